import QuartzCore

/// Maps a finger's way to a content offset along one axis, with the rubber band past the edges.
///
/// Built when the finger grabs the content, wherever that is, so that the grab itself moves nothing.
struct DragMapping: Equatable {
    private let origin: CGFloat
    private let residual: CGFloat
    private let edges: ClosedRange<CGFloat>
    private let dimension: CGFloat
    private let bounces: Bool

    /// Makes the mapping of a drag.
    ///
    /// - Parameters:
    ///   - offset: the content offset at the grab.
    ///   - edges: the offsets without overshoot.
    ///   - dimension: the view's length along the axis; above 0.
    ///   - bounces: whether the content can be dragged beyond the edges.
    init(offset: CGFloat, edges: ClosedRange<CGFloat>, dimension: CGFloat, bounces: Bool) {
        self.edges = edges
        self.dimension = dimension
        self.bounces = bounces
        let nearest = min(max(offset, edges.lowerBound), edges.upperBound)
        let band = RubberBand(dimension: dimension)
        let drag = band.drag(forShown: offset - nearest)
        origin = nearest + drag
        // Only a bounce further than a drag can reach leaves something over; it goes as the finger comes back.
        residual = offset - nearest - band.shown(forDrag: drag)
    }

    /// The content offset after the finger has moved the content by `distance` (positive: towards higher offsets).
    func offset(forDistance distance: CGFloat) -> CGFloat {
        let raw = origin + distance
        let nearest = min(max(raw, edges.lowerBound), edges.upperBound)
        guard raw != nearest else { return raw }
        guard bounces else { return nearest }
        let drag = raw - nearest
        let grabbed = origin - min(max(origin, edges.lowerBound), edges.upperBound)
        let share = grabbed != 0 ? min(max(drag / grabbed, 0), 1) : 0
        return nearest + RubberBand(dimension: dimension).shown(forDrag: drag) + residual * share
    }
}
