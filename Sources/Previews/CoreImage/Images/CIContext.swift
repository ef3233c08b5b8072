import CoreGraphics
import Foundation
import StageTime
import UIKit

/// A maker of pixels of images.
///
/// It makes a million pixels of a picture at most, so that no stage waits: of a larger one, each stands for several, and the picture keeps
/// its size. O(pixels) for each of an image's filters.
open class CIContext: NSObject, @unchecked Sendable {
    // It has no state.
    /// Makes a context; the options have no effect.
    public init(options: [CIContextOption: Any]? = nil) {
        super.init()
    }

    /// Makes a context.
    public convenience override init() {
        self.init(options: nil)
    }

    /// Makes a context; what is drawn into the other one is not, and the options have no effect.
    public convenience init(cgContext: CGContext, options: [CIContextOption: Any]? = nil) {
        self.init(options: options)
    }

    /// Returns a picture of what of an image lies in a rectangle; nil for a rectangle without an area or without an end.
    ///
    /// Where pixels can't be known it is the picture as it is.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        RenderedPicture(image.step, fromRect)?.image
    }

    /// Returns a picture as ``createCGImage(_:from:)`` does; formats and colour spaces are all the same here.
    open func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
    ) -> CGImage? { createCGImage(image, from: fromRect) }

    /// Returns a picture as ``createCGImage(_:from:)`` does; formats and colour spaces are all the same here.
    open func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?, deferred: Bool
    ) -> CGImage? { createCGImage(image, from: fromRect) }

    /// Writes pixels of an image to memory, the highest row first; zeros where they can't be known.
    ///
    /// - Parameters:
    ///   - image: the image.
    ///   - data: the memory.
    ///   - rowBytes: the bytes of a row.
    ///   - bounds: what is written, in the image's units, of which each is a pixel.
    ///   - format: the order of a pixel's components.
    ///   - colorSpace: has no effect: every colour is sRGB here.
    open func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
        colorSpace: CGColorSpace?
    ) {
        guard !bounds.isInfinite else { return }
        let frame = PixelFrame(bounds, scale: 1)
        guard frame.count <= ImageSize.mostComputed else { return }
        let raster = image.step.raster(in: frame, scale: 1) ?? Raster(clear: frame)
        raster.withPixels { pixels in
            for row in 0..<frame.height {
                for column in 0..<frame.width {
                    format.write(
                        pixels[(frame.height - 1 - row) * frame.width + column],
                        to: data + row * rowBytes + column * format.size)
                }
            }
        }
    }

    /// Does nothing: who wants pixels asks for a picture.
    open func draw(_ image: CIImage, in inRect: CGRect, from fromRect: CGRect) {}

    /// Returns an image as a PNG file, or data by which its picture is found again on the same stage; nil without an area.
    open func pngRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? {
        createCGImage(image, from: image.extent).flatMap { UIImage(cgImage: $0).pngData() }
    }

    /// Returns an image as ``pngRepresentation(of:format:colorSpace:options:)`` does: viewers have its file.
    open func jpegRepresentation(
        of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? { pngRepresentation(of: image, format: .RGBA8, colorSpace: colorSpace) }

    /// Returns an image as ``pngRepresentation(of:format:colorSpace:options:)`` does: viewers have its file.
    open func heifRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? { pngRepresentation(of: image, format: format, colorSpace: colorSpace) }

    /// Writes an image to a file as ``pngRepresentation(of:format:colorSpace:options:)`` has it.
    ///
    /// - Throws: what writing the file throws, which a preview may not.
    open func writePNGRepresentation(
        of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) throws {
        try (pngRepresentation(of: image, format: format, colorSpace: colorSpace) ?? Data()).write(to: url)
    }

    /// Writes an image to a file as ``pngRepresentation(of:format:colorSpace:options:)`` has it.
    ///
    /// - Throws: what writing the file throws, which a preview may not.
    open func writeJPEGRepresentation(
        of image: CIImage, to url: URL, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) throws {
        try writePNGRepresentation(of: image, to: url, format: .RGBA8, colorSpace: colorSpace)
    }

    /// Does nothing: pictures are kept no longer than some others.
    open func clearCaches() {}
    /// Does nothing: pictures are kept no longer than some others.
    open func reclaimResources() {}

    /// The greatest size of an image that is read: 4096 by 4096.
    open func inputImageMaximumSize() -> CGSize { CGSize(width: 4096, height: 4096) }
    /// The greatest size of a picture: 4096 by 4096.
    open func outputImageMaximumSize() -> CGSize { CGSize(width: 4096, height: 4096) }
    /// The colour space: sRGB.
    open var workingColorSpace: CGColorSpace? { CGColorSpace() }
    /// The order of a pixel's components.
    open var workingFormat: CIFormat { .RGBA8 }
}
