/// The source by which a project's `NSSortDescriptor` is one that reads values by their names, which Foundation's does not on Linux.
enum SortShadows {
    private static let name = "NSSortDescriptor"
    private static let source = """
        import CoreData

        public typealias \(name) = CoreData.KeySortDescriptor

        """

    /// Returns the source of a project that names it.
    ///
    /// - Parameter index: the project's files.
    /// - Returns: a file's name and text; none for a project that does not name it, or that has a type of the name.
    static func files(with index: ProjectIndex) -> [(name: String, text: [UInt8])] {
        guard !index.declares(name), index.files.contains(where: { $0.summary.names.contains(name) }) else { return [] }
        return [(name: "sort-descriptors.swift", text: Array(source.utf8))]
    }
}
