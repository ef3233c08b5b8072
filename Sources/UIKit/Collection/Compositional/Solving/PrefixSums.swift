import QuartzCore

/// Numbers whose sums from the first on are known: a Fenwick tree.
struct PrefixSums {
    /// Made with the first number that is not 0.
    private var tree: [CGFloat] = []
    private var values: [Int: CGFloat] = [:]
    let count: Int

    /// Makes sums of numbers that are all 0.
    ///
    /// O(1).
    init(count: Int) {
        self.count = count
    }

    /// O(log n); the first change is O(n).
    mutating func set(_ value: CGFloat, at index: Int) {
        let change = value - (values[index] ?? 0)
        guard change != 0 else { return }
        if tree.isEmpty { tree = [CGFloat](repeating: 0, count: count + 1) }
        values[index] = value
        var node = index + 1
        while node <= count {
            tree[node] += change
            node += node & -node
        }
    }

    /// Returns the sum of the first `length` numbers.
    ///
    /// O(log n).
    func sum(ofFirst length: Int) -> CGFloat {
        guard !tree.isEmpty else { return 0 }
        var sum: CGFloat = 0
        var node = min(length, count)
        while node > 0 {
            sum += tree[node]
            node -= node & -node
        }
        return sum
    }
}
