import QuartzCore

/// An image: a name, whose pixels stay in a file that viewers load, or a list of drawing operations.
public final class UIImage: NSObject, @unchecked Sendable {
    // Immutable, hence sendable; NSObject keeps the compiler from seeing it.
    /// The image as a Core Graphics image.
    public let cgImage: CGImage?
    /// The size in points.
    public let size: CGSize
    /// The mode in which the image is drawn.
    public let renderingMode: RenderingMode
    /// The colour that it was given; nil for its own.
    let tint: UIColor?
    /// The symbol that it is a picture of; nil for any other image.
    let symbol: Symbol?
    /// How it is resized; nil for an image that is stretched as a whole.
    let resizing: Resizing?
    /// The images that are shown one after the other, of an image that moves; nil for any other one.
    public let images: [UIImage]?
    /// The seconds that all of ``images`` take; 0 for an image that does not move.
    public let duration: TimeInterval
    /// A text for assistive technology, which views don't take over.
    @preconcurrency @MainActor
    public var accessibilityLabel: String?
    /// An identifier for tests.
    @preconcurrency @MainActor
    public var accessibilityIdentifier: String?
    /// The number of pixels per point: 1.
    public var scale: CGFloat { 1 }

    /// Makes an image of a Core Graphics image.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage, tint: nil, mode: .automatic, symbol: nil)
    }

    init(
        _ cgImage: CGImage?, tint: UIColor?, mode: RenderingMode, symbol: Symbol?, resizing: Resizing? = nil,
        images: [UIImage]? = nil, duration: TimeInterval = 0
    ) {
        (self.images, self.duration) = (images, duration)
        (self.cgImage, self.tint, self.symbol, renderingMode) = (cgImage, tint, symbol, mode)
        self.resizing = resizing
        size = cgImage?.size ?? .zero
        super.init()
    }

    /// Makes an image of a file.
    ///
    /// - Parameters:
    ///   - file: the file that viewers load.
    ///   - size: the size in points.
    package convenience init(file: String, size: CGSize) {
        self.init(cgImage: CGImage(.file(file), size: size))
    }

    convenience init(_ image: NamedImage) {
        let mode = image.isTemplate ? RenderingMode.alwaysTemplate : .automatic
        self.init(
            CGImage(.file(image.file), size: image.size), tint: nil, mode: mode, symbol: nil,
            resizing: image.slices.map { Resizing($0, of: image.size) })
    }

    convenience init(list: DisplayList) {
        self.init(cgImage: CGImage(.list(list), size: list.size))
    }

    /// Draws the image with the current context, resized to a rectangle.
    @preconcurrency @MainActor
    public func draw(in rect: CGRect) {
        guard let drawnImage, let context = UIGraphicsGetCurrentContext() else { return }
        guard let resizing else { return context.place(drawnImage, in: rect) }
        let pieces = drawnImage.list.operations(
            filling: CGRect(origin: .zero, size: rect.size), resizing.slices(of: size))
        context.draw(DisplayList(size: rect.size, operations: pieces), in: rect)
    }

    /// Draws the image with its top left corner at a point of the current context.
    @preconcurrency @MainActor
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// An image of the simulation's catalogue; nil for an unknown name.
    @preconcurrency @MainActor
    public convenience init?(named name: String) {
        guard let image = FrameClock.current.images[name] ?? Self.image(ofFile: name) else { return nil }
        self.init(image)
    }

    /// An image of the simulation's catalogue; an empty one for an unknown name, which is said once, where an app on iOS ends.
    @preconcurrency @MainActor
    public convenience init(imageLiteralResourceName name: String) {
        guard let image = FrameClock.current.images[name] ?? Self.image(ofFile: name) else {
            EngineMessages.reportOnce("there is no image '\(name)', without which an app ends on iOS")
            self.init()
            return
        }
        self.init(image)
    }

    /// Returns the catalogue's image for a file's name, as in `card.png`, `card@3x.png` or `card@3x`; nil for an unknown one.
    @MainActor
    static func image(ofFile name: String) -> NamedImage? {
        // It may be the whole path of a file of the app's.
        var stem = name[(name.lastIndex(of: "/").map(name.index(after:)) ?? name.startIndex)...]
        let known = ["gif", "jpeg", "jpg", "pdf", "png", "svg", "webp"]
        if let dot = name.lastIndex(of: "."), known.contains(name[name.index(after: dot)...].lowercased()) {
            stem = stem[..<dot]
        }
        if stem.hasSuffix("@2x") || stem.hasSuffix("@3x") { stem = stem.dropLast(3) }
        return stem.count == name.count ? nil : FrameClock.current.images[String(stem)]
    }

    /// Finds an image by its name; the bundle and the traits have no effect.
    @preconcurrency @MainActor
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
    ) {
        self.init(named: name)
    }

    /// Finds an image by its name; the bundle and the configuration, which is one of symbols, have no effect.
    @preconcurrency @MainActor
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name)
    }

    /// An image of no size, which shows nothing.
    public convenience override init() {
        self.init(nil, tint: nil, mode: .automatic, symbol: nil)
    }

    /// An orientation of an image.
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// The orientation: always up.
    public var imageOrientation: Orientation { .up }
}
