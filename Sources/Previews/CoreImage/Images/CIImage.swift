import CoreGraphics
import Foundation
import UIKit

/// An image as a recipe, of which a context makes pixels.
///
/// Its y axis points up. Pictures whose pixels can't be known here (those of other files than PNG and JPEG, and drawings with texts) stay
/// as they are, whatever filters are applied.
open class CIImage: NSObject, NSCopying, @unchecked Sendable {
    // Immutable, but for subclasses of code; NSObject keeps the compiler from seeing it.
    let step: any ImageStep
    /// The address that it was read from; nil for any other image.
    public let url: URL?
    /// The picture of which it was made; nil for any other image.
    public let cgImage: CGImage?

    init(_ step: any ImageStep, url: URL? = nil, cgImage: CGImage? = nil) {
        (self.step, self.url, self.cgImage) = (step, url, cgImage)
        super.init()
    }

    /// Makes an image of nothing.
    public convenience override init() {
        self.init(EmptyStep())
    }

    /// Makes an image of a picture; the options have no effect.
    public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]? = nil) {
        self.init(PictureStep(image: image), cgImage: image)
    }

    /// Makes an image of a picture of UIKit, or hands on the one that it was made of; nil for one without a picture.
    ///
    /// Its unit is a point of the picture. The options have no effect.
    public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
        if let made = image.ciImage {
            self.init(made.step, url: made.url, cgImage: made.cgImage)
        } else {
            guard let picture = image.cgImage else { return nil }
            self.init(cgImage: picture)
        }
    }

    /// Makes an image of a file's bytes; nil if they are none that is known.
    ///
    /// The options have no effect.
    public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
        guard let picture = PictureData.image(of: data) else { return nil }
        self.init(cgImage: picture)
    }

    /// Makes an image of a file of the project; nil if there is none, or it is none of a picture.
    ///
    /// The options have no effect.
    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
        guard let picture = PictureData.image(at: url) else { return nil }
        self.init(PictureStep(image: picture), url: url, cgImage: picture)
    }

    /// Makes an image of one colour, which goes on everywhere.
    public convenience init(color: CIColor) {
        self.init(ColorStep(color: color.components4))
    }

    /// Makes an image of rows of pixels, the highest one first.
    ///
    /// - Parameters:
    ///   - data: the bytes.
    ///   - bytesPerRow: the bytes of a row.
    ///   - size: the number of pixels of a row, and of rows.
    ///   - format: the order of a pixel's components.
    ///   - colorSpace: has no effect: every colour is sRGB here.
    public convenience init(
        bitmapData data: Data, bytesPerRow: Int, size: CGSize, format: CIFormat, colorSpace: CGColorSpace?
    ) {
        let frame = PixelFrame(CGRect(origin: .zero, size: size), scale: 1)
        self.init(PixelStep(pixels: format.raster(of: data, bytesPerRow: bytesPerRow, frame), isSharp: false))
    }

    /// Returns an image of nothing.
    open class func empty() -> CIImage { CIImage() }

    /// Where the image has colours; infinite for one that goes on everywhere.
    open var extent: CGRect { step.extent }

    /// What a camera says of the picture: nothing.
    open var properties: [String: Any] { [:] }
    /// The colour space: sRGB.
    open var colorSpace: CGColorSpace? { CGColorSpace() }

    /// Returns the image itself, which does not change.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    open override var description: String { "<CIImage: extent [\(extent)]>" }

    /// The image of black.
    public static var black: CIImage { CIImage(color: .black) }
    /// The image of white.
    public static var white: CIImage { CIImage(color: .white) }
    /// The image of grey.
    public static var gray: CIImage { CIImage(color: .gray) }
    /// The image of red.
    public static var red: CIImage { CIImage(color: .red) }
    /// The image of green.
    public static var green: CIImage { CIImage(color: .green) }
    /// The image of blue.
    public static var blue: CIImage { CIImage(color: .blue) }
    /// The image of green and blue.
    public static var cyan: CIImage { CIImage(color: .cyan) }
    /// The image of red and blue.
    public static var magenta: CIImage { CIImage(color: .magenta) }
    /// The image of red and green.
    public static var yellow: CIImage { CIImage(color: .yellow) }
    /// The clear image.
    public static var clear: CIImage { CIImage(color: .clear) }
}

extension CIColor {
    /// Red, green, blue and opacity, 0...1.
    var components4: SIMD4<Float> { SIMD4(Float(red), Float(green), Float(blue), Float(alpha)) }
}

/// An option of an image.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes an option of a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Has no effect: every colour is sRGB here.
    public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
    /// Has no effect: properties are none.
    public static let properties = CIImageOption(rawValue: "CIImageProperties")
    /// Has no effect: pictures are upright here.
    public static let applyOrientationProperty = CIImageOption(rawValue: "CIImageApplyOrientationProperty")
    /// Has no effect: pictures are read where they are drawn.
    public static let nearestSampling = CIImageOption(rawValue: "CIImageNearestSampling")
    /// Has no effect: screens have their own range.
    public static let toneMapHDRtoSDR = CIImageOption(rawValue: "CIImageToneMapHDRtoSDR")
    /// Has no effect: screens have their own range.
    public static let expandToHDR = CIImageOption(rawValue: "CIImageExpandToHDR")
    /// Has no effect: pictures have no second one here.
    public static let auxiliaryDepth = CIImageOption(rawValue: "CIImageAuxiliaryDepth")
    /// Has no effect: pictures have no second one here.
    public static let auxiliaryDisparity = CIImageOption(rawValue: "CIImageAuxiliaryDisparity")
    /// Has no effect: pictures have no second one here.
    public static let auxiliaryPortraitEffectsMatte = CIImageOption(rawValue: "CIImageAuxiliaryPortraitEffectsMatte")
}
