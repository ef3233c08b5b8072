import QuartzCore
import Testing

@testable import UIKit

/// Attributed strings of Swift, with the attributes of UIKit.
@MainActor
@Suite struct AttributedStringTests {
    @Test func itsAttributesAreThoseOfAnNSAttributedString() throws {
        var text = AttributedString("Deck of cards")
        text.font = .systemFont(ofSize: 20)
        text.foregroundColor = .red
        let word = try #require(text.range(of: "cards"))
        text[word].underlineStyle = .single
        text[word].kern = 2
        let converted = NSAttributedString(text)
        #expect(converted.string == "Deck of cards")
        #expect((converted.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 20)
        #expect(converted.attribute(.underlineStyle, at: 0, effectiveRange: nil) == nil)
        #expect(converted.attribute(.underlineStyle, at: 8, effectiveRange: nil) as? Int == 1)
        #expect(converted.attribute(.kern, at: 8, effectiveRange: nil) as? CGFloat == 2)
        #expect(AttributedString(converted) == text)
    }

    @Test func aContainerIsMadeOfADictionary() {
        let container = AttributeContainer([.font: UIFont.systemFont(ofSize: 9), .baselineOffset: 4])
        #expect(container.font?.pointSize == 9 && container.baselineOffset == 4 && container.kern == nil)
    }
}
