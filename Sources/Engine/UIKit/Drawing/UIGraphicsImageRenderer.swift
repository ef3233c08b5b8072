import QuartzCore

/// The format of a rendered image.
///
/// Viewers draw it at their own resolution, so scale and range have no effect.
open class UIGraphicsImageRendererFormat: NSObject {
    /// Has no effect: viewers draw images at their own scale.
    open var scale: CGFloat = 1
    /// Has no effect: viewers' screens have their own range.
    open var preferredRange = Range.automatic

    /// A range of colours.
    public enum Range: Int, Sendable {
        case unspecified = -1
        case automatic, extended, standard
    }
    /// Has no effect: images may be transparent.
    open var opaque = false

    /// Returns the default format.
    open class func `default`() -> Self { make() }
    /// Returns the default format.
    open class func preferred() -> Self { make() }

    public required override init() {
        super.init()
    }

    private static func make() -> Self { Self() }
}

/// The context in which a renderer's closure draws.
public final class UIGraphicsImageRendererContext: NSObject {
    /// The context to draw in.
    public let cgContext: CGContext
    /// The renderer's format.
    public let format: UIGraphicsImageRendererFormat

    fileprivate init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
        cgContext = context
        self.format = format
    }

    /// Fills a rectangle with the fill colour.
    public func fill(_ rect: CGRect) {
        cgContext.fill(rect)
    }

    /// Strokes a rectangle with the stroke colour.
    public func stroke(_ rect: CGRect) {
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    }

    /// Keeps what is drawn after this call inside of a rectangle.
    public func clip(to rect: CGRect) {
        cgContext.clip(to: rect)
    }

    /// The image of what was drawn until now.
    public var currentImage: UIImage { UIImage(list: cgContext.list) }
}

/// A maker of images of what a closure draws: lists of drawing operations, which stay sharp at every size.
open class UIGraphicsImageRenderer: NSObject {
    private let bounds: CGRect
    /// The format of the images.
    open private(set) var format: UIGraphicsImageRendererFormat

    /// Makes a renderer of what lies in a rectangle.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
    }

    /// Makes a renderer of images of a size in points, with a format.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Makes a renderer of images of a size in points.
    public convenience init(size: CGSize) {
        self.init(size: size, format: .default())
    }

    /// Makes a renderer of what lies in a rectangle, with the default format.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    /// Returns what a closure draws as a PNG; empty where it can't be written as one.
    @preconcurrency @MainActor
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// Returns what a closure draws as a JPEG; empty where it can't be written as one.
    @preconcurrency @MainActor
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
    /// Returns an image of what a closure draws.
    @preconcurrency @MainActor
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = CGContext(bounds: bounds)
        UIGraphicsPushContext(context)
        actions(UIGraphicsImageRendererContext(context, format))
        UIGraphicsPopContext()
        return UIImage(list: context.list)
    }
}
