import QuartzCore

/// The relation of a drag beyond the edge to the overshoot that is shown.
///
/// The formula, shown = (1 - 1 / (0.55 x / D + 1)) D for a drag of x past the edge of a view D long, is not documented
/// by Apple; several people have measured it and agree.
struct RubberBand {
    /// Length of the view along the axis, in points; above 0.
    var dimension: CGFloat

    static let coefficient: CGFloat = 0.55

    /// Shown overshoot of a drag past the edge; odd in `drag`.
    func shown(forDrag drag: CGFloat) -> CGFloat {
        let x = drag.magnitude
        let shown = (1 - 1 / (Self.coefficient * x / dimension + 1)) * dimension
        return drag < 0 ? -shown : shown
    }

    /// Returns the drag whose shown overshoot is `shown`.
    ///
    /// Overshoots near the view's length, which only a bounce can reach, are taken as 95% of it.
    func drag(forShown shown: CGFloat) -> CGFloat {
        let overshoot = min(shown.magnitude, 0.95 * dimension)
        let drag = (1 / (1 - overshoot / dimension) - 1) * dimension / Self.coefficient
        return shown < 0 ? -drag : drag
    }
}
