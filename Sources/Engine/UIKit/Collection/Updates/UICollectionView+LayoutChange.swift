import QuartzCore

extension UICollectionView {
    final func changeLayout(
        to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        let old = collectionViewLayout
        // Nothing is animated before there is something to see.
        guard animated, layout !== old, window != nil || !elements.inSight.isEmpty else {
            collectionViewLayout = layout
            // Before anything is shown, the layout waits for the view's first, which has its size.
            if !elements.inSight.isEmpty { layoutSubtreeIfNeeded() }
            completion?(true)
            return
        }
        prepareLayout()
        updateElements()
        // The new layout has its view when it prepares.
        layout.attachedView = self
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        for case let cell as UICollectionViewCell in elements.inSight.values {
            cell.willTransition(from: old, to: layout)
        }
        collectionViewLayout = layout
        // The old layout is still asked where elements come from.
        old.attachedView = self
        UIView.animate(
            withDuration: Self.updateDuration,
            animations: { [self] in
                prepareLayout()
                let offset = targetOffset()
                let origins = origins(of: visibleAttributes(in: CGRect(origin: offset, size: bounds.size)), in: old)
                old.attachedView = nil
                layout.transition = ElementTransition(
                    initial: { [weak self] in self?.elements[$0]?.appliedAttributes ?? origins[$0] },
                    final: { layout.attributes(for: $0) })
                contentOffset = offset
                updateElements(animated: true)
                layout.transition = .none
                old.finalizeLayoutTransition()
                layout.finalizeLayoutTransition()
            },
            completion: { [weak self] finished in
                for case let cell as UICollectionViewCell in (self?.elements.inSight ?? [:]).values {
                    cell.didTransition(from: old, to: layout)
                }
                completion?(finished)
            })
    }

    /// Where another layout has the elements of `attributes` that have no views yet.
    private func origins(
        of attributes: [UICollectionViewLayoutAttributes], in layout: UICollectionViewLayout
    ) -> [ElementKey: UICollectionViewLayoutAttributes] {
        var origins: [ElementKey: UICollectionViewLayoutAttributes] = [:]
        for key in attributes.map(ElementKey.init) where elements[key] == nil {
            origins[key] = layout.attributes(for: key).flatMap { $0.copy() as? UICollectionViewLayoutAttributes }
        }
        return origins
    }
}
