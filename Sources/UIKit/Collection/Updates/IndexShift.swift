/// A mapping of a list's places when elements are removed, inserted and moved.
///
/// Removals and the origins of moves name old places, insertions and the targets of moves new ones. The others keep
/// their order and fill the places that are left.
struct IndexShift {
    private let removed: [Int]
    private let inserted: [Int]
    private let moved: [Int: Int]

    init(removed: Set<Int>, inserted: Set<Int>, moved: [Int: Int] = [:]) {
        self.removed = removed.union(moved.keys).sorted()
        self.inserted = inserted.union(moved.values).sorted()
        self.moved = moved
    }

    /// Returns the new place of the element at `old`; nil if it is removed.
    ///
    /// O(removals + insertions).
    func newIndex(of old: Int) -> Int? {
        if let target = moved[old] { return target }
        guard !removed.contains(old) else { return nil }
        var index = old - removed.filter { $0 < old }.count
        for place in inserted where place <= index { index += 1 }
        return index
    }

    /// How many more elements the list has afterwards.
    var growth: Int { inserted.count - removed.count }
}
