/// A Swift source that is compiled with every project, in which type aliases shadow what a system framework declares.
struct AddedSource {
    let name: String
    private let lines: [Substring]

    init(name: String, text: String) {
        self.name = name
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// Returns the source without the aliases whose names a project gives to types of its own.
    func text(beside index: ProjectIndex) -> [UInt8] {
        let kept = lines.filter { line in
            guard let alias = line.prefixMatch(of: #/\s*public typealias (\w+) =/#) else { return true }
            return index.type(named: String(alias.1)) == nil
        }
        return Array(kept.joined(separator: "\n").utf8)
    }
}
