import SwiftUI

/// What makes one part of a chart of the statements of a closure.
@resultBuilder
public enum ChartContentBuilder {
    /// Takes a part.
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
    /// Makes a part of no statement.
    public static func buildBlock() -> EmptyChartContent { EmptyChartContent() }
    /// Makes a part of one statement.
    public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
    /// Makes a part of several statements.
    public static func buildBlock<each Content: ChartContent>(_ content: repeat each Content) -> TupleChartContent {
        var parts: [any ChartContent] = []
        repeat parts.append(each content)
        return TupleChartContent(parts: parts)
    }
    /// Makes a part of a condition without an alternative.
    public static func buildIf<Content: ChartContent>(_ content: Content?) -> OptionalChartContent<Content> {
        OptionalChartContent(content: content)
    }
    /// Makes a part of the first branch.
    public static func buildEither<First: ChartContent, Second: ChartContent>(
        first: First
    ) -> ConditionalChartContent<First, Second> { ConditionalChartContent(branch: 0, content: first) }
    /// Makes a part of the second branch.
    public static func buildEither<First: ChartContent, Second: ChartContent>(
        second: Second
    ) -> ConditionalChartContent<First, Second> { ConditionalChartContent(branch: 1, content: second) }
    /// Makes a part of what needs a version of the system.
    public static func buildLimitedAvailability<Content: ChartContent>(_ content: Content) -> AnyChartContent {
        AnyChartContent(content)
    }
}

/// Nothing on a chart.
public nonisolated struct EmptyChartContent: PrimitiveChartContent {
    /// Makes it.
    public init() {}

    @MainActor
    func collect(into collector: ChartCollector) {}
}

/// The parts of a chart of several statements.
public nonisolated struct TupleChartContent: PrimitiveChartContent {
    let parts: [any ChartContent]

    @MainActor
    func collect(into collector: ChartCollector) {
        for (index, part) in parts.enumerated() { collector.add(part, as: index) }
    }
}

/// The part of a chart of a condition, or nothing.
public nonisolated struct OptionalChartContent<Content: ChartContent>: PrimitiveChartContent {
    let content: Content?

    @MainActor
    func collect(into collector: ChartCollector) {
        if let content { collector.add(content) }
    }
}

/// The part of a chart of one of two branches.
public nonisolated struct ConditionalChartContent<First: ChartContent, Second: ChartContent>: PrimitiveChartContent {
    let branch: Int
    let content: any ChartContent

    @MainActor
    func collect(into collector: ChartCollector) { collector.add(content, as: branch) }
}
