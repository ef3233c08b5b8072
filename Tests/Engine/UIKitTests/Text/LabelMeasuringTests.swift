import Testing

@testable import UIKit

/// In a monospaced font of 10 points: each letter is 6 points wide.
@MainActor @Suite struct LabelMeasuringTests {
    static let font = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)

    func label(_ text: String?, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.font = Self.font
        label.numberOfLines = lines
        label.text = text
        return label
    }

    /// The buttons of gringoireDM/LNZCollectionLayouts are as wide as San Francisco's titles.
    @Test func aLineThatIsNarrowerInSanFranciscoIsWhole() throws {
        func fragments(_ width: CGFloat) -> String {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 30))
            label.font = .systemFont(ofSize: 15)
            label.text = "Safari Tab"
            label.layer.displayIfNeeded()
            return label.layer.drawing.text?.fragments.map(\.text.text).joined() ?? ""
        }
        #expect(fragments(69) == "Safari Tab")
        #expect(fragments(66) != "Safari Tab")
    }

    @Test func aLabelIsAsLargeAsItsTextInWholePixels() {
        #expect(label("abc").intrinsicContentSize == CGSize(width: 18, height: 12))
        #expect(label("abc").sizeThatFits(CGSize(width: 5, height: 5)).width == 18)
        #expect(label(nil).intrinsicContentSize == .zero && label("").intrinsicContentSize == .zero)
    }

    @Test func severalLinesAreBrokenAtTheWidthThatIsGiven() {
        let label = label("one two three", lines: 0)
        #expect(label.sizeThatFits(CGSize(width: 45, height: 0)) == CGSize(width: 42, height: 24))
        #expect(label.intrinsicContentSize == CGSize(width: 78, height: 12))
        label.preferredMaxLayoutWidth = 45
        #expect(label.intrinsicContentSize == CGSize(width: 42, height: 24))
        label.numberOfLines = 1
        #expect(label.sizeThatFits(CGSize(width: 45, height: 0)).width == 78)
    }

    @Test func aLabelThatFitsItsSizeShowsAllOfItsText() {
        for text in ["Hello, world", "AVATAR To Wave", "Ta. P, r, — “x”", "Ünïcödé", "1,234.5"] {
            for size in stride(from: CGFloat(9), through: 60, by: 0.7) {
                let label = UILabel()
                label.font = .systemFont(ofSize: size, weight: .semibold)
                label.text = text
                label.sizeToFit()
                let fitting = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1)
                #expect(fitting.width == label.bounds.width)
            }
        }
    }

    @Test func runsHaveTheirOwnFontsAndKerning() {
        let large = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)
        let text = NSMutableAttributedString(string: "ab", attributes: [.font: Self.font])
        text.append(NSAttributedString(string: "cd", attributes: [.font: large, .kern: 3]))
        #expect(text.size().width == CGFloat(42))
        #expect(text.size().height == large.lineHeight)
    }

    @Test func paragraphStylesSpaceLines() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 4
        style.minimumLineHeight = 20
        let text = NSAttributedString(string: "a\nb\nc", attributes: [.font: Self.font, .paragraphStyle: style])
        #expect(text.size().height == CGFloat(68))
    }

    @Test func boundsAreBrokenOnlyIfLineOriginsAreUsed() {
        let attributes: [NSAttributedString.Key: Any] = [.font: Self.font]
        let limit = CGSize(width: 45, height: 1000)
        #expect("one two three".boundingRect(with: limit, attributes: attributes).width == 78)
        let rect = "one two three".boundingRect(with: limit, options: .usesLineFragmentOrigin, attributes: attributes)
        #expect(rect == CGRect(x: 0, y: 0, width: 42, height: 2 * Self.font.lineHeight))
    }

    @Test func theFirstCharactersAttributesBecomeTheLabels() {
        let label = UILabel()
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        label.attributedText = NSAttributedString(
            string: "abc", attributes: [.font: Self.font, .foregroundColor: UIColor.red, .paragraphStyle: style])
        #expect(label.text == "abc" && label.font == Self.font && label.textColor == .red)
        #expect(label.textAlignment == .right && label.lineBreakMode == .byWordWrapping)
        label.font = Self.font.withSize(20)
        #expect(label.intrinsicContentSize.width == 36)
    }

    @Test func baselinesAreThoseOfTheFirstAndTheLastLine() throws {
        let label = label("a\nb", lines: 0)
        let baselines = try #require(label.baselines(in: CGSize(width: 50, height: 100)))
        let top = 50 - Self.font.lineHeight
        #expect(abs(baselines.first - (top + Self.font.ascender)) < 1e-9)
        #expect(abs(baselines.last - baselines.first - Self.font.lineHeight) < 1e-9)
    }

    @Test func textBecomesSmallerAsFarAsItMay() {
        let label = label("abcdefghij")
        label.adjustsFontSizeToFitWidth = true
        let bounds = CGRect(x: 0, y: 0, width: 30, height: 20)
        #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).height == 6)
        label.minimumScaleFactor = 0.8
        #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).height == 10)
    }

    @Test func anAttachmentTakesItsWidth() {
        let icon = NSTextAttachment(image: UIImage(file: "icon.png", size: CGSize(width: 18, height: 18)))
        let text = NSMutableAttributedString(attachment: icon)
        text.addAttribute(.font, value: Self.font, range: NSRange(location: 0, length: 1))
        text.append(NSAttributedString(string: "ab", attributes: [.font: Self.font]))
        #expect(text.size().width == CGFloat(30))
        icon.bounds = CGRect(x: 0, y: -2, width: 12, height: 12)
        #expect(text.size().width == CGFloat(24))
    }
}
