/// A font of three glyphs, as bytes: `A` with advance 600, `V` with 500, and U+1F600 with 1000, of 1000 units.
package struct SampleFont {
    package enum Kerning: Sendable {
        case none, table, pairs, classes, extended
    }

    /// The table that kerns `AV`.
    package var kerning = Kerning.none
    /// What `AV` is closer by, in units.
    package var kern: Int16 = -80
    package var unitsPerEm: UInt16 = 1000
    /// The tag of a table that is missing.
    package var leftOut: String?
    /// The format of the map of characters: 4 or 12.
    package var characterMap = 12

    package init(
        kerning: Kerning = .none, unitsPerEm: UInt16 = 1000, leftOut: String? = nil, characterMap: Int = 12
    ) {
        self.kerning = kerning
        self.unitsPerEm = unitsPerEm
        self.leftOut = leftOut
        self.characterMap = characterMap
    }

    package var bytes: [UInt8] {
        var tables: [(tag: String, bytes: [UInt8])] = [
            ("OS/2", style), ("cmap", map), ("head", head), ("hhea", horizontal), ("hmtx", advances),
            ("maxp", u32(0x0001_0000) + u16(4)), ("name", names),
        ]
        switch kerning {
        case .none: break
        case .table: tables.append(("kern", kernTable))
        case .pairs, .classes, .extended: tables.append(("GPOS", positioning))
        }
        tables.removeAll { $0.tag == leftOut }
        var directory = u32(0x0001_0000) + u16(UInt16(tables.count)) + u16(0) + u16(0) + u16(0)
        var data: [UInt8] = []
        let start = 12 + 16 * tables.count
        for table in tables {
            directory += Array(table.tag.utf8) + u32(0) + u32(start + data.count) + u32(table.bytes.count)
            data += table.bytes
        }
        return directory + data
    }

    private var head: [UInt8] {
        [UInt8](repeating: 0, count: 18) + u16(unitsPerEm) + [UInt8](repeating: 0, count: 34)
    }

    private var horizontal: [UInt8] {
        u32(0x0001_0000) + i16(900) + i16(-250) + i16(50) + [UInt8](repeating: 0, count: 24) + u16(4)
    }

    private var advances: [UInt8] { [0, 600, 500, 1000].flatMap { u16($0) + u16(0) } }

    private var style: [UInt8] {
        var table = [UInt8](repeating: 0, count: 96)
        table[1] = 4
        table[4...5] = u16(700)[...]
        table[62...63] = u16(1)[...]
        table[86...87] = i16(510)[...]
        table[88...89] = i16(720)[...]
        return table
    }

    private var names: [UInt8] {
        let texts: [(UInt16, String)] = [(1, "Sample"), (2, "Bold"), (6, "Sample-Bold")]
        var records: [UInt8] = []
        var strings: [UInt8] = []
        for (name, text) in texts {
            let bytes = text.utf16.flatMap { u16($0) }
            records += u16(3) + u16(1) + u16(0x0409) + u16(name) + u16(UInt16(bytes.count)) + u16(UInt16(strings.count))
            strings += bytes
        }
        return u16(0) + u16(3) + u16(UInt16(6 + records.count)) + records + strings
    }

    /// `A` is glyph 1, `V` glyph 2.
    private var map: [UInt8] {
        if characterMap == 4 {
            let segments =
                u16(0x41) + u16(0x56) + u16(0xFFFF) + u16(0)
                + u16(0x41) + u16(0x56) + u16(0xFFFF)
                + i16(1 - 0x41) + i16(2 - 0x56) + i16(1) + u16(0) + u16(0) + u16(0)
            return u16(0) + u16(1) + u16(3) + u16(1) + u32(12)
                + u16(4) + u16(UInt16(14 + segments.count)) + u16(0) + u16(6) + u16(0) + u16(0) + u16(0) + segments
        }
        let groups = [(0x41, 0x41, 1), (0x56, 0x56, 2), (0x1F600, 0x1F600, 3)].flatMap {
            u32($0.0) + u32($0.1) + u32($0.2)
        }
        return u16(0) + u16(1) + u16(3) + u16(10) + u32(12)
            + u16(12) + u16(0) + u32(16 + groups.count) + u32(0) + u32(3) + groups
    }

    private var kernTable: [UInt8] {
        u16(0) + u16(1) + u16(0) + u16(20) + u16(1) + u16(1) + u16(0) + u16(0) + u16(0) + u16(1) + u16(2) + i16(kern)
    }

    private var positioning: [UInt8] {
        // One script, one language, one feature, one lookup.
        let script = u16(1) + tag("latn") + u16(8) + u16(4) + u16(0) + u16(0) + u16(0xFFFF) + u16(1) + u16(0)
        let features = u16(1) + tag("kern") + u16(8) + u16(0) + u16(1) + u16(0)
        let type: UInt16 = kerning == .extended ? 9 : 2
        let extended = kerning == .extended ? u16(1) + u16(2) + u32(8) : []
        let lookups = u16(1) + u16(4) + u16(type) + u16(0) + u16(1) + u16(8) + extended + subtable
        let start = 10
        return u32(0x0001_0000) + u16(UInt16(start)) + u16(UInt16(start + script.count))
            + u16(UInt16(start + script.count + features.count)) + script + features + lookups
    }

    private var subtable: [UInt8] {
        let coverage = u16(1) + u16(1) + u16(1)
        guard kerning == .classes else {
            // A pair whose values are a place and an advance.
            let set = u16(1) + u16(2) + i16(7) + i16(kern)
            return u16(1) + u16(12) + u16(5) + u16(0) + u16(1) + u16(18) + coverage + set
        }
        // The first class is 0, as that of every covered glyph without another; the second one's is 1.
        let first = u16(2) + u16(0)
        let second = u16(2) + u16(1) + u16(2) + u16(2) + u16(1)
        let values = i16(0) + i16(kern)
        let places = (coverage: 16 + values.count, first: 22 + values.count, second: 26 + values.count)
        return u16(2) + u16(UInt16(places.coverage)) + u16(4) + u16(0) + u16(UInt16(places.first))
            + u16(UInt16(places.second)) + u16(1) + u16(2) + values + coverage + first + second
    }
}

private func u16(_ value: UInt16) -> [UInt8] { [UInt8(value >> 8), UInt8(value & 0xFF)] }
private func i16(_ value: Int16) -> [UInt8] { u16(UInt16(bitPattern: value)) }
private func u32(_ value: Int) -> [UInt8] { u16(UInt16(value >> 16)) + u16(UInt16(value & 0xFFFF)) }
private func tag(_ text: String) -> [UInt8] { Array(text.utf8) }
