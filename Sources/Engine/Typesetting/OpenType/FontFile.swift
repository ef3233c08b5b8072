import Foundation

/// The names and metrics of a TrueType or OpenType font (OpenType 1.9), without its outlines.
///
/// Of a variable font they are those of its default instance. Lengths are in units of the font's size.
package final class FontFile: Sendable {
    /// The greatest size of a file in bytes.
    package static let limit = 32 << 20

    /// The name by which code knows the font, such as `Lato-Bold`.
    package let postScriptName: String
    package let familyName: String
    /// The style's name in the family, such as `Bold`.
    package let styleName: String
    /// The CSS weight, 100...900.
    package let weight: Double
    package let isItalic: Bool
    package let ascender: Double
    /// Negative: below the baseline.
    package let descender: Double
    package let lineGap: Double
    package let capHeight: Double
    package let xHeight: Double
    /// The file's name below `/fonts/`, where viewers load it; empty if nobody can.
    package let file: String

    private let characters: CharacterMap
    private let advances: [Float]
    private let kerning: any FontKerning
    private let scale: Double

    /// Reads a font.
    ///
    /// - Parameters:
    ///   - bytes: the file.
    ///   - file: the file's name below `/fonts/`, where viewers load it.
    /// - Throws: ``FontFault`` for what is no such font. O(bytes).
    package init(_ bytes: [UInt8], file: String = "") throws(FontFault) {
        guard bytes.count <= Self.limit else {
            throw FontFault("it has \(bytes.count) bytes; at most \(Self.limit) can be read")
        }
        let tables = try FontTables(FontBytes(bytes))
        let head = try tables.required("head")
        let hhea = try tables.required("hhea")
        let units = try head.u16(18)
        guard 16...16384 ~= units else { throw FontFault("its units per em, \(units), are not 16...16384") }
        let scale = 1 / Double(units)
        let glyphs = try tables.required("maxp").u16(4)
        self.scale = scale
        self.file = file
        ascender = Double(try hhea.i16(4)) * scale
        descender = Double(try hhea.i16(6)) * scale
        lineGap = max(Double(try hhea.i16(8)) * scale, 0)
        guard 0.1...8 ~= ascender - descender else {
            throw FontFault("its lines are \(ascender - descender) times as high as its size")
        }
        advances = try Self.advances(try tables.required("hmtx"), long: try hhea.u16(34), glyphs: glyphs, scale: scale)
        characters = try CharacterMap(try tables.required("cmap"), glyphs: glyphs)
        let names = try FontNames(try tables.required("name"))
        guard let name = names.postScript, !name.isEmpty else { throw FontFault("it has no PostScript name") }
        postScriptName = name
        familyName = names.family ?? name
        styleName = names.style ?? "Regular"
        let style = try tables["OS/2"].map { (table) throws(FontFault) in try FontStyle(table, scale: scale) }
        weight = style?.weight ?? 400
        isItalic = style?.isItalic ?? false
        capHeight = style?.capHeight ?? 0.705
        xHeight = style?.xHeight ?? 0.526
        kerning = Self.kerning(tables)
    }

    /// Returns a character's glyph; nil if the font has none.
    func glyph(of scalar: Unicode.Scalar) -> Int? { characters.glyph(of: scalar) }

    func advance(of glyph: Int) -> Double {
        glyph < advances.count ? Double(advances[glyph]) : Double(advances.last ?? 0)
    }

    /// Returns the change of the first glyph's advance before the second one.
    func kerning(_ first: Int, _ second: Int) -> Double {
        Double(kerning.adjustment(first, second)) * scale
    }

    /// A font with faults in its kerning is one without it.
    private static func kerning(_ tables: FontTables) -> any FontKerning {
        if let table = tables["GPOS"], let pairs = try? PairAdjustments(table) { return pairs }
        if let table = tables["kern"], let pairs = try? KerningTable(table) { return pairs }
        return NoKerning()
    }

    /// The advances of the glyphs; those beyond the list's end have the last one's.
    private static func advances(
        _ table: FontBytes, long: Int, glyphs: Int, scale: Double
    ) throws(FontFault) -> [Float] {
        guard long > 0, long <= glyphs, glyphs > 0 else {
            throw FontFault("of its \(glyphs) glyphs \(long) have advances")
        }
        var advances: [Float] = []
        advances.reserveCapacity(long)
        for glyph in 0..<long { advances.append(Float(Double(try table.u16(4 * glyph)) * scale)) }
        return advances
    }
}

extension FontFile: Hashable {
    /// Whether both are the same object: each file is read once.
    package static func == (a: FontFile, b: FontFile) -> Bool { a === b }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A source of kerning, in a font's own units.
protocol FontKerning: Sendable {
    /// Returns the change of the first glyph's advance before the second one.
    func adjustment(_ first: Int, _ second: Int) -> Int
}

private struct NoKerning: FontKerning {
    func adjustment(_ first: Int, _ second: Int) -> Int { 0 }
}

/// The tables of a font file by their tags.
private struct FontTables {
    private var tables: [String: FontBytes] = [:]

    init(_ file: FontBytes) throws(FontFault) {
        let version = file.count < 4 ? 0 : try file.u32(0)
        switch version {
        case 0x0001_0000, 0x4F54_544F, 0x7472_7565: break
        case 0x7474_6366: throw FontFault("it is a collection of fonts; save each as a file of its own")
        case 0x774F_4646, 0x774F_4632: throw FontFault("it is a WOFF file; iOS has TrueType and OpenType fonts")
        default: throw FontFault("it is no TrueType or OpenType font")
        }
        for index in 0..<(try file.u16(4)) {
            let record = try file.part(at: 12 + 16 * index, count: 16)
            let tag = String(decoding: record.all.prefix(4), as: UTF8.self)
            tables[tag] = try file.part(at: try record.u32(8), count: try record.u32(12))
        }
    }

    subscript(_ tag: String) -> FontBytes? { tables[tag] }

    func required(_ tag: String) throws(FontFault) -> FontBytes {
        guard let table = tables[tag] else { throw FontFault("it has no table '\(tag)'") }
        return table
    }
}

/// What the table `OS/2` states.
private struct FontStyle {
    var weight: Double
    var isItalic: Bool
    var capHeight: Double?
    var xHeight: Double?

    init(_ table: FontBytes, scale: Double) throws(FontFault) {
        weight = Double(min(max(try table.u16(4), 100), 900))
        isItalic = try table.u16(62) & 1 != 0
        guard try table.u16(0) >= 2 else { return }
        let (x, cap) = (try table.i16(86), try table.i16(88))
        if x > 0 { xHeight = Double(x) * scale }
        if cap > 0 { capHeight = Double(cap) * scale }
    }
}
