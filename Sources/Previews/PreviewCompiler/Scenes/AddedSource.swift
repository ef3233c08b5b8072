/// A Swift source that is compiled with every project, in which type aliases shadow what a system framework declares.
struct AddedSource {
    let name: String
    private let lines: [(text: Substring, alias: String?)]
    /// What the source gives other meanings, with the module and the name that each stands for: `StageTime.Operation`.
    let aliases: [String: String]

    init(name: String, text: String) {
        self.name = name
        var aliases: [String: String] = [:]
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let alias = line.prefixMatch(of: #/\s*public typealias (\w+) = ([\w.]+)/#)
            if let alias { aliases[String(alias.1)] = String(alias.2) }
            return (line, alias.map { String($0.1) })
        }
        self.aliases = aliases
    }

    /// Returns the source without the aliases whose names a project gives to types of its own.
    func text(beside index: ProjectIndex) -> [UInt8] {
        let kept = lines.filter { $0.alias.map(index.declaresForAll) != true }
        return Array(kept.map(\.text).joined(separator: "\n").utf8)
    }
}

extension [AddedSource] {
    /// What the sources give other meanings.
    var aliases: [String: String] { reduce(into: [:]) { $0.merge($1.aliases) { first, _ in first } } }
}
