import QuartzCore

/// A change of layout that an app drives by its progress.
struct InteractiveTransition {
    let layout: UICollectionViewTransitionLayout
    let completion: ((_ completed: Bool, _ finished: Bool) -> Void)?
}

extension UICollectionView {
    final func beginTransition(
        to layout: UICollectionViewLayout, completion: ((Bool, Bool) -> Void)?
    ) -> UICollectionViewTransitionLayout {
        if let running = changes.transition { return running.layout }
        prepareLayout()
        updateElements()
        let old = collectionViewLayout
        let between =
            delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
            ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
        // The new layout has its view when it prepares.
        layout.attachedView = self
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        for case let cell as UICollectionViewCell in elements.inSight.values {
            cell.willTransition(from: old, to: layout)
        }
        // Both are asked while the transition's has their view.
        collectionViewLayout = between
        old.attachedView = self
        layout.didAttach()
        layout.prepare()
        layout.isPrepared = true
        let wanted = layout.targetContentOffset(forProposedContentOffset: contentOffset)
        between.offsets = (contentOffset, clamped(wanted, within: layout.collectionViewContentSize))
        changes.begin(InteractiveTransition(layout: between, completion: completion))
        layoutSubtreeIfNeeded()
        return between
    }

    /// The nearest offset without overshoot, for a content of another size.
    private func clamped(_ offset: CGPoint, within size: CGSize) -> CGPoint {
        let edges = edges(of: size)
        return CGPoint(
            x: min(max(offset.x, edges.x.lowerBound), edges.x.upperBound),
            y: min(max(offset.y, edges.y.lowerBound), edges.y.upperBound))
    }

    /// Goes on by itself to the next layout, or back to the one before.
    final func endTransition(completes: Bool) {
        guard let transition = changes.endTransition() else { return }
        let (old, new) = (transition.layout.currentLayout, transition.layout.nextLayout)
        let (kept, left) = completes ? (new, old) : (old, new)
        let offset = completes ? transition.layout.offsets.next : transition.layout.offsets.current
        left.attachedView = nil
        UIView.animate(
            withDuration: Self.updateDuration,
            animations: { [self] in
                collectionViewLayout = kept
                prepareLayout()
                contentOffset = offset
                updateElements(animated: true)
            },
            completion: { [weak self] finished in
                for case let cell as UICollectionViewCell in (self?.elements.inSight ?? [:]).values {
                    cell.didTransition(from: left, to: kept)
                }
                transition.completion?(completes, finished)
            })
        old.finalizeLayoutTransition()
        new.finalizeLayoutTransition()
    }
}
