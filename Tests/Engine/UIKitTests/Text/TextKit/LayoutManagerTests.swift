import Testing
import UIKit

/// Where characters lie, as labels ask that find the link under a touch (optonaut/ActiveLabel, MessageKit's `MessageLabel`).
@MainActor
@Suite struct LayoutManagerTests {
    private let storage = NSTextStorage()
    private let manager = NSLayoutManager()
    private let container = NSTextContainer()
    private let font = UIFont.systemFont(ofSize: 20)

    init() {
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        container.lineFragmentPadding = 0
    }

    private func show(_ text: String, width: CGFloat = 0, lines: Int = 0) {
        storage.setAttributedString(NSAttributedString(string: text, attributes: [.font: font]))
        container.size = CGSize(width: width, height: 0)
        container.maximumNumberOfLines = lines
    }

    private func width(_ text: String) -> CGFloat { NSString(string: text).size(withAttributes: [.font: font]).width }

    @Test func theTextTakesWhatALabelTakes() {
        show("The quick brown fox jumps over the lazy dog", width: 150)
        let label = UILabel()
        label.font = font
        label.numberOfLines = 0
        label.text = storage.string
        let size = label.sizeThatFits(CGSize(width: 150, height: 0))
        let used = manager.usedRect(for: container)
        #expect(abs(used.height - size.height) < 1 && abs(used.width - size.width) < 1 && used.origin == .zero)
    }

    @Test func aPointIsInTheCharacterThatIsDrawnThere() throws {
        show("Tap #here or not")
        let range = (storage.string as NSString).range(of: "#here")
        let rect = manager.boundingRect(forGlyphRange: range, in: container)
        #expect(abs(rect.minX - width("Tap #here") + width("#here")) < 1 && abs(rect.width - width("#here")) < 1)
        #expect(rect.height == manager.usedRect(for: container).height)
        for x in stride(from: rect.minX + 1, to: rect.maxX, by: 3) {
            let index = manager.glyphIndex(for: CGPoint(x: x, y: rect.midY), in: container)
            #expect(range.contains(manager.characterIndexForGlyph(at: index)))
        }
        let before = manager.glyphIndex(for: CGPoint(x: rect.minX - 3, y: rect.midY), in: container)
        #expect(!range.contains(before))
        var fraction: CGFloat = 0
        _ = manager.glyphIndex(
            for: CGPoint(x: rect.maxX + 500, y: 0), in: container, fractionOfDistanceThroughGlyph: &fraction)
        #expect(fraction == 1)
    }

    /// A line ends with the space that no line begins with, or with the end of its paragraph.
    @Test func linesHaveAllCharacters() {
        show("one two three\nfour 👩‍👧 five", width: 75)
        var ranges: [NSRange] = []
        var tops: [CGFloat] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
            rect, used, _, range, _ in
            ranges.append(range)
            tops.append(used.minY)
            #expect(rect.width == 75 && used.width <= 76)
        }
        let texts = ranges.map { (storage.string as NSString).substring(with: $0) }
        #expect(texts.joined() == storage.string)
        #expect(texts.count > 2 && texts.first == "one two ")
        #expect(texts.contains { $0.hasSuffix("\n") } && tops == tops.sorted())
        let point = manager.location(forGlyphAt: ranges[1].location)
        #expect(point.x == 0 && point.y > 0)
        var effective = NSRange()
        let rect = manager.lineFragmentRect(forGlyphAt: ranges[1].location + 1, effectiveRange: &effective)
        #expect(effective == ranges[1] && rect.minY == tops[1])
    }

    @Test func whatIsCutOffIsKnown() {
        show("The quick brown fox jumps over the lazy dog", width: 100, lines: 1)
        container.lineBreakMode = .byTruncatingTail
        let cut = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
        #expect(cut.location > 4 && cut.location < 15 && NSMaxRange(cut) == storage.length)
        #expect(manager.usedRect(for: container).width <= 100.01)
        show("Fox")
        #expect(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
    }

    /// As readers of books make pages.
    @Test func textGoesOnInTheNextContainer() throws {
        show("one two three four five six", width: 60)
        container.size = CGSize(width: 60, height: 50)
        let next = NSTextContainer(size: CGSize(width: 60, height: 500))
        manager.addTextContainer(next)
        let (first, second) = (manager.glyphRange(for: container), manager.glyphRange(for: next))
        #expect(first.location == 0 && first.length > 0 && second.location == NSMaxRange(first))
        #expect(NSMaxRange(second) == storage.length)
        #expect(manager.textContainer(forGlyphAt: second.location, effectiveRange: nil) === next)
    }

    @Test func aChangeOfTheTextIsLaidOut() {
        show("wide text")
        let wide = manager.usedRect(for: container).width
        storage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "")
        #expect(manager.usedRect(for: container).width < wide)
        storage.addAttribute(.font, value: UIFont.systemFont(ofSize: 90), range: NSRange(location: 0, length: 4))
        #expect(manager.usedRect(for: container).width > wide)
    }

    @Test func anEmptyTextTakesNothing() {
        #expect(manager.usedRect(for: container) == .zero)
        #expect(manager.glyphIndex(for: .zero, in: container) == 0 && manager.numberOfGlyphs == 0)
        #expect(manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 0), in: container) == .zero)
    }

    /// A label that draws its text so, as optonaut/ActiveLabel does.
    @Test func glyphsAreDrawn() {
        final class LinkLabel: UILabel {
            let storage = NSTextStorage(string: "link", attributes: [.foregroundColor: UIColor.red])
            let manager = NSLayoutManager()
            let container = NSTextContainer(size: CGSize(width: 100, height: 100))
            override func drawText(in rect: CGRect) {
                if manager.textStorage == nil {
                    storage.addLayoutManager(manager)
                    manager.addTextContainer(container)
                }
                let all = NSRange(location: 0, length: storage.length)
                manager.drawBackground(forGlyphRange: all, at: rect.origin)
                manager.drawGlyphs(forGlyphRange: all, at: rect.origin)
            }
        }
        let stage = Stage(width: 100, height: 100)
        let label = LinkLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        stage.window.addSubview(label)
        stage.advance()
        label.layer.displayIfNeeded()
        #expect(label.layer.drawing.list != nil)
    }
}
