import Foundation

/// An image that says how opaque is what is drawn in a rectangle.
struct DrawingMask {
    let image: CGImage
    let rect: CGRect
    /// The transform with which it was set.
    let transform: CGAffineTransform
}

extension CGContext {
    /// Keeps what is drawn after this call inside of a rectangle, and as opaque as an image is in it.
    ///
    /// The image's first row lies at the greatest y, as one that is drawn. Paths are drawn so; images, gradients and texts are
    /// kept inside of the rectangle alone, which is said once.
    ///
    /// - Parameters:
    ///   - rect: the rectangle.
    ///   - mask: the image; one of grey levels without an opacity is as opaque as it is bright, or dark if it is a mask.
    public func clip(to rect: CGRect, mask: CGImage) {
        clip(to: rect)
        if state.mask != nil { reportMask("other masks") }
        state.mask = DrawingMask(image: mask.opacities, rect: rect, transform: state.transform)
    }

    /// Draws a path where a mask is opaque.
    func draw(_ path: CGPath, using mode: CGPathDrawingMode, through mask: DrawingMask) {
        func draw(_ path: CGPath, _ rule: CGPathFillRule, _ color: CGColor) {
            saveGState()
            record(.clip(path.elements, rule))
            state.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: mask.rect.minY + mask.rect.maxY)
                .concatenating(mask.transform)
            place(mask.image.painted(state.faded(color)), in: mask.rect)
            restoreGState()
        }
        let (line, fill, stroke) = (state.line, state.fillColor, state.strokeColor)
        switch mode {
        case .fill, .fillStroke: draw(path, .winding, fill)
        case .eoFill, .eoFillStroke: draw(path, .evenOdd, fill)
        case .stroke: break
        }
        guard mode != .fill, mode != .eoFill else { return }
        let dashed = line.dashes.isEmpty ? path : path.copy(dashingWithPhase: line.dashPhase, lengths: line.dashes)
        let outline = dashed.copy(
            strokingWithWidth: line.width, lineCap: line.cap, lineJoin: line.join, miterLimit: line.miterLimit)
        draw(outline, .winding, stroke)
    }

    /// Says once that something is drawn without the mask.
    func reportMask(_ kind: String) {
        EngineMessages.reportOnce(
            "CGContext.clip(to:mask:) does not mask \(kind) here, only what is filled or stroked: set a layer's mask instead"
        )
    }
}

extension CGImage {
    /// The image whose opacities those of a mask are.
    fileprivate var opacities: CGImage {
        guard let pixels else { return self }
        let isOpaque = stride(from: 3, to: pixels.components.count, by: 4).allSatisfy { pixels.components[$0] == 255 }
        return isMask || isOpaque ? CGImage(pixels.asMask(ofDark: isMask)) : self
    }

    /// Returns the image, as opaque as another one is at the same place; both must have been made of pixels: otherwise the
    /// image itself is returned, which is said once.
    ///
    /// - Parameter mask: an image whose opacity counts; of a mask, how dark it is, and of another one of grey levels how bright.
    /// - Returns: the image.
    public func masking(_ mask: CGImage) -> CGImage? {
        guard let pixels, let other = mask.opacities.pixels else {
            EngineMessages.reportOnce(
                "CGImage.masking(_:) masks images of pixels alone here: set a layer's mask instead")
            return self
        }
        return CGImage(pixels.masked(by: other))
    }
}
