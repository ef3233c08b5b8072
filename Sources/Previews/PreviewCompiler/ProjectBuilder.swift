import PreviewProtocol

/// What makes libraries of a project whenever its files have changed.
package protocol ProjectBuilder: AnyObject {
    /// The absolute path of the project's folder.
    var folder: String { get }
    /// The absolute paths of the folders to be watched.
    var folders: [String] { get }
    /// The number of the last build.
    var number: Int { get }

    /// Reads what has changed since the last call.
    ///
    /// - Returns: the changed files; nil if nothing has changed.
    func update() -> [String]?

    /// Brings what ``update()`` has found lacking into the project's folder.
    ///
    /// - Parameters:
    ///   - fetcher: what brings packages.
    ///   - tell: is told of each package when it begins to be fetched, and again with its version, or if it can't be.
    ///   - isWanted: is asked again and again whether it may go on.
    /// - Returns: the files that are read anew.
    func fetch(
        by fetcher: PackageFetcher, tell: (PackageFetch) -> Void, while isWanted: () -> Bool
    ) -> [String]

    /// Returns the scenes that what ``update()`` has read last declares, whether it compiles or not.
    func declaredScenes() -> [PreviewScene]

    /// Builds what ``update()`` has read last.
    ///
    /// - Parameter isWanted: is asked again and again whether the build may go on.
    /// - Returns: the result; nil if the build was not wanted any more.
    func build(while isWanted: () -> Bool) -> PreviewBuild?

    /// Optimises the sources of the last build, if that has not.
    ///
    /// - Parameter isWanted: is asked again and again whether it may go on.
    /// - Returns: the library; nil if there is nothing to optimise, or it was not wanted any more.
    func optimise(while isWanted: () -> Bool) -> OptimisedLibrary?

    /// Returns the lines that tuned values change, and writes the files if the request says so.
    ///
    /// - Throws: `PreviewFault` for values that don't fit, and for files that are no longer as they were read.
    func change(_ request: SourceChangeRequest) throws -> SourceChanges
}
