import QuartzCore

/// Rows, headers and footers that have the heights that their views want.
extension UITableView {
    /// How often the rows in sight are asked in one layout pass, as rows of other heights may bring others into sight.
    static let sizingPasses = 8

    /// Returns a row's height: the one that is set, or else the one that its cell wanted last, or the estimate.
    final func height(of path: IndexPath) -> CGFloat {
        let wanted = wantedHeight(of: path)
        guard wanted < 0 else { return wanted }
        if let known = fitted[path] { return known }
        let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
        return estimate > 0 ? estimate : Self.defaultRowHeight
    }

    /// The height that the delegate or the table says; negative for the one that the cell wants.
    private func wantedHeight(of path: IndexPath) -> CGFloat {
        delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    }

    /// Asks a row's cell for its height, if the row sizes itself.
    final func fitCell(_ cell: UITableViewCell, at path: IndexPath) {
        guard wantedHeight(of: path) < 0 else { return }
        fitted[path] = fittingHeight(of: cell)
    }

    /// Returns the height that a view wants in the table's width; the usual one for a view that wants none.
    final func fittingHeight(of view: UIView) -> CGFloat {
        let isCell = view is UITableViewCell
        if !isCell, !(view is UITableViewHeaderFooterView), view.fittingReach.constraints.isEmpty {
            return TableMetrics.titleHeight
        }
        let size = view.systemLayoutSizeFitting(
            CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return size.height >= 1 ? size.height : isCell ? Self.defaultRowHeight : TableMetrics.titleHeight
    }

    /// Gives rows whose cells have been asked their heights.
    ///
    /// The first row in sight that was known before stays where it is seen; content at its beginning stays there.
    ///
    /// - Returns: whether any row has another height now.
    final func fit(_ rows: [IndexPath]) -> Bool {
        let isOther = rows.contains { path in
            guard let height = fitted[path], let place = geometry.row(path), wantedHeight(of: path) < 0 else {
                return false
            }
            return abs(place.upperBound - place.lowerBound - height) > 0.001
        }
        guard isOther else { return false }
        let top = bounds.minY + adjustedContentInset.top
        let known = Set(cells.keys).subtracting(rows)
        let candidates = (known.isEmpty ? Set(cells.keys) : known).sorted()
        let anchor = candidates.first { (geometry.row($0)?.lowerBound ?? 0) >= top - 0.5 } ?? candidates.first
        let before = anchor.flatMap(geometry.row)?.lowerBound
        updateGeometry()
        if top > 0.5, let before, let after = anchor.flatMap(geometry.row)?.lowerBound, after != before {
            contentOffset.y += after - before
        }
        return true
    }

    /// Asks the cells in sight again.
    final func fitAnew() {
        UIView.performWithoutAnimation {
            for (path, cell) in cells {
                cell.frame.size.width = rowWidth
                fitCell(cell, at: path)
            }
        }
        _ = fit(Array(cells.keys))
    }

    /// Has the rows in sight that want other heights get them, animated.
    final func resizeRows() {
        fitAnew()
        // Heights that a delegate says may be others, too.
        invalidate()
        guard window != nil else { return }
        UIView.animate(withDuration: 0.3) { self.layoutSubtreeIfNeeded() }
    }
}
