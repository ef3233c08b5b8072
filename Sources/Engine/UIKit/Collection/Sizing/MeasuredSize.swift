import QuartzCore

/// The size that an item's cell has asked for.
package struct MeasuredSize: Equatable, Sendable {
    package var section: Int
    package var item: Int
    package var size: CGSize
    /// Whether the cell was asked for its width.
    package var asksWidth: Bool
    /// Whether the cell was asked for its height.
    package var asksHeight: Bool

    package init(section: Int, item: Int, size: CGSize, asksWidth: Bool, asksHeight: Bool) {
        self.section = section
        self.item = item
        self.size = size
        self.asksWidth = asksWidth
        self.asksHeight = asksHeight
    }
}

extension UICollectionView {
    /// The sizes that cells have asked for, in the order of their items.
    ///
    /// Setting them has the layout use them, and no others, as if the cells had been asked: which have been depends on what
    /// has been in sight, so that a layout that is to go on as another one needs them. The content has its size afterwards,
    /// and cells are not asked before the next layout pass, so that it can be scrolled to its place before.
    package final var measuredSizes: [MeasuredSize] {
        get { collectionViewLayout.preferred.cells }
        set {
            let layout = collectionViewLayout
            layout.preferred.removeAll()
            let context = layout.makeInvalidationContext()
            context.invalidateEverything = true
            context.preferences = newValue.map { measured in
                PreferredAttributes(
                    key: ElementKey(cell: IndexPath(item: measured.item, section: measured.section)),
                    size: measured.size, axes: SizingAxes(width: measured.asksWidth, height: measured.asksHeight))
            }
            layout.invalidateLayout(with: context)
            prepareLayout()
        }
    }
}
