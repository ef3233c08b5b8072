import QuartzCore

/// Something in a layout's calls that costs more than it has to.
package enum LayoutFault: Equatable {
    /// All is laid out anew for each of so many changes of the bounds, with so many calls of `prepare()`, and nothing in
    /// sight gets another place or look by it.
    case everythingForBounds(changes: Int, prepared: Int)
    /// So many attributes were returned, of which so many are where they were asked for.
    case attributesElsewhere(returned: Int, within: Int)
    /// An item's cell was asked for its size so many times in one step.
    case sizingLoop(IndexPath, times: Int)
    /// So many cells were made while the content moved, and none was used again.
    case noReuse(made: Int)
    /// `prepare()` was called more than once in each of so many steps.
    case preparedAgain(steps: Int)

    /// Finds faults in calls, step by step.
    @MainActor
    package static func find(in steps: [[LayoutCall]]) -> [LayoutFault] {
        [
            everythingForBounds(steps), attributesElsewhere(steps), sizingLoop(steps), noReuse(steps),
            preparedAgain(steps),
        ].compactMap(\.self)
    }

    /// The number of attributes from which on it is of interest where they are.
    static let manyAttributes = 50

    /// The number of steps in which something has to happen to be a habit.
    private static let habit = 10

    @MainActor
    private static func everythingForBounds(_ steps: [[LayoutCall]]) -> LayoutFault? {
        let changes = steps.joined().compactMap { call -> LayoutInvalidation? in
            if case .invalidation(let what) = call.detail, what.isForBounds { what } else { nil }
        }
        guard changes.count >= habit, changes.allSatisfy(\.isOfAll) else { return nil }
        for case .query(_, _, _, true) in steps.joined().map(\.detail) { return nil }
        return .everythingForBounds(changes: changes.count, prepared: count(.prepare, in: steps.joined()))
    }

    @MainActor
    private static func attributesElsewhere(_ steps: [[LayoutCall]]) -> LayoutFault? {
        var worst: (returned: Int, within: Int)?
        for call in steps.joined() {
            guard case .query(_, let returned, let within?, _) = call.detail, returned > worst?.returned ?? 0 else {
                continue
            }
            worst = (returned, within)
        }
        guard let worst, worst.returned >= 4 * max(worst.within, 1) else { return nil }
        return .attributesElsewhere(returned: worst.returned, within: worst.within)
    }

    @MainActor
    private static func sizingLoop(_ steps: [[LayoutCall]]) -> LayoutFault? {
        var worst: (path: IndexPath, times: Int)?
        for step in steps {
            var times: [IndexPath: Int] = [:]
            for case .size(let path, _, _) in step.map(\.detail) {
                times[path, default: 0] += 1
                if let count = times[path], count > worst?.times ?? 0 { worst = (path, count) }
            }
        }
        guard let worst, worst.times >= 5 else { return nil }
        return .sizingLoop(worst.path, times: worst.times)
    }

    @MainActor
    private static func noReuse(_ steps: [[LayoutCall]]) -> LayoutFault? {
        let made = steps.map { count(.made, in: $0) }
        var places: [CGPoint] = []
        for case .query(let rect, _, _, _) in steps.joined().map(\.detail) where places.last != rect.origin {
            places.append(rect.origin)
        }
        guard made.count(where: { $0 > 0 }) >= habit, places.count >= habit,
            count(.reused, in: steps.joined()) == 0
        else { return nil }
        return .noReuse(made: made.reduce(0, +))
    }

    @MainActor
    private static func preparedAgain(_ steps: [[LayoutCall]]) -> LayoutFault? {
        let again = steps.count { count(.prepare, in: $0) > 1 }
        return again >= habit ? .preparedAgain(steps: again) : nil
    }

    @MainActor
    private static func count(_ kind: LayoutCall.Kind, in calls: some Sequence<LayoutCall>) -> Int {
        calls.reduce(0) { $0 + ($1.kind == kind ? 1 : 0) }
    }
}
