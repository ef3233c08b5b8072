/// What lays views out: finds their size, and puts each at its place.
public protocol Layout: Animatable {
    /// The type of what it keeps from one call to the next.
    associatedtype Cache = Void
    /// The views.
    typealias Subviews = LayoutSubviews
    /// What is the same for all of a type.
    static var layoutProperties: LayoutProperties { get }
    /// Returns what is kept first.
    func makeCache(subviews: Subviews) -> Cache
    /// Changes what is kept, as the views have changed.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    /// Returns the space that is wanted around all.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    /// Returns the size of all.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Puts each view at its place.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    /// Returns where a line of all is; nil for where that of the views is.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    /// Returns where a line of all is; nil for where that of the views is.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    /// Nothing.
    public nonisolated static var layoutProperties: LayoutProperties { LayoutProperties() }
    /// Makes it anew.
    public nonisolated func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }
    /// Returns the usual space.
    public nonisolated func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
    /// Returns nil.
    public nonisolated func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }
    /// Returns nil.
    public nonisolated func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }
    /// Returns views that are laid out so.
    public nonisolated func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutView(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    /// Keeps nothing.
    public nonisolated func makeCache(subviews: Subviews) {}
}

/// What is the same for all layouts of a type.
public nonisolated struct LayoutProperties: Sendable {
    /// The direction in which views stand, by which spacers and dividers are laid out; nil for none.
    public var stackOrientation: Axis?
    /// Makes one.
    public init() {}
}

/// A value of a view that a layout reads.
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that have none.
    static var defaultValue: Value { get }
}

/// What a view says of itself for a key.
enum LayoutValueTrait<Key: LayoutValueKey>: ElementTrait {
    typealias Value = Key.Value
}

extension View {
    /// Sets a value that a layout reads.
    public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(TraitModifier<LayoutValueTrait<K>>(value: value))
    }
}

/// The space that a view wants around it.
public nonisolated struct ViewSpacing: Sendable {
    private var length: CGFloat?

    /// Makes the usual space.
    public init() {}
    init(length: CGFloat) { self.length = length }

    /// No space.
    public static let zero = ViewSpacing(length: 0)

    /// Takes the greater space of both.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        guard let length else { return }
        self.length = other.length.map { max($0, length) }
    }
    /// Returns the greater space of both.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var copy = self
        copy.formUnion(other, edges: edges)
        return copy
    }
    /// Returns the space between a view and the next one.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        if length == 0 || next.length == 0 { return 0 }
        return max(length ?? 8, next.length ?? 8)
    }
}
