import SwiftUI

/// What is drawn in a plot, in front of the lines of its axes.
struct PlotView: View {
    let axes: [(axis: MeasuredAxis, scale: PositionScale)]
    let builder: FigureBuilder
    /// The size of the plot, in points.
    let size: CGSize

    var body: some View {
        ZStack(alignment: .topLeading) {
            ForEach(0..<axes.count, id: \.self) { index in
                AxisGridView(axis: axes[index].axis, scale: axes[index].scale, size: size)
            }
            ForEach(builder.figures) { FigureView(figure: $0, size: size) }
        }
        .frame(width: size.width, height: size.height)
    }
}

/// Something that is drawn in a plot.
struct FigureView: View {
    let figure: PlotFigure
    /// The size of the plot, in points.
    let size: CGSize

    var body: some View {
        let look = figure.look
        shape
            .opacity(look.opacity)
            .modifier(FigureEffects(look: look))
            .offset(look.offset)
    }

    @ViewBuilder private var shape: some View {
        let frame = figure.frame
        switch figure.form {
        case .box: box(frame)
        case .line(let points, let method):
            // A gradient goes over the line, and not over the whole plot.
            CurveShape(points.map { CGPoint(x: $0.x - frame.minX, y: $0.y - frame.minY) }, method)
                .stroke(figure.style, style: figure.line).placed(frame)
        case .area(let one, let other, let method, let isHorizontal):
            CurveShape(
                one.map { CGPoint(x: $0.x - frame.minX, y: $0.y - frame.minY) },
                other.map { CGPoint(x: $0.x - frame.minX, y: $0.y - frame.minY) }, method, isHorizontal: isHorizontal
            ).fill(figure.style).placed(frame)
        case .symbol(let symbol, _, _): SymbolView(symbol: symbol, style: figure.style).placed(frame)
        case .rule: RuleShape().stroke(figure.style, style: figure.line).placed(frame)
        case .sector(let form): SectorShape(form).fill(figure.style).placed(frame)
        }
    }

    @ViewBuilder
    private func box(_ frame: CGRect) -> some View {
        if let corners = figure.look.corners {
            UnevenRoundedRectangle(cornerRadii: corners.fitting(frame.size)).fill(figure.style)
                .clipped(figure.look.clip).placed(frame)
        } else {
            Rectangle().fill(figure.style).clipped(figure.look.clip).placed(frame)
        }
    }
}

extension RectangleCornerRadii {
    /// Returns radii of which two fit each side.
    fileprivate func fitting(_ size: CGSize) -> RectangleCornerRadii {
        let most = min(size.width, size.height) / 2
        return RectangleCornerRadii(
            topLeading: min(topLeading, most), bottomLeading: min(bottomLeading, most),
            bottomTrailing: min(bottomTrailing, most), topTrailing: min(topTrailing, most))
    }
}

extension View {
    /// Puts it into a rectangle of the view around.
    func placed(_ frame: CGRect) -> some View {
        self.frame(width: frame.width, height: frame.height).position(x: frame.midX, y: frame.midY)
    }

    /// Cuts it to a shape, if there is one.
    @ViewBuilder
    fileprivate func clipped(_ shape: AnyShape?) -> some View {
        if let shape { clipShape(shape) } else { self }
    }
}

/// What is drawn out of focus or with a shadow.
struct FigureEffects: ViewModifier {
    let look: MarkLook

    func body(content: Content) -> some View {
        if let shadow = look.shadow {
            content.shadow(color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y)
        } else if look.blur > 0 {
            content.blur(radius: look.blur)
        } else {
            content
        }
    }
}
