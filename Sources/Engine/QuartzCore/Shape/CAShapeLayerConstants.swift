import CoreGraphics

/// A rule that says what lies inside of a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The rule's name.
    public let rawValue: String

    /// Makes a rule of its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A point lies inside if the turns of the path around it don't sum to zero.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// A point lies inside if a ray to it crosses the path an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// A shape of the ends of a shape layer's lines.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The shape's name.
    public let rawValue: String

    /// Makes a shape of its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Ends cut off at the last point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// Ends with a half circle around the last point.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Ends with half a square around the last point.
    public static let square = CAShapeLayerLineCap(rawValue: "square")

    init(_ cap: CGLineCap) {
        self =
            switch cap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
    }

    /// The shape in Core Graphics; butt ends for an unknown name.
    var lineCap: CGLineCap {
        switch self {
        case .round: .round
        case .square: .square
        default: .butt
        }
    }
}

/// A shape of the corners of a shape layer's lines.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The shape's name.
    public let rawValue: String

    /// Makes a shape of its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Corners with a point, up to the mitre limit.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// Rounded corners.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Corners cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

    init(_ join: CGLineJoin) {
        self =
            switch join {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
    }

    /// The shape in Core Graphics; mitres for an unknown name.
    var lineJoin: CGLineJoin {
        switch self {
        case .round: .round
        case .bevel: .bevel
        default: .miter
        }
    }
}
