import SwiftUI

extension View {
    /// Sets what values look like, by themselves, in order.
    public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        let domain = mapping.map { PlotValue($0.key) }
        let range = mapping.map { AnyShapeStyle($0.value) }
        return charting { ($0.styles.domain, $0.styles.range) = (domain, range) }
    }
    /// Sets which values have a look of their own, and what they look like, in order.
    public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        domain: [DataValue], range: [S]
    ) -> some View {
        let (values, styles) = (domain.map { PlotValue($0) }, range.map { AnyShapeStyle($0) })
        return charting { ($0.styles.domain, $0.styles.range) = (values, styles) }
    }
    /// Sets which values have a look of their own, in order.
    public nonisolated func chartForegroundStyleScale<DataValue: Plottable>(domain: [DataValue]) -> some View {
        let values = domain.map { PlotValue($0) }
        return charting { $0.styles.domain = values }
    }
    /// Sets what values look like, in order.
    public nonisolated func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
        let styles = range.map { AnyShapeStyle($0) }
        return charting { $0.styles.range = styles }
    }
    /// Sets what numbers look like: the colours of a gradient, in order.
    public nonisolated func chartForegroundStyleScale(range: Gradient) -> some View {
        let styles = range.stops.map { AnyShapeStyle($0.color) }
        return charting { $0.styles.range = styles }
    }
    /// Sets which values have a look of their own, and what they look like, by a function.
    public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        domain: [DataValue], mapping: @escaping (DataValue) -> S
    ) -> some View {
        let values = domain.map { PlotValue($0) }
        return charting {
            $0.styles.domain = values
            $0.styles.mapping = { $0.plottable(DataValue.self).map { AnyShapeStyle(mapping($0)) } }
        }
    }
    /// Sets what values look like, by a function.
    public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        charting { $0.styles.mapping = { $0.plottable(DataValue.self).map { AnyShapeStyle(mapping($0)) } } }
    }

    /// Sets the symbols of values, by themselves, in order.
    public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        let (domain, range) = (mapping.map { PlotValue($0.key) }, mapping.map { ChartSymbol(shape: $0.value) })
        return charting { ($0.symbols.domain, $0.symbols.range) = (domain, range) }
    }
    /// Sets which values have symbols, and the symbols, in order.
    public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        domain: [DataValue], range: [S]
    ) -> some View {
        let (values, symbols) = (domain.map { PlotValue($0) }, range.map { ChartSymbol(shape: $0) })
        return charting { ($0.symbols.domain, $0.symbols.range) = (values, symbols) }
    }
    /// Sets which values have symbols, in order.
    public nonisolated func chartSymbolScale<DataValue: Plottable>(domain: [DataValue]) -> some View {
        let values = domain.map { PlotValue($0) }
        return charting { $0.symbols.domain = values }
    }
    /// Sets the symbols of values, in order.
    public nonisolated func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
        let symbols = range.map { ChartSymbol(shape: $0) }
        return charting { $0.symbols.range = symbols }
    }
    /// Sets the symbols of values, by a function.
    public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        charting { $0.symbols.mapping = { $0.plottable(DataValue.self).map { ChartSymbol(shape: mapping($0)) } } }
    }

    /// Sets the lines of values, by themselves, in order.
    public nonisolated func chartLineStyleScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, StrokeStyle>
    ) -> some View {
        let (domain, range) = (mapping.map { PlotValue($0.key) }, mapping.map(\.value))
        return charting { ($0.lines.domain, $0.lines.range) = (domain, range) }
    }
    /// Sets which values have lines of their own, and the lines, in order.
    public nonisolated func chartLineStyleScale<DataValue: Plottable>(
        domain: [DataValue], range: [StrokeStyle]
    ) -> some View {
        let values = domain.map { PlotValue($0) }
        return charting { ($0.lines.domain, $0.lines.range) = (values, range) }
    }
    /// Sets the lines of values, in order.
    public nonisolated func chartLineStyleScale(range: [StrokeStyle]) -> some View {
        charting { $0.lines.range = range }
    }
    /// Sets the areas of the symbols of numbers, in square points: the least number's and the greatest one's.
    public nonisolated func chartSymbolSizeScale(range: ClosedRange<CGFloat>) -> some View {
        charting { $0.symbolAreas.range = [range.lowerBound, range.upperBound] }
    }
    /// Sets between which numbers the areas of symbols grow, and the areas, in square points.
    public nonisolated func chartSymbolSizeScale<DataValue: Plottable & Comparable>(
        domain: ClosedRange<DataValue>, range: ClosedRange<CGFloat>
    ) -> some View {
        let values = domain.plotValues
        return charting {
            ($0.symbolAreas.domain, $0.symbolAreas.range) = (values, [range.lowerBound, range.upperBound])
        }
    }
}
