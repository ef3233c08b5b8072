import QuartzCore

extension UICollectionView {
    /// Seconds that updates and layout changes take.
    private static let updateDuration: TimeInterval = 0.3

    /// Runs `updates`, which change the data source and call the insert, delete, move and reload methods, and animates the
    /// difference.
    ///
    /// - Precondition: the data source's counts afterwards are those that the updates give.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        guard pendingUpdates == nil else {
            updates?()
            return
        }
        prepareLayout()
        updateElements()
        let oldCounts = data.counts
        pendingUpdates = CollectionUpdates()
        updates?()
        let changes = pendingUpdates ?? CollectionUpdates()
        pendingUpdates = nil
        data.invalidate()
        data.update(from: self)
        checkCounts(changes, old: oldCounts)
        collectionViewLayout.isPrepared = false
        prepareLayout()
        collectionViewLayout.prepare(forCollectionViewUpdates: changes.items)
        selection.selected = Set(selection.selected.compactMap(changes.newPath(of:)))
        let offset = collectionViewLayout.targetContentOffset(forProposedContentOffset: clamped(contentOffset))
        UIView.animate(
            withDuration: Self.updateDuration, animations: { [self] in apply(changes, offset: offset) },
            completion: completion)
        collectionViewLayout.finalizeCollectionViewUpdates()
    }

    private func checkCounts(_ changes: CollectionUpdates, old: [Int]) {
        let expected = changes.newCounts(old)
        precondition(
            expected.count == data.counts.count,
            "after the updates there should be \(expected.count) sections, the data source says \(data.counts.count)")
        for (section, count) in expected.enumerated() {
            guard let count else { continue }
            precondition(
                count == data.counts[section],
                "after the updates section \(section) should have \(count) items, the data source says \(data.counts[section])"
            )
        }
    }

    private func apply(_ changes: CollectionUpdates, offset: CGPoint) {
        guard let context = ViewAnimationContext.current else { return }
        var kept: [ElementKey: UICollectionReusableView] = [:]
        for (key, view) in elements.sorted(by: { $1.key.follows($0.key) }) {
            guard key.category == .cell else {
                kept[key] = view
                continue
            }
            let old = key.indexPath
            if let new = changes.newPath(of: old), !changes.isReloaded(old) {
                kept[ElementKey(cell: new)] = view
            } else {
                leave(view, key, after: context)
            }
        }
        elements = kept
        contentOffset = offset
        updateElements { key in
            guard key.category == .cell else { return nil }
            let initial = self.collectionViewLayout.initialLayoutAttributesForAppearingItem(at: key.indexPath)
            guard initial == nil, changes.isInserted(key.indexPath) || changes.isReloaded(key.indexPath) else {
                return initial
            }
            return self.faded(self.collectionViewLayout.layoutAttributesForItem(at: key.indexPath))
        }
    }

    private func faded(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
        let copy = attributes?.copy() as? UICollectionViewLayoutAttributes
        copy?.alpha = 0
        return copy
    }

    private func leave(_ view: UICollectionReusableView, _ key: ElementKey, after context: ViewAnimationContext) {
        let final =
            collectionViewLayout.finalLayoutAttributesForDisappearingItem(at: key.indexPath)
            ?? faded(view.appliedAttributes)
        depart(view, key, to: final, after: context)
    }

    // MARK: Single changes

    public func insertItems(at indexPaths: [IndexPath]) {
        change { updates in
            for path in indexPaths { updates.add(.insert, before: nil, after: path) }
        }
    }

    public func deleteItems(at indexPaths: [IndexPath]) {
        change { updates in
            for path in indexPaths { updates.add(.delete, before: path, after: nil) }
        }
    }

    public func reloadItems(at indexPaths: [IndexPath]) {
        change { updates in
            for path in indexPaths { updates.add(.reload, before: path, after: path) }
        }
    }

    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.add(.move, before: indexPath, after: newIndexPath) }
    }

    public func insertSections(_ sections: IndexSet) {
        change { updates in
            for section in sections { updates.add(.insert, before: nil, after: IndexPath(index: section)) }
        }
    }

    public func deleteSections(_ sections: IndexSet) {
        change { updates in
            for section in sections { updates.add(.delete, before: IndexPath(index: section), after: nil) }
        }
    }

    public func reloadSections(_ sections: IndexSet) {
        change { updates in
            for section in sections {
                updates.add(.reload, before: IndexPath(index: section), after: IndexPath(index: section))
            }
        }
    }

    /// Outside of a batch, a change is a batch of its own.
    private func change(_ add: @escaping (inout CollectionUpdates) -> Void) {
        guard pendingUpdates != nil else {
            performBatchUpdates { [self] in change(add) }
            return
        }
        add(&pendingUpdates!)
    }

    // MARK: Layouts

    /// Goes over to another layout; animated, the elements move to where it has them.
    public func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        let old = collectionViewLayout
        guard animated, layout !== old else {
            collectionViewLayout = layout
            layoutIfNeeded()
            completion?(true)
            return
        }
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        for case let cell as UICollectionViewCell in elements.values { cell.willTransition(from: old, to: layout) }
        collectionViewLayout = layout
        UIView.animate(
            withDuration: Self.updateDuration,
            animations: { [self] in
                prepareLayout()
                contentOffset = layout.targetContentOffset(forProposedContentOffset: clamped(contentOffset))
                isChangingBoundsAnimated = true
                updateElements()
            },
            completion: { [weak self] finished in
                for case let cell as UICollectionViewCell in (self?.elements ?? [:]).values {
                    cell.didTransition(from: old, to: layout)
                }
                completion?(finished)
            })
        old.finalizeLayoutTransition()
        layout.finalizeLayoutTransition()
    }
}
