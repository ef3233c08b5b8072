/// Vector graphics of a layer, in the space of its bounds: what a shape layer, a view's own drawing or a shadow with an
/// outline of its own shows, above the background and below the contents and the children.
public struct Drawing: Equatable, Sendable {
    /// In the order in which they are painted; empty is none.
    public var operations: [Operation]

    public init(operations: [Operation] = []) {
        self.operations = operations
    }

    /// One step. Clips and shadows hold until the matching ``Operation/restore``.
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
    }

    /// Lines and Bezier curves: verbs and, for each of them, its points.
    public struct Path: Equatable, Sendable {
        public var verbs: [Verb]
        /// One for a move or a line, two for a quadratic and three for a cubic curve, none for a close.
        public var points: [FixedPair]

        public init(verbs: [Verb] = [], points: [FixedPair] = []) {
            self.verbs = verbs
            self.points = points
        }

        public enum Verb: UInt8, CaseIterable, Sendable {
            case move = 0
            case line = 1
            case quad = 2
            case cubic = 3
            case close = 4

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

    /// How a path is stroked.
    public struct Line: Equatable, Sendable {
        public var width = FixedPoint.zero
        public var cap = Cap.butt
        public var join = Join.miter
        /// The greatest ratio of a mitre's length to the width.
        public var miterLimit: Float = 10
        /// The lengths of dashes and gaps in turn.
        public var dashes: [FixedPoint] = []
        public var dashPhase = FixedPoint.zero

        public init(width: FixedPoint) {
            self.width = width
        }

        public enum Cap: UInt8, CaseIterable, Sendable {
            case butt = 0
            case round = 1
            case square = 2
        }

        public enum Join: UInt8, CaseIterable, Sendable {
            case miter = 0
            case round = 1
            case bevel = 2
        }
    }

    /// A shadow: a Gaussian blur with a standard deviation of `radius` points.
    public typealias Shadow = LayerNode.Shadow

    /// A gradient between two circles, or, where both radii are 0, along the line between their centres.
    public struct Gradient: Equatable, Sendable {
        public var start = FixedPair.zero
        public var startRadius = FixedPoint.zero
        public var end = FixedPair.zero
        public var endRadius = FixedPoint.zero
        public var extendsBefore = false
        public var extendsAfter = false
        /// 2...8, by ascending location.
        public var stops: [LayerNode.Gradient.Stop] = []

        public init() {}
    }

    /// An image by name, stretched to a rectangle that is then transformed.
    public struct Image: Equatable, Sendable {
        public var name: String
        public var origin: FixedPair
        /// Not negative.
        public var size: FixedPair
        /// The affine transform's a, b, c, d, tx, ty.
        public var transform: [Float]
        /// 0...255 for 0...1.
        public var alpha: UInt8

        public init(name: String, origin: FixedPair, size: FixedPair, transform: [Float], alpha: UInt8) {
            self.name = name
            self.origin = origin
            self.size = size
            self.transform = transform
            self.alpha = alpha
        }
    }
}
