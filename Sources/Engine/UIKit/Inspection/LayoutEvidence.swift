import QuartzCore

/// What a collection view's calls and notes of one step say of its faults.
///
/// An object, as there is one of each step that would be copied at each search.
package final class LayoutEvidence {
    /// The invalidations for bounds that changed, and whether all of them were of everything.
    @exclusivity(unchecked) private(set) var boundsChanges = 0
    @exclusivity(unchecked) private(set) var areAllOfAll = true
    /// Whether a query for changed bounds returned other attributes than what is in sight was placed by.
    @exclusivity(unchecked) private(set) var hasChanged = false
    /// The calls of `prepare()`.
    @exclusivity(unchecked) private(set) var preparations = 0
    /// The query that returned the most of those for which it is known how many lay in their rectangles.
    @exclusivity(unchecked) private(set) var greatestQuery: (returned: Int, within: Int)?
    /// Where the rectangles of the first and the last query lay, and how often one lay elsewhere than the one before.
    @exclusivity(unchecked) private(set) var origins: (first: CGPoint, last: CGPoint, changes: Int)?
    /// What cells wanted, in the order in which they were asked.
    @exclusivity(unchecked) private(set) var sizes: [(path: IndexPath, wanted: CGSize, type: AnyClass?)] = []
    /// The cells and views that were made, and those that were used again.
    @exclusivity(unchecked) private(set) var made = 0
    @exclusivity(unchecked) private(set) var reused = 0
    /// A preparation that made attributes of all of many items.
    @exclusivity(unchecked) private(set) var preparation: (made: Int, items: Int)?
    /// The items whose attributes were changed after they had been returned.
    @exclusivity(unchecked) private(set) var mutated: [(path: IndexPath, how: LayoutNote.Mutation)] = []
    /// The queries that changed views.
    @exclusivity(unchecked) private(set) var changingQueries = 0
    /// The configurations that added constraints, and the last of them.
    @exclusivity(unchecked) private(set) var addingConfigurations = 0
    @exclusivity(unchecked) private(set) var addition: (type: String, count: Int)?

    package init() {}

    /// Takes a call into account.
    package func add(_ call: LayoutCall) {
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
            let before = origins ?? (rect.origin, rect.origin, 0)
            origins = (before.first, rect.origin, before.changes + (before.last == rect.origin ? 0 : 1))
        case .size(let path, _, let wanted):
            sizes.append((path, wanted, call.owner))
        case .none, .element, .invalidation: break
        }
    }

    /// Takes a note into account.
    package func add(_ note: LayoutNote.Kind) {
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
