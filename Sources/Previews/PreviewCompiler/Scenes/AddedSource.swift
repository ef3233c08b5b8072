/// A Swift source that is compiled with every project, in which type aliases shadow what a system framework declares.
struct AddedSource {
    let name: String
    private let lines: [(text: Substring, alias: String?)]

    init(name: String, text: String) {
        self.name = name
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            (line, line.prefixMatch(of: #/\s*public typealias (\w+) =/#).map { String($0.1) })
        }
    }

    /// What the source gives other meanings.
    var aliases: [String] { lines.compactMap(\.alias) }

    /// Returns the source without the aliases whose names a project gives to types of its own.
    func text(beside index: ProjectIndex) -> [UInt8] {
        let kept = lines.filter { $0.alias.map(index.declaresForAll) != true }
        return Array(kept.map(\.text).joined(separator: "\n").utf8)
    }
}
