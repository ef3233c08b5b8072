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

    private final class Row: UITableViewCell {
        let mark = UILabel()

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(mark)
        }

        required init?(coder: NSCoder) { nil }
    }

    /// Ramotion/elongation-preview shows a copy of a cell above its details.
    @Test func aCopyOfACellIsAnotherOneOfItsTable() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        table.register(Row.self, forCellReuseIdentifier: "row")
        let row = try #require(table.dequeueReusableCell(withIdentifier: "row") as? Row)
        table.addSubview(row)
        row.frame = CGRect(x: 0, y: 44, width: 300, height: 80)
        row.mark.text = "Ace"
        let copy = try #require(ViewCopies.object(of: ViewCopies.archive(of: row)) as? Row)
        #expect(copy !== row && copy.mark.text == "Ace" && copy.frame == row.frame)
    }

    @Test func anotherArchiveIsFoundations() throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: "deck" as NSString, requiringSecureCoding: false)
        #expect(ViewCopies.object(of: data) as? String == "deck")
        #expect(ViewCopies.view(of: data) == nil)
    }

    /// militonyan98/expense-tracker-ios keeps its categories' colours as data.
    @Test func aColourIsReadOfItsArchive() throws {
        let archive = ColorArchives.archive(of: UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.75))
        let color = try #require(ColorArchives.color(of: archive))
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #expect([red, green, blue, alpha] == [0.25, 0.5, 1, 0.75])
        #expect((ViewCopies.object(of: archive) as? UIColor) == color)
        for other in ["", "zoetrope-color 1 2 3", "zoetrope-color a b c d", "other 1 1 1 1"] {
            #expect(ColorArchives.color(of: Data(other.utf8)) == nil)
        }
    }
}
