import PreviewProtocol

/// The files that previews do without, in lines for people: those of one reason together.
enum LeftOutFiles {
    /// The number of files of one reason that are named.
    private static let named = 3

    /// - Parameters:
    ///   - files: the files, as the project has them.
    ///   - paths: their paths as they are shown.
    /// - Returns: the lines; the commonest reasons last.
    static func lines(_ files: [LeftOutFile], _ paths: TerminalPaths) -> [String] {
        let groups = Dictionary(grouping: files, by: \.reason).map { reason, files in
            (reason: reason, files: files.map { paths.path($0.file) }.sorted())
        }
        return groups.sorted { ($0.files.count, $0.files[0]) < ($1.files.count, $1.files[0]) }.map { group in
            let first = group.files.prefix(named).joined(separator: ", ")
            let rest = group.files.count - named
            let names = rest > 0 ? "\(group.files.count) files (\(first) and \(rest) more)" : first
            return "left out, as \(group.reason): \(names)"
        }
    }
}
