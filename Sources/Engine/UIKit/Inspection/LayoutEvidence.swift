import QuartzCore

/// What a collection view's calls and notes of one step say of its faults.
package struct LayoutEvidence {
    /// The invalidations for bounds that changed, and whether all of them were of everything.
    private(set) var boundsChanges = 0
    private(set) var areAllOfAll = true
    /// Whether a query for changed bounds returned other attributes than what is in sight was placed by.
    private(set) var hasChanged = false
    /// The calls of `prepare()`.
    private(set) var preparations = 0
    /// The query that returned the most of those for which it is known how many lay in their rectangles.
    private(set) var greatestQuery: (returned: Int, within: Int)?
    /// Where the rectangles of queries lay, without repetitions.
    private(set) var origins: [CGPoint] = []
    /// What cells wanted, in the order in which they were asked.
    private(set) var sizes: [(path: IndexPath, wanted: CGSize, type: AnyClass?)] = []
    /// The cells and views that were made, and those that were used again.
    private(set) var made = 0
    private(set) var reused = 0
    /// A preparation that made attributes of all of many items.
    private(set) var preparation: (made: Int, items: Int)?
    /// The items whose attributes were changed after they had been returned.
    private(set) var mutated: [(path: IndexPath, how: LayoutNote.Mutation)] = []
    /// The queries that changed views.
    private(set) var changingQueries = 0
    /// The configurations that added constraints, and the last of them.
    private(set) var addingConfigurations = 0
    private(set) var addition: (type: String, count: Int)?

    package init() {}

    /// Takes a call into account.
    package mutating func add(_ call: LayoutCall) {
        switch call.kind {
        case .prepare: preparations += 1
        case .made: made += 1
        case .reused: reused += 1
        default: break
        }
        switch call.detail {
        case .invalidation(let what) where what.isForBounds:
            boundsChanges += 1
            if !what.isOfAll { areAllOfAll = false }
        case .query(let rect, let returned, let within, let hasChanged):
            if hasChanged { self.hasChanged = true }
            if let within, returned > greatestQuery?.returned ?? 0 { greatestQuery = (returned, within) }
            if origins.last != rect.origin { origins.append(rect.origin) }
        case .size(let path, _, let wanted):
            sizes.append((path, wanted, call.owner))
        case .none, .element, .invalidation: break
        }
    }

    /// Takes a note into account.
    package mutating func add(_ note: LayoutNote.Kind) {
        switch note {
        case .prepared(let made, let items):
            if items >= LayoutFault.manyAttributes, made >= items { preparation = (made, items) }
        case .mutated(let path, let how): mutated.append((path, how))
        case .changedInQuery: changingQueries += 1
        case .constraintsAdded(_, let count, let type):
            addingConfigurations += 1
            addition = (type, count)
        }
    }
}
