import QuartzCore

/// A row that a finger carries among the others.
@MainActor
struct RowMovement {
    /// Where the row is in the data.
    let original: IndexPath
    /// Where it is seen among the others.
    var current: IndexPath
    let cell: UITableViewCell
    /// From the finger to the cell's centre, in points.
    let grip: CGFloat
    let scroller: MovementScroller

    /// Returns the place in the data of the row that is seen at a place.
    func dataPath(of shown: IndexPath) -> IndexPath {
        guard shown != current else { return original }
        var path = shown
        if path.section == current.section, path.row > current.row { path.row -= 1 }
        if path.section == original.section, path.row >= original.row { path.row += 1 }
        return path
    }
}

/// The press on a row's sign for moving, which carries the row as long as it lasts.
@MainActor
final class RowMovementGestureRecognizer: UILongPressGestureRecognizer {
    init(_ cell: UITableViewCell) {
        super.init(target: nil, action: nil)
        minimumPressDuration = 0
        addAction { [weak self, weak cell] _ in
            guard let self, let cell, let table = cell.superview as? UITableView else { return }
            let place = location(in: table).y
            switch state {
            case .began: if !table.beginMovement(of: cell, at: place) { state = .cancelled }
            case .changed: table.carry(to: place)
            case .ended: table.endMovement()
            default: table.cancelMovement()
            }
        }
    }
}

extension UITableView {
    /// Returns the place in the data of the row that is seen at a place.
    final func dataPath(of shown: IndexPath) -> IndexPath { movement?.dataPath(of: shown) ?? shown }

    /// Begins to carry a row; returns false if it can't be.
    final func beginMovement(of cell: UITableViewCell, at place: CGFloat) -> Bool {
        update()
        guard movement == nil, let path = indexPath(for: cell) else { return false }
        rowSwipes?.close(animated: true)
        movement = RowMovement(
            original: path, current: path, cell: cell, grip: cell.center.y - place,
            scroller: MovementScroller(self) { [weak self] in self?.carry(to: $0.y - (self?.movement?.grip ?? 0)) })
        bringSubviewToFront(cell)
        cell.isCarried = true
        return true
    }

    /// Moves the row that is carried to the finger, and the others out of its way.
    final func carry(to place: CGFloat) {
        guard let movement else { return }
        let center = CGPoint(x: movement.cell.center.x, y: place + movement.grip)
        UIView.performWithoutAnimation { movement.cell.center = center }
        movement.scroller.follow(center)
        guard var target = row(under: center.y) else { return }
        if let delegate {
            target = delegate.tableView(
                self, targetIndexPathForMoveFromRowAt: movement.original, toProposedIndexPath: target)
        }
        guard target != movement.current, canTake(target) else { return }
        show(at: target)
        UIView.animate(withDuration: Self.updateDuration) { self.layoutSubtreeIfNeeded() }
    }

    /// The row whose place the middle of what is carried is in; the last of a section if it is below it.
    private func row(under y: CGFloat) -> IndexPath? {
        if let path = geometry.rows(in: y...y.nextUp).first { return path }
        guard let movement else { return nil }
        let section = geometry.sections.firstIndex { $0.footer.upperBound > y } ?? geometry.sections.count - 1
        let isAbove = y < geometry.sections[section].header.upperBound
        let count = geometry.counts[section] - (section == movement.current.section ? 1 : 0)
        return IndexPath(row: isAbove ? 0 : count, section: section)
    }

    private func canTake(_ target: IndexPath) -> Bool {
        guard let movement, target.count == 2, geometry.sections.indices.contains(target.section), target.row >= 0
        else { return false }
        let isOwn = target.section == movement.current.section
        return target.row < geometry.counts[target.section] + (isOwn ? 0 : 1)
    }

    /// Shows the row that is carried at another place among the others.
    private func show(at target: IndexPath) {
        guard let current = movement?.current, target != current else { return }
        var updates = TableUpdates()
        updates.move(current, target)
        let changes = ResolvedUpdates(updates.collected, oldCounts: geometry.counts)
        func moved<Value>(_ values: [IndexPath: Value]) -> [IndexPath: Value] {
            Dictionary(uniqueKeysWithValues: values.map { (changes.newPath(of: $0.key) ?? $0.key, $0.value) })
        }
        cells = moved(cells)
        fitted = moved(fitted)
        selected = Set(selected.compactMap(changes.newPath(of:)))
        geometry = geometry.moving(current, to: target)
        movement?.current = target
        setNeedsLayout()
    }

    /// Puts the row that is carried down where it is seen, and moves it in the data.
    final func endMovement() {
        guard let movement else { return }
        self.movement = nil
        if movement.current != movement.original {
            dataSource?.tableView(self, moveRowAt: movement.original, to: movement.current)
        }
        putDown(movement)
    }

    /// Puts the row that is carried back.
    final func cancelMovement() {
        guard let movement else { return }
        show(at: movement.original)
        self.movement = nil
        putDown(movement)
    }

    private func putDown(_ movement: RowMovement) {
        movement.scroller.stop()
        invalidate()
        UIView.animate(
            withDuration: Self.updateDuration,
            animations: {
                movement.cell.isCarried = false
                self.layoutSubtreeIfNeeded()
            })
    }
}
