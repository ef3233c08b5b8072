import Foundation
import TestSupport
import Testing

@testable import Typesetting

/// In a monospaced font of 10 points: each letter is 6 points wide.
@Suite struct LineTests {
    static let font = Font(face: FontFace(design: .monospaced), size: 10)

    static func text(
        _ string: String, _ set: (inout ParagraphArrangement) -> Void = { _ in }
    ) -> TypesetText {
        var arrangement = ParagraphArrangement()
        set(&arrangement)
        return TypesetText(
            string.split(separator: "\n", omittingEmptySubsequences: false).map {
                ([StyledRun(text: String($0), font: font)], arrangement)
            })
    }

    static func lines(
        _ string: String, width: Double, maximum: Int = 0, _ breaking: LineBreaking = .words
    ) -> [String] {
        text(string).frame(width: width, maximumLines: maximum, breaking: breaking).lines
            .map { $0.fragments.map(\.text).joined() }
    }

    @Test func words_stay_whole() {
        #expect(Self.lines("one two three", width: 42) == ["one two", "three"])
        #expect(Self.lines("one two three", width: 41) == ["one", "two", "three"])
    }

    @Test func spaces_at_the_end_need_no_room() {
        #expect(Self.lines("one   two", width: 18) == ["one", "two"])
        #expect(Self.lines("one   ", width: 18) == ["one"])
        #expect(Self.text("one   ").frame(width: 18).width == 18)
    }

    /// Apps put spaces around a label's text in place of a margin, and set words letter by letter, as Grzesiek12/Crypto-SwiftUI.
    @Test func spaces_at_the_end_of_a_text_are_as_wide_as_others_where_there_is_room() {
        #expect(Self.text("one   ").frame().width == 36)
        #expect(Self.text(" ").frame().width == 6 && Self.text(" one ").frame().width == 30)
        #expect(Self.text("one   ").frame(width: 30).width == 30)
        #expect(Self.text("one  \ntwo").frame().width == 30)
        #expect(Self.text("one   two").frame(width: 18).width == 18)
    }

    @Test func a_word_that_is_too_wide_is_broken() {
        #expect(Self.lines("abcdefgh", width: 18) == ["abc", "def", "gh"])
        #expect(Self.lines("a", width: 1) == ["a"])
    }

    @Test func paragraphs_begin_lines() {
        #expect(Self.lines("one\n\ntwo", width: 100) == ["one", "", "two"])
        #expect(Self.text("one\n").frame().height == 2 * Self.font.lineHeight)
    }

    @Test func lines_end_after_hyphens_and_between_ideographs_only_where_they_may() {
        #expect(Self.lines("well-known", width: 36) == ["well-", "known"])
        #expect(Self.lines("1-234", width: 12) == ["1-", "23", "4"])
        #expect(Self.lines("日本語。日本", width: 30) == ["日本", "語。日", "本"])
        #expect(Self.lines("a\u{A0}b cd", width: 24) == ["a\u{A0}b", "cd"])
        #expect(Self.lines("(one) two", width: 36) == ["(one)", "two"])
    }

    @Test func thai_is_broken_between_any_letters() {
        let lines = Self.lines("\u{E01}\u{E02}\u{E04}\u{E07}", width: 14)
        #expect(lines.count > 1 && lines.joined() == "\u{E01}\u{E02}\u{E04}\u{E07}")
    }

    @Test func tabs_have_one_width() {
        for (text, width) in [("a\tb", 6 + 28 + 6), ("abcd\tb", 24 + 28 + 6), ("\t\tb", 28 + 28 + 6)]
            as [(String, CGFloat)]
        {
            let line = Self.text(text).frame(width: 400, maximumLines: 0, breaking: .words).lines.first
            assertClose(line?.fragments.last.map { CGFloat($0.x + $0.width) } ?? 0, width)
        }
    }

    @Test func characters_are_broken_anywhere_if_asked() {
        #expect(Self.lines("one two", width: 30, .characters) == ["one t", "wo"])
    }

    @Test func the_last_line_ends_with_an_ellipsis_if_more_would_follow() {
        #expect(Self.lines("one two three four", width: 48, maximum: 2, .truncatingTail) == ["one two", "three f…"])
        #expect(Self.lines("one two", width: 30, maximum: 1, .truncatingTail) == ["one…"])
        #expect(Self.lines("one two", width: 42, maximum: 1, .truncatingTail) == ["one two"])
        #expect(Self.lines("one\ntwo", width: 60, maximum: 1, .truncatingTail) == ["one…"])
    }

    @Test func truncation_leaves_out_the_head_or_the_middle() {
        #expect(
            Self.lines("one two three", width: 42, maximum: 1, .truncatingHead)
                == ["…three"])
        #expect(Self.lines("abcdefghij", width: 30, maximum: 1, .truncatingMiddle) == ["ab…ij"])
    }

    @Test func words_and_clipping_leave_the_rest_out() {
        #expect(Self.lines("one two", width: 30, maximum: 1) == ["one"])
        let clipped = Self.text("abcdefgh").frame(width: 20, maximumLines: 1, breaking: .clipping)
        #expect(clipped.isClipped && clipped.lines[0].fragments[0].text == "abcd")
    }

    @Test func lines_that_do_not_fit_the_height_are_left_out() {
        let frame = Self.text("one two three").frame(width: 20, height: 24, breaking: .truncatingTail)
        #expect(frame.lines.map { $0.fragments[0].text } == ["one", "tw…"])
        #expect(frame.isTruncated)
    }

    @Test func alignment_places_lines() {
        let center = Self.text("ab") { $0.alignment = .center }.frame(width: 100)
        #expect(center.lines[0].fragments[0].x == 44)
        let right = Self.text("ab") { $0.alignment = .right }.frame(width: 100)
        #expect(right.lines[0].fragments[0].x == 88)
    }

    @Test func justified_lines_end_at_the_edge_but_for_the_last() {
        let frame = Self.text("a bc d efg") { $0.alignment = .justified }.frame(width: 42)
        let first = frame.lines[0].fragments
        #expect(first.map(\.text) == ["a ", "bc ", "d"])
        #expect(abs(first[2].x + first[2].width - 42) < 1e-9)
        #expect(frame.lines[1].fragments[0].x == 0)
    }

    @Test func indents_and_spacings_move_lines() {
        let frame = Self.text("aa bb\ncc") {
            $0.firstLineIndent = 6
            $0.indent = 12
            $0.lineSpacing = 3
            $0.spacingAfter = 5
        }.frame(width: 24)
        #expect(frame.lines.map { $0.fragments[0].x } == [6, 12, 6])
        let step = Self.font.lineHeight + 3
        #expect(abs(frame.lines[1].top - step) < 1e-9 && abs(frame.lines[2].top - 2 * step - 5) < 1e-9)
    }

    @Test func line_heights_have_limits() {
        let high = Self.text("a") { $0.minimumLineHeight = 30 }.frame()
        #expect(high.height == 30)
        #expect(abs(high.lines[0].baseline - (30 + Self.font.descender)) < 1e-9)
        #expect(Self.text("a") { $0.maximumLineHeight = 8 }.frame().height == 8)
        #expect(Self.text("a") { $0.lineHeightMultiple = 2 }.frame().height == 2 * Self.font.lineHeight)
    }

    @Test func a_line_is_as_high_as_its_largest_font() {
        let large = Font(face: Self.font.face, size: 20)
        let frame = TypesetText([
            (
                [StyledRun(text: "a", font: Self.font), StyledRun(text: "b", font: large, style: 1)],
                ParagraphArrangement()
            )
        ]).frame()
        #expect(frame.height == large.lineHeight)
        #expect(frame.lines[0].fragments.map(\.style) == [0, 1])
        #expect(frame.lines[0].fragments[1].x == 6)
        #expect(frame.lines[0].fragments.allSatisfy { $0.baseline == large.ascender })
    }

    @Test func right_to_left_text_runs_from_the_right() {
        let frame = Self.text("שלום abc עולם").frame()
        #expect(frame.lines[0].fragments.map(\.text) == [" עולם", "abc", "שלום "])
        #expect(frame.lines[0].fragments.map(\.isRightToLeft) == [true, false, true])
        #expect(frame.lines[0].fragments[0].x == 0)
        let left = Self.text("abc שלום").frame()
        #expect(left.lines[0].fragments.map(\.text) == ["abc ", "שלום"])
    }

    @Test func widths_add_up_however_a_text_is_broken() {
        let inter = Font(face: FontFace(), size: 17)
        let string = "AVATAR Tonight we’ll WAVE to P. Tyler, of Yorkshire"
        let text = TypesetText([([StyledRun(text: string, font: inter)], ParagraphArrangement())])
        for width in stride(from: 20.0, to: 400, by: 7) {
            let frame = text.frame(width: width)
            for line in frame.lines {
                let end = line.fragments.map { $0.x + $0.width }.max() ?? 0
                #expect(end <= max(width, 20) + 0.01)
            }
            let kept = frame.lines.map { $0.fragments.map(\.text).joined() }.joined(separator: " ")
            #expect(kept.replacing(" ", with: "") == string.replacing(" ", with: ""))
        }
    }
}
