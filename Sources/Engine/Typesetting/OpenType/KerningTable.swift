/// The kerning of older fonts: the table `kern`, its horizontal subtables of format 0.
struct KerningTable: FontKerning {
    /// By the first glyph's number, shifted, and the second one's.
    private var pairs: [UInt32: Int16] = [:]

    /// - Throws: ``FontFault`` for a table that ends too early or has too many entries.
    init?(_ table: FontBytes) throws(FontFault) {
        guard try table.u16(0) == 0 else { return nil }
        var budget = EntryBudget()
        var offset = 4
        for _ in 0..<(try table.u16(2)) {
            let (length, coverage) = (try table.u16(offset + 2), try table.u16(offset + 4))
            // Horizontal kerning, neither minima nor across the line.
            if coverage & 0xFF07 == 1 {
                let count = try table.u16(offset + 6)
                try budget.spend(count)
                for index in 0..<count {
                    let pair = try table.part(at: offset + 14 + 6 * index, count: 6)
                    pairs[UInt32(try pair.u32(0)), default: 0] &+= Int16(truncatingIfNeeded: try pair.i16(4))
                }
            }
            guard length > 0 else { break }
            offset += length
        }
        if pairs.isEmpty { return nil }
    }

    func adjustment(_ first: Int, _ second: Int) -> Int {
        Int(pairs[UInt32(truncatingIfNeeded: first << 16 | second)] ?? 0)
    }
}
