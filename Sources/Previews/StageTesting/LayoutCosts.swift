import UIKit

/// The calls that a stage's collection views have made: what a layout costs, in numbers that are the same on each machine.
///
///     let before = stage.costs
///     stage.fling(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
///     #expect((stage.costs - before).prepareCalls == 0)
public struct LayoutCosts: Equatable, Sendable {
    /// Calls of the layout's `prepare()`.
    public var prepareCalls = 0
    /// Calls of `layoutAttributesForElements(in:)`.
    public var elementsCalls = 0
    /// Calls of `layoutAttributesForItem(at:)` and its like for other elements.
    public var itemCalls = 0
    /// Invalidations of the layout.
    public var invalidations = 0
    /// Calls of `preferredLayoutAttributesFitting(_:)`.
    public var sizingCalls = 0
    /// Cells and supplementary views that were made as none could be used again.
    public var viewsMade = 0
    /// Cells and supplementary views that were used again.
    public var viewsReused = 0
    /// Cells that the data source was asked for.
    public var cellsConfigured = 0

    /// Makes costs of nothing.
    public init() {}

    /// Returns what was called between two moments.
    public static func - (later: LayoutCosts, earlier: LayoutCosts) -> LayoutCosts {
        var costs = later
        for field in Self.fields { costs[keyPath: field] -= earlier[keyPath: field] }
        return costs
    }

    /// The fields in the order of the kinds of calls.
    private static var fields: [WritableKeyPath<LayoutCosts, Int>] {
        [
            \.prepareCalls, \.elementsCalls, \.itemCalls, \.invalidations, \.sizingCalls, \.viewsMade, \.viewsReused,
            \.cellsConfigured,
        ]
    }

    /// Makes costs of the number of calls of each kind.
    @MainActor
    init(_ count: (LayoutCall.Kind) -> Int) {
        for (field, kind) in zip(Self.fields, LayoutCall.Kind.allCases) { self[keyPath: field] = count(kind) }
    }
}
