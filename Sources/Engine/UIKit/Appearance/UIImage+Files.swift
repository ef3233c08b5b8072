import QuartzCore

extension UIImage {
    /// Finds the image whose file has some bytes, or that was written as them; nil for other ones.
    @preconcurrency @MainActor
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Finds the image whose file has some bytes, or that was written as them, of some pixels a point; nil for other ones.
    @preconcurrency @MainActor
    public convenience init?(data: Data, scale: CGFloat) {
        if let made = EncodedImages.madeUp?(data)?.cgImage {
            self.init(cgImage: made)
        } else if let written = WrittenImages.ofStage.image(of: data) {
            self.init(cgImage: scale > 0 && scale != 1 ? written.scaled(by: 1 / scale) : written)
        } else if let image = EncodedImages.image(of: data, scale: scale) {
            self.init(image)
        } else {
            return nil
        }
    }

    /// Finds an image of the catalogue by a file's name; nil for an unknown one.
    @preconcurrency @MainActor
    public convenience init?(contentsOfFile path: String) {
        self.init(named: NSString(string: path).lastPathComponent)
    }

    /// Makes an image of a Core Graphics image; the orientation has no effect, and the scale only with an image that code has
    /// made of a number of pixels: others have one a point here.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(cgImage: cgImage.isInPixels && scale > 0 && scale != 1 ? cgImage.scaled(by: 1 / scale) : cgImage)
    }

    /// Returns the image as a PNG file; nil without an image.
    ///
    /// One that was not made of pixels has none here: on the stage's main thread it is data by which ``init(data:)`` finds it
    /// again, on others nil.
    public func pngData() -> Data? {
        if let pixels = cgImage?.pixels { return Data(pixels.png) }
        return cgImage.flatMap(WrittenImages.data)
    }
    /// Returns the image as ``pngData()`` does: viewers have its file.
    public func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }

    /// Returns the image itself: viewers scale images as they draw them.
    public func preparingThumbnail(of size: CGSize) -> UIImage? { self }
    /// Returns the image itself: viewers decode images.
    public func preparingForDisplay() -> UIImage? { self }
    /// Hands over the image itself with the next step: viewers decode images.
    @preconcurrency @MainActor
    public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) {
        FrameClock.current.schedule(at: FrameClock.current.time) { completionHandler(self) }
    }
    /// Hands over the image itself with the next step: viewers scale images as they draw them.
    @preconcurrency @MainActor
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping (UIImage?) -> Void) {
        prepareForDisplay(completionHandler: completionHandler)
    }
    /// Returns the image itself: viewers decode images.
    public func byPreparingForDisplay() async -> UIImage? { self }
    /// Returns the image itself: viewers scale images as they draw them.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { self }
    /// Returns the image itself: viewers show images as they are.
    public func withHorizontallyFlippedOrientation() -> UIImage { self }
    /// Returns the image itself: viewers show images as they are.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
    /// Returns the image itself: all of it counts.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
    /// The insets of what counts for constraints: none.
    public var alignmentRectInsets: UIEdgeInsets { .zero }

    /// Returns an image that moves: image views show some images one after the other, all of them in `duration` seconds.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        images.first.map {
            UIImage(
                $0.cgImage, tint: $0.tint, mode: $0.renderingMode, symbol: $0.symbol, resizing: $0.resizing,
                images: images, duration: duration > 0 ? duration : Double(images.count) / 30)
        }
    }

    /// Returns an image that moves, of those whose names are a name and a number from 0 or 1 on; nil if there is none.
    @preconcurrency @MainActor
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        let start = UIImage(named: "\(name)0") == nil ? 1 : 0
        let images = sequence(first: start) { $0 + 1 }.lazy.map { UIImage(named: "\(name)\($0)") }
            .prefix { $0 != nil }.prefix(1024).compactMap(\.self)
        return animatedImage(with: Array(images), duration: duration)
    }

    /// Returns the image itself: viewers' screens have their own range.
    public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
    /// Whether the image is shown mirrored where texts are read from the right: false.
    public var flipsForRightToLeftLayoutDirection: Bool { false }
    /// The traits for which the image is: those of the stage.
    @preconcurrency @MainActor
    public var traitCollection: UITraitCollection { .current }
    /// The distance of a baseline from the bottom: nil, as images have none.
    public var baselineOffsetFromBottom: CGFloat? { nil }
    /// Whether the image has a baseline: false.
    public var hasBaseline: Bool { false }
    /// Returns the image itself: images have no baseline.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { self }

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
