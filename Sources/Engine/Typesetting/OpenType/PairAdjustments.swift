/// The kerning of a font: the pair adjustments of the feature `kern` in the table `GPOS`, for Latin script or, without it,
/// the default one.
struct PairAdjustments: FontKerning {
    private var lookups: [[Subtable]] = []

    /// - Throws: ``FontFault`` for a table that ends too early or has too many entries.
    /// - Returns: nil for a font without such a feature.
    init?(_ table: FontBytes) throws(FontFault) {
        let list = try table.part(at: try table.u16(8))
        let count = try list.u16(0)
        var budget = EntryBudget()
        for index in try Self.lookups(of: table) where index < count {
            let lookup = try list.part(at: try list.u16(2 + 2 * index))
            let type = try lookup.u16(0)
            var subtables: [Subtable] = []
            let amount = try lookup.u16(4)
            try budget.spend(amount)
            for number in 0..<amount {
                var subtable = try lookup.part(at: try lookup.u16(6 + 2 * number))
                var kind = type
                // An extension leads to a subtable that lies further away.
                if type == 9 {
                    kind = try subtable.u16(2)
                    subtable = try subtable.part(at: try subtable.u32(4))
                }
                if kind == 2, let pairs = try Subtable(subtable, &budget) { subtables.append(pairs) }
            }
            if !subtables.isEmpty { lookups.append(subtables) }
        }
        if lookups.isEmpty { return nil }
    }

    /// O(subtables).
    func adjustment(_ first: Int, _ second: Int) -> Int {
        // In each lookup the first subtable that knows the pair acts.
        lookups.reduce(0) { sum, subtables in
            for subtable in subtables {
                if let value = subtable.adjustment(first, second) { return sum + value }
            }
            return sum
        }
    }

    /// Returns the numbers of the lookups that kern.
    private static func lookups(of table: FontBytes) throws(FontFault) -> [Int] {
        let scripts = try table.part(at: try table.u16(4))
        var found: [String: Int] = [:]
        for index in 0..<(try scripts.u16(0)) {
            let record = try scripts.part(at: 2 + 6 * index, count: 6)
            found[String(decoding: record.all.prefix(4), as: UTF8.self)] = try record.u16(4)
        }
        guard let offset = found["latn"] ?? found["DFLT"] ?? found.min(by: { $0.key < $1.key })?.value else {
            return []
        }
        let script = try scripts.part(at: offset)
        let language = try script.u16(0)
        guard language != 0 else { return [] }
        let system = try script.part(at: language)
        let features = try table.part(at: try table.u16(6))
        let count = try features.u16(0)
        var lookups: Set<Int> = []
        for index in 0..<(try system.u16(4)) {
            let number = try system.u16(6 + 2 * index)
            guard number < count else { continue }
            let record = try features.part(at: 2 + 6 * number, count: 6)
            guard record.all.prefix(4).elementsEqual("kern".utf8) else { continue }
            let feature = try features.part(at: try record.u16(4))
            for place in 0..<(try feature.u16(2)) { lookups.insert(try feature.u16(4 + 2 * place)) }
        }
        return lookups.sorted()
    }

    /// Adjustments of pairs, each listed or by the classes of both glyphs.
    private enum Subtable {
        /// By the first glyph: by the second one.
        case pairs([Int: [Int: Int16]])
        /// By the first glyph's class times `columns`, plus the second one's.
        case classes(first: [Int: Int], second: [Int: Int], columns: Int, values: [Int16])

        init?(_ table: FontBytes, _ budget: inout EntryBudget) throws(FontFault) {
            let (first, second) = (try table.u16(4), try table.u16(6))
            // Only what changes the first glyph's advance is kerning of lines.
            guard first & 4 != 0 else { return nil }
            // Numbers before that advance: its glyph's places.
            let before = 2 * (first & 3).nonzeroBitCount
            let size = 2 * (first.nonzeroBitCount + second.nonzeroBitCount)
            let coverage = try GlyphNumbers.coverage(try table.part(at: try table.u16(2)), &budget)
            switch try table.u16(0) {
            case 1:
                var pairs: [Int: [Int: Int16]] = [:]
                let sets = try table.u16(8)
                for (glyph, index) in coverage where index < sets {
                    let set = try table.part(at: try table.u16(10 + 2 * index))
                    var values: [Int: Int16] = [:]
                    let amount = try set.u16(0)
                    try budget.spend(amount)
                    for number in 0..<amount {
                        let record = try set.part(at: 2 + (2 + size) * number, count: 2 + size)
                        values[try record.u16(0)] = Int16(truncatingIfNeeded: try record.i16(2 + before))
                    }
                    pairs[glyph] = values
                }
                self = .pairs(pairs)
            case 2:
                let classes = try GlyphNumbers.classes(try table.part(at: try table.u16(8)), &budget)
                let second = try GlyphNumbers.classes(try table.part(at: try table.u16(10)), &budget)
                let (rows, columns) = (try table.u16(12), try table.u16(14))
                try budget.spend(rows * columns)
                let matrix = try table.part(at: 16, count: rows * columns * size)
                var values: [Int16] = []
                values.reserveCapacity(rows * columns)
                for index in 0..<rows * columns {
                    values.append(Int16(truncatingIfNeeded: try matrix.i16(size * index + before)))
                }
                var first: [Int: Int] = [:]
                for glyph in coverage.keys {
                    let row = classes[glyph] ?? 0
                    if row < rows { first[glyph] = row }
                }
                self = .classes(
                    first: first, second: second.filter { $0.value < columns }, columns: columns, values: values)
            default: return nil
            }
        }

        /// Nil if the subtable does not know the pair.
        func adjustment(_ first: Int, _ second: Int) -> Int? {
            switch self {
            case .pairs(let pairs): pairs[first]?[second].map { Int($0) }
            case .classes(let rows, let classes, let columns, let values):
                rows[first].flatMap { row in
                    let index = row * columns + (classes[second] ?? 0)
                    return index < values.count ? Int(values[index]) : nil
                }
            }
        }
    }
}

/// Numbers of glyphs that the tables of OpenType's layout share.
private enum GlyphNumbers {
    /// A coverage table: each glyph's place.
    static func coverage(_ table: FontBytes, _ budget: inout EntryBudget) throws(FontFault) -> [Int: Int] {
        var places: [Int: Int] = [:]
        let count = try table.u16(2)
        switch try table.u16(0) {
        case 1:
            for index in 0..<count { places[try table.u16(4 + 2 * index)] = index }
        case 2:
            for index in 0..<count {
                let range = try table.part(at: 4 + 6 * index, count: 6)
                let (start, end, place) = (try range.u16(0), try range.u16(2), try range.u16(4))
                guard start <= end else { throw FontFault("a range of glyphs ends before it begins") }
                try budget.spend(end - start + 1)
                for glyph in start...end { places[glyph] = place + glyph - start }
            }
        default: throw FontFault("a list of glyphs is of an unknown format")
        }
        return places
    }

    /// A class definition table: the classes of glyphs; of all others it is 0.
    static func classes(_ table: FontBytes, _ budget: inout EntryBudget) throws(FontFault) -> [Int: Int] {
        var classes: [Int: Int] = [:]
        switch try table.u16(0) {
        case 1:
            let start = try table.u16(2)
            for index in 0..<(try table.u16(4)) { classes[start + index] = try table.u16(6 + 2 * index) }
        case 2:
            for index in 0..<(try table.u16(2)) {
                let range = try table.part(at: 4 + 6 * index, count: 6)
                let (start, end, number) = (try range.u16(0), try range.u16(2), try range.u16(4))
                guard start <= end else { throw FontFault("a range of glyphs ends before it begins") }
                try budget.spend(end - start + 1)
                for glyph in start...end { classes[glyph] = number }
            }
        default: throw FontFault("classes of glyphs are of an unknown format")
        }
        return classes
    }
}
