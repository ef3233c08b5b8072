import QuartzCore

extension UIImage {
    /// A way to fill what a stretched image has to fill.
    public enum ResizingMode: Int, Sendable {
        case tile, stretch
    }

    /// Returns nil: pixels are not read here.
    public convenience init?(data: Data) { nil }

    /// Returns nil: pixels are not read here.
    public convenience init?(data: Data, scale: CGFloat) { nil }

    /// Finds an image of the catalogue by a file's name; nil for an unknown one.
    @preconcurrency @MainActor
    public convenience init?(contentsOfFile path: String) {
        self.init(named: NSString(string: path).lastPathComponent)
    }

    /// Makes an image of a Core Graphics image; scale and orientation have no effect.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(cgImage: cgImage)
    }

    /// Returns nil: images have no pixels here.
    public func pngData() -> Data? { nil }
    /// Returns nil: images have no pixels here.
    public func jpegData(compressionQuality: CGFloat) -> Data? { nil }

    /// Returns the image itself: viewers stretch images whole.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage { self }
    /// Returns the image itself: viewers show images in their own colours.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
    /// Returns the image itself: viewers show images as they are.
    public func withHorizontallyFlippedOrientation() -> UIImage { self }
    /// Returns the image itself: viewers show images as they are.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
    /// Returns the image itself: all of it counts.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
    /// The insets of what counts for constraints: none.
    public var alignmentRectInsets: UIEdgeInsets { .zero }
    /// The mode in which the image is drawn: its own.
    public var renderingMode: RenderingMode { .automatic }

    /// Returns the first of some images: images don't move.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }

    /// Draws the image with the current context, stretched to a rectangle.
    @preconcurrency @MainActor
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        draw(in: rect)
        context.restoreGState()
    }

    /// Draws the image with its top left corner at a point of the current context.
    @preconcurrency @MainActor
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }
}

extension UIImage {
    /// The look of a symbol's image, which has no effect: the catalogue has each in one look.
    public class Configuration: NSObject {}

    /// The look of a symbol, of which the size alone has an effect: the catalogue has each in one look.
    public final class SymbolConfiguration: Configuration {
        /// The size of the font that the symbol goes with; nil for the usual one.
        let pointSize: CGFloat?

        /// Makes a look of a size and a weight.
        public init(pointSize: CGFloat, weight: SymbolWeight = .regular, scale: SymbolScale = .default) {
            self.pointSize = pointSize
        }
        /// Makes a look of a weight.
        public init(weight: SymbolWeight) { pointSize = nil }
        /// Makes a look of a scale.
        public init(scale: SymbolScale) { pointSize = nil }
        /// Makes a look of a font.
        public init(font: UIFont, scale: SymbolScale = .default) { pointSize = font.pointSize }
        /// Makes a look of a text style.
        @preconcurrency @MainActor
        public init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
            pointSize = UIFont.preferredFont(forTextStyle: textStyle).pointSize
        }
        /// Makes a look of a colour.
        public init(hierarchicalColor: UIColor) { pointSize = nil }
        /// Makes a look of colours.
        public init(paletteColors: [UIColor]) { pointSize = nil }
    }

    /// A weight of a symbol's lines.
    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// A size of a symbol beside text.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small, medium, large
    }

    /// Finds an image of the catalogue by the name of a symbol; without one, a ring of the configuration's size stands for
    /// it.
    @preconcurrency @MainActor
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        let size = (configuration as? SymbolConfiguration)?.pointSize
        self.init(systemName: name, pointSize: size ?? SymbolPlaceholder.pointSize)
    }

    /// Returns the image itself: the catalogue has each symbol in one look.
    public func withConfiguration(_ configuration: Configuration) -> UIImage { self }
    /// Returns the image itself: the catalogue has each symbol in one look.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
}
