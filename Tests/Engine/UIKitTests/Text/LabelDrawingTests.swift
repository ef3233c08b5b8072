import Testing

@testable import UIKit

/// In a monospaced font of 10 points: each letter is 6 points wide.
@MainActor @Suite struct LabelDrawingTests {
    private func drawn(_ width: CGFloat, _ height: CGFloat, _ set: (UILabel) -> Void) throws -> LayerDrawing.Text {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
        label.font = .monospacedSystemFont(ofSize: 10, weight: .regular)
        set(label)
        label.layer.displayIfNeeded()
        return try #require(label.layer.drawing.text)
    }

    @Test func linesAreCentredInTheHeight() throws {
        let text = try drawn(100, 60) {
            $0.numberOfLines = 0
            $0.text = "one\ntwo"
        }
        let font = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)
        let baselines = text.fragments.map(\.text.baseline)
        #expect(abs(baselines[0] - Double(font.ascender - font.lineHeight)) < 1e-9)
        #expect(abs(baselines[1] - Double(font.ascender)) < 1e-9)
        #expect(text.whole == nil && !text.isClipped)
    }

    @Test func aCutTextKeepsAllOfItForThoseWhoHear() throws {
        let text = try drawn(30, 12) { $0.text = "one two three" }
        #expect(text.fragments.map(\.text.text) == ["one…"])
        #expect(text.whole == "one two three")
    }

    @Test func aChangeOfTheSizeLaysTheTextOutAnew() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 30, height: 12))
        label.font = .monospacedSystemFont(ofSize: 10, weight: .regular)
        label.text = "one two"
        label.layer.displayIfNeeded()
        label.frame.size.width = 60
        #expect(label.layer.needsDisplay())
        label.layer.displayIfNeeded()
        #expect(label.layer.drawing.text?.fragments.map(\.text.text) == ["one two"])
        label.text = ""
        label.layer.displayIfNeeded()
        #expect(label.layer.drawing.text == nil)
    }

    @Test func aColourOfOneRangeIsThatRangesAlone() throws {
        let string = NSMutableAttributedString(string: "ab", attributes: [.foregroundColor: UIColor.red])
        string.append(NSAttributedString(string: "cd"))
        func colors(_ set: (UILabel) -> Void) throws -> [CGColor] {
            try drawn(100, 20) {
                $0.textColor = .blue
                $0.attributedText = string
                set($0)
            }.fragments.map(\.color)
        }
        let (mixed, green) = (try colors { _ in }, try colors { $0.textColor = .green })
        #expect(mixed == [UIColor.red.cgColor, UIColor.blue.cgColor])
        #expect(Set(green) == [UIColor.green.cgColor])
        // The first character's are the label's own.
        let plain = try colors { $0.text = "plain" }
        #expect(plain == [UIColor.red.cgColor])
    }

    @Test func runsKeepTheirLooks() throws {
        let string = NSMutableAttributedString(string: "ab", attributes: [.foregroundColor: UIColor.red])
        string.append(
            NSAttributedString(
                string: "cd",
                attributes: [
                    .underlineStyle: NSUnderlineStyle.single.rawValue, .backgroundColor: UIColor.yellow,
                    .strikethroughStyle: 1,
                ]))
        let text = try drawn(100, 20) { $0.attributedText = string }
        #expect(text.fragments.map(\.text.text) == ["ab", "cd"])
        #expect(text.fragments.map(\.isUnderlined) == [false, true])
        #expect(text.fragments[1].isStruckThrough && text.fragments[1].background == UIColor.yellow.cgColor)
        #expect(text.fragments[0].color == UIColor.red.cgColor)
    }

    /// Insets its text, as published labels do.
    private final class PaddedLabel: UILabel {
        override func drawText(in rect: CGRect) {
            super.drawText(in: rect.inset(by: UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 0)))
        }
    }

    @Test func aSubclassDrawsTheTextWhereItWants() {
        let label = PaddedLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "abc"
        label.layer.displayIfNeeded()
        #expect(label.layer.drawing.text?.fragments.first?.text.x == 12)
    }

    @Test func aShadowLiesBelowTheText() throws {
        let text = try drawn(100, 20) {
            $0.text = "abc"
            $0.shadowColor = .gray
            $0.shadowOffset = CGSize(width: 1, height: 2)
        }
        #expect(text.fragments.count == 2 && text.fragments[0].color == UIColor.gray.cgColor)
        #expect(text.fragments[0].text.x == 1)
        #expect(abs(text.fragments[0].text.baseline - text.fragments[1].text.baseline - 2) < 1e-9)
    }

    @Test func clippedTextSaysSo() throws {
        let text = try drawn(20, 12) {
            $0.lineBreakMode = .byClipping
            $0.text = "abcdefgh"
        }
        #expect(text.isClipped && text.fragments.map(\.text.text) == ["abcd"])
    }

    /// A label is drawn to a bitmap of its size.
    @Test(arguments: [(5.0, true), (8, true), (12, false), (40, false)])
    func aTextHigherThanItsLabelIsCutOff(height: CGFloat, isCut: Bool) throws {
        #expect(try drawn(100, height) { $0.text = "abc" }.isClipped == isCut)
    }

    @Test(arguments: [CGSize(width: 100, height: 0), CGSize(width: 0, height: 20)])
    func aLabelWithoutAreaDrawsNothing(size: CGSize) {
        let label = UILabel(frame: CGRect(origin: .zero, size: size))
        label.text = "abc"
        label.layer.displayIfNeeded()
        #expect(label.layer.drawing.text == nil)
    }
}
