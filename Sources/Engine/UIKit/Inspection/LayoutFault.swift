import QuartzCore

/// Something in a layout's calls that costs more than it has to.
package enum LayoutFault: Equatable {
    /// All is laid out anew for each of so many changes of the bounds, with so many calls of `prepare()`, and nothing in
    /// sight gets another place or look by it.
    case everythingForBounds(changes: Int, prepared: Int)
    /// So many attributes were returned, of which so many are where they were asked for.
    case attributesElsewhere(returned: Int, within: Int)
    /// An item's cell, of a class, was asked for its size so many times in one step.
    case sizingLoop(IndexPath, times: Int, type: String)
    /// So many cells were made while the content moved, and none was used again.
    case noReuse(made: Int)
    /// `prepare()` was called more than once in each of so many steps.
    case preparedAgain(steps: Int)
    /// `prepare()` made so many attributes, which is as many as there are items, in each of so many steps.
    case preparationGrows(made: Int, items: Int, steps: Int)
    /// The attributes of an item, and of so many in all, were changed after they had been returned.
    case attributesMutated(IndexPath, count: Int, LayoutNote.Mutation)
    /// A layout's two queries say different things of an item.
    case answersDiffer(IndexPath)
    /// A layout changed its collection view, or cells, in so many queries.
    case viewsChangedInQuery(times: Int)
    /// So many cells wanted another size after they were shown, one of them, of a class, first one size and then another.
    case sizeChanged(IndexPath, from: CGSize, to: CGSize, cells: Int, type: String)
    /// Cells of a class got more constraints in so many of their configurations, the last one so many.
    case constraintsAdded(type: String, times: Int, count: Int)

    /// Finds faults in calls, step by step.
    package static func find(in steps: [[LayoutCall]]) -> [LayoutFault] {
        find(
            in: steps.map { calls in
                let evidence = LayoutEvidence()
                for call in calls { evidence.add(call) }
                return evidence
            })
    }

    /// Finds faults in what the calls and the notes of steps say.
    ///
    /// O(steps).
    package static func find(in steps: [LayoutEvidence]) -> [LayoutFault] {
        [
            everythingForBounds(steps), preparationGrows(steps), attributesElsewhere(steps), attributesMutated(steps),
            viewsChangedInQuery(steps), sizingLoop(steps), sizeChanged(steps), constraintsAdded(steps), noReuse(steps),
            preparedAgain(steps),
        ].compactMap(\.self)
    }

    /// The number of attributes from which on it is of interest where they are.
    static let manyAttributes = 50

    /// The number of steps in which something has to happen to be a habit.
    static let habit = 10

    /// The number of cells that have to do something for it to be no single one's affair.
    private static let some = 3

    private static func everythingForBounds(_ steps: [LayoutEvidence]) -> LayoutFault? {
        var (changes, prepared) = (0, 0)
        for index in steps.indices {
            guard steps[index].areAllOfAll, !steps[index].hasChanged else { return nil }
            changes += steps[index].boundsChanges
            prepared += steps[index].preparations
        }
        return changes >= habit ? .everythingForBounds(changes: changes, prepared: prepared) : nil
    }

    private static func attributesElsewhere(_ steps: [LayoutEvidence]) -> LayoutFault? {
        var worst: (returned: Int, within: Int)?
        for index in steps.indices {
            if let query = steps[index].greatestQuery, query.returned > worst?.returned ?? 0 { worst = query }
        }
        guard let worst, worst.returned >= 4 * max(worst.within, 1) else { return nil }
        return .attributesElsewhere(returned: worst.returned, within: worst.within)
    }

    private static func sizingLoop(_ steps: [LayoutEvidence]) -> LayoutFault? {
        var worst: (path: IndexPath, times: Int, type: AnyClass?)?
        for index in steps.indices where steps[index].sizes.count >= 5 {
            var times: [IndexPath: Int] = [:]
            for size in steps[index].sizes {
                let count = (times[size.path] ?? 0) + 1
                times[size.path] = count
                if count >= 5, count > worst?.times ?? 0 { worst = (size.path, count, size.type) }
            }
        }
        return worst.map { .sizingLoop($0.path, times: $0.times, type: name($0.type)) }
    }

    private static func name(_ type: AnyClass?) -> String { type.map { "\($0)" } ?? "" }

    private static func noReuse(_ steps: [LayoutEvidence]) -> LayoutFault? {
        var (made, making, places) = (0, 0, 0)
        var last: CGPoint?
        for index in steps.indices {
            guard steps[index].reused == 0 else { return nil }
            made += steps[index].made
            if steps[index].made > 0 { making += 1 }
            guard let origins = steps[index].origins else { continue }
            places += origins.changes + (origins.first == last ? 0 : 1)
            last = origins.last
        }
        return making >= habit && places >= habit ? .noReuse(made: made) : nil
    }

    private static func preparedAgain(_ steps: [LayoutEvidence]) -> LayoutFault? {
        var again = 0
        for index in steps.indices where steps[index].preparations > 1 { again += 1 }
        return again >= habit ? .preparedAgain(steps: again) : nil
    }

    private static func preparationGrows(_ steps: [LayoutEvidence]) -> LayoutFault? {
        var last: (made: Int, items: Int)?
        var count = 0
        for index in steps.indices {
            guard let preparation = steps[index].preparation else { continue }
            last = preparation
            count += 1
        }
        guard let last, count >= habit else { return nil }
        return .preparationGrows(made: last.made, items: last.items, steps: count)
    }

    private static func attributesMutated(_ steps: [LayoutEvidence]) -> LayoutFault? {
        var paths: Set<IndexPath> = []
        var ways: [LayoutNote.Mutation] = []
        var count = 0
        for index in steps.indices where !steps[index].mutated.isEmpty {
            for (path, how) in steps[index].mutated {
                paths.insert(path)
                ways.append(how)
            }
            count += 1
        }
        // Of the three steps of a second in which this is looked for.
        guard count >= 2, let first = paths.min() else { return nil }
        // Where it is done is told by the query that does it.
        let way = [.inQuery, .ofInherited].first(where: ways.contains) ?? LayoutNote.Mutation.atAnyTime
        return .attributesMutated(first, count: paths.count, way)
    }

    private static func viewsChangedInQuery(_ steps: [LayoutEvidence]) -> LayoutFault? {
        var times = 0
        for index in steps.indices { times += steps[index].changingQueries }
        return times > 0 ? .viewsChangedInQuery(times: times) : nil
    }

    /// What a cell of a class wanted in a step.
    private typealias Wish = (path: IndexPath, size: CGSize, step: Int, type: AnyClass?)

    private static func sizeChanged(_ steps: [LayoutEvidence]) -> LayoutFault? {
        var wishes: [Wish] = []
        for index in steps.indices {
            for size in steps[index].sizes { wishes.append((size.path, size.wanted, index, size.type)) }
        }
        guard wishes.count >= 2 * some else { return nil }
        // Each item's by themselves; the order in which they were asked for stays, as sorting is stable.
        wishes.sort { $0.path < $1.path }
        var (cells, first): (Int, (wish: Wish, from: CGSize, to: CGSize)?) = (0, nil)
        var place = 0
        while place < wishes.count {
            let end = wishes[place...].firstIndex { $0.path != wishes[place].path } ?? wishes.count
            if let change = lastChange(wishes[place..<end]) {
                cells += 1
                if first == nil { first = (wishes[place], change.from, change.to) }
            }
            place = end
        }
        guard let first, cells >= some else { return nil }
        return .sizeChanged(
            first.wish.path, from: first.from, to: first.to, cells: cells, type: name(first.wish.type))
    }

    /// Returns the last change from what a cell wanted at the end of a step to what it wanted at the end of a later one.
    private static func lastChange(_ wishes: ArraySlice<Wish>) -> (from: CGSize, to: CGSize)? {
        var before: CGSize?
        var change: (from: CGSize, to: CGSize)?
        for index in wishes.indices {
            let (size, step) = (wishes[index].size, wishes[index].step)
            guard index + 1 == wishes.endIndex || wishes[index + 1].step != step else { continue }
            // In other bounds a cell is as wide or as high as those say.
            if let before, before != size, before.width == size.width || before.height == size.height {
                change = (before, size)
            }
            before = size
        }
        return change
    }

    private static func constraintsAdded(_ steps: [LayoutEvidence]) -> LayoutFault? {
        var last: (type: String, count: Int)?
        var times = 0
        for index in steps.indices {
            times += steps[index].addingConfigurations
            if let addition = steps[index].addition { last = addition }
        }
        guard let last, times >= some else { return nil }
        return .constraintsAdded(type: last.type, times: times, count: last.count)
    }
}
