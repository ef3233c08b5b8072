import CoreGraphics
import Foundation

/// A step of the recipe of an image, which is carried out when a context asks for pixels.
///
/// Colours are worked on as sRGB has them.
protocol ImageStep: Sendable {
    /// Where the image has colours, in its units; infinite for one that goes on everywhere.
    var extent: CGRect { get }
    /// The images that it is made of, the one on whose place it stands first.
    var inputs: [any ImageStep] { get }
    /// The pixels of a unit that it has where nobody asks for another number of them.
    var density: CGFloat { get }
    /// Whether its units are pixels that code has asked for, and not points.
    var isInPixels: Bool { get }
    /// Whether its pixels are squares that stay sharp at any size, as those of a code.
    var isSharp: Bool { get }

    /// Returns pixels of the image, clear ones where it has none; nil if they can't be known.
    ///
    /// - Parameters:
    ///   - frame: the pixels, of which ``scale`` are a unit.
    ///   - scale: the pixels of a unit.
    /// - Returns: the pixels.
    func raster(in frame: PixelFrame, scale: CGFloat) -> Raster?
    /// Draws the image as far as that is possible without its pixels: with those of its inputs as they are.
    func draw(in drawing: StandInDrawing)
}

extension ImageStep {
    var density: CGFloat { inputs.lazy.map(\.density).max() ?? 1 }
    var isInPixels: Bool { inputs.allSatisfy(\.isInPixels) }
    var isSharp: Bool { false }

    func draw(in drawing: StandInDrawing) {
        inputs.first?.draw(in: drawing)
    }
}

/// An image of nothing.
struct EmptyStep: ImageStep {
    var extent: CGRect { .zero }
    var inputs: [any ImageStep] { [] }

    func raster(in frame: PixelFrame, scale: CGFloat) -> Raster? { Raster(clear: frame) }
    func draw(in drawing: StandInDrawing) {}
}

/// An image whose colours a function of places says.
struct GeneratedStep: ImageStep {
    /// Red, green, blue and opacity at a place, 0...1; the opacity is not in the colours.
    typealias Color = @Sendable (SIMD2<Float>) -> SIMD4<Float>

    let extent: CGRect
    let color: Color
    var inputs: [any ImageStep] { [] }

    init(_ extent: CGRect = .infinite, _ color: @escaping Color) {
        (self.extent, self.color) = (extent, color)
    }

    func raster(in frame: PixelFrame, scale: CGFloat) -> Raster? {
        let shown = extent.isInfinite ? frame : frame.intersection(PixelFrame(extent, scale: scale))
        let unit = 1 / Float(scale)
        let raster = Raster(shown) { bytes in
            bytes.withMemoryRebound(to: SIMD4<UInt8>.self) { pixels in
                var index = 0
                for y in shown.y..<shown.maxY {
                    for x in shown.x..<shown.maxX {
                        pixels[index] = color(SIMD2(Float(x) + 0.5, Float(y) + 0.5) * unit).multipliedPixel
                        index += 1
                    }
                }
            }
        }
        return raster.part(frame)
    }

    func draw(in drawing: StandInDrawing) {
        drawing.draw(self)
    }
}

/// An image of one colour.
struct ColorStep: ImageStep {
    let color: SIMD4<Float>
    var extent: CGRect { .infinite }
    var inputs: [any ImageStep] { [] }

    func raster(in frame: PixelFrame, scale: CGFloat) -> Raster? { Raster(frame, filledWith: color.multipliedPixel) }

    func draw(in drawing: StandInDrawing) {
        drawing.fill(color)
    }
}

/// An image of pixels that were computed, one a unit.
struct PixelStep: ImageStep {
    let pixels: Raster
    /// Whether they stay sharp at any size.
    let isSharp: Bool
    var inputs: [any ImageStep] { [] }
    var extent: CGRect {
        let frame = pixels.frame
        return CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    }

    func raster(in frame: PixelFrame, scale: CGFloat) -> Raster? {
        if scale == 1 { return pixels.part(frame) }
        guard isSharp else { return pixels.stretched(to: PixelFrame(extent, scale: scale)).part(frame) }
        let unit = 1 / Float(scale)
        return pixels.warped(to: frame, isSharp: true) { $0 * unit }
    }

    func draw(in drawing: StandInDrawing) {
        drawing.draw(self)
    }
}

/// An image moved, turned or stretched.
struct TransformedStep: ImageStep {
    let input: any ImageStep
    let transform: CGAffineTransform
    private let inverse: CGAffineTransform
    let extent: CGRect
    var inputs: [any ImageStep] { [input] }
    var isSharp: Bool { input.isSharp }
    var density: CGFloat {
        let scale = (transform.a * transform.d - transform.b * transform.c).magnitude.squareRoot()
        return scale > 0 ? input.density / scale : input.density
    }

    /// Makes a step; nil for a transform that leaves no area.
    init?(_ input: any ImageStep, _ transform: CGAffineTransform) {
        let area = transform.a * transform.d - transform.b * transform.c
        guard area.isFinite, area != 0 else { return nil }
        (self.input, self.transform, inverse) = (input, transform, transform.inverted())
        let isWhole = input.extent.isInfinite || input.extent.isEmpty
        extent = isWhole ? input.extent : input.extent.applying(transform)
    }

    func raster(in frame: PixelFrame, scale: CGFloat) -> Raster? {
        guard !frame.isEmpty else { return Raster(clear: frame) }
        let unit = CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)
        // What is made smaller is asked for at about the size in which it is seen.
        let size = (transform.a * transform.d - transform.b * transform.c).magnitude.squareRoot()
        let inner = input.isSharp ? 1 : min(scale * size, max(input.density, scale))
        let back = unit.concatenating(inverse).concatenating(CGAffineTransform(scaleX: inner, y: inner))
        if back == .identity { return input.raster(in: frame, scale: inner) }
        let corner = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
        var wanted = PixelFrame(corner.applying(back), scale: 1).grown(by: 1)
        if !input.extent.isInfinite { wanted = wanted.intersection(PixelFrame(input.extent, scale: inner)) }
        let isMoved =
            back.a == 1 && back.d == 1 && back.b == 0 && back.c == 0 && back.tx == back.tx.rounded()
            && back.ty == back.ty.rounded()
        if isMoved {
            let (x, y) = (Int(back.tx), Int(back.ty))
            let moved = PixelFrame(x: frame.x + x, y: frame.y + y, width: frame.width, height: frame.height)
            return input.raster(in: moved, scale: inner).map { Raster(frame, $0.bytes) }
        }
        guard wanted.count <= ImageSize.mostComputed, let source = input.raster(in: wanted, scale: inner) else {
            return nil
        }
        let (a, b, c, d) = (Float(back.a), Float(back.b), Float(back.c), Float(back.d))
        let (tx, ty) = (Float(back.tx), Float(back.ty))
        // Edges of an image that stay upright stay sharp: what lies beyond half a pixel is not mixed with nothing.
        let isUpright = back.b == 0 && back.c == 0 && !input.extent.isInfinite && !wanted.isEmpty
        let low = SIMD2(Float(wanted.x) + 0.5, Float(wanted.y) + 0.5)
        let high = SIMD2(Float(wanted.maxX) - 0.5, Float(wanted.maxY) - 0.5)
        let warped = source.warped(to: frame, isSharp: input.isSharp) { place in
            let x: Float = a * place.x + c * place.y + tx
            let y: Float = b * place.x + d * place.y + ty
            let found = SIMD2(x, y)
            return isUpright ? found.clamped(lowerBound: low, upperBound: high) : found
        }
        return isUpright ? warped.part(frame.intersection(PixelFrame(extent, scale: scale))).part(frame) : warped
    }

    func draw(in drawing: StandInDrawing) {
        drawing.transformed(by: transform) { input.draw(in: drawing) }
    }
}

/// A part of an image.
struct CroppedStep: ImageStep {
    let input: any ImageStep
    let extent: CGRect
    var inputs: [any ImageStep] { [input] }
    var isSharp: Bool { input.isSharp }

    init(_ input: any ImageStep, _ rect: CGRect) {
        self.input = input
        extent = input.extent.common(with: rect)
    }

    func raster(in frame: PixelFrame, scale: CGFloat) -> Raster? {
        if extent.isInfinite { return input.raster(in: frame, scale: scale) }
        let shown = frame.intersection(PixelFrame(extent, scale: scale))
        return input.raster(in: shown, scale: scale)?.part(frame)
    }

    func draw(in drawing: StandInDrawing) {
        drawing.clipped(to: extent) { input.draw(in: drawing) }
    }
}

/// An image whose edges go on everywhere.
struct ClampedStep: ImageStep {
    let input: any ImageStep
    /// What goes on.
    let rect: CGRect
    var extent: CGRect { rect.isEmpty ? .zero : .infinite }
    var inputs: [any ImageStep] { [input] }

    func raster(in frame: PixelFrame, scale: CGFloat) -> Raster? {
        guard !rect.isInfinite, !rect.isEmpty else { return input.raster(in: frame, scale: scale) }
        let kept = PixelFrame(rect, scale: scale)
        guard !kept.isEmpty, !frame.isEmpty else { return Raster(clear: frame) }
        // The pixels that are asked for, and of each edge at least one.
        let left = min(max(frame.x, kept.x), kept.maxX - 1)
        let right = min(max(frame.maxX - 1, kept.x), kept.maxX - 1)
        let bottom = min(max(frame.y, kept.y), kept.maxY - 1)
        let top = min(max(frame.maxY - 1, kept.y), kept.maxY - 1)
        let inner = PixelFrame(x: left, y: bottom, width: right - left + 1, height: top - bottom + 1)
        guard let source = input.raster(in: inner, scale: scale), inner != frame else {
            return input.raster(in: inner, scale: scale)
        }
        return Raster(frame) { bytes in
            source.withPixels { source in
                bytes.withMemoryRebound(to: SIMD4<UInt8>.self) { pixels in
                    var index = 0
                    for y in frame.y..<frame.maxY {
                        let row = (min(max(y, bottom), top) - bottom) * inner.width
                        for x in frame.x..<frame.maxX {
                            pixels[index] = source[row + min(max(x, left), right) - left]
                            index += 1
                        }
                    }
                }
            }
        }
    }
}

/// How many pixels are worked on.
enum ImageSize {
    /// The greatest number of pixels of a picture that a context makes: of more, each stands for several.
    static let mostRendered = 1_000_000
    /// The greatest number of pixels of a step.
    static let mostComputed = 16_000_000
}
