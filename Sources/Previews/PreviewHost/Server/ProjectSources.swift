import Foundation
import Glibc

/// The Swift files of a project that were compiled, where the places of code that has ended are looked up.
///
/// No other file is ever opened, whatever a place names: the process that the code runs in has told where it was.
struct ProjectSources {
    /// The greatest number of bytes that are read of a file.
    private static let limit = 4 << 20

    /// The project's folder; ends with a slash.
    private let root: String
    /// Paths from the project's folder on.
    private let files: Set<String>

    /// - Parameters:
    ///   - folder: the project's folder.
    ///   - files: the files that were compiled, by their paths from the folder on.
    init(folder: String, files: Set<String>) {
        root = folder.hasSuffix("/") ? folder : folder + "/"
        self.files = files
    }

    /// Returns a place with its file's path from the project's folder on; nil if that was not compiled.
    func relative(_ place: CrashReport.Place) -> CrashReport.Place? {
        let file = place.file.hasPrefix(root) ? String(place.file.dropFirst(root.count)) : place.file
        return files.contains(file) ? CrashReport.Place(file: file, line: place.line) : nil
    }

    /// Returns the text of a line; nil if there is none.
    func text(at place: CrashReport.Place) -> String? {
        let lines = lines(of: place.file)
        return lines.indices.contains(place.line - 1) ? String(lines[place.line - 1]) : nil
    }

    /// Finds where a function is declared: after the line that declares its type, or else in a file that names that.
    ///
    /// - Parameter function: as `swift-demangle` names it in short, such as "CardsLayout.layoutAttributesForElements(in:)".
    /// - Returns: its place; nil if that is not known or ambiguous.
    func declaration(of function: String) -> CrashReport.Place? {
        guard let match = function.firstMatch(of: /(\w+)\.(\w+)\(/) else { return nil }
        let declaration = "func \(match.2)("
        var (owned, named): ([CrashReport.Place], [CrashReport.Place]) = ([], [])
        for file in files.sorted() {
            let lines = lines(of: file)
            guard lines.contains(where: { $0.contains(match.1) }) else { continue }
            var type: Substring?
            for (index, line) in lines.enumerated() {
                type = line.firstMatch(of: /\b(?:class|struct|enum|actor|extension) (?!func\b|var\b)(\w+)/)?.1 ?? type
                guard line.contains(declaration) else { continue }
                let place = CrashReport.Place(file: file, line: index + 1)
                named.append(place)
                if type == match.1 { owned.append(place) }
            }
        }
        let places = owned.isEmpty ? named : owned
        return places.count == 1 ? places[0] : nil
    }

    /// The lines at which the classes and functions of the files are declared.
    ///
    /// O(length of the files).
    var declaredLines: DeclaredLines { DeclaredLines(files.sorted().lazy.map { ($0, lines(of: $0)) }) }

    private func lines(of file: String) -> [Substring] {
        guard files.contains(file), let data = contents(of: file) else { return [] }
        return String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// Reads a file, unless a part of its path from the project's folder on is a link or leads upwards.
    private func contents(of file: String) -> Data? {
        let names = file.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard !names.contains(where: { ["", ".", ".."].contains($0) }) else { return nil }
        var folder = open(root, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { if folder >= 0 { close(folder) } }
        for name in names.dropLast() where folder >= 0 {
            let next = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            close(folder)
            folder = next
        }
        guard folder >= 0, let name = names.last else { return nil }
        let descriptor = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            return nil
        }
        return try? FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).read(upToCount: Self.limit)
    }
}
