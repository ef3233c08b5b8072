/// What draws into a canvas.
///
/// A copy can be changed without changing the original, and draws to the same place.
public struct GraphicsContext {
    let context: CGContext
    let symbol: @MainActor (AnyHashable) -> Element?
    /// The environment of the canvas.
    public let environment: EnvironmentValues
    /// How much of what is drawn is seen, 0...1.
    public var opacity = 1.0
    /// How what is drawn is mixed with what is behind.
    public var blendMode = BlendMode.normal
    /// What moves, turns and stretches what is drawn.
    public var transform = CGAffineTransform.identity
    private let bounds: CGRect
    private var clips: [(path: Path, style: FillStyle)] = []

    @MainActor
    init(
        _ context: CGContext, _ environment: EnvironmentValues, bounds: CGRect,
        symbol: @escaping @MainActor (AnyHashable) -> Element?
    ) {
        (self.context, self.environment, self.bounds, self.symbol) = (context, environment, bounds, symbol)
    }

    /// Draws as the context is set up.
    func drawing(_ body: @MainActor () -> Void) {
        MainActor.assumeIsolated {
            context.saveGState()
            for clip in clips {
                context.beginPath()
                context.addPath(clip.path.cgPath)
                context.clip(using: clip.style.isEOFilled ? .evenOdd : .winding)
            }
            context.concatenate(transform)
            if opacity != 1 { context.setAlpha(opacity) }
            if blendMode.mode != .normal { context.setBlendMode(blendMode.mode) }
            UIGraphicsPushContext(context)
            body()
            UIGraphicsPopContext()
            context.restoreGState()
        }
    }

    // MARK: Place

    /// Stretches what is drawn.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    /// Moves what is drawn.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    /// Turns what is drawn, clockwise.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
    /// Applies a transform to what is drawn, before the present one.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    // MARK: Clipping

    /// The rectangle around what can be drawn to.
    public var clipBoundingRect: CGRect {
        clips.reduce(bounds) { $0.intersection($1.path.boundingRect) }.applying(transform.inverted())
    }
    /// Keeps what is drawn within a path.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        var path = path.applying(transform)
        var style = style
        if options.contains(.inverse) {
            path.addRect(bounds.insetBy(dx: -1e4, dy: -1e4))
            style.isEOFilled = true
        }
        clips.append((path, style))
    }
    /// Keeps what is drawn within what a closure draws: has no effect.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(),
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {}

    // MARK: Filters and layers

    /// Changes how what is drawn looks: has no effect.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {}

    /// Draws with a copy of the context.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var copy = self
        try content(&copy)
    }

    /// Draws with Core Graphics.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        var failure: (any Error)?
        drawing {
            do { try content(context) } catch { failure = error }
        }
        func rethrow(_ body: () throws -> Void) rethrows { try body() }
        try rethrow { if let failure { throw failure } }
    }

    // MARK: Paths

    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        drawing { shading.fill(path, style, self) }
    }
    /// Draws a line along a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        drawing { shading.stroke(path, style, self) }
    }
    /// Draws a line along a path.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension GraphicsContext {
    /// How what is drawn is mixed with what is behind.
    public struct BlendMode: RawRepresentable, Equatable, Sendable {
        /// The number of the mode.
        public let rawValue: Int32
        /// Makes one of its number.
        public init(rawValue: Int32) { self.rawValue = rawValue }

        var mode: CGBlendMode { CGBlendMode(rawValue: rawValue) ?? .normal }
        private static func of(_ mode: CGBlendMode) -> BlendMode { BlendMode(rawValue: mode.rawValue) }

        /// One is in front of the other.
        public static var normal: BlendMode { of(.normal) }
        /// The mode of that name.
        public static var multiply: BlendMode { of(.multiply) }
        /// The mode of that name.
        public static var screen: BlendMode { of(.screen) }
        /// The mode of that name.
        public static var overlay: BlendMode { of(.overlay) }
        /// The mode of that name.
        public static var darken: BlendMode { of(.darken) }
        /// The mode of that name.
        public static var lighten: BlendMode { of(.lighten) }
        /// The mode of that name.
        public static var colorDodge: BlendMode { of(.colorDodge) }
        /// The mode of that name.
        public static var colorBurn: BlendMode { of(.colorBurn) }
        /// The mode of that name.
        public static var softLight: BlendMode { of(.softLight) }
        /// The mode of that name.
        public static var hardLight: BlendMode { of(.hardLight) }
        /// The mode of that name.
        public static var difference: BlendMode { of(.difference) }
        /// The mode of that name.
        public static var exclusion: BlendMode { of(.exclusion) }
        /// The mode of that name.
        public static var hue: BlendMode { of(.hue) }
        /// The mode of that name.
        public static var saturation: BlendMode { of(.saturation) }
        /// The mode of that name.
        public static var color: BlendMode { of(.color) }
        /// The mode of that name.
        public static var luminosity: BlendMode { of(.luminosity) }
        /// The mode of that name.
        public static var clear: BlendMode { of(.clear) }
        /// The mode of that name.
        public static var copy: BlendMode { of(.copy) }
        /// The mode of that name.
        public static var sourceIn: BlendMode { of(.sourceIn) }
        /// The mode of that name.
        public static var sourceOut: BlendMode { of(.sourceOut) }
        /// The mode of that name.
        public static var sourceAtop: BlendMode { of(.sourceAtop) }
        /// The mode of that name.
        public static var destinationOver: BlendMode { of(.destinationOver) }
        /// The mode of that name.
        public static var destinationIn: BlendMode { of(.destinationIn) }
        /// The mode of that name.
        public static var destinationOut: BlendMode { of(.destinationOut) }
        /// The mode of that name.
        public static var destinationAtop: BlendMode { of(.destinationAtop) }
        /// The mode of that name.
        public static var xor: BlendMode { of(.xor) }
        /// The mode of that name.
        public static var plusDarker: BlendMode { of(.plusDarker) }
        /// The mode of that name.
        public static var plusLighter: BlendMode { of(.plusLighter) }
    }

    /// How something is clipped.
    public struct ClipOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt32
        /// Makes a set of its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// What is outside is kept.
        public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
    }
}
