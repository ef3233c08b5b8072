import QuartzCore

/// What it takes to have a collection view's layout prepare itself anew.
@MainActor
package struct LayoutPreparation {
    /// The collection view.
    package let view: UICollectionView
    /// The items that the layout sees.
    package let items: Int
    /// The attributes that were made.
    package let made: Int
    /// The nanoseconds of `prepare()` and of the content's size, the least of some times.
    package let time: UInt64

    private static let times = 5

    /// Measures a collection view that nobody sees; nil if it has no items.
    package init?(of view: UICollectionView) {
        let layout = view.collectionViewLayout
        view.prepareLayout()
        items = view.data.counts.reduce(0, +)
        guard items > 0 else { return nil }
        self.view = view
        let wasCounted = AttributesMade.isCounted
        AttributesMade.isCounted = true
        defer { AttributesMade.isCounted = wasCounted }
        var (made, time) = (0, UInt64.max)
        for _ in 0..<Self.times {
            layout.invalidateLayout()
            let (before, start) = (AttributesMade.count, LayoutCalls.readTime())
            layout.prepare()
            _ = layout.collectionViewContentSize
            (made, time) = (AttributesMade.count - before, min(time, LayoutCalls.readTime() - start))
        }
        (self.made, self.time) = (made, time)
    }
}
