import SwiftUI

extension View {
    /// Sets which values charts have across.
    public nonisolated func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        charting { $0.x.scale.take(domain, type) }
    }
    /// Sets which part of the plot values across are in.
    public nonisolated func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        charting { $0.x.scale.take(range, type) }
    }
    /// Sets which values charts have across, and in which part of the plot.
    public nonisolated func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        charting {
            $0.x.scale.take(domain, type)
            $0.x.scale.take(range, type)
        }
    }
    /// Sets how distances across are drawn.
    public nonisolated func chartXScale(type: ScaleType?) -> some View { charting { $0.x.scale.take(type) } }
    /// Sets which values charts have upwards.
    public nonisolated func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        charting { $0.y.scale.take(domain, type) }
    }
    /// Sets which part of the plot values upwards are in.
    public nonisolated func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        charting { $0.y.scale.take(range, type) }
    }
    /// Sets which values charts have upwards, and in which part of the plot.
    public nonisolated func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        charting {
            $0.y.scale.take(domain, type)
            $0.y.scale.take(range, type)
        }
    }
    /// Sets how distances upwards are drawn.
    public nonisolated func chartYScale(type: ScaleType?) -> some View { charting { $0.y.scale.take(type) } }
}

extension ScaleSetting {
    fileprivate mutating func take(_ domain: some ScaleDomain, _ type: ScaleType?) {
        take(domain)
        take(type)
    }

    fileprivate mutating func take(_ range: some PositionScaleRange, _ type: ScaleType?) {
        if let range = range as? PlotDimensionScaleRange { self.range = range }
        take(type)
    }

    fileprivate mutating func take(_ type: ScaleType?) {
        if let type { curve = type.curve }
    }
}
