import CoreGraphics
import Foundation
import UIKit

extension CIImage {
    /// Returns the image moved, turned or stretched; an empty one for a transform that leaves no area.
    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        if matrix == .identity { return self }
        // Of two transforms one is made, so that pixels are read once.
        if let known = step as? TransformedStep {
            return TransformedStep(known.input, known.transform.concatenating(matrix)).map { CIImage($0) }
                ?? CIImage()
        }
        return TransformedStep(step, matrix).map { CIImage($0) } ?? CIImage()
    }

    /// Returns the image moved, turned or stretched, as ``transformed(by:)`` does.
    public func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
        transformed(by: matrix)
    }

    /// Returns what of the image lies in a rectangle.
    public func cropped(to rect: CGRect) -> CIImage { CIImage(CroppedStep(step, rect)) }

    /// Returns the image with its edges going on everywhere.
    public func clampedToExtent() -> CIImage { clamped(to: extent) }

    /// Returns what lies in a rectangle, with its edges going on everywhere.
    public func clamped(to rect: CGRect) -> CIImage {
        let kept = rect.common(with: extent)
        return kept.isInfinite ? self : CIImage(ClampedStep(input: step, rect: kept))
    }

    /// Returns the image laid on another one.
    public func composited(over dest: CIImage) -> CIImage { Blending.over(self, dest) }

    /// Returns the image blurred by a Gaussian, whose standard deviation is in the image's units.
    ///
    /// It is three deviations larger on each side.
    public func applyingGaussianBlur(sigma: Double) -> CIImage { Blurring.gaussian(self, CGFloat(sigma)) }

    /// Returns what a filter makes of the image, with its other inputs by their keys; the image itself for an unknown filter.
    public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
        guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
        filter.setValue(self, forKey: kCIInputImageKey)
        return filter.outputImage ?? self
    }

    /// Returns what a filter makes of the image, with its other inputs as they are at first.
    public func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }

    /// Returns the image with no pixel of a rectangle letting anything through, whose colours are kept.
    public func settingAlphaOne(in extent: CGRect) -> CIImage {
        let (low, high) = (extent.origin, CGPoint(x: extent.maxX, y: extent.maxY))
        let isAll = extent.isInfinite
        return CIImage(
            RecoloredStep(
                step,
                .placed { color, place in
                    let isIn =
                        isAll
                        || CGFloat(place.x) >= low.x && CGFloat(place.x) < high.x && CGFloat(place.y) >= low.y
                            && CGFloat(place.y) < high.y
                    return isIn ? color.with(alpha: 1) : color
                }))
    }

    /// Returns the image with the opacity in its colours, which those of every step are already.
    public func premultiplyingAlpha() -> CIImage {
        CIImage(RecoloredStep(step, .function { SIMD4($0.x * $0.w, $0.y * $0.w, $0.z * $0.w, $0.w) }))
    }

    /// Returns the image without the opacity in its colours, as those of pictures are.
    public func unpremultiplyingAlpha() -> CIImage { self }

    /// Returns the image itself: it is read where it is drawn.
    public func samplingLinear() -> CIImage { self }
    /// Returns the image with its pixels staying squares however it is stretched, if those are few; else the image itself.
    public func samplingNearest() -> CIImage {
        let frame = extent.isInfinite ? PixelFrame(x: 0, y: 0, width: 0, height: 0) : PixelFrame(extent, scale: 1)
        guard !frame.isEmpty, frame.count <= 1 << 16, let pixels = step.raster(in: frame, scale: 1) else { return self }
        return CIImage(PixelStep(pixels: pixels, isSharp: true))
    }
    /// Returns the image itself: what it is made of is not made twice.
    public func insertingIntermediate() -> CIImage { self }
    /// Returns the image itself: every colour is sRGB here.
    public func matchedToWorkingSpace(from colorSpace: CGColorSpace) -> CIImage? { self }
    /// Returns the image itself: every colour is sRGB here.
    public func matchedFromWorkingSpace(to colorSpace: CGColorSpace) -> CIImage? { self }
    /// Returns the image itself: pictures say nothing of themselves here.
    public func settingProperties(_ properties: [AnyHashable: Any]) -> CIImage { self }

    // MARK: Orientations

    /// A way up that a picture may have, as ImageIO's `CGImagePropertyOrientation` and Exif number it.
    public enum Orientation: UInt32, Sendable {
        case up = 1
        case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
    }

    /// Returns the image turned as one is shown that has an orientation.
    public func oriented(_ orientation: Orientation) -> CIImage {
        transformed(by: orientationTransform(for: orientation))
    }

    /// Returns the image turned as one is shown that has an orientation: ImageIO's `CGImagePropertyOrientation`.
    public func oriented<Value: RawRepresentable>(_ orientation: Value) -> CIImage where Value.RawValue == UInt32 {
        oriented(forExifOrientation: Int32(clamping: orientation.rawValue))
    }

    /// Returns the image turned as one is shown that has an orientation of Exif, 1...8; others are 1.
    public func oriented(forExifOrientation orientation: Int32) -> CIImage {
        oriented(Orientation(rawValue: UInt32(clamping: orientation)) ?? .up)
    }

    /// Returns the transform by which ``oriented(_:)-(Orientation)`` turns the image, about its own corner.
    public func orientationTransform(for orientation: Orientation) -> CGAffineTransform {
        guard !extent.isInfinite, orientation != .up else { return .identity }
        let turned: CGAffineTransform =
            switch orientation {
            case .up: .identity
            case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
            case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
            case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
            case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 0, ty: 0)
            case .right: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
            case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
            case .left: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
            }
        let moved = extent.applying(turned)
        return turned.concatenating(
            CGAffineTransform(translationX: extent.minX - moved.minX, y: extent.minY - moved.minY))
    }
}
