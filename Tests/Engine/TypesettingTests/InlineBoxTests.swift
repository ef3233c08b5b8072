import Testing

@testable import Typesetting

/// Boxes in lines of a monospaced font of 10 points, whose letters are 6 points wide.
@Suite struct InlineBoxTests {
    private static let box = InlineBox(width: 20, ascent: 30, descent: 5)

    private func text(_ before: String, boxes: Int = 1, _ after: String, baselineOffset: Double = 0) -> TypesetText {
        let font = LineTests.font
        let held = StyledRun(
            text: String(repeating: "\u{FFFC}", count: boxes), font: font, baselineOffset: baselineOffset, style: 1,
            box: Self.box)
        return TypesetText([
            ([StyledRun(text: before, font: font), held, StyledRun(text: after, font: font)], ParagraphArrangement())
        ])
    }

    @Test func itTakesItsWidthAndMakesItsLineAsHighAsItNeeds() {
        let frame = text("ab", "cd").frame()
        #expect(abs(frame.width - 44) < 1e-9)
        #expect(frame.lines.map(\.height) == [35] && frame.lines.map(\.baseline) == [30])
        #expect(frame.lines[0].fragments.map(\.isBox) == [false, true, false])
        #expect(frame.lines[0].fragments.map { ($0.x * 1000).rounded() / 1000 } == [0, 12, 32])
    }

    @Test func whatIsHigherThanTheBaselineMakesTheLineHigher() {
        let frame = text("ab", "cd", baselineOffset: 4).frame()
        #expect(frame.lines[0].baseline == 34 && frame.lines[0].fragments.map(\.baseline) == [34, 30, 34])
    }

    @Test func eachOfSeveralIsAFragment() {
        let fragments = text("", boxes: 3, "").frame().lines[0].fragments.filter(\.isBox)
        #expect(fragments.map(\.x) == [0, 20, 40] && fragments.map(\.width) == [20, 20, 20])
    }

    @Test func aLineMayEndBeforeItAndAfterIt() {
        let lines = text("abc", "def").frame(width: 30).lines
        #expect(lines.map { $0.fragments.map(\.isBox) } == [[false], [true], [false]])
    }

    @Test func whatIsCutBehindItEndsInDots() {
        let line = text("ab", "cdefghij").frame(width: 40, maximumLines: 1, breaking: .truncatingTail).lines[0]
        #expect(line.fragments.map(\.text).joined() == "ab\u{FFFC}\u{2026}")
        #expect(line.fragments.map(\.isBox) == [false, true, false])
        let head = text("abcdefgh", "").frame(width: 40, maximumLines: 1, breaking: .truncatingHead).lines[0]
        #expect(head.fragments.map(\.isBox).last == true && head.fragments.first?.isBox == false)
    }

    @Test func itIsScaledWithTheText() {
        let frame = text("ab", "cd").scaled(by: 0.5).frame()
        #expect(abs(frame.width - 22) < 1e-9 && frame.lines[0].height == 17.5)
    }
}
