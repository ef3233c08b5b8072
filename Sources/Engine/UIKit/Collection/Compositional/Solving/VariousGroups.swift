import QuartzCore

/// The groups of a section that hold as many items as have room, which depends on the sizes that views ask for.
///
/// Groups of items whose views have not been asked are alike and kept once, so that a million items cost as much as those
/// that have been in sight.
struct VariousGroups {
    /// Alike groups that follow each other.
    private struct Stretch {
        var firstItem: Int
        var firstGroup: Int
        var start: CGFloat
        var groups: Int
        var arrangement: GroupArrangement

        var capacity: Int { arrangement.items.count }
    }

    private let count: Int
    /// A group of items whose views have not been asked.
    private let model: GroupArrangement
    /// Of the groups, and the space between two of them.
    private let axes: FlowAxes
    private let spacing: CGFloat
    private var stretches: [Stretch] = []
    /// The items whose views have been asked.
    private var asked: Set<Int> = []

    /// Lays out groups of items whose views have not been asked; ``update(_:_:)`` has to follow.
    ///
    /// - Parameters:
    ///   - count: the number of items.
    ///   - model: a group of items whose views have not been asked, not empty.
    ///   - axes: the axis along which the groups follow each other.
    ///   - spacing: the points between groups.
    init(count: Int, model: GroupArrangement, axes: FlowAxes, spacing: CGFloat) {
        self.count = count
        self.model = model
        self.axes = axes
        self.spacing = spacing
    }

    /// Lays out the groups from the first one on that other sizes of items may change.
    ///
    /// O(n log n) in the items that have been asked.
    ///
    /// - Parameters:
    ///   - items: the items whose views have been asked for their sizes, or have asked for others.
    ///   - solve: lays out one group, given the items that are left.
    mutating func update(_ items: [Int], _ solve: (Range<Int>) -> GroupArrangement) {
        asked.formUnion(items.filter { (0..<count).contains($0) })
        // The item before may have room for the first one beside it now.
        let first = max((items.min() ?? 0) - 1, 0)
        stretches.removeSubrange(max(stretches.partitionIndex { $0.firstItem > first } - 1, 0)...)
        let askedItems = asked.sorted()
        var (next, group, start) = (0, 0, CGFloat(0))
        if let last = stretches.last { (next, group, start) = end(of: last) }
        var place = askedItems.partitionIndex { $0 >= next }
        while next < count {
            while place < askedItems.count, askedItems[place] < next { place += 1 }
            let isLast = place == askedItems.count
            // The item after a group belongs to what the group depends on: it had no room.
            let free = (isLast ? count : askedItems[place] - 1) - next
            var stretch = Stretch(firstItem: next, firstGroup: group, start: start, groups: 1, arrangement: model)
            if free >= model.items.count {
                stretch.groups = free / model.items.count
            } else {
                stretch.arrangement = solve(next..<count)
                guard !stretch.arrangement.items.isEmpty else { break }
            }
            stretches.append(stretch)
            (next, group, start) = end(of: stretch)
        }
    }

    private func end(of stretch: Stretch) -> (item: Int, group: Int, start: CGFloat) {
        (
            stretch.firstItem + stretch.groups * stretch.capacity, stretch.firstGroup + stretch.groups,
            stretch.start + CGFloat(stretch.groups) * (axes.main(stretch.arrangement.size) + spacing)
        )
    }

    // MARK: Places

    var groups: Int { stretches.last.map { $0.firstGroup + $0.groups } ?? 0 }

    private func stretch(with group: Int) -> Stretch {
        stretches[max(stretches.partitionIndex { $0.firstGroup > group } - 1, 0)]
    }

    func group(of item: Int) -> Int {
        guard !stretches.isEmpty else { return 0 }
        let stretch = stretches[max(stretches.partitionIndex { $0.firstItem > item } - 1, 0)]
        return stretch.firstGroup + (item - stretch.firstItem) / stretch.capacity
    }

    func firstItem(of group: Int) -> Int {
        let stretch = stretch(with: group)
        return stretch.firstItem + (group - stretch.firstGroup) * stretch.capacity
    }

    func arrangement(of group: Int) -> GroupArrangement { stretch(with: group).arrangement }

    func start(of group: Int) -> CGFloat {
        let stretch = stretch(with: group)
        return stretch.start + CGFloat(group - stretch.firstGroup) * (axes.main(stretch.arrangement.size) + spacing)
    }

    /// Across the axis: that of the longest group.
    var crossLength: CGFloat { stretches.map { axes.cross($0.arrangement.size) }.max() ?? 0 }
}
