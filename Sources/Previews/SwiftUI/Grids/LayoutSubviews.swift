/// Where a layout has put views.
final class LayoutPlaces {
    var all: [Int: (point: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize)] = [:]
}

/// The views that a layout lays out.
public nonisolated struct LayoutSubviews: RandomAccessCollection, Equatable, @unchecked Sendable {
    /// The type of a view.
    public typealias Element = LayoutSubview
    /// The type of a part of them.
    public typealias SubSequence = LayoutSubviews
    /// The type of a position.
    public typealias Index = Int

    /// The direction in which people read: from left to right.
    public var layoutDirection = LayoutDirection.leftToRight
    private let all: [LayoutSubview]
    /// The first position.
    public let startIndex: Int
    /// The position behind the last.
    public let endIndex: Int

    init(_ all: [LayoutSubview]) { (self.all, startIndex, endIndex) = (all, 0, all.count) }

    private init(_ all: [LayoutSubview], _ range: Range<Int>) {
        (self.all, startIndex, endIndex) = (all, range.lowerBound, range.upperBound)
    }

    /// Returns a view.
    public subscript(index: Int) -> LayoutSubview { all[index] }
    /// Returns some of the views.
    public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(all, bounds) }
    /// Returns some of the views.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(indices.map { all[$0] })
    }

    /// Whether both are the same views.
    public static func == (one: LayoutSubviews, other: LayoutSubviews) -> Bool { one.elementsEqual(other) }
}

/// A view that a layout lays out.
public nonisolated struct LayoutSubview: Equatable, @unchecked Sendable {
    let element: Element
    let index: Int
    let places: LayoutPlaces

    /// Returns a value of the view.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        read { $0.trait(LayoutValueTrait<K>.self) } ?? K.defaultValue
    }

    /// How early it is asked for its size: those with more before those with less.
    public var priority: Double { read { $0.priority } }

    /// The space that it wants around it.
    public var spacing: ViewSpacing { read { $0.isSpacer } ? .zero : ViewSpacing() }

    /// Returns the size that it takes of a proposed one.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { read { $0.size(proposal) } }

    /// Returns the size that it takes of a proposed one, and where its lines are.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(element: element, size: sizeThatFits(proposal))
    }

    /// Puts a point of it at a place.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        places.all[index] = (position, anchor, proposal)
    }

    private func read<Value>(_ body: @MainActor (Element) -> Value) -> Value {
        nonisolated(unsafe) var value: Value?
        MainActor.assumeIsolated { value = body(element) }
        return value!
    }

    /// Whether both are the same view.
    public static func == (one: LayoutSubview, other: LayoutSubview) -> Bool { one.element === other.element }
}
