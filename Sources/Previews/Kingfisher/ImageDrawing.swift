import UIKit

extension KingfisherWrapper where Base: UIImage {
    /// The size in points.
    @preconcurrency @MainActor
    public var size: CGSize { base.size }
    /// The number of pixels per point.
    @preconcurrency @MainActor
    public var scale: CGFloat { base.scale }
    /// The pictures that are shown one after the other; nil for a picture that does not move.
    @preconcurrency @MainActor
    public var images: [UIImage]? { base.images }
    /// The seconds that all of them take.
    @preconcurrency @MainActor
    public var duration: TimeInterval { base.duration }
    /// The picture, whose top is at its top.
    @preconcurrency @MainActor
    public var normalized: UIImage { base }
    /// The picture, which is not decoded before it is shown.
    @preconcurrency @MainActor
    public var decoded: UIImage { base }

    @MainActor
    private func drawn(_ size: CGSize? = nil, _ draw: (CGContext, CGRect) -> Void) -> UIImage {
        let size = size ?? base.size
        return UIGraphicsImageRenderer(size: size).image { draw($0.cgContext, CGRect(origin: .zero, size: size)) }
    }

    @MainActor
    private func fill(_ color: UIColor?, _ context: CGContext, _ rect: CGRect, _ mode: CGBlendMode = .normal) {
        guard let color else { return }
        context.setBlendMode(mode)
        context.setFillColor(color.cgColor)
        context.fill(rect)
        context.setBlendMode(.normal)
    }

    /// Returns the picture, stretched to a size.
    @preconcurrency @MainActor
    public func resize(to size: CGSize) -> UIImage { drawn(size) { base.draw(in: $1) } }

    /// Returns the picture, fitted into a size.
    @preconcurrency @MainActor
    public func resize(to targetSize: CGSize, for contentMode: ContentMode) -> UIImage {
        resize(to: base.size.kf.resize(to: targetSize, for: contentMode))
    }

    /// Returns a part of the picture.
    ///
    /// - Parameters:
    ///   - size: the part's size.
    ///   - anchor: where it is: at the top left for (0, 0), at the bottom right for (1, 1).
    /// - Returns: the part, which ends where the picture does.
    @preconcurrency @MainActor
    public func crop(to size: CGSize, anchorOn anchor: CGPoint) -> UIImage {
        let part = base.size.kf.constrainedRect(for: size, anchor: anchor)
        return drawn(part.size) { _, _ in base.draw(at: CGPoint(x: -part.minX, y: -part.minY)) }
    }

    /// Returns the picture, stretched to a size, without its corners.
    @preconcurrency @MainActor
    public func image(
        withRoundRadius radius: CGFloat, fit size: CGSize, roundingCorners corners: RectCorner = .all,
        backgroundColor: UIColor? = nil
    ) -> UIImage {
        image(withRadius: .point(radius), fit: size, roundingCorners: corners, backgroundColor: backgroundColor)
    }

    /// Returns the picture, stretched to a size, without its corners.
    @preconcurrency @MainActor
    public func image(
        withRadius radius: Radius, fit size: CGSize, roundingCorners corners: RectCorner = .all,
        backgroundColor: UIColor? = nil
    ) -> UIImage {
        drawn(size) { context, rect in
            fill(backgroundColor, context, rect)
            outline(of: rect, radius, corners).addClip()
            base.draw(in: rect)
        }
    }

    @MainActor
    private func outline(of rect: CGRect, _ radius: Radius, _ corners: RectCorner) -> UIBezierPath {
        let radius = radius.compute(with: rect.size)
        return UIBezierPath(
            roundedRect: rect, byRoundingCorners: corners.ofUIKit, cornerRadii: CGSize(width: radius, height: radius))
    }

    /// Returns the picture with a line around it.
    @preconcurrency @MainActor
    public func addingBorder(_ border: Border) -> UIImage {
        drawn { _, rect in
            base.draw(in: rect)
            let inside = rect.insetBy(dx: border.lineWidth / 2, dy: border.lineWidth / 2)
            let path = outline(of: inside, border.radius, border.roundingCorners)
            path.lineWidth = border.lineWidth
            border.color.setStroke()
            path.stroke()
        }
    }

    /// Returns the picture, painted with a colour where it is not transparent.
    ///
    /// - Parameters:
    ///   - color: the colour.
    ///   - fraction: how much of the picture is seen: from 0, for nothing, to 1.
    /// - Returns: the painted picture.
    @preconcurrency @MainActor
    public func overlaying(with color: UIColor, fraction: CGFloat) -> UIImage {
        drawn { context, rect in
            base.draw(in: rect)
            fill(color.withAlphaComponent(1 - fraction), context, rect, .sourceAtop)
        }
    }

    /// Returns the picture, painted with a colour.
    @preconcurrency @MainActor
    public func tinted(with color: UIColor) -> UIImage {
        drawn { context, rect in
            base.draw(in: rect)
            fill(color, context, rect)
        }
    }

    /// Returns the picture over a colour.
    ///
    /// - Parameters:
    ///   - blendMode: how it is combined with the colour.
    ///   - alpha: its opacity.
    ///   - backgroundColor: the colour; nil for none.
    /// - Returns: both as one picture.
    @preconcurrency @MainActor
    public func image(
        withBlendMode blendMode: CGBlendMode, alpha: CGFloat = 1, backgroundColor: UIColor? = nil
    ) -> UIImage {
        drawn { context, rect in
            fill(backgroundColor, context, rect)
            base.draw(in: rect, blendMode: blendMode, alpha: alpha)
        }
    }

    /// Returns the picture: it is not blurred.
    @preconcurrency @MainActor
    public func blurred(withRadius radius: CGFloat) -> UIImage { base }
    /// Returns the picture: it keeps its colours.
    @preconcurrency @MainActor
    public func adjusted(brightness: CGFloat, contrast: CGFloat, saturation: CGFloat, inputEV: CGFloat) -> UIImage {
        base
    }
    /// Returns the picture's data as a PNG; nil where it can't be written as one.
    @preconcurrency @MainActor
    public func pngRepresentation() -> Data? { base.pngData() }
    /// Returns the picture's data as a JPEG; nil where it can't be written as one.
    @preconcurrency @MainActor
    public func jpegRepresentation(compressionQuality: CGFloat) -> Data? {
        base.jpegData(compressionQuality: compressionQuality)
    }
}
