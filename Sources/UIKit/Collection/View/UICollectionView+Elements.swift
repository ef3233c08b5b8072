import QuartzCore

extension UICollectionView {
    /// Gives views to the elements in sight and takes them from the others. O(elements in sight).
    ///
    /// - Parameter initial: where a new element begins if the change is animated; nil: where it will be.
    final func updateElements(
        initial: ((ElementKey) -> UICollectionViewLayoutAttributes?)? = nil
    ) {
        let context = ViewAnimationContext.current
        let animatesBounds = isChangingBoundsAnimated && context != nil
        let initial = initial ?? (animatesBounds ? { [self] in initialAttributes($0) } : nil)
        let attributes = visibleAttributes()
        // What goes out of sight goes first, so that what comes may use its views; in order, so that which layer shows
        // which item does not depend on a dictionary's.
        let seen = Set(attributes.map(ElementKey.init))
        for key in elements.keys.filter({ !seen.contains($0) }).sorted(by: { $1.follows($0) }) {
            if let context, initial != nil {
                letGo(key, after: context)
            } else {
                removeElement(key)
            }
        }
        for attributes in attributes {
            let key = ElementKey(attributes)
            if let view = elements[key] {
                view.place(attributes)
            } else {
                addElement(key, attributes, initial: initial)
            }
        }
        if isChangingBoundsAnimated {
            isChangingBoundsAnimated = false
            collectionViewLayout.finalizeAnimatedBoundsChange()
        }
    }

    /// What the layout wants to show in the bounds, without what lies outside of them.
    private func visibleAttributes() -> [UICollectionViewLayoutAttributes] {
        let visible = bounds
        guard visible.width > 0, visible.height > 0 else { return [] }
        let attributes = collectionViewLayout.layoutAttributesForElements(in: visible) ?? []
        return attributes.filter { attributes in
            guard attributes.representedElementCategory != .cell || data.contains(attributes.indexPath) else {
                return false
            }
            return attributes.frame.intersects(visible)
        }
    }

    private func addElement(
        _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes,
        initial: ((ElementKey) -> UICollectionViewLayoutAttributes?)?
    ) {
        guard let view = makeView(key, attributes) else { return }
        elements[key] = view
        UIView.performWithoutAnimation {
            if key.category == .cell {
                let cell = view as? UICollectionViewCell
                cell?.isSelected = selection.selected.contains(key.indexPath)
                cell?.isHighlighted = selection.isHighlighted(key.indexPath)
            }
            view.place(initial?(key) ?? attributes)
            // The accessibility order and the order among equals is that of the items.
            isInsertingElement = true
            insertSubview(view, at: subviewIndex(for: key))
            isInsertingElement = false
            view.layoutIfNeeded()
        }
        willDisplay(view, key)
        if initial != nil { view.place(attributes) }
    }

    private func initialAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        switch key.category {
        case .cell: collectionViewLayout.initialLayoutAttributesForAppearingItem(at: key.indexPath)
        case .supplementaryView:
            collectionViewLayout.initialLayoutAttributesForAppearingSupplementaryElement(
                ofKind: key.kind ?? "", at: key.indexPath)
        case .decorationView:
            collectionViewLayout.initialLayoutAttributesForAppearingDecorationElement(
                ofKind: key.kind ?? "", at: key.indexPath)
        }
    }

    /// Behind the first view of a later element, so that subviews stay in the order of their elements. O(elements).
    private func subviewIndex(for key: ElementKey) -> Int {
        var later: Set<ObjectIdentifier> = []
        for (other, view) in elements where other.follows(key) { later.insert(ObjectIdentifier(view)) }
        guard !later.isEmpty else { return subviews.count }
        return subviews.firstIndex { later.contains(ObjectIdentifier($0)) } ?? subviews.count
    }

    private func makeView(
        _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionReusableView? {
        switch key.category {
        case .cell:
            return dataSource?.collectionView(self, cellForItemAt: key.indexPath)
        case .supplementaryView:
            return dataSource?.collectionView(
                self, viewForSupplementaryElementOfKind: key.kind ?? "", at: key.indexPath)
        case .decorationView:
            guard let kind = key.kind, let type = collectionViewLayout.decorationClasses[kind] else { return nil }
            return type.init(frame: .zero)
        }
    }

    private func willDisplay(_ view: UICollectionReusableView, _ key: ElementKey) {
        if let cell = view as? UICollectionViewCell {
            delegate?.collectionView(self, willDisplay: cell, forItemAt: key.indexPath)
        } else if key.category == .supplementaryView {
            delegate?.collectionView(
                self, willDisplaySupplementaryView: view, forElementKind: key.kind ?? "", at: key.indexPath)
        }
    }

    /// Takes an element's view away now.
    final func removeElement(_ key: ElementKey) {
        guard let view = elements.removeValue(forKey: key) else { return }
        recycle(view, key)
    }

    /// Lets an element that is out of sight after an animation be seen until it is over.
    private func letGo(_ key: ElementKey, after context: ViewAnimationContext) {
        guard let view = elements.removeValue(forKey: key) else { return }
        let final =
            key.category == .cell
            ? collectionViewLayout.finalLayoutAttributesForDisappearingItem(at: key.indexPath)
                ?? collectionViewLayout.layoutAttributesForItem(at: key.indexPath) : nil
        depart(view, key, to: final, after: context)
    }

    /// Moves a view that is no element any more to `final`, and takes it away when the animation is over.
    final func depart(
        _ view: UICollectionReusableView, _ key: ElementKey, to final: UICollectionViewLayoutAttributes?,
        after context: ViewAnimationContext
    ) {
        if let final { view.place(final) }
        departing[ObjectIdentifier(view)] = (key, view)
        context.whenDone { [weak self, weak view] in
            guard let self, let view, self.departing.removeValue(forKey: ObjectIdentifier(view)) != nil else { return }
            self.recycle(view, key)
        }
    }

    /// All cells that are on the stage, those on their way out included, in the order of their items.
    package final var shownCells: [(item: Int, cell: UICollectionViewCell)] {
        let leaving = departing.values.map { ($0.key, $0.view) }
        return (elements.map { ($0.key, $0.value) } + leaving).compactMap { key, view in
            (view as? UICollectionViewCell).map { (key.item, $0) }
        }.sorted { $0.item < $1.item }
    }

    private func recycle(_ view: UICollectionReusableView, _ key: ElementKey) {
        if let cell = view as? UICollectionViewCell { endHighlight(of: key.indexPath, on: cell) }
        view.layer.removeAllAnimations()
        view.removeFromSuperview()
        view.appliedAttributes = nil
        if let name = view.reuseIdentifier {
            reuse.give(view, ReusePool.Identifier(kind: key.category == .cell ? nil : key.kind, name: name))
        }
        if let cell = view as? UICollectionViewCell {
            delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.indexPath)
        } else if key.category == .supplementaryView {
            delegate?.collectionView(
                self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind ?? "", at: key.indexPath)
        }
    }
}

extension ElementKey {
    /// Decorations come first, then cells, then supplementary views; each in the order of their index paths.
    func follows(_ other: ElementKey) -> Bool {
        (rank, section, item, kind ?? "") > (other.rank, other.section, other.item, other.kind ?? "")
    }

    private var rank: Int {
        switch category {
        case .decorationView: 0
        case .cell: 1
        case .supplementaryView: 2
        }
    }
}
