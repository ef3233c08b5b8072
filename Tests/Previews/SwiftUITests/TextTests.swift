import Foundation
import Previews
import Testing
import UIKit

@testable import SwiftUI

/// What texts show of translations, marks and attributes.
@MainActor @Suite(.serialized) struct TextTests {
    /// carlosypunto/RickAndMorty-iOS names its labels by keys.
    @Test func aTextIsLookedUpInTheAppsTranslations() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("zoetrope-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func unit(_ text: String) -> String {
            #"{"localizations":{"en":{"stringUnit":{"state":"translated","value":"\#(text)"}}}}"#
        }
        let strings = #"{"list.title":\#(unit("Decks")),"%lld cards":\#(unit("Cards: %lld"))}"#
        try Data(#"{"sourceLanguage":"en","version":"1.0","strings":\#(strings)}"#.utf8)
            .write(to: folder.appendingPathComponent("Localizable.xcstrings"))
        PreviewResources.use(folder.path)
        defer { PreviewResources.use(nil) }
        let (key, count) = ("list.title", 3)
        let shown = ShownView(
            VStack {
                Text("list.title")
                Text("\(count) cards")
                Text("list.title", comment: "A title")
                Button("list.title") {}
                Text(key)
                Text(verbatim: "list.title")
            })
        #expect(shown.texts == ["Decks", "Cards: 3", "Decks", "Decks", "list.title", "list.title"])
    }

    private func attributes(_ text: Text) -> [[NSAttributedString.Key: Any]] {
        let label = ShownView(text).views.compactMap { $0 as? UILabel }.first
        var all: [[NSAttributedString.Key: Any]] = []
        label?.attributedText?.enumerateAttributes(in: NSRange(0..<(label?.text?.utf16.count ?? 0))) { values, _, _ in
            all.append(values)
        }
        return all
    }

    @Test func marksWithinALineAreSetOtherwise() {
        #expect(ShownView(Text("a **b** *c* ~~d~~")).texts == ["a b c d"])
        let all = attributes(Text("a **b**"))
        #expect(
            all.map { ($0[.font] as? UIFont)?.fontDescriptor.symbolicTraits.contains(.traitBold) } == [false, true])
        #expect(ShownView(Text(verbatim: "**b**")).texts == ["**b**"])
    }

    /// SparrowTek/podcast-iOS keeps colours as text, and sets what lies on them by how light they are.
    @Test func aColourIsKnownByItsPartsInAnEnvironment() throws {
        var environment = EnvironmentValues()
        let color = Color(red: 0.25, green: 0.5, blue: 1, opacity: 0.5)
        let parts = color.resolve(in: environment)
        #expect(parts == Color.Resolved(red: 0.25, green: 0.5, blue: 1, opacity: 0.5))
        #expect(try JSONDecoder().decode(Color.Resolved.self, from: JSONEncoder().encode(parts)) == parts)
        #expect(Color(parts).resolve(in: environment) == parts)
        #expect(Color.primary.resolve(in: environment).red == 0)
        environment.colorScheme = .dark
        #expect(Color.primary.resolve(in: environment).red == 1)
    }

    @Test func attributesAreThoseOfTheString() throws {
        var string = AttributedString("red ")
        string.foregroundColor = .red
        string.underlineStyle = .single
        var rest = AttributedString("large")
        rest.font = .largeTitle
        let all = attributes(Text(string + rest))
        #expect(all.count == 2 && (all[0][.foregroundColor] as? UIColor)?.cgColor == UIColor.systemRed.cgColor)
        #expect(all[0][.underlineStyle] != nil && all[1][.underlineStyle] == nil)
        #expect((all[1][.font] as? UIFont)?.pointSize == UIFont.preferredFont(forTextStyle: .largeTitle).pointSize)
        let marked = try AttributedString(markdown: "**b** [l](https://example.com)")
        #expect(String(marked.characters) == "b l")
        let fonts = attributes(Text(marked)).map { $0[.font] as? UIFont }
        #expect(fonts.map { $0?.fontDescriptor.symbolicTraits.contains(.traitBold) } == [true, false, false])
    }
}
