import Foundation

/// One step of a drawing, in the drawing's space, whose y axis points down.
package enum DrawingOperation: Equatable {
    case fill([PathElement], CGPathFillRule, CGColor)
    case stroke([PathElement], LineStyle, CGColor)
    /// Keeps the clip and the shadow for ``restore``.
    case save
    case restore
    /// Keeps what follows inside a path, and inside the clips before.
    case clip([PathElement], CGPathFillRule)
    /// What follows casts a shadow: a Gaussian blur of `sigma` points in one colour; nil casts none.
    case shadow(CGColor?, offset: CGSize, sigma: CGFloat)
    /// The shadow alone of a filled path.
    case pathShadow([PathElement], CGColor, offset: CGSize, sigma: CGFloat)
    case gradient(DrawnGradient)
    /// An image by name, stretched to a rectangle that is then transformed.
    case image(String, CGRect, CGAffineTransform, alpha: CGFloat)
    /// Makes all that a path holds transparent.
    case clear([PathElement])
    /// Lines of text, which are then transformed.
    case text([DrawnFragment], CGAffineTransform, alpha: CGFloat)

    /// Whether it changes what ``save`` keeps.
    var changesState: Bool {
        switch self {
        case .clip, .shadow: true
        default: false
        }
    }
}

/// A gradient between two circles; radii of 0 are a linear one between their centres.
package struct DrawnGradient: Equatable {
    package var colors: [CGColor]
    /// One for each colour, ascending in 0...1.
    package var locations: [CGFloat]
    package var start: CGPoint
    package var startRadius: CGFloat = 0
    package var end: CGPoint
    package var endRadius: CGFloat = 0
    /// Whether the first colour goes on before the start, and the last one after the end.
    package var extendsBefore = false
    package var extendsAfter = false

    package init(
        colors: [CGColor], locations: [CGFloat], start: CGPoint, startRadius: CGFloat = 0, end: CGPoint,
        endRadius: CGFloat = 0, extendsBefore: Bool = false, extendsAfter: Bool = false
    ) {
        (self.colors, self.locations) = (colors, locations)
        (self.start, self.startRadius, self.end, self.endRadius) = (start, startRadius, end, endRadius)
        (self.extendsBefore, self.extendsAfter) = (extendsBefore, extendsAfter)
    }
}

/// A list of drawing operations made at a size.
package final class DisplayList: Equatable, Sendable {
    /// Points.
    package let size: CGSize
    package let operations: [DrawingOperation]

    package init(size: CGSize, operations: [DrawingOperation]) {
        self.size = size
        self.operations = operations
    }

    package static func == (lhs: DisplayList, rhs: DisplayList) -> Bool {
        lhs === rhs || (lhs.size == rhs.size && lhs.operations == rhs.operations)
    }
}

extension DrawingOperation {
    /// Returns the operation in another space, where line widths and blurs are scaled by the transform's
    /// ``CoreGraphics/CGAffineTransform/meanScale``.
    package func applying(_ transform: CGAffineTransform) -> DrawingOperation {
        switch self {
        case .fill(let path, let rule, let color): .fill(path.applying(transform), rule, color)
        case .stroke(let path, let style, let color):
            // A line that is stretched one way is no line of one width any more.
            transform.keepsShapes
                ? .stroke(path.applying(transform), style.scaled(by: transform.meanScale), color)
                : .fill(CGPath(elements: path).outline(of: style).elements.applying(transform), .winding, color)
        case .save, .restore: self
        case .clip(let path, let rule): .clip(path.applying(transform), rule)
        case .shadow(let color, let offset, let sigma):
            .shadow(color, offset: offset.applying(transform), sigma: sigma * transform.meanScale)
        case .pathShadow(let path, let color, let offset, let sigma):
            .pathShadow(
                path.applying(transform), color, offset: offset.applying(transform), sigma: sigma * transform.meanScale)
        case .gradient(let gradient): .gradient(gradient.applying(transform))
        case .image(let name, let rect, let placed, let alpha):
            .image(name, rect, placed.concatenating(transform), alpha: alpha)
        case .clear(let path): .clear(path.applying(transform))
        case .text(let fragments, let placed, let alpha):
            .text(fragments, placed.concatenating(transform), alpha: alpha)
        }
    }
}

extension DrawingOperation {
    /// Returns the operation with the opacity of fills and strokes multiplied.
    func faded(by alpha: CGFloat) -> DrawingOperation {
        guard alpha != 1 else { return self }
        func faded(_ color: CGColor) -> CGColor {
            CGColor(srgbRed: color.red, green: color.green, blue: color.blue, alpha: color.alpha * alpha)
        }
        return switch self {
        case .fill(let path, let rule, let color): .fill(path, rule, faded(color))
        case .stroke(let path, let style, let color): .stroke(path, style, faded(color))
        default: self
        }
    }
}

extension DrawnGradient {
    func applying(_ transform: CGAffineTransform) -> DrawnGradient {
        var gradient = self
        gradient.start = start.applying(transform)
        gradient.end = end.applying(transform)
        gradient.startRadius *= transform.meanScale
        gradient.endRadius *= transform.meanScale
        return gradient
    }
}

extension LineStyle {
    package func scaled(by scale: CGFloat) -> LineStyle {
        guard scale != 1 else { return self }
        var style = self
        style.width *= scale
        style.dashes = dashes.map { $0 * scale }
        style.dashPhase *= scale
        return style
    }
}

extension CGAffineTransform {
    /// The square root of the factor by which areas grow.
    package var meanScale: CGFloat { (a * d - b * c).magnitude.squareRoot() }
    /// Whether circles stay circles, to a thousandth.
    fileprivate var keepsShapes: Bool {
        let (across, down) = (a * a + b * b, c * c + d * d)
        return (across - down).magnitude <= 0.002 * max(across, down)
            && (a * c + b * d).magnitude <= 0.001 * max(across, down)
    }
}
