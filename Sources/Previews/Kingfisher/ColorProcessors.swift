import UIKit

/// Has no effect: pictures are not blurred.
public struct BlurImageProcessor: ImageProcessor {
    /// A name that tells its pictures from others.
    public let identifier: String
    /// How much the picture would be blurred.
    public let blurRadius: CGFloat

    /// Makes one of a radius.
    public init(blurRadius: CGFloat) {
        self.blurRadius = blurRadius
        identifier = Self.name(blurRadius)
    }

    /// Returns the picture.
    public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
        item.picture(options)?.kf.blurred(withRadius: blurRadius)
    }
}

/// Paints a picture with a colour, where it is not transparent.
public struct OverlayImageProcessor: ImageProcessor {
    /// A name that tells its pictures from others.
    public let identifier: String
    /// The colour.
    public let overlay: UIColor
    /// How much of the picture is seen: from 0, for nothing, to 1.
    public let fraction: CGFloat

    /// Makes one of a colour, and of how much of the picture is seen.
    public init(overlay: UIColor, fraction: CGFloat = 0.5) {
        (self.overlay, self.fraction) = (overlay, fraction)
        identifier = Self.name(overlay, fraction)
    }

    /// Returns the painted picture.
    public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
        item.picture(options)?.kf.overlaying(with: overlay, fraction: fraction)
    }
}

/// Paints a picture with a colour.
public struct TintImageProcessor: ImageProcessor {
    /// A name that tells its pictures from others.
    public let identifier: String
    /// The colour.
    public let tint: UIColor

    /// Makes one of a colour.
    public init(tint: UIColor) {
        self.tint = tint
        identifier = Self.name(tint)
    }

    /// Returns the painted picture.
    public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
        item.picture(options)?.kf.tinted(with: tint)
    }
}

/// Has no effect: pictures keep their colours.
public struct ColorControlsProcessor: ImageProcessor {
    /// A name that tells its pictures from others.
    public let identifier: String
    /// How much brighter the picture would be.
    public let brightness: CGFloat
    /// How much contrast it would have.
    public let contrast: CGFloat
    /// How colourful it would be.
    public let saturation: CGFloat
    /// How much light it would have.
    public let inputEV: CGFloat

    /// Makes one of its settings.
    public init(brightness: CGFloat, contrast: CGFloat, saturation: CGFloat, inputEV: CGFloat) {
        (self.brightness, self.contrast, self.saturation) = (brightness, contrast, saturation)
        self.inputEV = inputEV
        identifier = Self.name(brightness, contrast, saturation, inputEV)
    }

    /// Returns the picture.
    public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
        item.picture(options)
    }
}

/// Has no effect: pictures keep their colours.
public struct BlackWhiteProcessor: ImageProcessor {
    /// A name that tells its pictures from others.
    public var identifier: String { Self.name() }

    /// Makes one.
    public init() {}

    /// Returns the picture.
    public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
        item.picture(options)
    }
}

/// Draws a picture over a colour.
public struct BlendImageProcessor: ImageProcessor {
    /// A name that tells its pictures from others.
    public let identifier: String
    /// How it is combined with the colour.
    public let blendMode: CGBlendMode
    /// The picture's opacity.
    public let alpha: CGFloat
    /// The colour; nil for none.
    public let backgroundColor: UIColor?

    /// Makes one of its settings.
    public init(blendMode: CGBlendMode, alpha: CGFloat = 1, backgroundColor: UIColor? = nil) {
        (self.blendMode, self.alpha, self.backgroundColor) = (blendMode, alpha, backgroundColor)
        identifier = Self.name(blendMode, alpha, backgroundColor as Any)
    }

    /// Returns the picture over the colour.
    public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
        item.picture(options)?.kf.image(withBlendMode: blendMode, alpha: alpha, backgroundColor: backgroundColor)
    }
}
