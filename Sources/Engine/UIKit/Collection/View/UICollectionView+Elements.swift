import QuartzCore

extension UICollectionView {
    /// Gives views to the elements in sight and takes them from the others.
    ///
    /// O(n log n) in the elements in sight.
    ///
    /// - Parameter animated: the layout says where elements come from and go to. An animated change of the bounds' size
    ///   is so in any case.
    final func updateElements(animated: Bool = false) {
        let animated = animated || (pendingLayout.isChangingBoundsAnimated && ViewAnimationContext.current != nil)
        let wanted = sizeElements(visibleAttributes(in: bounds), reusing: !animated)
        updateScrollingSections()
        let attributes = collectionViewLayout.adjusted(wanted)
        elements.beginPass()
        let views = elements.mark(attributes)
        // What goes out of sight goes first, so that what comes may use its views; in order, so that which layer shows
        // which item does not depend on a dictionary's.
        if views.seen < elements.inSight.count {
            let gone = elements.inSight.filter { !elements.isMarked($0.value) }
            for (key, _) in gone.sorted(by: { $1.key.follows($0.key) }) {
                if animated { letGo(key) } else { removeElement(key) }
            }
        }
        var order: ElementOrder?
        let own = ElementSpace(mirrorWidth: mirrorWidth)
        for (attributes, seen) in zip(attributes, views.list) {
            let host = host(of: attributes, own: own)
            // Of what has been removed since, the pass is another one.
            if let seen, !animated, elements.isMarked(seen), seen.holder === host.view {
                seen.place(attributes, in: host.space)
                continue
            }
            let key = ElementKey(attributes)
            let initial = animated ? collectionViewLayout.initialAttributes(for: key) : nil
            if let view = elements[key] {
                if view.superview !== host.view { move(view, key, to: host.view) }
                if let initial { UIView.performWithoutAnimation { view.place(initial, in: host.space) } }
                view.place(attributes, in: host.space)
            } else {
                if order == nil { order = ElementOrder(elements.inSight.keys) }
                addElement(key, initial ?? attributes, in: &order!)
                if initial != nil { elements[key]?.place(attributes, in: host.space) }
            }
        }
        returnMeasuredViews()
        removeScrollingViews()
        numberElements()
        if pendingLayout.endAnimatedBoundsChange() { collectionViewLayout.finalizeAnimatedBoundsChange() }
    }

    /// Takes an element's view to another superview; until it is placed there, it stays where it is seen.
    private func move(_ view: UICollectionReusableView, _ key: ElementKey, to host: UIView) {
        UIView.performWithoutAnimation {
            let center = view.superview?.convert(view.center, to: host) ?? view.center
            insert(view, in: host, at: subviewIndex(of: key, in: host, before: nil))
            view.center = center
        }
        // Where that is the layout does not know: the section it was in may show another one meanwhile.
        view.space = nil
    }

    /// What the layout wants to show in a rectangle, without what lies outside of it.
    final func visibleAttributes(in visible: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard visible.width > 0, visible.height > 0 else { return [] }
        let visible = visible.mirrored(in: mirrorWidth)
        var shown = carrying(askForElements(in: visible))
        let layout = collectionViewLayout
        func isOutside(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
            guard attributes.representedElementCategory != .cell || data.contains(attributes.indexPath) else {
                return true
            }
            return !haveCommonArea(layout.seenFrame(of: attributes), visible) && !isCarried(attributes)
        }
        // Most layouts answer with nothing else: then nothing is copied.
        if shown.contains(where: isOutside) { shown.removeAll(where: isOutside) }
        LayoutCalls.current?.recordSeen(shown.count)
        return shown
    }

    /// Asks the layout for what is in a rectangle.
    final func askForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard let calls = LayoutCalls.begin(.elements, of: self, owner: type(of: collectionViewLayout)) else {
            return collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
        }
        let query = calls.looksClosely ? calls.habits.beginQuery(of: self) : nil
        let attributes = collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
        calls.endQuery(rect, attributes, query, of: self)
        return attributes
    }

    /// Puts an element's view among the subviews.
    ///
    /// - Parameters:
    ///   - key: the element.
    ///   - attributes: where the element begins.
    ///   - order: the order of the elements that have views.
    private func addElement(
        _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes, in order: inout ElementOrder
    ) {
        let host = host(of: attributes)
        guard let view = elements.takeMeasured(key) ?? makeView(key, attributes, in: host.space) else { return }
        elements.add(view, for: key)
        UIView.performWithoutAnimation {
            showState(of: view, key)
            view.place(attributes, in: host.space)
            // The accessibility order and the order among equals is that of the items.
            let next = order.insert(key)
            insert(view, in: host.view, at: subviewIndex(of: key, in: host.view, before: next))
            view.layoutSubtreeIfNeeded()
        }
        willDisplay(view, key)
    }

    private func showState(of view: UICollectionReusableView, _ key: ElementKey) {
        guard key.category == .cell, let cell = view as? UICollectionViewCell else { return }
        cell.isSelected = selection.selected.contains(key.indexPath)
        cell.isHighlighted = selection.isHighlighted(key.indexPath)
        cell.isEdited = isEditing
    }

    /// Has the cells in sight show whether they are edited.
    final func editingChanged() {
        gestures.rowSwipes?.close(animated: true)
        UIView.animate(withDuration: Self.updateDuration) { [self] in
            for case let cell as UICollectionViewCell in elements.inSight.values {
                cell.isEdited = isEditing
                cell.layoutSubtreeIfNeeded()
            }
        }
    }

    /// Returns where an element's view stands among the subviews so that decorations lie behind all cells, cells behind
    /// all supplementary views, and each of them in the order of their items.
    ///
    /// Views that a batch of updates has moved keep their place among the subviews, so that the view of the next element
    /// says where a view stands only among its like.
    ///
    /// O(1) for the last element, else O(subviews).
    ///
    /// - Parameters:
    ///   - key: the element.
    ///   - host: has the view, or will have it.
    ///   - next: the element that comes after it; nil: none does.
    /// - Returns: the index among the host's subviews.
    private func subviewIndex(of key: ElementKey, in host: UIView, before next: ElementKey?) -> Int {
        guard host === self else {
            let behind = elements.inSight.filter { key.follows($0.key) && $0.value.superview === host }
            return behind.count
        }
        if let next, next.category == key.category, let view = elements[next] {
            let neighbour = view.superview === self ? view : view.superview
            return subviews.firstIndex { $0 === neighbour } ?? subviews.count
        }
        return next == nil && key.category != .decorationView ? subviews.count : firstIndex(above: key.category)
    }

    /// Returns the index of the first subview in front of all elements of a category: of one that shows an element of
    /// another, or a section that scrolls by itself.
    private func firstIndex(above category: ElementCategory) -> Int {
        var first: Int?
        for (index, view) in subviews.enumerated().reversed() {
            let shown: ElementCategory? =
                view is OrthogonalScrollView
                ? .cell : (view as? UICollectionReusableView)?.appliedAttributes?.representedElementCategory
            guard let shown else { continue }
            guard shown.rank > category.rank else { return first ?? index + 1 }
            first = index
        }
        return first ?? subviews.count
    }

    /// Gives back views that were made to be asked for their sizes and have not come into sight.
    final func returnMeasuredViews() {
        for (key, view) in elements.takeMeasured() {
            view.appliedAttributes = nil
            view.fittedAttributes = nil
            if let name = view.reuseIdentifier { reuse.enqueue(view, identifier(name, of: view, key)) }
        }
    }

    /// Returns a view for an element, filled by the data source.
    ///
    /// Nothing of that is animated, even while the element comes into sight in an animation: what a reused view showed
    /// before is no place to begin from. What the data source dequeues has the attributes already, so that it may set
    /// others.
    ///
    /// - Parameters:
    ///   - key: the element.
    ///   - attributes: where the element is to be.
    ///   - space: where its superview has what the layout places.
    /// - Returns: the view; nil if there is no data source, or no class for a decoration.
    final func makeView(
        _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes, in space: ElementSpace
    ) -> UICollectionReusableView? {
        let path =
            key.category == .cell ? carried.movement?.dataPath(of: key.indexPath) ?? key.indexPath : key.indexPath
        let outer = request.begin(
            DequeuedElement(kind: key.kind, path: path, attributes: attributes, space: space))
        defer { request.end(outer) }
        var view: UICollectionReusableView?
        UIView.performWithoutAnimation { view = filledView(key, path) }
        return view
    }

    private func filledView(_ key: ElementKey, _ path: IndexPath) -> UICollectionReusableView? {
        switch key.category {
        case .cell:
            return dataSource.map { configuredCell(at: path, by: $0) }
        case .supplementaryView:
            return dataSource?.collectionView(
                self, viewForSupplementaryElementOfKind: key.kind ?? "", at: ScaledData.asked(key.indexPath, of: self))
        case .decorationView:
            guard let kind = key.kind else { return nil }
            if let nib = collectionViewLayout.decorationNibs[kind] { return decoration(of: nib, kind) }
            guard let type = collectionViewLayout.decorationClasses[kind] else { return nil }
            let identifier = ReusePool.Identifier(decoration: type)
            if let view = reuse.dequeue(identifier) { return view }
            let view = type.init(dequeuedWith: request.element?.frame ?? .zero)
            view.reuseIdentifier = identifier.name
            return view
        }
    }

    /// Has the data source fill a cell.
    final func configuredCell(at path: IndexPath, by dataSource: any UICollectionViewDataSource) -> UICollectionViewCell
    {
        let calls = LayoutCalls.begin(.configured, of: self, owner: type(of: dataSource))
        let cell = dataSource.collectionView(self, cellForItemAt: ScaledData.asked(path, of: self))
        guard let calls else { return cell }
        calls.end(.element(kind: nil, path))
        let added = calls.habits.addedConstraints(of: cell)
        if added > 0 { calls.note(.constraintsAdded(path, added, type: "\(type(of: cell))"), of: self) }
        return cell
    }

    private func decoration(of nib: UINib, _ kind: String) -> UICollectionReusableView? {
        let identifier = ReusePool.Identifier(decorationNib: kind)
        if let view = reuse.dequeue(identifier) { return view }
        let view = nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }.first
        view?.reuseIdentifier = identifier.name
        return view
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
        guard let view = elements.remove(key) else { return }
        if let cell = view as? UICollectionViewCell { endHighlight(of: key.indexPath, on: cell) }
        recycle(view, key)
    }

    /// Lets an element that is out of sight after an animation be seen until it is over.
    private func letGo(_ key: ElementKey) {
        guard let view = elements.remove(key) else { return }
        let layout = collectionViewLayout
        let former = layout.transition.formerKeys[key] ?? key
        depart(view, key, to: layout.finalAttributes(for: former) ?? layout.attributes(for: key))
    }

    /// Moves a view that is no element any more to `final`, and takes it away when the animation is over: at once, if
    /// there is none.
    final func depart(
        _ view: UICollectionReusableView, _ key: ElementKey, to final: UICollectionViewLayoutAttributes?
    ) {
        guard let context = ViewAnimationContext.current else {
            recycle(view, key)
            return
        }
        if let cell = view as? UICollectionViewCell { endHighlight(of: key.indexPath, on: cell) }
        if let final { view.place(final, in: view.space ?? ElementSpace()) }
        elements.depart(view, from: key)
        context.whenDone { [weak self, weak view] in
            guard let self, let view, self.elements.hasLeft(view) else { return }
            self.recycle(view, key)
        }
    }

    /// All cells that are on the stage in the order of their items, each before those on their way out of its place, of
    /// which the one that left first comes first.
    package final var shownCells: [(path: IndexPath, cell: UICollectionViewCell)] {
        elements.onStage.compactMap { key, view in
            (view as? UICollectionViewCell).map { (key.indexPath, $0) }
        }.sorted { $0.path < $1.path }
    }

    private func identifier(
        _ name: String, of view: UICollectionReusableView, _ key: ElementKey
    ) -> ReusePool.Identifier {
        switch key.category {
        case .cell: ReusePool.Identifier(kind: nil, name: name)
        case .supplementaryView: ReusePool.Identifier(kind: key.kind, name: name)
        case .decorationView:
            key.kind.flatMap { collectionViewLayout.decorationNibs[$0] } == nil
                ? ReusePool.Identifier(decoration: type(of: view)) : ReusePool.Identifier(decorationNib: name)
        }
    }

    private func recycle(_ view: UICollectionReusableView, _ key: ElementKey) {
        LayoutCalls.current?.habits.keepPath(key.indexPath, of: view)
        view.layer.removeAllAnimations()
        view.removeFromSuperview()
        view.isLifted = false
        if let cell = view as? UICollectionViewCell { gestures.rowSwipes?.forget(cell) }
        view.appliedAttributes = nil
        view.fittedAttributes = nil
        if let name = view.reuseIdentifier {
            reuse.enqueue(view, identifier(name, of: view, key))
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
        (category.rank, section, item, kind ?? "")
            > (other.category.rank, other.section, other.item, other.kind ?? "")
    }
}

extension UICollectionView.ElementCategory {
    /// The place of the category's views among the others, from the rearmost on.
    fileprivate var rank: Int {
        switch self {
        case .decorationView: 0
        case .cell: 1
        case .supplementaryView: 2
        }
    }
}
