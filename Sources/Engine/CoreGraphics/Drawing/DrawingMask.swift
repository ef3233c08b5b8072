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
    /// The image's first row lies at the greatest y, as one that is drawn. Paths are drawn so. Images and gradients are kept inside
    /// of the outlines of a mask of filled and stroked opaque paths; inside of another one, and texts inside of any, they are kept
    /// inside of the rectangle alone, which is said once.
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
        draw(path.outline(of: line), .winding, stroke)
    }

    /// Draws something other than paths where the mask, if there is one, is opaque.
    ///
    /// - Parameters:
    ///   - kind: what is drawn, in words.
    ///   - draw: draws it.
    func drawThroughMask(_ kind: String, _ draw: () -> Void) {
        guard let mask = state.mask else { return draw() }
        guard let outline = mask.image.outline else {
            reportMask(kind)
            return draw()
        }
        // Nothing is opaque.
        guard !outline.isEmpty else { return }
        let (transform, size, rect) = (state.transform, mask.image.size, mask.rect)
        saveGState()
        state.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
            .concatenating(mask.transform)
        let placed = CGAffineTransform(translationX: rect.minX, y: rect.minY)
            .scaledBy(x: rect.width / size.width, y: rect.height / size.height)
        record(.clip(outline.applying(placed), .winding))
        (state.transform, state.mask) = (transform, nil)
        draw()
        restoreGState()
    }

    /// Says once that something is drawn without the mask.
    func reportMask(_ kind: String) {
        EngineMessages.reportOnce(
            "CGContext.clip(to:mask:) does not mask \(kind) here, only what is filled or stroked: set a layer's mask instead"
        )
    }
}

extension CGImage {
    /// The outline of all that an image of opaque paths draws, without their shadows; nil for any other image.
    fileprivate var outline: [PathElement]? {
        guard case .list(let list) = content, size.width > 0, size.height > 0 else { return nil }
        let all = CGPath(rect: CGRect(origin: .zero, size: list.size), transform: nil).elements
        var outline: [PathElement] = []
        for operation in list.operations {
            switch operation {
            case .fill(let path, .winding, let color) where color.alpha == 1: outline += path
            case .stroke(let path, let line, let color) where color.alpha == 1:
                outline += CGPath(elements: path).outline(of: line).elements
            case .save, .restore, .shadow, .pathShadow, .clip(all, .winding): continue
            default: return nil
            }
        }
        return outline
    }

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

extension CGPath {
    /// Returns the outline of a line along the path.
    func outline(of line: LineStyle) -> CGPath {
        let dashed = line.dashes.isEmpty ? self : copy(dashingWithPhase: line.dashPhase, lengths: line.dashes)
        return dashed.copy(
            strokingWithWidth: line.width, lineCap: line.cap, lineJoin: line.join, miterLimit: line.miterLimit)
    }
}
