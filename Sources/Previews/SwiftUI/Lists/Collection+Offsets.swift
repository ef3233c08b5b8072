extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at some offsets from the beginning.
    public mutating func remove(atOffsets offsets: IndexSet) {
        for offset in offsets.reversed() where offset < count { remove(at: index(startIndex, offsetBy: offset)) }
    }
}

extension MutableCollection {
    /// Moves the elements at some offsets from the beginning to before that at another offset.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let all = Array(self)
        let moved = source.filter { all.indices.contains($0) }.map { all[$0] }
        let target = Swift.min(Swift.max(destination, 0), all.count)
        let before = all.indices.filter { $0 < target && !source.contains($0) }.map { all[$0] }
        let after = all.indices.filter { $0 >= target && !source.contains($0) }.map { all[$0] }
        for (index, element) in zip(Array(indices), before + moved + after) { self[index] = element }
    }
}
