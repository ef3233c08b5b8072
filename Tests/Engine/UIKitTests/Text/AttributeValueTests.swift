import Testing
import UIKit

/// Attributed strings compare the values of runs side by side.
@MainActor
@Suite struct AttributeValueTests {
    /// As mac-gallagher/Shuffle's cards add a paragraph style to lines that share a shadow.
    private static let values: [String: @MainActor (Int) -> NSObject] = [
        "fonts": { UIFont.systemFont(ofSize: CGFloat($0)) },
        "colours": { UIColor(white: 0, alpha: CGFloat($0) / 4) },
        "shadows": { offset in
            let shadow = NSShadow()
            shadow.shadowOffset.height = CGFloat(offset)
            shadow.shadowOffset.width = 0
            return shadow
        },
        "paragraph styles": { indent in
            let style = NSMutableParagraphStyle()
            style.firstLineHeadIndent = CGFloat(indent)
            return style
        },
        "attachments": { _ in NSTextAttachment() },
    ]

    @Test(arguments: ["attachments", "colours", "fonts", "paragraph styles", "shadows"])
    func runsSideBySideMayDifferInAnyValueOfAText(name: String) throws {
        let make = try #require(Self.values[name])
        let key = NSAttributedString.Key("key")
        let text = ReleasingMutableAttributedString(string: "a deck of cards", attributes: [key: make(1)])
        text.addAttribute(key, value: make(2), range: NSRange(location: 2, length: 4))
        text.append(ReleasingAttributedString(string: "!", attributes: [key: make(3)]))
        text.addAttributes([.kern: 1], range: NSRange(location: 0, length: text.length))
        var places: [Int] = []
        text.enumerateAttribute(key, in: NSRange(location: 0, length: text.length)) { _, range, _ in
            places.append(range.location)
        }
        #expect(places == [0, 2, 6, 15])
    }
}
