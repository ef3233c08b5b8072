import QuartzCore

/// Rows that taps select.
extension UITableView {
    /// Whether taps select several rows now.
    final var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    private var selects: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    final func press(_ touches: Set<UITouch>) {
        if let touch = touches.first, !touch.stoppedScrolling, let path = detailButton(at: touch) {
            pressedDetail = (ObjectIdentifier(touch), path)
            return
        }
        guard selects, highlighted == nil, let touch = touches.first, !touch.stoppedScrolling,
            let path = indexPathForRow(at: touch.location(in: self)),
            delegate?.tableView(self, shouldHighlightRowAt: path) != false
        else { return }
        highlighted = (ObjectIdentifier(touch), path)
        cells[path]?.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: path)
    }

    final func drag(_ touches: Set<UITouch>) {
        for touch in touches where touch.distanceFromOrigin > GestureConstants.slop { _ = unhighlight(touch) }
    }

    /// The row on whose accessory's button a touch is; nil for none.
    private func detailButton(at touch: UITouch) -> IndexPath? {
        guard let path = indexPathForRow(at: touch.location(in: self)), let cell = cells[path] else { return nil }
        return cell.isOnDetailButton(touch.location(in: cell)) ? path : nil
    }

    /// Tells the delegate of a tap on an accessory's button; returns whether the touch was one.
    private func releaseDetail(_ touch: UITouch) -> Bool {
        guard let held = pressedDetail, held.touch == ObjectIdentifier(touch) else { return false }
        pressedDetail = nil
        if detailButton(at: touch) == held.path {
            delegate?.tableView(self, accessoryButtonTappedForRowWith: held.path)
        }
        return true
    }

    final func release(_ touches: Set<UITouch>) {
        for touch in touches {
            if releaseDetail(touch) { continue }
            guard let path = unhighlight(touch) else { continue }
            let target = delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
            guard let target else { continue }
            if selectsSeveral, selected.contains(target) {
                guard let left = deselectable(target) else { continue }
                deselectRow(at: left, animated: false)
                delegate?.tableView(self, didDeselectRowAt: left)
                continue
            }
            let others = selectsSeveral ? [] : selected.filter { $0 != target }.sorted()
            selectRow(at: target, animated: false, scrollPosition: .none)
            if let cell = cellForRow(at: target) { cell.selectionSegue?(cell) }
            for other in others { delegate?.tableView(self, didDeselectRowAt: other) }
            delegate?.tableView(self, didSelectRowAt: target)
            if !isEditing, delegate?.tableView(self, canPerformPrimaryActionForRowAt: target) == true {
                delegate?.tableView(self, performPrimaryActionForRowAt: target)
            }
        }
    }

    /// The row that a tap deselects in place of one; nil for none.
    private func deselectable(_ path: IndexPath) -> IndexPath? {
        delegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
    }

    /// The row that the touch held, if it still did.
    final func unhighlight(_ touch: UITouch) -> IndexPath? {
        if pressedDetail?.touch == ObjectIdentifier(touch) { pressedDetail = nil }
        guard let held = highlighted, held.touch == ObjectIdentifier(touch) else { return nil }
        highlighted = nil
        cells[held.path]?.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: held.path)
        return held.path
    }
}
