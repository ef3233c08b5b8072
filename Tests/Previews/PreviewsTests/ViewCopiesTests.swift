import Foundation
import Previews
import Testing
import UIKit

/// Views that are archived and read again, as DroidsOnRoids/SwiftCarousel copies its items.
@MainActor
@Suite struct ViewCopiesTests {
    private final class Card: UIView {}

    @Test func aCopyIsOfTheSameClassWithTheSameParts() throws {
        let card = Card(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        (card.backgroundColor, card.tag) = (.red, 7)
        let label = UILabel(frame: CGRect(x: 5, y: 5, width: 90, height: 20))
        (label.text, label.textColor, label.numberOfLines) = ("Ace", .blue, 2)
        card.addSubview(label)
        let archive = ViewCopies.archive(of: card)
        // An archive keeps what was then.
        label.text = "King"
        let copy = try #require(ViewCopies.object(of: archive) as? Card)
        #expect(copy !== card && copy.frame == card.frame && copy.backgroundColor == .red && copy.tag == 7)
        let text = try #require(copy.subviews.first as? UILabel)
        #expect(text.text == "Ace" && text.textColor == .blue && text.numberOfLines == 2)
        #expect(text.frame == label.frame && ViewCopies.object(of: archive) as? Card !== copy)
    }

    @Test func anotherArchiveIsFoundations() throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: "deck" as NSString, requiringSecureCoding: false)
        #expect(ViewCopies.object(of: data) as? String == "deck")
        #expect(ViewCopies.view(of: data) == nil)
    }
}
