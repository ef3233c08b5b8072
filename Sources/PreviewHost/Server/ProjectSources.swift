import Foundation

/// The Swift files of a project, where a backtrace's places are looked up.
struct ProjectSources {
    /// The project's folder; ends with a slash.
    private let root: String

    init(folder: String) {
        root = folder.hasSuffix("/") ? folder : folder + "/"
    }

    /// Returns a place with its file's path from the project's folder on; nil if it isn't in the project.
    func relative(_ place: CrashReport.Place) -> CrashReport.Place? {
        if place.file.hasPrefix(root) {
            return CrashReport.Place(file: String(place.file.dropFirst(root.count)), line: place.line)
        }
        return FileManager.default.fileExists(atPath: root + place.file) ? place : nil
    }

    /// Returns the text of a line; nil if there is none.
    func text(at place: CrashReport.Place) -> String? {
        let lines = lines(of: place.file)
        return lines.indices.contains(place.line - 1) ? String(lines[place.line - 1]) : nil
    }

    /// Finds where a function is declared, in a file that names its type.
    ///
    /// - Parameter function: as backtraces name it, such as "CardsLayout.layoutAttributesForElements(in:)".
    /// - Returns: its place; nil if that is not known or ambiguous.
    func declaration(of function: String) -> CrashReport.Place? {
        guard let match = function.firstMatch(of: /(\w+)\.(\w+)\(/) else { return nil }
        let declaration = "func \(match.2)("
        let places = files.flatMap { file -> [CrashReport.Place] in
            let lines = lines(of: file)
            guard lines.contains(where: { $0.contains(match.1) }) else { return [] }
            return lines.indices.filter { lines[$0].contains(declaration) }
                .map { CrashReport.Place(file: file, line: $0 + 1) }
        }
        return places.count == 1 ? places[0] : nil
    }

    /// Paths from the project's folder on.
    private var files: [String] {
        (FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") }
    }

    private func lines(of file: String) -> [Substring] {
        ((try? String(contentsOfFile: root + file, encoding: .utf8)) ?? "")
            .split(separator: "\n", omittingEmptySubsequences: false)
    }
}
