import Foundation
import Previews
import Testing

/// Objects in formats: codedbypm/StackViewController logs its controllers so.
@Suite struct FormattedObjectsTests {
    private final class Card: NSObject {
        override var description: String { "a card" }
    }

    @Test func objectsArePrintedByTheirDescriptions() throws {
        #expect(String(format: "%@ of %d, %@", Card(), 3, NSNumber(value: 4)) == "a card of 3, 4")
        let url = try #require(URL(string: "https://example.com/a"))
        #expect(String(format: "%@ %@", url as any CVarArg, "b") == "https://example.com/a b")
        let id = UUID()
        #expect(String(format: "%@", id) == id.uuidString)
        let date = Date(timeIntervalSince1970: 0)
        #expect(String(format: "%@", date) == date.description)
        let arguments: [any CVarArg] = [NSString(string: "deck"), Card()]
        #expect(String(format: "%@ %@", arguments: arguments) == "deck a card")
        // veks9/cocktails-ios hands on the arguments of a function as one: NSArray's and NSDictionary's descriptions.
        #expect(String(format: "%@ %@", ["a", "b"], ["c": 1]) == "(\n    a,\n    b\n) {\n    c = 1;\n}")
        #expect(String(format: "%@", [Int]()) == "(\n)")
        let made = withVaList(["a", 2]) {
            NSString(format: "%@ %d", locale: Locale(identifier: "en_US"), arguments: $0)
        }
        #expect(made as String == "a 2")
    }

    @Test func manyFormatsKeepNoMoreThanAFewTexts() {
        let texts = (0..<1000).map { String(format: "%@ %@", Card(), NSNumber(value: $0)) }
        #expect(texts.last == "a card 999")
    }
}
