/// A part of a user interface, which says what it is made of.
@preconcurrency @MainActor
public protocol View {
    /// The type of what it is made of.
    associatedtype Body: View
    /// What it is made of.
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    /// The type of what it is made of, as a view, a gesture or a scene.
    public typealias Body = Never
    /// Is not asked for.
    public var body: Never { preconditionFailure("Never has no body") }
}

extension View where Body == Never {
    /// Is not asked for: the view draws itself, or lays out what it holds.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// A view that has no body: a node of its own shows it.
@MainActor
protocol PrimitiveView: View where Body == Never {
    func makeNode(_ inputs: NodeInputs) -> ViewNode
}
