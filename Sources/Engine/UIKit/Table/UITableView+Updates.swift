import QuartzCore

/// Changes of rows, which are seen to go from where they were to where they are.
extension UITableView {
    /// Makes a group of changes with a closure that may not escape, and shows them together; Apple's method, which takes nil
    /// as well, does not keep its closure either.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    /// Seconds that changes of rows take.
    static let updateDuration: TimeInterval = 0.3

    final func beginGroup() {
        // What the data source had before is read now, if nobody has asked yet.
        if pendingUpdates == nil, window != nil { update() }
        pendingUpdates = pendingUpdates ?? TableUpdates()
        pendingUpdates?.depth += 1
    }

    final func endGroup() {
        guard var updates = pendingUpdates else { return resizeRows() }
        updates.depth -= 1
        pendingUpdates = updates.depth > 0 ? updates : nil
        guard updates.depth == 0 else { return }
        if updates.isEmpty {
            resizeRows()
            for completion in updates.completions { completion(true) }
        } else {
            show(updates)
        }
    }

    /// Adds changes to the group that has begun, or shows them at once.
    final func change(_ announce: (inout TableUpdates) -> Void) {
        guard pendingUpdates == nil else { return announce(&pendingUpdates!) }
        var updates = TableUpdates()
        announce(&updates)
        if !updates.isEmpty { show(updates) }
    }

    private func show(_ updates: TableUpdates) {
        if movement != nil { cancelMovement() }
        // Nothing has been seen yet: the next layout pass shows what there is.
        guard knowsRows, window != nil else {
            fitted = [:]
            forgetViews()
            invalidate()
            for completion in updates.completions { completion(true) }
            return
        }
        let old = geometry
        let changes = ResolvedUpdates(updates.collected, oldCounts: old.counts)
        var leaving = follow(changes, updates)
        updateGeometry()
        checkCounts(changes, old: old.counts)
        let offset = clamped(contentOffset)
        UIView.performWithoutAnimation { bringIn(changes, updates, from: old, seenFrom: offset, leaving: &leaving) }
        UIView.animate(
            withDuration: Self.updateDuration,
            animations: { [self] in
                if offset != contentOffset { contentOffset = offset }
                for row in leaving { row.go() }
                for cell in cells.values { cell.alpha = cell.shownAlpha }
                setNeedsLayout()
                layoutSubtreeIfNeeded()
            },
            completion: { [weak self] finished in
                for row in leaving {
                    row.cell.alpha = row.cell.shownAlpha
                    self?.letGo(row.cell, of: row.path)
                }
                for completion in updates.completions { completion(finished) }
            })
    }

    /// A cell that is on its way out of sight.
    private struct LeavingRow {
        let cell: UITableViewCell
        /// Where its row was.
        let path: IndexPath
        var target: CGRect
        var alpha: CGFloat

        @MainActor func go() {
            cell.frame = target
            cell.alpha = alpha
        }
    }

    /// Has what is known of rows go with them, and returns the cells of those that go.
    private func follow(_ changes: ResolvedUpdates, _ updates: TableUpdates) -> [LeavingRow] {
        selected = Set(selected.filter { !changes.isReloaded($0) }.compactMap(changes.newPath(of:)))
        highlighted = highlighted.flatMap { held in changes.newPath(of: held.path).map { (held.touch, $0) } }
        var heights: [IndexPath: CGFloat] = [:]
        for (path, height) in fitted where !changes.isReloaded(path) {
            if let new = changes.newPath(of: path) { heights[new] = height }
        }
        fitted = heights
        var (kept, leaving) = ([IndexPath: UITableViewCell](), [LeavingRow]())
        for (path, cell) in cells.sorted(by: { $0.key < $1.key }) {
            if let new = changes.newPath(of: path), !changes.isReloaded(path) {
                kept[new] = cell
                continue
            }
            let animation = updates.departure(of: path)
            let shift = animation.offset(cell.bounds.size)
            leaving.append(
                LeavingRow(
                    cell: cell, path: path, target: cell.frame.offsetBy(dx: shift.x, dy: shift.y),
                    alpha: animation.fades ? 0 : cell.alpha))
            rowSwipes?.forget(cell)
            cell.shownAlpha = cell.alpha
            sendSubviewToBack(cell)
        }
        if let backgroundView { sendSubviewToBack(backgroundView) }
        cells = kept
        followMarks(changes)
        return leaving
    }

    private func followMarks(_ changes: ResolvedUpdates) {
        var kept: [TableMark: UIView] = [:]
        for (mark, view) in marks {
            if let section = changes.sections.newIndex(of: mark.section),
                !changes.isReloaded(IndexPath(ofSection: mark.section))
            {
                kept[TableMark(section: section, isHeader: mark.isHeader)] = view
            } else {
                view.removeFromSuperview()
            }
        }
        marks = kept
    }

    /// Makes the cells that come into sight, where they come from, and has those leave whose rows go out of sight.
    private func bringIn(
        _ changes: ResolvedUpdates, _ updates: TableUpdates, from old: TableGeometry, seenFrom offset: CGPoint,
        leaving: inout [LeavingRow]
    ) {
        let seen = geometry.rows(in: offset.y...(offset.y + max(bounds.height, 0)))
        let wanted = Set(seen)
        for (path, cell) in cells where !wanted.contains(path) {
            cells[path] = nil
            guard let extent = geometry.row(path) else { continue }
            cell.shownAlpha = cell.alpha
            leaving.append(LeavingRow(cell: cell, path: path, target: rowRect(extent), alpha: cell.alpha))
        }
        let new = seen.filter { cells[$0] == nil }
        guard !new.isEmpty else { return }
        // Rows that were out of sight come from where they were.
        var origins: [IndexPath: IndexPath] = [:]
        let reach = max(bounds.height, 0)
        for path in old.rows(in: (bounds.minY - reach)...(bounds.maxY + reach)) where !changes.isReloaded(path) {
            if let target = changes.newPath(of: path) { origins[target] = path }
        }
        let reloaded = Set(leaving.compactMap { changes.newPath(of: $0.path) })
        for path in new {
            makeCell(of: path)
            guard let cell = cells[path] else { continue }
            cell.shownAlpha = cell.alpha
            if let origin = origins[path], let extent = old.row(origin) {
                cell.frame = rowRect(extent)
                continue
            }
            let animation =
                reloaded.contains(path)
                ? reloadAnimation(path, leaving, changes, updates) : updates.arrival(of: path)
            let shift = animation.offset(cell.bounds.size)
            cell.frame = cell.frame.offsetBy(dx: shift.x, dy: shift.y)
            if animation.fades { cell.alpha = 0 }
        }
        _ = fit(new)
    }

    /// How the new cell of a reloaded row comes: as the old one goes.
    private func reloadAnimation(
        _ path: IndexPath, _ leaving: [LeavingRow], _ changes: ResolvedUpdates, _ updates: TableUpdates
    ) -> RowAnimation {
        leaving.first { changes.newPath(of: $0.path) == path }.map { updates.departure(of: $0.path) } ?? .automatic
    }

    private func checkCounts(_ changes: ResolvedUpdates, old: [Int]) {
        let (expected, counts) = (changes.newCounts(old), geometry.counts)
        precondition(
            expected.count == counts.count,
            "after the updates there should be \(expected.count) sections, the data source says \(counts.count)")
        for (section, count) in expected.enumerated() {
            guard let count else { continue }
            precondition(
                count == counts[section],
                "after the updates section \(section) should have \(count) rows, the data source says \(counts[section])"
            )
        }
    }
}
