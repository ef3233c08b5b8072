import SwiftUI

/// A part of what a chart shows.
@preconcurrency @MainActor
public protocol ChartContent {
    /// The type of what it is made of.
    associatedtype Body: ChartContent
    /// What it is made of.
    @ChartContentBuilder var body: Body { get }
}

extension ChartContent where Body == Never {
    /// Is not asked for: it is on the chart itself.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: ChartContent {}

/// A part of what a chart shows that has no body.
@MainActor
protocol PrimitiveChartContent: ChartContent where Body == Never {
    /// Tells what the chart shows.
    func collect(into collector: ChartCollector)
}

/// A part of a chart of any type.
public nonisolated struct AnyChartContent: PrimitiveChartContent {
    private let content: any ChartContent

    /// Makes one of a part.
    public init<C: ChartContent>(_ content: C) { self.content = content }
    /// Makes one of a part.
    public init<C: ChartContent>(erasing content: C) { self.content = content }

    @MainActor
    func collect(into collector: ChartCollector) { collector.add(content) }
}

/// Several parts of a chart that are changed as one.
public nonisolated struct Plot<Content: ChartContent>: PrimitiveChartContent {
    private let content: Content

    /// Makes one of parts.
    public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    @MainActor
    func collect(into collector: ChartCollector) { collector.add(content) }
}

extension Optional: ChartContent, PrimitiveChartContent where Wrapped: ChartContent {
    /// The type of what it is made of.
    public typealias Body = Never

    @MainActor
    func collect(into collector: ChartCollector) {
        if let self { collector.add(self) }
    }
}
