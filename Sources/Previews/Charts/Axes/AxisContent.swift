import SwiftUI

/// What an axis is made of.
@preconcurrency @MainActor
public protocol AxisContent {
    /// The type of what it is made of.
    associatedtype Body: AxisContent
    /// What it is made of.
    @AxisContentBuilder var body: Body { get }
}

extension AxisContent where Body == Never {
    /// Is not asked for: it is on the axis itself.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: AxisContent {}

/// What an axis is made of that has no body.
@MainActor
protocol PrimitiveAxisContent: AxisContent where Body == Never {
    /// The marks of the axis.
    var specifications: [AxisSpecification] { get }
}

extension AxisContent {
    /// The marks of the axis.
    var all: [AxisSpecification] { (self as? any PrimitiveAxisContent)?.specifications ?? body.all }
}

/// What an axis is made of, of any type.
public nonisolated struct AnyAxisContent: PrimitiveAxisContent {
    private let content: any AxisContent

    /// Makes one of what an axis is made of.
    public init<C: AxisContent>(_ content: C) { self.content = content }
    /// Makes one of what an axis is made of.
    public init<C: AxisContent>(erasing content: C) { self.content = content }

    @MainActor var specifications: [AxisSpecification] { content.all }
}

/// What an axis is made of, of several statements or none.
public nonisolated struct SeveralAxisContents: PrimitiveAxisContent {
    let parts: [any AxisContent]

    @MainActor var specifications: [AxisSpecification] { parts.flatMap { $0.all } }
}

/// What an axis is made of, of a condition, or nothing.
public nonisolated struct OptionalAxisContent<Content: AxisContent>: PrimitiveAxisContent {
    let content: Content?

    @MainActor var specifications: [AxisSpecification] { content?.all ?? [] }
}

/// What makes an axis of the statements of a closure.
@resultBuilder
public enum AxisContentBuilder {
    /// Takes a part.
    public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
    /// Makes an axis of no statement.
    public static func buildBlock() -> SeveralAxisContents { SeveralAxisContents(parts: []) }
    /// Makes an axis of one statement.
    public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }
    /// Makes an axis of several statements.
    public static func buildBlock<each Content: AxisContent>(_ content: repeat each Content) -> SeveralAxisContents {
        var parts: [any AxisContent] = []
        repeat parts.append(each content)
        return SeveralAxisContents(parts: parts)
    }
    /// Makes an axis of a condition without an alternative.
    public static func buildIf<Content: AxisContent>(_ content: Content?) -> OptionalAxisContent<Content> {
        OptionalAxisContent(content: content)
    }
    /// Makes an axis of the first branch.
    public static func buildEither<First: AxisContent>(first: First) -> AnyAxisContent { AnyAxisContent(first) }
    /// Makes an axis of the second branch.
    public static func buildEither<Second: AxisContent>(second: Second) -> AnyAxisContent { AnyAxisContent(second) }
    /// Makes an axis of what needs a version of the system.
    public static func buildLimitedAvailability<Content: AxisContent>(_ content: Content) -> AnyAxisContent {
        AnyAxisContent(content)
    }
}
