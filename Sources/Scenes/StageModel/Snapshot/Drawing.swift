/// Vector graphics of a layer, in its bounds' coordinates.
///
/// What a shape layer, a view's `draw(_:)` or a shadow with a path shows. It is painted above the background and below
/// the contents and the sublayers.
public struct Drawing: Equatable, Sendable {
    /// The most operations.
    public static let operationLimit = 8192

    /// The steps in the order in which they are painted; empty draws nothing.
    public var operations: [Operation]

    /// Makes a drawing of its steps.
    public init(operations: [Operation] = []) {
        self.operations = operations
    }

    /// One step of a drawing.
    ///
    /// Clips and shadows hold until the matching ``restore``.
    public enum Operation: Equatable, Sendable {
        case fill(Path, isEvenOdd: Bool, PackedColor)
        case stroke(Path, Line, PackedColor)
        case save
        case restore
        case clip(Path, isEvenOdd: Bool)
        /// What follows casts this shadow; a clear colour casts none.
        case shadow(Shadow)
        /// The shadow of a path's area, without the area.
        case pathShadow(Path, Shadow)
        case gradient(Gradient)
        case image(Image)
        /// Makes a path's area transparent.
        case clear(Path)
        case text(Text)
    }

    /// Lines and Bézier curves: a list of verbs, and the points that they take in turn.
    public struct Path: Equatable, Sendable {
        /// What each piece of the path is.
        public var verbs: [Verb]
        /// The pieces' points, in the order of the verbs; ``Verb/pointCount`` of them for each.
        public var points: [FixedPair]

        /// Makes a path of its verbs and points.
        public init(verbs: [Verb] = [], points: [FixedPair] = []) {
            self.verbs = verbs
            self.points = points
        }

        /// A piece of a path, with its number on the wire.
        public enum Verb: UInt8, CaseIterable, Sendable {
            case move = 0
            case line = 1
            case quad = 2
            case cubic = 3
            case close = 4

            /// How many points the piece takes: 1 for a move or a line, 2 for a quadratic and 3 for a cubic curve, 0
            /// for a close.
            public var pointCount: Int {
                switch self {
                case .move, .line: 1
                case .quad: 2
                case .cubic: 3
                case .close: 0
                }
            }
        }
    }

    /// The style of a stroked path.
    public struct Line: Equatable, Sendable {
        /// The line's width.
        public var width = FixedPoint.zero
        /// The shape of the ends of open paths; butt by default.
        public var cap = Cap.butt
        /// The shape of the corners; a mitre by default.
        public var join = Join.miter
        /// The greatest ratio of a mitre's length to the width, 10 by default; above it a corner is bevelled.
        public var miterLimit: Float = 10
        /// The lengths of dashes and gaps in turn; empty draws a solid line.
        public var dashes: [FixedPoint] = []
        /// The length of the pattern that is skipped before the first dash.
        public var dashPhase = FixedPoint.zero

        /// Makes a solid line with butt ends and mitred corners.
        public init(width: FixedPoint) {
            self.width = width
        }

        /// The shape of a line's ends, as in `CGLineCap`.
        public enum Cap: UInt8, CaseIterable, Sendable {
            case butt = 0
            case round = 1
            case square = 2
        }

        /// The shape of a line's corners, as in `CGLineJoin`.
        public enum Join: UInt8, CaseIterable, Sendable {
            case miter = 0
            case round = 1
            case bevel = 2
        }
    }

    /// The shadow of what is drawn: a Gaussian blur with a standard deviation of `radius` points.
    public typealias Shadow = LayerNode.Shadow

    /// A gradient between two circles, or, where both radii are 0, along the line between two points.
    public struct Gradient: Equatable, Sendable {
        /// The centre of the first circle.
        public var start = FixedPair.zero
        /// The radius of the first circle.
        public var startRadius = FixedPoint.zero
        /// The centre of the second circle.
        public var end = FixedPair.zero
        /// The radius of the second circle.
        public var endRadius = FixedPoint.zero
        /// Whether the first colour goes on before the start.
        public var extendsBefore = false
        /// Whether the last colour goes on after the end.
        public var extendsAfter = false
        /// 2...255 colours, by ascending location.
        public var stops: [LayerNode.Gradient.Stop] = []

        /// Makes a gradient without colours.
        public init() {}
    }

    /// Lines of text that are then transformed.
    public struct Text: Equatable, Sendable {
        /// The characters; x and baseline are measured from the origin.
        public var fragments: [LayerNode.Text.Fragment]
        /// The affine transform: a, b, c, d, tx, ty.
        public var transform: [Float]
        /// The opacity, 0...255 for 0...1.
        public var alpha: UInt8

        /// Makes a text of all its attributes.
        public init(fragments: [LayerNode.Text.Fragment], transform: [Float], alpha: UInt8) {
            self.fragments = fragments
            self.transform = transform
            self.alpha = alpha
        }
    }

    /// An image by name, stretched to a rectangle that is then transformed.
    public struct Image: Equatable, Sendable {
        /// The image's name, as in ``LayerNode/Contents/image``.
        public var name: String
        /// The top left corner of the rectangle that the image fills.
        public var origin: FixedPair
        /// The size of the rectangle that the image fills; not negative.
        public var size: FixedPair
        /// The affine transform of that rectangle: a, b, c, d, tx, ty.
        public var transform: [Float]
        /// The opacity, 0...255 for 0...1.
        public var alpha: UInt8

        /// Makes an image of all its attributes.
        public init(name: String, origin: FixedPair, size: FixedPair, transform: [Float], alpha: UInt8) {
            self.name = name
            self.origin = origin
            self.size = size
            self.transform = transform
            self.alpha = alpha
        }
    }
}
