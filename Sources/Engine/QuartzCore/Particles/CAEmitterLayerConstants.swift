/// A shape from which an emitter layer sends out particles.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    /// The shape's name.
    public let rawValue: String

    /// Makes a shape of its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// One point.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// A line to the left and right, as long as the emitter's width.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// A rectangle of the emitter's size.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// The same as ``rectangle``: particles stay in the layer's plane.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// A circle, whose radius is the emitter's width.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// The same as ``circle``: particles stay in the layer's plane.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// A part of an emitter's shape.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    /// The part's name.
    public let rawValue: String

    /// Makes a part of its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The shape's corners, or a line's ends.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// The shape's edge.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// The whole of the shape.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// The whole of the shape.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// An order in which particles are drawn; kept for source compatibility.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    /// The mode's name.
    public let rawValue: String

    /// Makes a mode of its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// In any order.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The oldest on top.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The newest on top.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// By their distance.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// Their colours are added.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
