import Foundation

/// The paths of a project's files as a terminal has them: from the folder in which the program was started, so that what opens
/// paths there opens these.
struct TerminalPaths {
    private let start: String

    /// - Parameters:
    ///   - project: the project's folder; an absolute path without links.
    ///   - folder: the folder in which the program was started.
    init(of project: String, from folder: String = FileManager.default.currentDirectoryPath) {
        let folder = URL(fileURLWithPath: folder).resolvingSymlinksInPath().pathComponents
        let project = URL(fileURLWithPath: project).pathComponents
        let common = zip(folder, project).prefix { $0 == $1 }.count
        let way = Array(repeating: "..", count: folder.count - common) + project[common...]
        // From one end of the file system to the other, the whole path is shorter.
        let relative = way.map { "\($0)/" }.joined()
        let absolute = project.dropFirst().reduce(into: "/") { $0 += "\($1)/" }
        start = relative.count <= absolute.count ? relative : absolute
    }

    /// Returns the path of a file, which is given from the project's folder on.
    func path(_ file: String) -> String { file.hasPrefix("/") ? file : start + file }

    /// The project's folder.
    var folder: String { start.isEmpty ? "." : String(start.dropLast(start.count > 1 ? 1 : 0)) }
}
