import QuartzCore

/// The places of a table's rows, headers and footers, from top to bottom.
struct TableGeometry {
    /// The heights of what a section has, in points.
    struct Heights {
        /// What is above the header.
        var padding: CGFloat = 0
        var header: CGFloat
        var rows: [CGFloat]
        var footer: CGFloat
    }

    struct Section {
        var header: ClosedRange<CGFloat>
        /// The begin of each row, and the end of the last one.
        var rows: [CGFloat]
        var footer: ClosedRange<CGFloat>
    }

    private(set) var sections: [Section] = []
    private(set) var length: CGFloat = 0
    private let start: CGFloat
    private let heights: [Heights]

    init() {
        self.init(start: 0, sections: [])
    }

    /// Makes the geometry of sections one below the other.
    ///
    /// - Parameters:
    ///   - start: where the first section begins, in points.
    ///   - heights: the heights of each section.
    init(start: CGFloat, sections heights: [Heights]) {
        self.start = start
        self.heights = heights
        length = start
        for section in heights {
            let top = length + max(section.padding, 0)
            let header = top...(top + max(section.header, 0))
            var rows = [header.upperBound]
            for height in section.rows { rows.append(rows[rows.count - 1] + max(height, 0)) }
            let footer = rows[rows.count - 1]...(rows[rows.count - 1] + max(section.footer, 0))
            sections.append(Section(header: header, rows: rows, footer: footer))
            length = footer.upperBound
        }
    }

    /// The number of rows in each section.
    var counts: [Int] { sections.map { $0.rows.count - 1 } }

    /// Returns the geometry with a row elsewhere; where it goes names its place once it has left its own.
    func moving(_ row: IndexPath, to target: IndexPath) -> TableGeometry {
        var heights = heights
        let height = heights[row.section].rows.remove(at: row.row)
        heights[target.section].rows.insert(height, at: target.row)
        return TableGeometry(start: start, sections: heights)
    }

    /// Returns whether a row is there.
    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section) && path.row >= 0
            && path.row < sections[path.section].rows.count - 1
    }

    /// Returns the extent of a row; nil for an unknown one.
    func row(_ path: IndexPath) -> ClosedRange<CGFloat>? {
        guard contains(path) else { return nil }
        return sections[path.section].rows[path.row]...sections[path.section].rows[path.row + 1]
    }

    /// Returns the rows that have more than an edge in common with `range`.
    ///
    /// O(sections + log(rows) + rows found).
    func rows(in range: ClosedRange<CGFloat>) -> [IndexPath] {
        var found: [IndexPath] = []
        for (index, section) in sections.enumerated()
        where section.footer.upperBound > range.lowerBound && section.header.lowerBound < range.upperBound {
            let first = max(section.rows.partitionIndex { $0 > range.lowerBound } - 1, 0)
            for row in first..<max(section.rows.count - 1, first) {
                guard section.rows[row] < range.upperBound else { break }
                if section.rows[row + 1] > range.lowerBound { found.append(IndexPath(row: row, section: index)) }
            }
        }
        return found
    }
}
