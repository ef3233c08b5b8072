/// The element of a grid.
final class GridElement: LayoutHostElement {
    var alignment = Alignment.center
    var gaps = CGSize(width: 8, height: 8)

    private struct Cell {
        let element: Element
        let column: Int
        let span: Int
        let unsized: Axis.Set
    }

    /// A row of cells, or one view that is as wide as the grid.
    private struct Row {
        var cells: [Cell] = []
        var alignment: VerticalAlignment?
        var isWhole = false
    }

    private struct Measures {
        var columns: [CGFloat]
        var rows: [CGFloat]
        var width: CGFloat
    }

    private func rows() -> [Row] {
        var (rows, last) = ([Row](), ObjectIdentifier?.none)
        for element in list() {
            let unsized = element.trait(GridUnsizedTrait.self) ?? []
            guard let place = element.trait(GridRowTrait.self) else {
                rows.append(Row(cells: [Cell(element: element, column: 0, span: 1, unsized: unsized)], isWhole: true))
                last = nil
                continue
            }
            if place.row != last { rows.append(Row(alignment: place.alignment)) }
            last = place.row
            let cells = rows[rows.count - 1].cells
            let column = cells.last.map { $0.column + $0.span } ?? 0
            rows[rows.count - 1].cells.append(
                Cell(
                    element: element, column: column, span: element.trait(GridSpanTrait.self) ?? 1, unsized: unsized))
        }
        return rows
    }

    /// Divides a length, as a stack does: those first that can change their size least.
    private func divide(_ length: CGFloat?, _ count: Int, _ gap: CGFloat, _ size: (Int, CGFloat?) -> CGFloat)
        -> [CGFloat]
    {
        guard let length, length.isFinite else { return (0..<count).map { size($0, nil) } }
        let least = (0..<count).map { size($0, 0) }
        let flexibility = (0..<count).map { size($0, .infinity) - least[$0] }
        var sizes = [CGFloat](repeating: 0, count: count)
        var rest = length - CGFloat(max(count - 1, 0)) * gap
        let order = (0..<count).sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
        for (number, index) in order.enumerated() {
            sizes[index] = size(index, max(0, rest) / CGFloat(count - number))
            rest -= sizes[index]
        }
        return sizes
    }

    private func width(_ cell: Cell, _ columns: [CGFloat]) -> CGFloat {
        let last = min(cell.column + cell.span, columns.count)
        guard cell.column < last else { return 0 }
        return columns[cell.column..<last].reduce(0, +) + CGFloat(last - cell.column - 1) * gaps.width
    }

    private func measures(_ rows: [Row], _ proposal: ProposedViewSize) -> Measures {
        let count = rows.filter { !$0.isWhole }.flatMap(\.cells).map { $0.column + $0.span }.max() ?? 0
        var columns = divide(proposal.width, count, gaps.width) { column, offer in
            rows.lazy.filter { !$0.isWhole }.flatMap(\.cells)
                .filter { $0.column == column && $0.span == 1 && !$0.unsized.contains(.horizontal) }
                .map { $0.element.size(ProposedViewSize(width: offer, height: nil)).width }.max() ?? 0
        }
        for cell in rows.flatMap(\.cells) where cell.span > 1 && !cell.unsized.contains(.horizontal) {
            let own = width(cell, columns)
            let offer = proposal.width.map { max(own, $0) }
            let more = cell.element.size(ProposedViewSize(width: offer, height: nil)).width - own
            let last = min(cell.column + cell.span, count) - 1
            guard more > 0, last >= cell.column else { continue }
            for index in cell.column...last { columns[index] += more / CGFloat(last - cell.column + 1) }
        }
        var width = columns.reduce(0, +) + CGFloat(max(count - 1, 0)) * gaps.width
        for row in rows where row.isWhole {
            for cell in row.cells where !cell.unsized.contains(.horizontal) {
                let offer = ProposedViewSize(width: proposal.width ?? (width > 0 ? width : nil), height: nil)
                width = max(width, cell.element.size(offer).width)
            }
        }
        let heights = divide(proposal.height, rows.count, gaps.height) { index, offer in
            let extent = self.extent(rows[index], columns, width, offer)
            return extent.before + extent.after
        }
        return Measures(columns: columns, rows: heights, width: width)
    }

    private func size(_ cell: Cell, _ row: Row, _ columns: [CGFloat], _ width: CGFloat, _ height: CGFloat?) -> CGSize {
        cell.element.size(
            ProposedViewSize(width: row.isWhole ? width : self.width(cell, columns), height: height))
    }

    /// Returns how far the line by which a row's views are aligned is from its upper and lower edge.
    private func extent(
        _ row: Row, _ columns: [CGFloat], _ width: CGFloat, _ height: CGFloat?
    ) -> (before: CGFloat, after: CGFloat) {
        let key = (row.alignment ?? alignment.vertical).key
        var (before, after) = (CGFloat(0), CGFloat(0))
        for cell in row.cells where !cell.unsized.contains(.vertical) {
            let size = size(cell, row, columns, width, height)
            let line = cell.element.line(key, size)
            (before, after) = (max(before, line), max(after, size.height - line))
        }
        return (before, after)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let rows = rows()
        let measures = measures(rows, proposal)
        return CGSize(
            width: measures.width,
            height: measures.rows.reduce(0, +) + CGFloat(max(rows.count - 1, 0)) * gaps.height)
    }

    /// How each column is aligned.
    private func alignments(_ rows: [Row], _ count: Int) -> [HorizontalAlignment] {
        var all = [HorizontalAlignment](repeating: alignment.horizontal, count: count)
        for cell in rows.filter({ !$0.isWhole }).flatMap(\.cells) where cell.column < count {
            if let own = cell.element.trait(GridColumnTrait.self) { all[cell.column] = own }
        }
        return all
    }

    override func place(_ frame: CGRect, _ placement: Placement) {
        for (element, frame) in zip(list(), frames(frame)).stableSorted(by: { $0.0.zIndex < $1.0.zIndex }) {
            element.place(frame, placement)
        }
    }

    /// Returns where each stands in a frame.
    func frames(_ frame: CGRect) -> [CGRect] {
        let rows = rows()
        let measures = measures(rows, ProposedViewSize(frame.size))
        let alignments = alignments(rows, measures.columns.count)
        var starts = [frame.minX]
        for column in measures.columns { starts.append((starts.last ?? 0) + column + gaps.width) }
        var y = frame.minY
        var placed: [CGRect] = []
        for (row, height) in zip(rows, measures.rows) {
            let (before, _) = extent(row, measures.columns, measures.width, height)
            let key = (row.alignment ?? alignment.vertical).key
            for cell in row.cells {
                let size = size(cell, row, measures.columns, measures.width, height)
                let room = CGRect(
                    x: row.isWhole ? frame.minX : starts[min(cell.column, starts.count - 1)], y: y,
                    width: row.isWhole ? measures.width : width(cell, measures.columns), height: height)
                var origin = CGPoint(x: room.minX, y: y + before - cell.element.line(key, size))
                if let anchor = cell.element.trait(GridAnchorTrait.self) {
                    origin = CGPoint(
                        x: room.minX + anchor.x * (room.width - size.width),
                        y: room.minY + anchor.y * (room.height - size.height))
                } else {
                    let horizontal =
                        row.isWhole || cell.column >= alignments.count ? alignment.horizontal : alignments[cell.column]
                    origin.x =
                        Alignment(horizontal: horizontal, vertical: .center)
                        .origin(of: cell.element, size, in: room).x
                }
                placed.append(CGRect(origin: origin, size: size))
            }
            y += height + gaps.height
        }
        return placed
    }
}
