import Foundation
import Testing

@testable import Typesetting

/// Against HarfBuzz, which `web/fonts/make.py` has measure some texts in the font's own file.
@Suite struct MetricsTableTests {
    struct Width: Decodable {
        var weight: Double
        var text: String
        var width: Double
    }

    static let widths: [Width] = {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Fixtures/text/widths.json")
        return (try? JSONDecoder().decode([Width].self, from: Data(contentsOf: file))) ?? []
    }()

    @Test func texts_are_as_wide_as_HarfBuzz_makes_them() {
        #expect(Self.widths.count > 100)
        for each in Self.widths {
            let font = Font(face: FontFace(weight: each.weight), size: 100)
            let count = Double(each.text.count)
            let paragraph = Paragraph([StyledRun(text: each.text, font: font)], ParagraphArrangement())
            let tracking = font.face.tracking(size: 100) * 100 * count
            let width = (paragraph.places.last ?? 0) - tracking
            // HarfBuzz rounds each advance to the font's units.
            #expect(abs(width / 100 - each.width) <= 0.0004 * (count + 1), "\(each.text) of weight \(each.weight)")
        }
    }

    @Test func tabular_digits_are_equally_wide() {
        for weight in stride(from: 100.0, through: 900, by: 100) {
            let face = FontFace(weight: weight, hasTabularDigits: true)
            let widths = Set("0123456789".unicodeScalars.map { face.advance(of: $0, in: .inter).width })
            #expect(widths.count == 1)
        }
    }

    @Test func an_emoji_of_several_characters_is_one_wide() {
        let face = FontFace()
        for emoji in ["😀", "👩‍👩‍👧", "🇫🇷", "👍🏽", "❤️"] {
            #expect(face.advance(of: emoji.unicodeScalars, in: .inter).width == FallbackAdvances.emoji, "\(emoji)")
        }
    }

    @Test func marks_take_no_room() {
        let face = FontFace()
        let bare = face.advance(of: "e".unicodeScalars, in: .inter).width
        #expect(face.advance(of: "e\u{301}".unicodeScalars, in: .inter).width == bare)
        #expect(face.advance(of: "é".unicodeScalars, in: .inter).width == bare)
    }

    @Test func a_monospaced_face_gives_all_letters_one_width() {
        let face = FontFace(design: .monospaced)
        #expect(
            face.advance(of: "i".unicodeScalars, in: .inter).width
                == face.advance(of: "W".unicodeScalars, in: .inter).width)
    }
}
