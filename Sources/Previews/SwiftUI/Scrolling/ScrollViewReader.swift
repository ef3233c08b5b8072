/// A view that is made of what scrolls views in it.
public nonisolated struct ScrollViewReader<Content: View>: PrimitiveView {
    /// Makes the view.
    public var content: (ScrollViewProxy) -> Content

    /// Makes one.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode { ReaderNode(self, inputs) }

    private final class ReaderNode: TypedNode<ScrollViewReader> {
        private let views = ScrollReaderViews()
        private var child: ViewNode?

        override init(_ view: ScrollViewReader, _ inputs: NodeInputs) {
            super.init(view, inputs)
            changed()
        }

        override var children: [ViewNode] { child.map { [$0] } ?? [] }

        override func changed() {
            var inner = environment
            inner.scrollReader = views
            let content = observed { view.content(ScrollViewProxy(views: views)) }
            child = shown(content, by: child, in: inner)
        }
    }
}

/// What scrolls views.
public nonisolated struct ScrollViewProxy {
    let views: ScrollReaderViews

    /// Scrolls to the view with an identity; nil for the anchor moves it no further than needed.
    @MainActor
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        for view in views.all { view.scroll(to: AnyHashable(id), anchor) }
    }
}

/// What can scroll to a view with an identity.
@MainActor
protocol ScrollTarget: AnyObject {
    /// Scrolls to a view with an identity, once it is laid out.
    func scroll(to id: AnyHashable, _ anchor: UnitPoint?)
}

/// The views that can be scrolled within another.
@MainActor
final class ScrollReaderViews {
    private struct Entry {
        weak var element: (any ScrollTarget)?
    }
    private var entries: [Entry] = []

    nonisolated init() {}

    var all: [any ScrollTarget] { entries.compactMap(\.element) }

    func add(_ element: any ScrollTarget) {
        guard !entries.contains(where: { $0.element === element }) else { return }
        entries.removeAll { $0.element == nil }
        entries.append(Entry(element: element))
    }
}

private enum ScrollReaderKey: EnvironmentKey {
    static var defaultValue: ScrollReaderViews? { nil }
}

extension EnvironmentValues {
    var scrollReader: ScrollReaderViews? {
        get { self[ScrollReaderKey.self] }
        set { self[ScrollReaderKey.self] = newValue }
    }
}
