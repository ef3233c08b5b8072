import QuartzCore

extension UICollectionView {
    /// The places in a collection view's bounds to which an item can be scrolled.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        /// The places' bits.
        public let rawValue: UInt

        /// Makes the set of the places that have the bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The item's top edge at the top.
        public static let top = ScrollPosition(rawValue: 1)
        /// The item's middle at half of the height.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// The item's bottom edge at the bottom.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// The item's left edge at the left.
        public static let left = ScrollPosition(rawValue: 8)
        /// The item's middle at half of the width.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// The item's right edge at the right.
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// The offset at which the item stands at `scrollPosition`, as far as the edges allow; nil for an unknown item.
    final func offset(showing indexPath: IndexPath, at scrollPosition: ScrollPosition) -> CGPoint? {
        guard let attributes = layoutAttributesForItem(at: indexPath) else { return nil }
        let frame = attributes.frame.mirrored(in: mirrorWidth)
        // The section scrolls across the layout's direction.
        var scrollPosition = scrollPosition
        if let section = attributes.scrollingSection.flatMap(collectionViewLayout.scrollingSection) {
            scrollPosition.subtract(
                section.isHorizontal ? [.left, .centeredHorizontally, .right] : [.top, .centeredVertically, .bottom])
        }
        let inset = adjustedContentInset
        let view = bounds.size
        var offset = contentOffset
        if scrollPosition.contains(.left) { offset.x = frame.minX - inset.left }
        if scrollPosition.contains(.right) { offset.x = frame.maxX + inset.right - view.width }
        if scrollPosition.contains(.centeredHorizontally) {
            offset.x = frame.midX - (view.width - inset.left - inset.right) / 2 - inset.left
        }
        if scrollPosition.contains(.top) { offset.y = frame.minY - inset.top }
        if scrollPosition.contains(.bottom) { offset.y = frame.maxY + inset.bottom - view.height }
        if scrollPosition.contains(.centeredVertically) {
            offset.y = frame.midY - (view.height - inset.top - inset.bottom) / 2 - inset.top
        }
        return clamped(offset)
    }
}
