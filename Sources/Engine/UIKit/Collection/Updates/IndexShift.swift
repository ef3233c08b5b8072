/// A mapping of a list's places when elements are removed, inserted and moved.
///
/// Removals and the origins of moves name old places, insertions and the targets of moves new ones. The others keep
/// their order and fill the places that are left.
struct IndexShift {
    private let removed: [Int]
    private let inserted: [Int]
    private let moved: [Int: Int]
    /// How many elements that stay are before each insertion, ascending.
    private let gaps: [Int]

    init(removed: Set<Int>, inserted: Set<Int>, moved: [Int: Int] = [:]) {
        self.removed = removed.union(moved.keys).sorted()
        self.inserted = inserted.union(moved.values).sorted()
        self.moved = moved
        gaps = self.inserted.enumerated().map { $0.element - $0.offset }
    }

    /// Returns the new place of the element at `old`; nil if it is removed.
    ///
    /// O(log(removals + insertions)).
    func newIndex(of old: Int) -> Int? {
        if let target = moved[old] { return target }
        let before = removed.partitionIndex { $0 >= old }
        guard before == removed.count || removed[before] != old else { return nil }
        // The nth insertion shifts those that have come at least as far as its place without the n before it.
        return old - before + gaps.partitionIndex { $0 > old - before }
    }

    /// How many more elements the list has afterwards.
    var growth: Int { inserted.count - removed.count }
}
