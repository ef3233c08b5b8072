/// A part of what is shown that has a size and a place.
@MainActor
class Element {
    private(set) weak var host: ViewHost?
    private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
    private var lines: [(key: AlignmentKey, size: CGSize, place: CGFloat?)] = []
    private var pass = -1

    init(_ host: ViewHost?) { self.host = host }

    /// Returns the size that it takes of a proposed one, which is asked for once in each layout.
    final func size(_ proposal: ProposedViewSize) -> CGSize {
        begin()
        if let known = sizes.first(where: { $0.proposal == proposal }) { return known.size }
        let size = measure(proposal).finite
        sizes.append((proposal, size))
        return size
    }

    /// Forgets what was found in the layout before.
    private func begin() {
        guard let host, pass != host.pass else { return }
        pass = host.pass
        sizes.removeAll(keepingCapacity: true)
        lines.removeAll(keepingCapacity: true)
    }

    /// Finds the size that it takes of a proposed one.
    func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

    /// Shows it.
    func place(_ frame: CGRect, _ placement: Placement) {}

    /// Returns where an alignment's line is that the view itself says, which is asked for once in each layout; nil for the usual
    /// place.
    final func explicit(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? {
        begin()
        if let known = lines.first(where: { $0.key == key && $0.size == size }) { return known.place }
        let place = guide(key, size)
        lines.append((key, size, place))
        return place
    }

    /// Finds where an alignment's line is that the view itself says; nil for the usual place.
    func guide(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? { nil }

    /// Returns where an alignment's line is.
    final func line(_ key: AlignmentKey, _ size: CGSize) -> CGFloat {
        explicit(key, size) ?? key.defaultValue(ViewDimensions(element: self, size: size))
    }

    /// How early it is asked for its size in a stack: those with more before those with less.
    var priority: Double { 0 }
    /// What is in front of what.
    var zIndex: Double { 0 }
    /// Whether it is nothing but space.
    var isSpacer: Bool { false }

    /// Returns what is said of it to what is around it; nil for nothing.
    func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? { nil }
}

/// Something that views say of themselves to what is around them.
protocol ElementTrait {
    associatedtype Value
}

extension CGSize {
    /// The size with numbers that can be placed.
    var finite: CGSize {
        func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? max(value, 0) : value == .infinity ? 1e5 : 0 }
        return CGSize(width: finite(width), height: finite(height))
    }
}

/// An element around another, which is as that one unless it says otherwise.
class WrappingElement: Element {
    let content: Element

    init(_ content: Element) {
        self.content = content
        super.init(content.host)
    }

    /// The nodes of further views that it shows.
    var nodes: [ViewNode] { [] }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(proposal) }
    override func place(_ frame: CGRect, _ placement: Placement) { content.place(frame, placement) }
    override func guide(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? { content.explicit(key, size) }
    override var priority: Double { content.priority }
    override var zIndex: Double { content.zIndex }
    override var isSpacer: Bool { content.isSpacer }
    override func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? { content.trait(key) }
}
