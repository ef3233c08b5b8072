import QuartzCore

/// The places of a table's rows, headers and footers, from top to bottom.
struct TableGeometry {
    struct Section {
        var header: ClosedRange<CGFloat>
        /// The begin of each row, and the end of the last one.
        var rows: [CGFloat]
        var footer: ClosedRange<CGFloat>
    }

    private(set) var sections: [Section] = []
    private(set) var length: CGFloat = 0

    init() {}

    /// Makes the geometry of sections one below the other.
    ///
    /// - Parameters:
    ///   - start: where the first section begins, in points.
    ///   - heights: the heights of each section's header, rows and footer.
    init(start: CGFloat, sections heights: [(header: CGFloat, rows: [CGFloat], footer: CGFloat)]) {
        length = start
        for section in heights {
            let header = length...(length + max(section.header, 0))
            var rows = [header.upperBound]
            for height in section.rows { rows.append(rows[rows.count - 1] + max(height, 0)) }
            let footer = rows[rows.count - 1]...(rows[rows.count - 1] + max(section.footer, 0))
            sections.append(Section(header: header, rows: rows, footer: footer))
            length = footer.upperBound
        }
    }

    /// Returns the extent of a row; nil for an unknown one.
    func row(_ path: IndexPath) -> ClosedRange<CGFloat>? {
        guard path.count == 2, sections.indices.contains(path.section), path.row >= 0,
            path.row < sections[path.section].rows.count - 1
        else { return nil }
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
