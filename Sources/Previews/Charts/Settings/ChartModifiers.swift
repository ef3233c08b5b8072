import SwiftUI

extension View {
    /// Says whether charts have a legend.
    public nonisolated func chartLegend(_ visibility: Visibility) -> some View {
        charting { $0.legend.visibility = visibility }
    }
    /// Sets where charts' legend is.
    public nonisolated func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        charting { ($0.legend.position, $0.legend.alignment, $0.legend.spacing) = (position, alignment, spacing) }
    }
    /// Sets charts' legend, and where it is.
    public nonisolated func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let view = AnyView(content())
        return charting {
            ($0.legend.position, $0.legend.alignment, $0.legend.spacing) = (position, alignment, spacing)
            $0.legend.view = view
        }
    }

    /// Changes the plot of charts, without their axes, as a view.
    public nonisolated func chartPlotStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartPlotContent) -> Content
    ) -> some View {
        charting { $0.plotStyles.insert({ AnyView(content(ChartPlotContent(plot: $0))) }, at: 0) }
    }
    /// Puts a view in front of charts, which is told where values are.
    public nonisolated func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (_ proxy: ChartProxy) -> V
    ) -> some View {
        charting { $0.overlays.insert(ChartLayerSetting(alignment: alignment) { AnyView(content($0)) }, at: 0) }
    }
    /// Puts a view behind charts, which is told where values are.
    public nonisolated func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (_ proxy: ChartProxy) -> V
    ) -> some View {
        charting { $0.backgrounds.append(ChartLayerSetting(alignment: alignment) { AnyView(content($0)) }) }
    }
    /// Has charts take a gesture, which is told where values are.
    public nonisolated func chartGesture<G: Gesture>(_ gesture: @escaping (_ proxy: ChartProxy) -> G) -> some View {
        charting { $0.gestures.append { AnyView($1.gesture(gesture($0))) } }
    }

    /// Has charts tell which value across a finger is at, and nil once it is gone.
    public nonisolated func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
        charting { $0.x.select = { value.wrappedValue = $0.flatMap { $0.plottable(P.self) } } }
    }
    /// Has charts tell between which values across a finger has moved, and nil once it is gone.
    public nonisolated func chartXSelection<P: Plottable & Comparable>(
        range: Binding<ClosedRange<P>?>
    ) -> some View {
        charting { $0.x.selectRange = { range.wrappedValue = .between($0) } }
    }
    /// Has charts tell which value upwards a finger is at, and nil once it is gone.
    public nonisolated func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
        charting { $0.y.select = { value.wrappedValue = $0.flatMap { $0.plottable(P.self) } } }
    }
    /// Has charts tell between which values upwards a finger has moved, and nil once it is gone.
    public nonisolated func chartYSelection<P: Plottable & Comparable>(
        range: Binding<ClosedRange<P>?>
    ) -> some View {
        charting { $0.y.selectRange = { range.wrappedValue = .between($0) } }
    }
    /// Has charts tell up to which number a finger is around a circle, of all of its parts in order, and nil once it is gone.
    public nonisolated func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
        charting {
            $0.selectAngle = { number in
                // Whole numbers have no part of one.
                value.wrappedValue = number.flatMap {
                    PlotValue.number($0).plottable(P.self) ?? PlotValue.number($0.rounded(.down)).plottable(P.self)
                }
            }
        }
    }
}

extension ClosedRange where Bound: Plottable {
    /// Returns the range between two values of an axis; nil for none.
    fileprivate static func between(_ values: (PlotValue, PlotValue)?) -> ClosedRange? {
        guard let values, let one = values.0.plottable(Bound.self), let other = values.1.plottable(Bound.self) else {
            return nil
        }
        return Swift.min(one, other)...Swift.max(one, other)
    }
}

/// The plot of a chart, without its axes.
public nonisolated struct ChartPlotContent: View {
    let plot: AnyView
    /// The plot.
    @MainActor public var body: some View { plot }
}
