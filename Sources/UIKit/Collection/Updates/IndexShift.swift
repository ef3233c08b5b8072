/// Where elements of a list go when some are removed and some put in: removals name old places, insertions new ones.
struct IndexShift {
    private let removed: [Int]
    private let inserted: [Int]
    private let moved: [Int: Int]

    init(removed: [Int], inserted: [Int], moved: [Int: Int] = [:]) {
        self.removed = (removed + moved.keys).sorted()
        self.inserted = (inserted + moved.values).sorted()
        self.moved = moved
    }

    /// The new place of the element at `old`; nil if it is removed. O(removals + insertions).
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
