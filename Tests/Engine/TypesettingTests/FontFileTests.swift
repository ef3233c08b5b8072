import TestSupport
import Testing

@testable import Typesetting

@Suite struct FontFileTests {
    @Test func names_and_metrics_are_the_files() throws {
        let font = try FontFile(SampleFont().bytes, file: "sample.ttf")
        #expect(font.postScriptName == "Sample-Bold")
        #expect((font.familyName, font.styleName) == ("Sample", "Bold"))
        #expect((font.weight, font.isItalic) == (700, true))
        #expect((font.ascender, font.descender, font.lineGap) == (0.9, -0.25, 0.05))
        #expect((font.xHeight, font.capHeight) == (0.51, 0.72))
    }

    @Test(arguments: [4, 12]) func characters_are_found_in_maps_of_both_formats(format: Int) throws {
        let font = try FontFile(SampleFont(characterMap: format).bytes)
        #expect(font.glyph(of: "A") == 1)
        #expect(font.glyph(of: "V") == 2)
        #expect(font.glyph(of: "B") == nil)
        #expect(font.glyph(of: "\u{1F600}") == (format == 12 ? 3 : nil))
    }

    @Test(arguments: [SampleFont.Kerning.table, .pairs, .classes, .extended])
    func pairs_are_kerned_by_whichever_table_says_so(kerning: SampleFont.Kerning) throws {
        let font = try FontFile(SampleFont(kerning: kerning).bytes)
        #expect(font.kerning(1, 2) == -0.08)
        #expect(font.kerning(2, 1) == 0)
        #expect(font.kerning(1, 1) == 0)
    }

    @Test func a_line_is_as_wide_as_its_glyphs() throws {
        let file = try FontFile(SampleFont(kerning: .pairs).bytes)
        let font = Font(face: FontFace(file: file), size: 100)
        let paragraph = Paragraph([StyledRun(text: "AVA", font: font)], ParagraphArrangement())
        #expect(abs(paragraph.width(0..<3) - (60 + 50 - 8 + 60)) < 1e-4)
        #expect(abs(font.lineHeight - 115) < 1e-9)
    }

    @Test func a_character_that_the_file_lacks_is_the_systems() throws {
        let file = try FontFile(SampleFont().bytes)
        let face = FontFace(weight: 400, file: file)
        #expect(
            face.advance(of: "B".unicodeScalars, in: .inter).width
                == FontFace().advance(of: "B".unicodeScalars, in: .inter).width)
        // Their numbers mean different things: no kerning between the two.
        let (a, b) = (face.advance(of: "A", in: .inter), face.advance(of: "B", in: .inter))
        #expect(face.kerning(a, b, in: .inter) == 0)
    }

    @Test(arguments: ["head", "cmap", "hmtx", "name"])
    func a_table_that_is_missing_is_named(table: String) {
        let thrown = #expect(throws: FontFault.self) { try FontFile(SampleFont(leftOut: table).bytes) }
        #expect(thrown?.description == "it has no table '\(table)'")
    }

    @Test func without_a_style_a_font_is_a_regular_one() throws {
        let font = try FontFile(SampleFont(leftOut: "OS/2").bytes)
        #expect((font.weight, font.isItalic) == (400, false))
    }

    @Test(arguments: [
        ("ttcf", "it is a collection of fonts; save each as a file of its own"),
        ("wOF2", "it is a WOFF file; iOS has TrueType and OpenType fonts"),
        ("\u{89}PNG", "it is no TrueType or OpenType font"), ("", "it is no TrueType or OpenType font"),
    ])
    func other_files_are_refused(start: String, fault: String) {
        let bytes = start.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
        let thrown = #expect(throws: FontFault.self) { try FontFile(bytes + [0, 0, 0, 0]) }
        #expect(thrown?.description == fault)
    }

    @Test func units_out_of_range_are_refused() {
        #expect(throws: FontFault.self) { try FontFile(SampleFont(unitsPerEm: 0).bytes) }
        #expect(throws: FontFault.self) { try FontFile(SampleFont(unitsPerEm: 16385).bytes) }
    }

    @Test(arguments: [SampleFont.Kerning.table, .pairs, .classes, .extended])
    func a_file_cut_short_or_changed_anywhere_ends_nothing(kerning: SampleFont.Kerning) {
        let bytes = SampleFont(kerning: kerning).bytes
        for length in 0..<bytes.count { Self.read(Array(bytes[..<length])) }
        for index in bytes.indices {
            for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
                var changed = bytes
                changed[index] = value
                Self.read(changed)
            }
        }
    }

    /// Reads a font, and uses what could be read of it.
    private static func read(_ bytes: [UInt8]) {
        guard let font = try? FontFile(bytes) else { return }
        for glyph in [0, 1, 2, 3, 65535] {
            #expect(font.advance(of: glyph).isFinite)
            #expect(font.kerning(glyph, 2).isFinite)
        }
        for scalar: Unicode.Scalar in ["A", "V", "\u{FFFF}", "\u{10FFFF}"] { _ = font.glyph(of: scalar) }
    }
}
