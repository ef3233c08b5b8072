import SwiftUI

extension View {
    /// Lets fingers scroll the plots of charts: across alone, if so.
    public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View {
        charting {
            $0.x.isScrollable = axes.contains(.horizontal)
            $0.y.isScrollable = axes.contains(.vertical)
        }
    }
    /// Sets how much of the values across is seen at once: a number, or seconds.
    public nonisolated func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        charting { $0.x.visibleLength = PlotValue(length).number }
    }
    /// Sets how much of the values upwards is seen at once, which has no effect.
    public nonisolated func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        charting { $0.y.visibleLength = PlotValue(length).number }
    }
    /// Sets the value across that is the first that is seen, which is not told when fingers scroll.
    public nonisolated func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
        charting { $0.x.initial = PlotValue(x.wrappedValue) }
    }
    /// Sets the value upwards that is the first that is seen, which has no effect.
    public nonisolated func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
        charting { $0.y.initial = PlotValue(y.wrappedValue) }
    }
    /// Sets the value across that is the first that is seen at first.
    public nonisolated func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
        charting { $0.x.initial = PlotValue(initialX) }
    }
    /// Sets the value upwards that is the first that is seen at first, which has no effect.
    public nonisolated func chartScrollPosition<P: Plottable>(initialY: P) -> some View {
        charting { $0.y.initial = PlotValue(initialY) }
    }
    /// Sets where scrolling ends, which has no effect.
    public nonisolated func chartScrollTargetBehavior(_ behavior: ChartScrollTargetBehavior) -> some View { self }
}

/// Where scrolling of a chart ends.
public struct ChartScrollTargetBehavior {
    /// At pages.
    public static let paging = ChartScrollTargetBehavior()
    /// Returns one that ends at values of some units.
    public static func valueAligned(
        unit: Double, majorAlignment: MajorValueAlignment<Double>? = nil
    ) -> ChartScrollTargetBehavior {
        ChartScrollTargetBehavior()
    }
    /// Returns one that ends at moments.
    public static func valueAligned(
        matching: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil
    ) -> ChartScrollTargetBehavior {
        ChartScrollTargetBehavior()
    }
}

/// Where fast scrolling of a chart ends.
public struct MajorValueAlignment<Value> {
    /// At pages.
    public static var page: MajorValueAlignment { MajorValueAlignment() }
    /// Returns one that ends at some units.
    public static func unit(_ value: Double) -> MajorValueAlignment { MajorValueAlignment() }
    /// Returns one that ends at moments.
    public static func matching(_ components: DateComponents) -> MajorValueAlignment { MajorValueAlignment() }
}
