import Foundation

/// A file of the page's fonts, and the characters that it is for: `fonts/files.json`, written by web/fonts/make.py.
struct FontFile: Decodable {
    let file: String
    private let family: String
    private let style: String
    /// A CSS unicode-range.
    private let range: String

    /// Reads the list of the files.
    ///
    /// - Throws: ``ReplayError`` if there is none, or it is malformed.
    static func all(in web: String) throws -> [FontFile] {
        let path = "fonts/files.json"
        let text = try WebFile.text(path, in: web)
        do {
            return try JSONDecoder().decode([FontFile].self, from: Data(text.utf8))
        } catch {
            throw ReplayError("the page's file \(web)/\(path) is no list of fonts")
        }
    }

    /// Returns whether a text has characters that are in the file.
    ///
    /// O(characters).
    func isNeeded(for needs: FontNeeds) -> Bool {
        let face = FontNeeds.Face(isTabular: family == "tabular", isItalic: style == "italic")
        guard let characters = needs.characters[face] else { return false }
        return ranges.contains { range in characters.contains(where: range.contains) }
    }

    private var ranges: [ClosedRange<UInt32>] {
        range.split(separator: ", ").compactMap { part in
            let ends = part.dropFirst(2).split(separator: "-").compactMap { UInt32($0, radix: 16) }
            return ends.count == 2 && ends[0] <= ends[1] ? ends[0]...ends[1] : nil
        }
    }
}
