/// A layout of any type: views that it lays out stay the same when it is another one.
public nonisolated struct AnyLayout: Layout, StackedLayout {
    /// What the layout keeps.
    public struct Cache {
        let type: Any.Type
        var value: Any
    }

    private let base: any Layout

    /// Makes one of a layout.
    public init<L: Layout>(_ layout: L) { base = (layout as? AnyLayout)?.base ?? layout }

    var axis: Axis? {
        func axis<L: Layout>(_ layout: L) -> Axis? {
            (layout as? any StackedLayout)?.axis ?? L.layoutProperties.stackOrientation
        }
        return axis(base)
    }

    /// Returns what is kept first.
    public func makeCache(subviews: Subviews) -> Cache {
        func make<L: Layout>(_ layout: L) -> Cache { Cache(type: L.self, value: layout.makeCache(subviews: subviews)) }
        return make(base)
    }

    /// Changes what is kept, as the views have changed.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        with(&cache, subviews) { layout, inner in
            func update<L: Layout>(_ layout: L) {
                guard var value = inner as? L.Cache else { return }
                layout.updateCache(&value, subviews: subviews)
                inner = value
            }
            update(layout)
        }
    }

    /// Hands what is kept to the layout, made anew if it is of another one.
    private func with<Value>(_ cache: inout Cache, _ subviews: Subviews, _ body: (any Layout, inout Any) -> Value)
        -> Value
    {
        if cache.type != Swift.type(of: base) { cache = makeCache(subviews: subviews) }
        return body(base, &cache.value)
    }

    /// Returns the space that is wanted around all.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

    /// Returns the size of all.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        with(&cache, subviews) { layout, inner in
            func size<L: Layout>(_ layout: L) -> CGSize {
                guard var value = inner as? L.Cache else { return .zero }
                defer { inner = value }
                return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &value)
            }
            return size(layout)
        }
    }

    /// Puts each view at its place.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        with(&cache, subviews) { layout, inner in
            func place<L: Layout>(_ layout: L) {
                guard var value = inner as? L.Cache else { return }
                layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &value)
                inner = value
            }
            place(layout)
        }
    }
}
