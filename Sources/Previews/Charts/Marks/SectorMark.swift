import SwiftUI

/// A part of a circle of a chart.
public nonisolated struct SectorMark: PrimitiveChartContent {
    private let size: ChartMark.SectorSize
    private let inner: MarkDimension
    private let outer: MarkDimension
    private let inset: CGFloat

    /// Makes one whose angle is a number's share of the sum of all, or a range of the whole.
    ///
    /// - Parameters:
    ///   - angle: the number or range.
    ///   - innerRadius: how far from the middle it begins: nothing unless it is said.
    ///   - outerRadius: how far from the middle it ends: as far as there is room unless it is said.
    ///   - angularInset: the points that are left out at each of its straight edges.
    public init<Angle: Plottable>(
        angle: PlottableValue<Angle>, innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
    ) {
        let low = angle.datum.value.number ?? 0
        size = angle.datum.upper.map { .between(low, $0.number ?? low) } ?? .share(low)
        (inner, outer, inset) = (innerRadius, outerRadius, angularInset ?? 0)
    }

    @MainActor
    func collect(into collector: ChartCollector) {
        collector.add(.sector(size, inner: inner, outer: outer, inset: inset))
    }
}
