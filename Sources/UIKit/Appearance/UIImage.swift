import QuartzCore

/// An image: a name, whose pixels stay in a file that viewers load, or a list of drawing operations.
public final class UIImage: NSObject, @unchecked Sendable {
    // Immutable, hence sendable; NSObject keeps the compiler from seeing it.
    public let cgImage: CGImage?
    /// Points.
    public let size: CGSize
    public var scale: CGFloat { 1 }

    public init(cgImage: CGImage) {
        self.cgImage = cgImage
        size = cgImage.size
    }

    /// - Parameter file: the one that viewers load.
    package convenience init(file: String, size: CGSize) {
        self.init(cgImage: CGImage(.file(file), size: size))
    }

    convenience init(list: DisplayList) {
        self.init(cgImage: CGImage(.list(list), size: list.size))
    }

    /// Draws the image with the current context, stretched to a rectangle.
    @MainActor
    public func draw(in rect: CGRect) {
        if let cgImage { UIGraphicsGetCurrentContext()?.draw(cgImage, in: rect) }
    }

    @MainActor
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// An image of the simulation's catalogue; nil for an unknown name.
    @MainActor
    public convenience init?(named name: String) {
        guard let image = FrameClock.current.images[name] else { return nil }
        self.init(file: image.file, size: image.size)
    }

    /// The same: there are no symbols but those that the catalogue has by that name.
    @MainActor
    public convenience init?(systemName name: String) {
        self.init(named: name)
    }

    /// The same, whatever the bundle and the traits.
    @MainActor
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
    ) {
        self.init(named: name)
    }

    /// An image of no size, which shows nothing.
    public override init() {
        cgImage = nil
        size = .zero
        super.init()
    }

    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    public var imageOrientation: Orientation { .up }

    /// The image itself: viewers show images in their own colours.
    public func withTintColor(_ color: UIColor) -> UIImage { self }

    /// The image itself: viewers stretch images whole.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

    public enum RenderingMode: Int, Sendable {
        case automatic, alwaysOriginal, alwaysTemplate
    }

    /// The image itself: viewers show images in their own colours.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
}
