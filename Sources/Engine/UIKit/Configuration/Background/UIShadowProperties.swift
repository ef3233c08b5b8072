import QuartzCore

/// A shadow of a background; a stage's backgrounds have none.
public struct UIShadowProperties {
    /// The colour.
    public var color: UIColor = .black
    /// The opacity, from 0 to 1.
    public var opacity: CGFloat = 0
    /// The radius of the blur in points.
    public var radius: CGFloat = 3
    /// The distance from the background in points.
    public var offset = CGSize(width: 0, height: -3)
    /// The outline; nil for the background's own.
    public var path: UIBezierPath?
}
