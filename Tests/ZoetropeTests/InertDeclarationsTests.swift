import Foundation
import Testing

/// What the engine declares for source compatibility alone: where it stands, and where that is told.
///
/// With `ZOETROPE_RECORD=1` in the environment the article's list is written anew.
@Suite struct InertDeclarationsTests {
    private static let engine = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources/Engine").standardized
    private static let article = engine.appending(path: "UIKit/UIKit.docc/WithoutEffect.md")

    /// Those that can't be overridden and yet stand with what works, with the reason.
    private static let exceptions: Set = [
        // The engine's modules below UIKit have few of them.
        "CGContext.setAllowsAntialiasing(_:)", "CGContext.setFlatness(_:)", "CGContext.setShouldAntialias(_:)",
        "CGInterpolationQuality", "CGContext.interpolationQuality", "NSKeyValueObservingOptions.prior",
        "CALayerContentsFormat", "CALayerContentsFilter", "CAEdgeAntialiasingMask", "Own.probe(_:in:)",
        // Structures hold what was set themselves.
        "TextProperties.allowsDefaultTighteningForTruncation", "Configuration.automaticallyUpdateForSelection",
        "Configuration.indicator",
        // Types, and functions of no type.
        "UIPointerEffect", "UIPointerShape", "CTFontManagerUnregisterFontsForURL(_:_:_:)",
    ]

    private struct Declaration {
        var name: String
        var file: String
        var isOverridable: Bool
    }

    /// Returns the public declarations whose documentation says that they do nothing, of the files of a folder.
    private static func declarations(below folder: String = "") throws -> [Declaration] {
        let root = engine.appending(path: folder)
        let files = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        return try files.filter { $0.hasSuffix(".swift") }.sorted().flatMap { file in
            let text = try String(contentsOf: root.appending(path: file), encoding: .utf8)
            return declarations(in: text).map { name, isOverridable in
                Declaration(name: name, file: file, isOverridable: isOverridable)
            }
        }
    }

    private static func declarations(in text: String) -> [(name: String, isOverridable: Bool)] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var found: [(name: String, isOverridable: Bool)] = []
        var owners: [(indent: Int, name: String)] = []
        var summary: [String]?
        var endsSummary = false
        for (number, line) in lines.enumerated() {
            let code = line.trimmingCharacters(in: .whitespaces)
            if code.hasPrefix("///") {
                let words = code.dropFirst(3).trimmingCharacters(in: .whitespaces)
                endsSummary = endsSummary || words.isEmpty
                if !endsSummary { summary = (summary ?? []) + [words] }
                continue
            }
            guard !code.isEmpty, !code.hasPrefix("@") || code.contains(" func ") else { continue }
            let indent = line.prefix { $0 == " " }.count
            owners.removeAll { $0.indent >= indent && code != "}" }
            if let summary, isInert(summary.joined(separator: " ")), code.contains(/\b(public|open)\b/),
                let name = name(of: lines[number...].joined(separator: " "))
            {
                let isMember = !owners.isEmpty && name.first?.isUppercase == false
                found.append(
                    (isMember ? "\(owners.last!.name).\(name)" : name, code.contains(/\bopen\b/)))
            }
            (summary, endsSummary) = (nil, false)
            // Words are found faster than expressions, and most lines have none of these.
            if ["class ", "struct ", "enum ", "extension ", "protocol "].contains(where: code.contains),
                let type = code.firstMatch(of: /\b(?:class|struct|enum|extension|protocol) (?:[A-Z]\w*\.)*([A-Z]\w*)/)
            {
                owners.append((indent, String(type.1)))
            }
        }
        return found
    }

    /// Whether a documentation's first paragraph says that what follows does nothing.
    private static func isInert(_ summary: String) -> Bool {
        summary.hasPrefix("Has no effect") || summary.hasPrefix("Does nothing: ")
            || summary.hasPrefix("Is not called: ")
            || (summary.contains("has no effect") && summary.contains(/[;,] (it |which )?has no effect/))
    }

    /// Returns the name of the declaration with which a text begins, with its arguments' labels.
    private static func name(of code: String) -> String? {
        let first = /.*?\b(?:func|init|var|let|case|struct|enum|typealias|protocol|class(?! (?:func|var)))\b/
        guard let keyword = code.prefixMatch(of: first)?.0 else { return nil }
        if keyword.hasSuffix("init") { return nil }
        if keyword.hasSuffix("func"), let function = code.prefixMatch(of: /.*?\bfunc (\w+)(<[^>]*>)?\(/) {
            var (labels, depth, argument) = ("", 1, "")
            for character in code[function.range.upperBound...] {
                switch character {
                case "(", "[": depth += 1
                case ")", "]": depth -= 1
                default: break
                }
                if depth == 0 || (depth == 1 && character == ",") {
                    let label = argument.trimmingCharacters(in: .whitespaces).prefix { $0 != ":" && $0 != " " }
                    if !label.isEmpty { labels += label + ":" }
                    argument = ""
                    if depth == 0 { break }
                } else {
                    argument.append(character)
                }
            }
            return "\(function.1)(\(labels))"
        }
        let name = code.dropFirst(keyword.count).drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return name.isEmpty ? nil : String(name)
    }

    // MARK: Tests

    @Test func whatIsFoundIsWhatTheSourcesSay() {
        let found = Self.declarations(
            in: """
                open class Card: Thing {
                    /// Has no effect: cards lie still.
                    open var motion = 0
                    /// Draws it.
                    ///
                    /// Has no effect while it is hidden.
                    open func draw(_ rect: CGRect, in context: Context) {}
                    /// Which way it lies; has no effect.
                    @discardableResult
                    public func turn(_ angle: CGFloat, about point: CGPoint) -> Bool { true }
                    /// Does nothing: it is internal.
                    func fall() {}
                }
                """)
        #expect(found.map(\.name) == ["Card.motion", "Card.turn(_:about:)"])
        #expect(found.map(\.isOverridable) == [true, false])
    }

    /// Members that subclasses may override have to stand in their classes.
    @Test func whatNeedNotStandInAClassStandsInAFolderOfItsOwn() throws {
        let found = try Self.declarations()
        #expect(found.count > 200)
        let elsewhere = found.filter {
            !$0.isOverridable && !$0.file.contains("/Inert/") && !$0.file.hasPrefix("StageTime")
        }
        #expect(Set(elsewhere.map(\.name)).subtracting(Self.exceptions) == [])
    }

    @Test func nothingElseStandsInThatFolder() throws {
        let folder = Self.engine.appending(path: "UIKit/Inert")
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
            let declared = text.matches(of: /public (static )?(let|var|func)/).count
            #expect(declared > 0 && declared == Self.declarations(in: text).count, "\(file)")
        }
    }

    /// The article has a line for each type.
    @Test func theDocumentationListsThemAll() throws {
        let names = try Self.declarations().map(\.name)
        let types = Dictionary(grouping: Set(names)) { $0.split(separator: ".").first.map(String.init) ?? $0 }
        let list = types.keys.sorted().map { type in
            let members = types[type, default: []].map {
                $0 == type ? "all of it" : "`\($0.dropFirst(type.count + 1))`"
            }
            return "- term `\(type)`: \(members.sorted().joined(separator: ", "))"
        }
        let text = try String(contentsOf: Self.article, encoding: .utf8)
        let head = text.prefix(upTo: try #require(text.firstRange(of: "- term ")).lowerBound)
        let whole = head + list.joined(separator: "\n") + "\n"
        if ProcessInfo.processInfo.environment["ZOETROPE_RECORD"] == "1" {
            try whole.write(to: Self.article, atomically: true, encoding: .utf8)
        }
        #expect(text == whole, "record the list anew with ZOETROPE_RECORD=1")
    }
}
