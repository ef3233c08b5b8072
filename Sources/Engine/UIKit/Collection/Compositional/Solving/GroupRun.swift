import QuartzCore

/// The groups of one section, one after the other.
///
/// Groups of items whose views have not been asked for their sizes are alike and solved once; so a million items cost as
/// much as those that have been in sight.
@MainActor
struct GroupRun {
    private let description: NSCollectionLayoutGroup
    private let container: CGSize
    private let solver: GroupSolver
    /// In which the groups follow each other.
    private let axes: FlowAxes
    private let spacing: CGFloat
    let count: Int
    private var form: Form

    private enum Form {
        case empty
        case alike(AlikeGroups)
        case various(VariousGroups)
    }

    private struct AlikeGroups {
        var capacity: Int
        var model: GroupArrangement
        /// Groups that are not as the model is.
        var others: [Int: GroupArrangement] = [:]
        /// How much longer they are.
        var growth: PrefixSums
        var groups: Int
    }

    /// Lays out the groups of a section.
    ///
    /// - Parameters:
    ///   - group: the repeated group.
    ///   - container: the size in which it is laid out.
    ///   - axes: the axis of the layout and the one across it.
    ///   - spacing: the points between groups.
    ///   - count: the number of items.
    ///   - asked: the items whose views have been asked for their sizes.
    ///   - solver: lays out a group.
    init(
        _ group: NSCollectionLayoutGroup, in container: CGSize, axes: FlowAxes, spacing: CGFloat, count: Int,
        asked: [Int], solver: GroupSolver
    ) {
        description = group
        self.container = container
        self.axes = axes
        self.spacing = spacing
        self.count = count
        self.solver = solver
        form = .empty
        guard count > 0 else { return }
        let ideal = GroupSolver(traits: solver.traits) { _, _, estimate in estimate }
        let model = ideal.solve(group, in: container, items: 0..<count)
        // Without progress there would be no end.
        guard !model.items.isEmpty else { return }
        guard group.capacityIsFixed else {
            form = .various(VariousGroups(count: count, model: model, axes: axes, spacing: spacing))
            update(asked)
            return
        }
        let capacity = model.items.count
        let groups = (count + capacity - 1) / capacity
        form = .alike(
            AlikeGroups(capacity: capacity, model: model, growth: PrefixSums(count: groups), groups: groups))
        if count % capacity != 0, groups > 1 { solveAgain(groups - 1) }
        update(asked)
    }

    /// Solves those groups again whose items' views have asked for another size.
    ///
    /// O(items), and of groups that hold as many items as have room O(n log n) in all items whose views have been asked.
    mutating func update(_ items: [Int]) {
        switch form {
        case .empty: return
        case .various(var various):
            form = .empty
            various.update(items) { solver.solve(description, in: container, items: $0) }
            form = .various(various)
        case .alike(let alike):
            for group in Set(items.filter { $0 < count }.map { $0 / alike.capacity }) { solveAgain(group) }
        }
    }

    private mutating func solveAgain(_ group: Int) {
        guard case .alike(var alike) = form else { return }
        form = .empty
        let first = group * alike.capacity
        let arrangement = solver.solve(
            description, in: container, items: first..<min(first + alike.capacity, count))
        alike.others[group] = arrangement
        alike.growth.set(axes.main(arrangement.size) - axes.main(alike.model.size), at: group)
        form = .alike(alike)
    }

    // MARK: Places

    var groups: Int {
        switch form {
        case .empty: 0
        case .alike(let alike): alike.groups
        case .various(let various): various.groups
        }
    }

    /// - Precondition: `item` is less than ``count``.
    func group(of item: Int) -> Int {
        switch form {
        case .empty: 0
        case .alike(let alike): item / alike.capacity
        case .various(let various): various.group(of: item)
        }
    }

    func firstItem(of group: Int) -> Int {
        switch form {
        case .empty: 0
        case .alike(let alike): group * alike.capacity
        case .various(let various): various.firstItem(of: group)
        }
    }

    func arrangement(of group: Int) -> GroupArrangement {
        switch form {
        case .empty: GroupArrangement(size: .zero)
        case .alike(let alike): alike.others[group] ?? alike.model
        case .various(let various): various.arrangement(of: group)
        }
    }

    /// Along the axis.
    func start(of group: Int) -> CGFloat {
        switch form {
        case .empty: 0
        case .alike(let alike):
            CGFloat(group) * (axes.main(alike.model.size) + spacing) + alike.growth.sum(ofFirst: group)
        case .various(let various): various.start(of: group)
        }
    }

    func length(of group: Int) -> CGFloat { axes.main(arrangement(of: group).size) }

    /// Of all groups and the spaces between them.
    var length: CGFloat {
        let groups = groups
        return groups == 0 ? 0 : start(of: groups - 1) + length(of: groups - 1)
    }

    /// Across the axis: that of the longest group whose views have been asked, or else of any.
    var crossLength: CGFloat {
        switch form {
        case .empty: return 0
        case .alike(let alike):
            let asked = description.asksViews(acrossHeight: !axes.isVertical)
            let known = alike.others.values.map { axes.cross($0.size) }.max()
            return asked ? known ?? axes.cross(alike.model.size) : axes.cross(alike.model.size)
        case .various(let various): return various.crossLength
        }
    }

    /// Returns the groups that touch `range` of the axis.
    ///
    /// O(log² n).
    func groups(in range: ClosedRange<CGFloat>) -> Range<Int> {
        let groups = groups
        let first = partition(groups) { start(of: $0) + length(of: $0) >= range.lowerBound }
        let last = partition(groups) { start(of: $0) > range.upperBound }
        return first..<max(first, last)
    }

    /// The first index whose element fulfils a predicate that is false, then true.
    private func partition(_ count: Int, where predicate: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if predicate(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// An item's place, from the first group's origin; nil for an item that no group has.
    func place(of item: Int) -> GroupArrangement.Item? {
        guard (0..<count).contains(item), groups > 0 else { return nil }
        let group = group(of: item)
        let items = arrangement(of: group).items
        let index = item - firstItem(of: group)
        guard items.indices.contains(index) else { return nil }
        var place = items[index]
        place.frame = moved(place.frame, to: group)
        return place
    }

    /// A rectangle of a group, from the first group's origin.
    func moved(_ frame: CGRect, to group: Int) -> CGRect {
        let start = start(of: group)
        return axes.isVertical ? frame.offsetBy(dx: 0, dy: start) : frame.offsetBy(dx: start, dy: 0)
    }
}

extension NSCollectionLayoutItem {
    /// Whether the length along one axis depends on what views ask for.
    fileprivate func asksViews(acrossHeight: Bool) -> Bool {
        let dimension = acrossHeight ? layoutSize.heightDimension : layoutSize.widthDimension
        return dimension.asksTheView
    }
}

extension NSCollectionLayoutGroup {
    /// Whether the group holds equally many items whatever sizes their views ask for.
    fileprivate var capacityIsFixed: Bool {
        let own = isHorizontal ? layoutSize.widthDimension : layoutSize.heightDimension
        if case .filling(let items) = content, !own.asksTheView {
            let isOpen = items.contains { item in
                (isHorizontal ? item.layoutSize.widthDimension : item.layoutSize.heightDimension).asksTheView
            }
            if isOpen { return false }
        }
        return subitems.allSatisfy { ($0 as? NSCollectionLayoutGroup)?.capacityIsFixed ?? true }
    }
}
