import QuartzCore

extension UICollectionView {
    /// Runs a batch of updates with a closure that may not escape; Apple's method, which takes nil as well, does not keep
    /// its closure either.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    /// Seconds that updates and layout changes take.
    static let updateDuration: TimeInterval = 0.3

    final func performUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        guard !changes.isCollecting else {
            updates?()
            if let completion { changes.add(completion: completion) }
            return
        }
        if carried.movement != nil, !carried.isMakingRoom { UIView.performWithoutAnimation { cancelMovement() } }
        data.update(from: self)
        // Outside of a window nothing is seen yet: the first layout pass shows what there is then.
        let isSeen = window != nil || !elements.inSight.isEmpty
        // A layout that has changed already is part of the change: the elements begin where they are seen.
        let isCurrent = isSeen && (collectionViewLayout.isPrepared || elements.inSight.isEmpty)
        if isCurrent, needsLayoutFlag || elements.inSight.isEmpty {
            prepareLayout()
            updateElements()
        }
        let old = (counts: data.counts, nearby: isCurrent ? nearbyAttributes() : [:])
        changes.beginBatch()
        updates?()
        let collected = changes.endBatch()
        let resolved = ResolvedUpdates(collected, oldCounts: old.counts)
        let context = collectionViewLayout.makeInvalidationContext()
        context.invalidateDataSourceCounts = true
        collectionViewLayout.invalidateLayout(with: context)
        data.update(from: self)
        checkCounts(resolved, old: old.counts)
        followItems(resolved)
        if isSeen {
            prepareLayout()
            // As people have logged it on iOS: a layout is asked before it hears of the updates, and again after that.
            if bounds.width > 0, bounds.height > 0 { _ = askForElements(in: bounds.mirrored(in: mirrorWidth)) }
            // It may have invalidated itself.
            prepareLayout()
            collectionViewLayout.prepare(forCollectionViewUpdates: resolved.items)
        }
        let offset = isSeen ? targetOffset() : contentOffset
        let completions = collected.completions + [completion].compactMap(\.self)
        UIView.animate(
            withDuration: Self.updateDuration,
            animations: { [self] in
                guard isSeen else { return }
                apply(resolved, nearby: old.nearby, offset: offset)
                collectionViewLayout.finalizeCollectionViewUpdates()
            },
            completion: completions.isEmpty ? nil : { finished in for each in completions { each(finished) } })
    }

    private func checkCounts(_ changes: ResolvedUpdates, old: [Int]) {
        let expected = changes.newCounts(old)
        precondition(
            expected.count == data.counts.count,
            "after the updates there should be \(expected.count) sections, the data source says \(data.counts.count)")
        for (section, count) in expected.enumerated() {
            guard let count else { continue }
            let given = data.counts[section]
            precondition(
                count == given,
                "after the updates section \(section) should have \(count) items, the data source says \(given)")
        }
    }

    /// What is known of items goes with them.
    private func followItems(_ changes: ResolvedUpdates) {
        selection.follow(changes.newPath(of:))
        prefetching.follow(changes.newPath(of:))
        // What is dragged makes room for itself without being elsewhere.
        if !carried.isMakingRoom { dragsFollow(changes.newPath(of:)) }
        // Before the layout is prepared: it is made of the sizes that views have asked for.
        collectionViewLayout.itemsMoved(ElementFate(changes, layout: collectionViewLayout, kinds: []).newKey)
    }

    /// Where the layout and then the delegate want the content after a change.
    final func targetOffset() -> CGPoint {
        let proposed = collectionViewLayout.targetContentOffset(forProposedContentOffset: clamped(contentOffset))
        return delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed) ?? proposed
    }

    /// Items up to this number are remembered wherever they are; of more, only those near what is seen.
    private static let rememberedItems = 1000

    /// Where elements are that a change may bring into sight: all, or, of very many, those within one view's length around
    /// the bounds.
    private func nearbyAttributes() -> [ElementKey: UICollectionViewLayoutAttributes] {
        var around = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
        if data.counts.reduce(0, +) <= Self.rememberedItems {
            around = around.union(CGRect(origin: .zero, size: contentSize))
        }
        let attributes = collectionViewLayout.layoutAttributesForElements(in: around) ?? []
        return Dictionary(
            attributes.map { (ElementKey($0), ($0.copy() as? UICollectionViewLayoutAttributes) ?? $0) },
            uniquingKeysWith: { first, _ in first })
    }

    private func apply(
        _ changes: ResolvedUpdates, nearby: [ElementKey: UICollectionViewLayoutAttributes], offset: CGPoint
    ) {
        let layout = collectionViewLayout
        let fate = ElementFate(changes, layout: layout, kinds: Set(elements.inSight.keys.map(ElementKind.init)))
        let shown = elements.inSight
        let origins = Dictionary(
            nearby.compactMap { key, attributes in
                fate.newKey(of: key).flatMap { new in attributes.moved(to: new.indexPath).map { (new, $0) } }
            }, uniquingKeysWith: { first, _ in first })
        layout.transition = ElementTransition(
            initial: { [weak self] key in
                self?.elements[key]?.appliedAttributes ?? origins[key] ?? layout.attributes(for: key)?.faded
            },
            final: { key in
                guard let new = fate.newKey(of: key) else { return shown[key]?.appliedAttributes?.faded }
                return layout.attributes(for: new)
            })
        defer { layout.transition = .none }
        var kept: [ElementKey: UICollectionReusableView] = [:]
        for (key, view) in elements.inSight.sorted(by: { $1.key.follows($0.key) }) {
            if let new = fate.newKey(of: key) {
                view.appliedAttributes?.indexPath = new.indexPath
                kept[new] = view
                layout.transition.formerKeys[new] = key
            } else {
                depart(view, key, to: layout.finalAttributes(for: key))
            }
        }
        elements.show(kept)
        contentOffset = offset
        updateElements(animated: true)
    }
}
