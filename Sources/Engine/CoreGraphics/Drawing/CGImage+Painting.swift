import Foundation

extension CGImage {
    /// Returns the image's shape in one colour, as opaque as the image is.
    package func painted(_ color: CGColor) -> CGImage {
        let rect = CGRect(origin: .zero, size: size)
        let operations =
            switch content {
            case .list(let list): list.operations.flatMap { $0.painted(color, away: 2 * size.width + 64) }
            case .file(let name):
                [.clip(CGPath(rect: rect, transform: nil).elements, .winding)]
                    + DrawingOperation.image(name, rect, .identity, alpha: 1).painted(color, away: 2 * size.width + 64)
            }
        return CGImage(.list(DisplayList(size: size, operations: operations)), size: size)
    }
}

extension DrawingOperation {
    /// Returns operations that draw the same shape in one colour.
    ///
    /// - Parameters:
    ///   - color: the colour.
    ///   - distance: points that lie outside of what is seen.
    /// - Returns: the operations.
    fileprivate func painted(_ color: CGColor, away distance: CGFloat) -> [DrawingOperation] {
        func paint(_ other: CGColor) -> CGColor {
            CGColor(srgbRed: color.red, green: color.green, blue: color.blue, alpha: color.alpha * other.alpha)
        }
        switch self {
        case .fill(let path, let rule, let own): return [.fill(path, rule, paint(own))]
        case .stroke(let path, let style, let own): return [.stroke(path, style, paint(own))]
        case .shadow(let own, let offset, let sigma):
            return [.shadow(own.map(paint), offset: offset, sigma: sigma)]
        case .pathShadow(let path, let own, let offset, let sigma):
            return [.pathShadow(path, paint(own), offset: offset, sigma: sigma)]
        case .gradient(var gradient):
            gradient.colors = gradient.colors.map(paint)
            return [.gradient(gradient)]
        case .image(let name, let rect, let placed, let alpha):
            // Only an image's shadow can have a colour: the image itself lies beside what is seen.
            let aside = placed.concatenating(CGAffineTransform(translationX: -distance, y: 0))
            return [
                .save, .shadow(color, offset: CGSize(width: distance, height: 0), sigma: 0),
                .image(name, rect, aside, alpha: alpha), .restore,
            ]
        case .text(let fragments, let placed, let alpha):
            let painted = fragments.map { fragment in
                var fragment = fragment
                fragment.color = paint(fragment.color)
                fragment.background = fragment.background.map(paint)
                return fragment
            }
            return [.text(painted, placed, alpha: alpha)]
        case .save, .restore, .clip, .clear: return [self]
        }
    }
}
