/// What `zoetrope doctor` has found out about one thing that the program needs.
struct Finding: Encodable, Equatable {
    enum State: String, Encodable {
        case fine
        /// Something works, but not as well as it could.
        case note
        /// A command can't do its work.
        case missing
    }

    /// What was looked at.
    var name: String
    var state: State
    /// What there is, in one line.
    var found: String
    /// What to do about it, in one line; nil if there is nothing to be done.
    var help: String?

    /// One line, and a second one with what to do.
    var text: String {
        let head = "\(state.rawValue.padded(to: 8))\(name.padded(to: 11))\(found)"
        return help.map { "\(head)\n\("".padded(to: 19))\($0)" } ?? head
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(width - count, 1)) }
}
