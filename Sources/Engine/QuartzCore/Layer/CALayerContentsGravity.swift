import CoreGraphics

/// A way to fit a layer's contents into its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The way's name.
    public let rawValue: String

    /// Makes a way of its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The contents are stretched to the bounds.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// The contents are scaled to fit into the bounds, with their aspect ratio.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// The contents are scaled to fill the bounds, with their aspect ratio.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
    /// The contents keep their size, in the middle.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// The contents keep their size, at the middle of the top edge.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// The contents keep their size, at the middle of the bottom edge.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// The contents keep their size, at the middle of the left edge.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// The contents keep their size, at the middle of the right edge.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// The contents keep their size, in the top left corner.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// The contents keep their size, in the top right corner.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// The contents keep their size, in the bottom left corner.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// The contents keep their size, in the bottom right corner.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
}
