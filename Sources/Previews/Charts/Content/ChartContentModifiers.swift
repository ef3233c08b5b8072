import SwiftUI

/// A part of a chart that looks otherwise.
nonisolated struct ModifiedChartContent<Content: ChartContent>: PrimitiveChartContent {
    let content: Content
    let change: (inout MarkLook) -> Void

    @MainActor
    func collect(into collector: ChartCollector) {
        collector.changing(change) { collector.add(content) }
    }
}

extension ChartContent {
    /// Changes how it looks: what is said of a part itself counts before what is said of one around it.
    nonisolated func changing(_ change: @escaping (inout MarkLook) -> Void) -> some ChartContent {
        ModifiedChartContent(content: self, change: change)
    }

    /// Sets what it is filled with.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        let style = AnyShapeStyle(style)
        return changing { ($0.style, $0.styleBy) = (style, nil) }
    }
    /// Has a value say what it is filled with: a legend says what values look like.
    public nonisolated func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changing { ($0.styleBy, $0.style) = (value.datum, nil) }
    }
    /// Sets how much of it is seen, 0...1.
    public nonisolated func opacity(_ value: Double) -> some ChartContent { changing { $0.opacity *= value } }
    /// Rounds corners, by a radius in points.
    public nonisolated func cornerRadius(
        _ radius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> some ChartContent {
        changing {
            $0.corners = RectangleCornerRadii(
                topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
        }
    }
    /// Sets how lines are drawn.
    public nonisolated func lineStyle(_ style: StrokeStyle) -> some ChartContent {
        changing { ($0.line, $0.lineBy) = (style, nil) }
    }
    /// Has a value say how lines are drawn.
    public nonisolated func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changing { ($0.lineBy, $0.line) = (value.datum, nil) }
    }
    /// Sets how lines go from point to point.
    public nonisolated func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        changing { $0.interpolation = method }
    }
    /// Has a value say where bars stand beside each other that would stand on each other.
    ///
    /// - Parameters:
    ///   - value: the value.
    ///   - axis: along which axis they stand beside each other; nil for that across which bars are wide.
    ///   - span: how much of the room all take.
    /// - Returns: the content.
    public nonisolated func position<P: Plottable>(
        by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent {
        changing { ($0.groupBy, $0.groupAxis, $0.groupSpan) = (value.datum, axis, span) }
    }
    /// Moves it, in points.
    public nonisolated func offset(_ offset: CGSize) -> some ChartContent {
        changing {
            $0.offset = CGSize(width: $0.offset.width + offset.width, height: $0.offset.height + offset.height)
        }
    }
    /// Moves it, in points.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        offset(CGSize(width: x, height: y))
    }
    /// Moves its ends, in points.
    public nonisolated func offset(
        x: CGFloat = 0, yStart: CGFloat, yEnd: CGFloat = 0
    ) -> some ChartContent {
        offset(x: x).changing { ($0.endOffsets.bottom, $0.endOffsets.top) = (yStart, yEnd) }
    }
    /// Moves its ends, in points.
    public nonisolated func offset(
        xStart: CGFloat, xEnd: CGFloat = 0, y: CGFloat = 0
    ) -> some ChartContent {
        offset(y: y).changing { ($0.endOffsets.leading, $0.endOffsets.trailing) = (xStart, xEnd) }
    }
    /// Sets what is in front of what.
    public nonisolated func zIndex(_ value: Double) -> some ChartContent { changing { $0.zIndex = value } }
    /// Draws it out of focus.
    public nonisolated func blur(radius: CGFloat) -> some ChartContent { changing { $0.blur = radius } }
    /// Draws a shadow behind it.
    public nonisolated func shadow(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some ChartContent {
        changing { $0.shadow = MarkShadow(color: color, radius: radius, x: x, y: y) }
    }
    /// Cuts it to a shape.
    public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent {
        changing { $0.clip = AnyShape(shape) }
    }
    /// Shows it where another part is, which has no effect.
    public nonisolated func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
        changing { _ in }
    }
    /// Draws several as one, which has no effect.
    public nonisolated func compositingLayer() -> some ChartContent { changing { _ in } }
    /// Aligns its style with the plot and not with itself, which has no effect.
    public nonisolated func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
        changing { _ in }
    }
    /// Says what it is called for those who can't see it: has no effect.
    public nonisolated func accessibilityLabel(_ label: Text) -> some ChartContent { changing { _ in } }
    /// Says what it is called for those who can't see it: has no effect.
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
        changing { _ in }
    }
    /// Says what it is called for those who can't see it: has no effect.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent { changing { _ in } }
    /// Says its value for those who can't see it: has no effect.
    public nonisolated func accessibilityValue(_ value: Text) -> some ChartContent { changing { _ in } }
    /// Says its value for those who can't see it: has no effect.
    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
        changing { _ in }
    }
    /// Says its value for those who can't see it: has no effect.
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent { changing { _ in } }
    /// Says whether those who can't see it are told of it: has no effect.
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some ChartContent { changing { _ in } }
    /// Says what it is called for tests: has no effect.
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some ChartContent { changing { _ in } }
}
