// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

/// A format of a layer's pixels, which has no effect.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
    /// The format's name.
    public let rawValue: String

    /// Makes a format of its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Eight bits a channel.
    public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
    /// Sixteen bits a channel.
    public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
    /// Grey of eight bits.
    public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}

/// A way to scale a layer's pixels, which has no effect.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// The way's name.
    public let rawValue: String

    /// Makes a way of its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The nearest pixel's colour.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// A mean of the nearest four pixels' colours.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// A mean of smaller copies' colours.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// A set of a layer's edges, which has no effect: viewers smooth all edges.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Makes a set of its bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The left edge.
    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
    /// The right edge.
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
    /// The bottom edge.
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
    /// The top edge.
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)

    static let all: CAEdgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
}
