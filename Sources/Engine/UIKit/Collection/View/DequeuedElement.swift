import CoreGraphics

/// What a view is dequeued for.
struct DequeuedElement {
    /// nil for cells.
    var kind: String?
    var path: IndexPath
    var attributes: UICollectionViewLayoutAttributes
    /// Where the superview has what the layout places.
    var space: ElementSpace

    /// The frame with which a new view is made.
    var frame: CGRect {
        let (center, size) = (space.point(attributes.center), attributes.bounds.size)
        return CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }
}
