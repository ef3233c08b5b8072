/// The edges of an image that keep their size where it is resized, and what happens to what lies between them.
public struct ImageResizing: Codable, Equatable, Sendable {
    /// The widths at the edges, in points.
    public var top: Double
    public var left: Double
    public var bottom: Double
    public var right: Double
    /// Whether what lies between the edges is repeated, not stretched.
    public var isTiled: Bool

    /// Makes edges of their widths in points.
    public init(top: Double, left: Double, bottom: Double, right: Double, isTiled: Bool = false) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
        self.isTiled = isTiled
    }
}
