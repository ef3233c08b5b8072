import QuartzCore

extension UICollectionView {
    /// How often the views in sight are asked in one layout pass, as a wish may bring other views into sight.
    static let sizingPasses = 8

    /// Asks the views of elements whose sizes the layout estimates what they want, and the layout to follow.
    ///
    /// In UIKit's order: `preferredLayoutAttributesFitting(_:)` of every view, each followed by the layout's
    /// `shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)` and, if it answers true, by
    /// `invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)` and `invalidateLayout(with:)`; then
    /// `prepare()`, and again for what is in sight then.
    ///
    /// - Parameters:
    ///   - attributes: of the elements in sight.
    ///   - reusing: whether views of elements that are out of sight may be used for those that come.
    /// - Returns: the attributes of the elements in sight afterwards.
    final func sizeElements(
        _ attributes: [UICollectionViewLayoutAttributes], reusing: Bool
    ) -> [UICollectionViewLayoutAttributes] {
        guard attributes.contains(where: mustBeAsked) else { return attributes }
        var attributes = attributes
        UIView.performWithoutAnimation {
            for _ in 0..<Self.sizingPasses {
                if reusing {
                    let seen = Set(attributes.map(ElementKey.init))
                    for key in elements.inSight.keys.filter({ !seen.contains($0) }).sorted(by: { $1.follows($0) }) {
                        removeElement(key)
                    }
                }
                let settled = attributes.filter { !mustBeAsked($0) }
                guard ask(attributes) else { break }
                keepInPlace(attributes, settled: settled) { prepareLayout() }
                attributes = visibleAttributes(in: bounds)
            }
        }
        return attributes
    }

    private func mustBeAsked(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard !attributes.sizing.isEmpty else { return false }
        let key = ElementKey(attributes)
        guard let view = elements.shownOrMeasured(key), let fitted = view.fittedAttributes else { return true }
        if ElementKey(fitted) != key || fitted.sizing != attributes.sizing { return true }
        // Another width may want another height.
        return (!attributes.sizing.width && fitted.size.width != attributes.size.width)
            || (!attributes.sizing.height && fitted.size.height != attributes.size.height)
            || !collectionViewLayout.knowsPreference(of: attributes)
    }

    /// Asks views of layouts that an app has written, which say nothing of estimates, after they have been placed.
    ///
    /// - Returns: whether the layout has been invalidated.
    final func askPlacedViews() -> Bool {
        guard elements.hasUnasked, !collectionViewLayout.estimatesLengths else { return false }
        var isInvalidated = false
        for view in elements.takeUnasked() {
            guard let original = view.appliedAttributes else { continue }
            if ask(view, original) { isInvalidated = true }
        }
        return isInvalidated
    }

    /// True if the layout has been invalidated.
    private func ask(_ attributes: [UICollectionViewLayoutAttributes]) -> Bool {
        var isInvalidated = false
        for original in attributes where mustBeAsked(original) {
            let key = ElementKey(original)
            guard let view = elements.shownOrMeasured(key) ?? makeView(key, original, in: ElementSpace())
            else { continue }
            if elements.shownOrMeasured(key) == nil {
                elements.measure(view, for: key)
                view.place(original)
            }
            if ask(view, original) { isInvalidated = true }
        }
        return isInvalidated
    }

    private func ask(_ view: UICollectionReusableView, _ original: UICollectionViewLayoutAttributes) -> Bool {
        let layout = collectionViewLayout
        guard let given = original.copied() else { return false }
        view.fittedAttributes = original
        let calls = LayoutCalls.begin(.sizing, of: self, owner: type(of: view))
        let preferred = view.preferredLayoutAttributesFitting(given)
        calls?.end(.size(original.indexPath, original.size, preferred.size))
        guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        else { return false }
        layout.invalidateLayout(
            with: layout.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
        return true
    }

    /// Moves the content so that the first cell that is wholly in sight stays where it is seen while the layout changes.
    ///
    /// Content at its beginning stays there.
    ///
    /// - Parameters:
    ///   - attributes: those of the elements in sight.
    ///   - settled: those of them whose sizes are known. A cell of these stays, if there is one: a cell that has just come
    ///     into sight would push away what was seen before it, by the error of its estimate.
    ///   - change: changes the layout.
    private func keepInPlace(
        _ attributes: [UICollectionViewLayoutAttributes], settled: [UICollectionViewLayoutAttributes],
        during change: () -> Void
    ) {
        let layout = collectionViewLayout
        let start = bounds.inset(by: adjustedContentInset)
        let isAtStart = (x: start.minX <= 0, y: start.minY <= 0)
        guard layout.estimatesLengths, !(isAtStart.x && isAtStart.y) else { return change() }
        func cells(_ attributes: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
            attributes.filter { $0.representedElementCategory == .cell && $0.scrollingSection == nil }
        }
        let known = cells(settled)
        let cells = known.isEmpty ? cells(attributes) : known
        let whole = cells.filter { $0.frame.minY >= start.minY - 0.5 && $0.frame.minX >= start.minX - 0.5 }
        let anchor = (whole.isEmpty ? cells : whole).min {
            ($0.frame.minY, $0.frame.minX, $0.indexPath) < ($1.frame.minY, $1.frame.minX, $1.indexPath)
        }
        guard let anchor else { return change() }
        let before = anchor.frame
        change()
        guard let after = layout.layoutAttributesForItem(at: anchor.indexPath)?.frame else { return }
        // An element that is seen from its middle on keeps its end.
        let isCut = whole.isEmpty
        let shift = CGPoint(
            x: isAtStart.x ? 0 : isCut ? after.maxX - before.maxX : after.minX - before.minX,
            y: isAtStart.y ? 0 : isCut ? after.maxY - before.maxY : after.minY - before.minY)
        guard shift != .zero else { return }
        contentOffset = CGPoint(x: contentOffset.x + shift.x, y: contentOffset.y + shift.y)
    }
}
