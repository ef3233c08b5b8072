/// The edges of an image that keep their size where it is resized, and what happens to what lies between them.
public struct ImageResizing: Codable, Equatable, Sendable {
    /// The height of the edge at the top, in points.
    public var top: Double
    /// The width of the edge at the left, in points.
    public var left: Double
    /// The height of the edge at the bottom, in points.
    public var bottom: Double
    /// The width of the edge at the right, in points.
    public var right: Double
    /// Whether what lies between the edges is repeated, not stretched.
    public var isTiled: Bool

    /// Makes edges of their widths in points.
    public init(top: Double, left: Double, bottom: Double, right: Double, isTiled: Bool = false) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
        self.isTiled = isTiled
    }
}
