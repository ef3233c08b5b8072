import ProjectFiles

/// Modules in Objective-C of packages whose other sources are Swift's: what stands for each here, by its public interface.
enum ObjectiveCStandIns {
    private static let all = [(module: "RxCocoaRuntime", source: rxCocoaRuntime)]

    /// The sources of the modules whose names files use, and of which none of them declares any.
    ///
    /// - Parameters:
    ///   - files: all files of the project, those of packages in its folder included.
    ///   - folder: the project's folder.
    ///   - derived: files that were made before.
    /// - Returns: the sources.
    static func sources(
        for files: [SourceFile], in folder: String, keeping derived: DerivedFiles = DerivedFiles()
    ) -> [SourceFile] {
        all.compactMap { module, source in
            let file = derived.file(
                path: "\(ProjectFolder.stubs)/\(module).swift", in: folder, text: Array(source.utf8))
            let names = file.summary.declared
            let isWanted =
                files.contains { !$0.summary.names.isDisjoint(with: names) }
                && files.allSatisfy { $0.summary.declared.isDisjoint(with: names) }
            return isWanted ? file : nil
        }
    }
}
