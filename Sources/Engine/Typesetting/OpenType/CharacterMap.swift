/// The glyphs of characters: the table `cmap`, its Unicode formats 4 and 12.
struct CharacterMap: Sendable {
    /// By character up to U+FFFF; 0: none.
    private var basic: [UInt16]
    private var others: [UInt32: UInt16] = [:]

    /// - Parameters:
    ///   - table: the table.
    ///   - glyphs: the number of the font's glyphs.
    /// - Throws: ``FontFault`` without a map of Unicode's characters.
    init(_ table: FontBytes, glyphs: Int) throws(FontFault) {
        basic = [UInt16](repeating: 0, count: 0x10000)
        var best: (rank: Int, offset: Int)?
        for index in 0..<(try table.u16(2)) {
            let record = try table.part(at: 4 + 8 * index, count: 8)
            guard let rank = Self.rank(platform: try record.u16(0), encoding: try record.u16(2)) else { continue }
            let offset = try record.u32(4)
            let format = try table.part(at: offset).u16(0)
            guard format == 4 || format == 12, best.map({ rank > $0.rank }) ?? true else { continue }
            best = (rank, offset)
        }
        guard let best else { throw FontFault("it has no map of Unicode's characters that can be read") }
        let map = try table.part(at: best.offset)
        if try map.u16(0) == 4 { try readSegments(map, glyphs) } else { try readGroups(map, glyphs) }
    }

    func glyph(of scalar: Unicode.Scalar) -> Int? {
        let glyph = scalar.value < 0x10000 ? basic[Int(scalar.value)] : others[scalar.value] ?? 0
        return glyph == 0 ? nil : Int(glyph)
    }

    /// How good a map of a platform and encoding is; nil for those of other characters than Unicode's.
    private static func rank(platform: Int, encoding: Int) -> Int? {
        switch (platform, encoding) {
        case (3, 10): 4
        case (0, 4), (0, 6): 3
        case (3, 1): 2
        case (0, 0...3): 1
        default: nil
        }
    }

    private mutating func set(_ character: Int, _ glyph: Int, _ glyphs: Int) {
        guard glyph > 0, glyph < glyphs else { return }
        if character < 0x10000 {
            basic[character] = UInt16(glyph)
        } else {
            others[UInt32(character)] = UInt16(glyph)
        }
    }

    /// Format 4: segments of characters up to U+FFFF.
    private mutating func readSegments(_ map: FontBytes, _ glyphs: Int) throws(FontFault) {
        let doubled = try map.u16(6) & ~1
        var last = -1
        for index in stride(from: 0, to: doubled, by: 2) {
            let (start, end) = (try map.u16(16 + doubled + index), try map.u16(14 + index))
            // Each character is looked at once at most.
            let first = max(start, last + 1)
            guard first <= end else { continue }
            last = end
            let delta = try map.u16(16 + 2 * doubled + index)
            let place = 16 + 3 * doubled + index
            let offset = try map.u16(place)
            for character in first...end where character != 0xFFFF {
                var glyph = character
                if offset != 0 {
                    glyph = try map.u16(place + offset + 2 * (character - start))
                    if glyph == 0 { continue }
                }
                set(character, (glyph + delta) & 0xFFFF, glyphs)
            }
        }
    }

    /// Format 12: groups of characters.
    private mutating func readGroups(_ map: FontBytes, _ glyphs: Int) throws(FontFault) {
        var last = -1
        for index in 0..<(try map.u32(12)) {
            let group = try map.part(at: 16 + 12 * index, count: 12)
            let (start, end, glyph) = (try group.u32(0), try group.u32(4), try group.u32(8))
            let first = max(start, last + 1)
            // Beyond the last character and the last glyph there is nothing to be found.
            guard first <= end, end <= 0x10FFFF, glyph < glyphs, first < start + glyphs - glyph else { continue }
            last = end
            for character in first...min(end, start + glyphs - glyph) {
                set(character, glyph + character - start, glyphs)
            }
        }
    }
}
