import QuartzCore

/// How an image is rendered. Viewers draw it again at their own resolution.
open class UIGraphicsImageRendererFormat: NSObject {
    /// Kept.
    open var scale: CGFloat = 1
    open var opaque = false

    open class func `default`() -> Self { make() }
    open class func preferred() -> Self { make() }

    public required override init() {
        super.init()
    }

    private static func make() -> Self { Self() }
}

/// What a renderer's closure draws with.
public final class UIGraphicsImageRendererContext: NSObject {
    public let cgContext: CGContext
    public let format: UIGraphicsImageRendererFormat

    fileprivate init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
        cgContext = context
        self.format = format
    }

    public func fill(_ rect: CGRect) {
        cgContext.fill(rect)
    }

    public func stroke(_ rect: CGRect) {
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    }

    public func clip(to rect: CGRect) {
        cgContext.clip(to: rect)
    }

    /// The image of what was drawn until now.
    public var currentImage: UIImage { UIImage(list: cgContext.list) }
}

/// Makes an image of what a closure draws: a list of drawing operations, which stays sharp at every size.
open class UIGraphicsImageRenderer: NSObject {
    private let bounds: CGRect
    open private(set) var format: UIGraphicsImageRendererFormat

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
    }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    public convenience init(size: CGSize) {
        self.init(size: size, format: .default())
    }

    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    @MainActor
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = CGContext(bounds: bounds)
        UIGraphicsPushContext(context)
        actions(UIGraphicsImageRendererContext(context, format))
        UIGraphicsPopContext()
        return UIImage(list: context.list)
    }
}
