import SwiftUI

/// A shape by which a point of a chart is shown.
public nonisolated protocol ChartSymbolShape: Shape {
    /// The part of the unit square that looks as large as a symbol of that size.
    var perceptualUnitRect: CGRect { get }
}

/// A symbol by which a point of a chart is shown.
struct ChartSymbol {
    /// The shape; nil for a view.
    var shape: AnyShape?
    /// How the shape's line is drawn; nil for a shape that is filled.
    var line: StrokeStyle?
    var view: AnyView?

    init(shape: some ChartSymbolShape) {
        if let basic = shape as? BasicChartSymbolShape { line = basic.line }
        self.shape = AnyShape(shape)
    }

    init(view: AnyView) { self.view = view }

    /// The symbols of values that nothing is said of, in order.
    static let usual: [ChartSymbol] = [
        .circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk,
    ].map { (shape: BasicChartSymbolShape) in ChartSymbol(shape: shape) }
}

/// A shape that comes with charts.
public nonisolated struct BasicChartSymbolShape: ChartSymbolShape {
    enum Kind {
        case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
    }

    let kind: Kind
    private var width: CGFloat?

    init(_ kind: Kind) { self.kind = kind }

    /// The unit square.
    public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

    /// How its line is drawn; nil for one that is filled.
    var line: StrokeStyle? {
        switch kind {
        case .plus, .cross, .asterisk: StrokeStyle(lineWidth: width ?? 1.5)
        default: width.map { StrokeStyle(lineWidth: $0) }
        }
    }

    /// Returns it as a line of a width in points, and not filled.
    public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
        var copy = self
        copy.width = lineWidth
        return copy
    }

    /// Returns the lines within a rectangle.
    public func path(in rect: CGRect) -> Path {
        switch kind {
        case .circle: return Path(ellipseIn: rect)
        case .square: return Path(rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06))
        case .triangle: return polygon(3, in: rect)
        case .diamond: return polygon(4, in: rect)
        case .pentagon: return polygon(5, in: rect)
        case .plus: return star(4, from: 0, in: rect)
        case .cross: return star(4, from: .pi / 4, in: rect)
        case .asterisk: return star(6, from: .pi / 2, in: rect)
        }
    }

    private func point(_ angle: Double, in rect: CGRect) -> CGPoint {
        CGPoint(
            x: rect.midX + rect.width / 2 * CGFloat(cos(angle)), y: rect.midY + rect.height / 2 * CGFloat(sin(angle)))
    }

    private func polygon(_ count: Int, in rect: CGRect) -> Path {
        Path { path in
            path.addLines((0..<count).map { point(-.pi / 2 + 2 * .pi * Double($0) / Double(count), in: rect) })
            path.closeSubpath()
        }
    }

    private func star(_ count: Int, from angle: Double, in rect: CGRect) -> Path {
        Path { path in
            for index in 0..<count {
                path.move(to: CGPoint(x: rect.midX, y: rect.midY))
                path.addLine(to: point(angle + 2 * .pi * Double(index) / Double(count), in: rect))
            }
        }
    }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    /// A circle.
    public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(.circle) }
    /// A square.
    public static var square: BasicChartSymbolShape { BasicChartSymbolShape(.square) }
    /// A triangle.
    public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(.triangle) }
    /// A square that stands on a corner.
    public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(.diamond) }
    /// A pentagon.
    public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(.pentagon) }
    /// Two lines, across and upwards.
    public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(.plus) }
    /// Two lines from corner to corner.
    public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(.cross) }
    /// Three lines through the middle.
    public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(.asterisk) }
}
