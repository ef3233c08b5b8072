import SwiftUI

extension View {
    /// Says whether charts have an axis across.
    public nonisolated func chartXAxis(_ visibility: Visibility) -> some View {
        charting { $0.x.visibility = visibility }
    }
    /// Says whether charts have an axis upwards.
    public nonisolated func chartYAxis(_ visibility: Visibility) -> some View {
        charting { $0.y.visibility = visibility }
    }
    /// Sets what charts' axis across is made of.
    @MainActor
    public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let all = content().all
        return charting { $0.x.specifications = all }
    }
    /// Sets what charts' axis upwards is made of.
    @MainActor
    public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let all = content().all
        return charting { $0.y.specifications = all }
    }
    /// Changes the axis across as a view, which has no effect.
    public nonisolated func chartXAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View { self }
    /// Changes the axis upwards as a view, which has no effect.
    public nonisolated func chartYAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View { self }

    /// Sets what charts' axis across is called.
    public nonisolated func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
    }
    /// Sets what charts' axis across is called.
    @_disfavoredOverload
    public nonisolated func chartXAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
    }
    /// Sets what charts' axis across is called.
    public nonisolated func chartXAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let title = AxisTitle(
            view: AnyView(content()), position: position, alignment: alignment, spacing: spacing)
        return charting { $0.x.titles.append(title) }
    }
    /// Sets what charts' axis upwards is called.
    public nonisolated func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
    }
    /// Sets what charts' axis upwards is called.
    @_disfavoredOverload
    public nonisolated func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
    }
    /// Sets what charts' axis upwards is called.
    public nonisolated func chartYAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let title = AxisTitle(
            view: AnyView(content()), position: position, alignment: alignment, spacing: spacing)
        return charting { $0.y.titles.append(title) }
    }
}

/// An axis of a chart as a view.
public nonisolated struct ChartAxisContent: View {
    /// Nothing.
    @MainActor public var body: some View { EmptyView() }
}
