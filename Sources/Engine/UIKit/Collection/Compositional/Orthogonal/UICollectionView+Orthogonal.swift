import QuartzCore

/// The sections of a collection view that scroll by themselves.
struct OrthogonalScrolling {
    /// Of those in sight.
    fileprivate(set) var views: [Int: OrthogonalScrollView] = [:]
    /// How far those out of sight have been scrolled.
    fileprivate var offsets: [Int: CGFloat] = [:]
}

extension UICollectionView {
    /// How far a section has been scrolled, across the layout's direction.
    final func scrollOffset(ofSection section: Int) -> CGFloat {
        scrolling.views[section]?.offset ?? scrolling.offsets[section] ?? startOffset(ofSection: section)
    }

    /// The offset of a section that has not been scrolled.
    private func startOffset(ofSection section: Int) -> CGFloat {
        -(collectionViewLayout.scrollingSection(section)?.centeringInsets.start ?? 0)
    }

    /// Gives views to the sections in sight that scroll by themselves.
    final func updateScrollingSections() {
        let sections = collectionViewLayout.scrollingSections(in: bounds)
        for section in sections {
            if let view = scrolling.views[section.index] {
                view.show(section)
                continue
            }
            let view = OrthogonalScrollView(section, in: self)
            let offset = scrolling.offsets[section.index] ?? -section.centeringInsets.start
            // While it was out of sight the places at which it may rest may have become others.
            view.rest(at: view.place(of: offset))
            scrolling.views[section.index] = view
            // Behind the elements that belong to no such section, which are all in front of decorations.
            insert(view, in: self, at: firstElementIndex)
        }
    }

    /// Takes the views of sections that are out of sight, and of those that scroll by themselves no more.
    final func removeScrollingViews() {
        guard !scrolling.views.isEmpty else { return }
        let shown = collectionViewLayout.indicesOfScrollingSections(in: bounds)
        for (index, view) in scrolling.views where !shown.contains(index) {
            // Cells that are leaving are still in it.
            guard view.subviews.isEmpty else { continue }
            scrolling.offsets[index] = view.offset(at: view.settledContentOffset)
            view.stopMotion()
            view.removeFromSuperview()
            scrolling.views[index] = nil
        }
    }

    private var firstElementIndex: Int {
        let front = elements.inSight.filter { $0.key.category != .decorationView }.values.map(ObjectIdentifier.init)
        let known = Set(front)
        return subviews.firstIndex { known.contains(ObjectIdentifier($0)) } ?? subviews.count
    }

    /// The view that has the element's view as a subview, and where its content begins in the layout's.
    ///
    /// - Parameters:
    ///   - attributes: the element's.
    ///   - own: where the collection view itself has the layout's content, for those who ask for many elements; else nil.
    /// - Returns: the superview, and its content's place.
    final func host(
        of attributes: UICollectionViewLayoutAttributes, own: ElementSpace? = nil
    ) -> (view: UIView, space: ElementSpace) {
        guard let section = attributes.scrollingSection, let view = scrolling.views[section] else {
            return (self, own ?? ElementSpace(mirrorWidth: mirrorWidth))
        }
        return (view, view.space)
    }

    /// Returns how far a section has been scrolled, or will be when it comes to rest.
    package final func settledScrollOffset(ofSection section: Int) -> CGFloat {
        guard let view = scrolling.views[section] else { return scrollOffset(ofSection: section) }
        return view.offset(at: view.settledContentOffset)
    }

    /// Puts a section, without motion, at an offset, or at the nearest one at which it may rest.
    package final func rest(section: Int, at offset: CGFloat) {
        guard let view = scrolling.views[section] else {
            scrolling.offsets[section] = max(offset, startOffset(ofSection: section))
            setNeedsLayout()
            return
        }
        view.rest(at: view.place(of: offset))
    }

    /// Scrolls a section until an item of it stands at `position`, as far as its edges allow.
    final func scrollSection(
        toShow attributes: UICollectionViewLayoutAttributes, at position: ScrollPosition, animated: Bool
    ) {
        guard let index = attributes.scrollingSection,
            let section = collectionViewLayout.scrollingSection(index)
        else { return }
        let horizontal = section.isHorizontal
        let frame = attributes.frame
        var position = position
        if horizontal, isMirrored, position.contains(.left) != position.contains(.right) {
            position.formSymmetricDifference([.left, .right])
        }
        let (start, end) = horizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
        let visible = horizontal ? section.frame.width : section.frame.height
        var offset = scrollOffset(ofSection: index)
        if position.contains(horizontal ? .left : .top) { offset = start - section.insetStart }
        if position.contains(horizontal ? .centeredHorizontally : .centeredVertically) {
            offset = (start + end - visible) / 2
        }
        if position.contains(horizontal ? .right : .bottom) { offset = end - visible }
        let insets = section.centeringInsets
        offset = min(max(offset, -insets.start), max(section.contentLength + insets.end - visible, -insets.start))
        if let view = scrolling.views[index] {
            view.setContentOffset(view.place(of: offset), animated: animated)
        } else {
            scrolling.offsets[index] = offset
        }
    }
}
