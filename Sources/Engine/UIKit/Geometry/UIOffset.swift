import QuartzCore

/// A horizontal and a vertical distance.
public struct UIOffset: Equatable, Hashable, Sendable {
    /// The horizontal distance in points.
    public var horizontal: CGFloat
    /// The vertical distance in points.
    public var vertical: CGFloat

    /// The offset (0, 0).
    public static let zero = UIOffset()

    /// Makes the offset (0, 0).
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// Makes an offset of its distances.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
