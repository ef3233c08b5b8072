import SwiftUI

/// What makes one part of a map of the statements of a closure.
@resultBuilder
public enum MapContentBuilder {
    /// Takes a part.
    public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
    /// Makes a part of no statement.
    public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
    /// Makes a part of one statement.
    public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
    /// Makes a part of several statements.
    public static func buildBlock<each Content: MapContent>(_ content: repeat each Content) -> TupleMapContent {
        var parts: [any MapContent] = []
        repeat parts.append(each content)
        return TupleMapContent(parts: parts)
    }
    /// Makes a part of a condition without an alternative.
    public static func buildIf<Content: MapContent>(_ content: Content?) -> OptionalMapContent<Content> {
        OptionalMapContent(content: content)
    }
    /// Makes a part of the first branch.
    public static func buildEither<First: MapContent, Second: MapContent>(
        first: First
    ) -> ConditionalMapContent<First, Second> { ConditionalMapContent(branch: 0, content: first) }
    /// Makes a part of the second branch.
    public static func buildEither<First: MapContent, Second: MapContent>(
        second: Second
    ) -> ConditionalMapContent<First, Second> { ConditionalMapContent(branch: 1, content: second) }
    /// Makes a part of what needs a version of the system.
    public static func buildLimitedAvailability<Content: MapContent>(
        _ content: Content
    ) -> OptionalMapContent<Content> { OptionalMapContent(content: content) }
}

/// Nothing on a map.
public nonisolated struct EmptyMapContent: PrimitiveMapContent {
    /// Makes it.
    public init() {}

    @MainActor
    func collect(into collector: MapCollector) {}
}

/// The parts of a map of several statements.
public nonisolated struct TupleMapContent: PrimitiveMapContent {
    let parts: [any MapContent]

    @MainActor
    func collect(into collector: MapCollector) {
        for (index, part) in parts.enumerated() { collector.add(part, as: index) }
    }
}

/// The part of a map of a condition, or nothing.
public nonisolated struct OptionalMapContent<Content: MapContent>: PrimitiveMapContent {
    let content: Content?

    @MainActor
    func collect(into collector: MapCollector) {
        if let content { collector.add(content) }
    }
}

/// The part of a map of one of two branches.
public nonisolated struct ConditionalMapContent<First: MapContent, Second: MapContent>: PrimitiveMapContent {
    let branch: Int
    let content: any MapContent

    @MainActor
    func collect(into collector: MapCollector) { collector.add(content, as: branch) }
}
