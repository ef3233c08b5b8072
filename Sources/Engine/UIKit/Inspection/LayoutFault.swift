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
    /// `prepare()` made so many attributes, which is as many as there are items, in each of so many steps.
    case preparationGrows(made: Int, items: Int, steps: Int)
    /// The attributes of an item, and of so many in all, were changed after they had been returned.
    case attributesMutated(IndexPath, count: Int)
    /// A layout's two queries say different things of an item.
    case answersDiffer(IndexPath)
    /// A layout changed its collection view, or cells, in so many queries.
    case viewsChangedInQuery(times: Int)
    /// So many cells wanted another size after they were shown, one of them first one size and then another.
    case sizeChanged(IndexPath, from: CGSize, to: CGSize, cells: Int)
    /// Cells of a class got more constraints in so many of their configurations, the last one so many.
    case constraintsAdded(type: String, times: Int, count: Int)

    /// Finds faults in calls and in what was noticed, step by step.
    @MainActor
    package static func find(in steps: [[LayoutCall]], _ notes: [[LayoutNote.Kind]] = []) -> [LayoutFault] {
        [
            everythingForBounds(steps), preparationGrows(notes), attributesElsewhere(steps), attributesMutated(notes),
            viewsChangedInQuery(notes), sizingLoop(steps), sizeChanged(steps), constraintsAdded(notes), noReuse(steps),
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
    private static func preparationGrows(_ notes: [[LayoutNote.Kind]]) -> LayoutFault? {
        var last: (made: Int, items: Int)?
        var count = 0
        for step in notes {
            var isAll = false
            for case .prepared(let made, let items) in step where items >= manyAttributes && made >= items {
                last = (made, items)
                isAll = true
            }
            if isAll { count += 1 }
        }
        guard let last, count >= habit else { return nil }
        return .preparationGrows(made: last.made, items: last.items, steps: count)
    }

    @MainActor
    private static func attributesMutated(_ notes: [[LayoutNote.Kind]]) -> LayoutFault? {
        var paths: [IndexPath] = []
        for case .mutated(let path) in notes.joined() { paths.append(path) }
        let steps = notes.count { $0.contains { if case .mutated = $0 { true } else { false } } }
        guard let first = paths.min(), steps >= some else { return nil }
        return .attributesMutated(first, count: Set(paths).count)
    }

    @MainActor
    private static func viewsChangedInQuery(_ notes: [[LayoutNote.Kind]]) -> LayoutFault? {
        let times = notes.joined().reduce(0) { $0 + ($1 == .changedInQuery ? 1 : 0) }
        return times > 0 ? .viewsChangedInQuery(times: times) : nil
    }

    /// The number of cells that have to do something for it to be no single one's affair.
    private static let some = 3

    @MainActor
    private static func sizeChanged(_ steps: [[LayoutCall]]) -> LayoutFault? {
        var wanted: [IndexPath: CGSize] = [:]
        var changed: [IndexPath: (from: CGSize, to: CGSize)] = [:]
        var first: IndexPath?
        for step in steps {
            var now: [IndexPath: CGSize] = [:]
            for case .size(let path, _, let size) in step.map(\.detail) { now[path] = size }
            for (path, size) in now {
                // In other bounds a cell is as wide or as high as those say.
                if let before = wanted[path], before != size, before.width == size.width || before.height == size.height
                {
                    changed[path] = (before, size)
                    first = first.map { min($0, path) } ?? path
                }
                wanted[path] = size
            }
        }
        guard changed.count >= some, let first, let sizes = changed[first] else { return nil }
        return .sizeChanged(first, from: sizes.from, to: sizes.to, cells: changed.count)
    }

    @MainActor
    private static func constraintsAdded(_ notes: [[LayoutNote.Kind]]) -> LayoutFault? {
        var last: (type: String, count: Int)?
        var times = 0
        for case .constraintsAdded(_, let count, let type) in notes.joined() {
            last = (type, count)
            times += 1
        }
        guard let last, times >= some else { return nil }
        return .constraintsAdded(type: last.type, times: times, count: last.count)
    }

    @MainActor
    private static func count(_ kind: LayoutCall.Kind, in calls: some Sequence<LayoutCall>) -> Int {
        calls.reduce(0) { $0 + ($1.kind == kind ? 1 : 0) }
    }
}
