/// A curve of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The curve's name.
    public let rawValue: String

    /// Makes a curve of its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Corners that are parts of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// Corners of continuous curvature; viewers draw them as parts of a circle.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
