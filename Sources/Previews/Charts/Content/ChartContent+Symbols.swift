import SwiftUI

extension ChartContent {
    /// Sets the symbol of points, and of lines' points.
    public nonisolated func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        let symbol = ChartSymbol(shape: symbol)
        return changing { ($0.symbol, $0.symbolBy) = (symbol, nil) }
    }
    /// Has a value say which symbol points have.
    public nonisolated func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changing { ($0.symbolBy, $0.symbol) = (value.datum, nil) }
    }
    /// Sets the view by which points are shown.
    public nonisolated func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        let symbol = ChartSymbol(view: AnyView(symbol()))
        return changing { ($0.symbol, $0.symbolBy) = (symbol, nil) }
    }
    /// Sets the area of symbols, in square points.
    public nonisolated func symbolSize(_ area: CGFloat) -> some ChartContent {
        changing { ($0.symbolArea, $0.symbolSizeBy) = (area, nil) }
    }
    /// Sets the size of symbols, in points.
    public nonisolated func symbolSize(_ size: CGSize) -> some ChartContent { symbolSize(size.width * size.height) }
    /// Has a value say how large symbols are.
    public nonisolated func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changing { ($0.symbolSizeBy, $0.symbolArea) = (value.datum, nil) }
    }

    /// Puts a view beside it.
    public nonisolated func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping () -> C
    ) -> some ChartContent {
        annotating(position, alignment, spacing, .automatic) { _ in AnyView(content()) }
    }
    /// Puts a view beside it, and moves it if it is not within the chart.
    public nonisolated func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping () -> C
    ) -> some ChartContent {
        annotating(position, alignment, spacing, overflowResolution) { _ in AnyView(content()) }
    }
    /// Puts a view beside it that is told of it.
    public nonisolated func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution = .automatic,
        @ViewBuilder content: @escaping (_ context: AnnotationContext) -> C
    ) -> some ChartContent {
        annotating(position, alignment, spacing, overflowResolution) { AnyView(content($0)) }
    }

    private nonisolated func annotating(
        _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?,
        _ resolution: AnnotationOverflowResolution, _ view: @escaping (AnnotationContext) -> AnyView
    ) -> some ChartContent {
        changing {
            $0.annotations.append(
                MarkAnnotation(
                    position: position, alignment: alignment, spacing: spacing, resolution: resolution, view: view))
        }
    }
}
