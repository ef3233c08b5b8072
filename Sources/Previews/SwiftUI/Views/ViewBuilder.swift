/// What makes one view of the statements of a closure.
@resultBuilder
public enum ViewBuilder {
    /// Takes a view.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    /// Makes a view of no statement.
    public static func buildBlock() -> EmptyView { EmptyView() }
    /// Makes a view of one statement.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    /// Makes a view of several statements.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }
    /// Makes a view of a condition without an alternative.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    /// Makes a view of the first branch.
    public static func buildEither<First: View, Second: View>(
        first: First
    ) -> _ConditionalContent<First, Second> { _ConditionalContent(storage: .first(first)) }
    /// Makes a view of the second branch.
    public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> _ConditionalContent<First, Second> { _ConditionalContent(storage: .second(second)) }
    /// Makes a view of what needs a version of the system.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
