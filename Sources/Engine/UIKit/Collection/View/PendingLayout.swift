import CoreGraphics

/// What a collection view's next layout pass has to do besides placing elements.
struct PendingLayout {
    /// How far the content moves when the layout has been prepared, so that what is seen can stay in its place.
    private var offsetAdjustment = CGPoint.zero
    private var mustComeBack = false
    /// Whether the bounds' size has been changed in an animation.
    private(set) var isChangingBoundsAnimated = false
    /// What the layout has made for the change of the bounds that is under way.
    private var boundsInvalidation: UICollectionViewLayoutInvalidationContext?
    /// Whether the content that is shown is mirrored.
    private var wasMirrored = false

    /// Has the content move by some points, in addition to what others have asked for.
    mutating func moveContent(by adjustment: CGPoint) {
        offsetAdjustment.x += adjustment.x
        offsetAdjustment.y += adjustment.y
    }

    /// Takes the points by which the content has to move; nil for none.
    mutating func takeOffsetAdjustment() -> CGPoint? {
        guard offsetAdjustment != .zero else { return nil }
        defer { offsetAdjustment = .zero }
        return offsetAdjustment
    }

    /// Content that rests may be beyond its edges, as it has been reloaded or become smaller.
    mutating func bringContentBack() {
        mustComeBack = true
    }

    /// Takes whether content that rests may be beyond its edges.
    mutating func takeMustComeBack() -> Bool {
        defer { mustComeBack = false }
        return mustComeBack
    }

    /// The bounds get another size in an animation.
    mutating func beginAnimatedBoundsChange() {
        isChangingBoundsAnimated = true
    }

    /// Takes whether the bounds have got another size in an animation.
    mutating func endAnimatedBoundsChange() -> Bool {
        defer { isChangingBoundsAnimated = false }
        return isChangingBoundsAnimated
    }

    /// Keeps what the layout has made for a change of the bounds until they are the new ones.
    mutating func boundsWillChange(_ context: UICollectionViewLayoutInvalidationContext?) {
        boundsInvalidation = context
    }

    /// Takes what the layout has made for the change of the bounds.
    mutating func takeBoundsInvalidation() -> UICollectionViewLayoutInvalidationContext? {
        guard let context = boundsInvalidation else { return nil }
        boundsInvalidation = nil
        return context
    }

    /// The content is shown mirrored or not.
    ///
    /// - Returns: whether it was shown the other way before.
    mutating func show(mirrored: Bool) -> Bool {
        defer { wasMirrored = mirrored }
        return wasMirrored != mirrored
    }
}
