import Testing

@testable import UIKit

/// What Core Text's functions say of a text's lines, as Apple documents them; labels with links and messages measure with them
/// (apploft/ExpandableLabel, wxxsw/GSMessages).
@MainActor
@Suite struct FramesetterTests {
    private let font = UIFont.systemFont(ofSize: 20)

    private func text(_ string: String) -> NSAttributedString {
        NSAttributedString(string: string, attributes: [.font: font])
    }

    private func frame(_ string: String, width: CGFloat, height: CGFloat = 1000) -> CTFrame {
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: width, height: height), transform: nil)
        return CTFramesetterCreateFrame(CTFramesetterCreateWithAttributedString(text(string)), CFRange(), path, nil)
    }

    @Test func theLinesHaveAllCharactersOneAfterTheOther() throws {
        let string = "One two three four five six seven eight"
        let lines = CTFrameGetLines(frame(string, width: 120))
        #expect(lines.count > 2)
        var end = 0
        for line in lines {
            let range = CTLineGetStringRange(line)
            #expect(range.location == end)
            end += range.length
        }
        #expect(end == string.utf16.count)
        let first = try #require(lines.first)
        #expect(CTLineGetTypographicBounds(first, nil, nil, nil) <= 120)
    }

    @Test func aSizeHasAsManyLinesAsTheWidthMakes() {
        let setter = CTFramesetterCreateWithAttributedString(text("One two three four"))
        var fit = CFRange()
        let long = CTFramesetterSuggestFrameSizeWithConstraints(
            setter, CFRange(), nil, CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude),
            &fit)
        #expect(fit == CFRangeMake(0, 18))
        let high = CTFramesetterSuggestFrameSizeWithConstraints(
            setter, CFRange(), nil, CGSize(width: long.width / 2 + 20, height: .greatestFiniteMagnitude), nil)
        #expect(abs(high.height - 2 * long.height) < 0.5 && high.width < long.width)
        let cut = CTFramesetterSuggestFrameSizeWithConstraints(
            setter, CFRange(), nil, CGSize(width: long.width / 2 + 20, height: long.height * 1.5), &fit)
        #expect(abs(cut.height - long.height) < 0.5 && fit.length < 18)
    }

    @Test func aPlaceOnALineIsThatOfItsCharacter() throws {
        let line = CTLineCreateWithAttributedString(text("abcdef"))
        for index in 0...6 {
            let x = CTLineGetOffsetForStringIndex(line, index, nil)
            #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: x + 1, y: 0)) == index)
        }
        #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: 500, y: 0)) == 6)
        #expect(CTLineGetPenOffsetForFlush(line, 1, 300) == 300 - CTLineGetTypographicBounds(line, nil, nil, nil))
    }

    @Test func originsOfLinesAreCountedFromBelow() {
        let whole = frame("One\nTwo", width: 200, height: 100)
        var origins = [CGPoint](repeating: .zero, count: 2)
        CTFrameGetLineOrigins(whole, CFRange(), &origins)
        let lines = CTFrameGetLines(whole)
        var (ascent, descent) = (CGFloat.zero, CGFloat.zero)
        CTLineGetTypographicBounds(lines[0], &ascent, &descent, nil)
        #expect(abs(origins[0].y - (100 - ascent)) < 0.01)
        #expect(abs(origins[0].y - origins[1].y - ascent - descent) < 0.01)
        // What does not fit is on no line.
        #expect(CTFrameGetLines(frame("One\nTwo", width: 200, height: 30)).count == 1)
        let second = unsafeBitCast(CFArrayGetValueAtIndex(lines, 1), to: CTLine.self)
        #expect(CFArrayGetCount(lines) == 2 && second === lines[1])
    }

    /// nhatminh12369/LineChart gives its text layers a font of a name.
    @Test func aFontOfANameIsTheOneThatTheViewsHave() {
        #expect(CTFontCreateWithName("Georgia-Bold", 15, nil) == UIFont(name: "Georgia-Bold", size: 15))
        // Apple's documentation: a size of 0 stands for 12 points.
        #expect(CTFontCreateWithName("Georgia", 0, nil).pointSize == 12)
    }
}
