import QuartzCore

extension UIScrollView {
    /// Scrolls as a key says: arrows by items, page keys by the view's length, Home and End to the ends; false if the
    /// key means nothing here.
    fileprivate final func scroll(_ key: NavigationKey) -> Bool {
        let isVertical = vertical.edges.upperBound > vertical.edges.lowerBound
        let axis = isVertical ? vertical : horizontal
        guard axis.edges.upperBound > axis.edges.lowerBound else { return false }
        // A key that comes while the last one's motion runs counts from where that ends.
        let from = restingOffset
        let position = isVertical ? from.y : from.x
        let target: CGFloat
        switch key {
        case .left where !isVertical, .up where isVertical: target = nextRest(from, -1, isVertical)
        case .right where !isVertical, .down where isVertical: target = nextRest(from, 1, isVertical)
        case .pageUp: target = position - axis.length
        case .pageDown: target = position + axis.length
        case .home: target = axis.edges.lowerBound
        case .end: target = axis.edges.upperBound
        default: return false
        }
        let proposed = clamped(isVertical ? CGPoint(x: from.x, y: target) : CGPoint(x: target, y: from.y))
        setContentOffset(clamped(restingPlace(near: proposed)), animated: true)
        return true
    }

    /// The next place along the axis where the content may rest; for content that may rest anywhere, a tenth of the
    /// view on.
    private func nextRest(_ from: CGPoint, _ direction: CGFloat, _ isVertical: Bool) -> CGFloat {
        let axis = isVertical ? vertical : horizontal
        let position = isVertical ? from.y : from.x
        for step in 1...20 {
            let reach = position + direction * axis.length * CGFloat(step) / 10
            let proposed = clamped(isVertical ? CGPoint(x: from.x, y: reach) : CGPoint(x: reach, y: from.y))
            let target = restingPlace(near: proposed)
            let coordinate = isVertical ? target.y : target.x
            if (coordinate - position) * direction > 0.5 { return coordinate }
        }
        return position
    }

    /// Whether the content may rest only at certain places.
    final var snaps: Bool {
        if isPagingEnabled { return true }
        let middle = CGPoint(
            x: (horizontal.edges.lowerBound + horizontal.edges.upperBound) / 2 + 1.25,
            y: (vertical.edges.lowerBound + vertical.edges.upperBound) / 2 + 1.25)
        let target = preferredTarget(proposed: middle, velocity: .zero)
        return abs(target.x - middle.x) + abs(target.y - middle.y) > 1e-6
    }

    final func navigate(_ key: NavigationKey) -> Bool {
        if let collectionView = self as? UICollectionView { return collectionView.navigateItems(key) }
        return scroll(key)
    }
}

extension UICollectionView {
    /// A snapping view goes from rest to rest and its middle item has the focus; others move the focus from item to
    /// item and scroll as far as shows it.
    fileprivate final func navigateItems(_ key: NavigationKey) -> Bool {
        prepareLayout()
        if let focus = focusedItem, !data.contains(focus) { focusedItem = nil }
        if key == .enter {
            guard let path = focusedItem ?? middleItem else { return false }
            tap(path)
            return true
        }
        guard !snaps, [.left, .right, .up, .down].contains(key) else {
            focusedItem = nil
            return scroll(key)
        }
        let visible = CGRect(origin: restingOffset, size: bounds.size).inset(by: adjustedContentInset)
        guard let focus = focusedItem else {
            let first = collectionViewLayout.layoutAttributesForElements(in: visible)?
                .filter { $0.representedElementCategory == .cell && visible.intersection($0.frame) == $0.frame }
                .map(\.indexPath).min()
            focusedItem = first ?? middleItem
            return focusedItem != nil
        }
        guard let next = neighbour(of: focus, key) else { return true }
        focusedItem = next
        reveal(next, in: visible)
        return true
    }

    /// The next item in reading order for left and right; the one above or below in the nearest line for up and down.
    private func neighbour(of path: IndexPath, _ key: NavigationKey) -> IndexPath? {
        let step = key == .left || key == .up ? -1 : 1
        func attributes(_ item: Int) -> UICollectionViewLayoutAttributes? {
            let path = IndexPath(item: item, section: path.section)
            return data.contains(path) ? collectionViewLayout.layoutAttributesForItem(at: path) : nil
        }
        guard key == .up || key == .down else {
            return attributes(path.item + step)?.indexPath
        }
        guard let from = attributes(path.item) else { return nil }
        var best: UICollectionViewLayoutAttributes?
        for distance in 1...1000 {
            guard let candidate = attributes(path.item + step * distance) else { break }
            guard (candidate.center.y - from.center.y) * CGFloat(step) > from.size.height / 2 else { continue }
            guard let current = best else {
                best = candidate
                continue
            }
            if abs(candidate.center.y - current.center.y) > current.size.height / 2 { break }
            if abs(candidate.center.x - from.center.x) < abs(current.center.x - from.center.x) { best = candidate }
        }
        return best?.indexPath
    }

    private func reveal(_ path: IndexPath, in visible: CGRect) {
        guard let frame = collectionViewLayout.layoutAttributesForItem(at: path)?.frame else { return }
        var offset = restingOffset
        if frame.minX < visible.minX { offset.x += frame.minX - visible.minX }
        if frame.maxX > visible.maxX { offset.x += frame.maxX - visible.maxX }
        if frame.minY < visible.minY { offset.y += frame.minY - visible.minY }
        if frame.maxY > visible.maxY { offset.y += frame.maxY - visible.maxY }
        setContentOffset(clamped(offset), animated: true)
    }

    /// The item nearest to the middle of what is seen.
    private var middleItem: IndexPath? {
        indexPathsForVisibleItems.min { distanceFromMiddle($0) < distanceFromMiddle($1) }
    }

    private func distanceFromMiddle(_ path: IndexPath) -> CGFloat {
        guard let cell = cellForItem(at: path) else { return .infinity }
        return hypot(cell.center.x - bounds.midX, cell.center.y - bounds.midY)
    }

    /// Does what a tap on the item does.
    private func tap(_ path: IndexPath) {
        guard allowsSelection, delegate?.collectionView(self, shouldHighlightItemAt: path) != false else { return }
        cellForItem(at: path)?.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: path)
        select(path)
        cellForItem(at: path)?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: path)
    }
}
