import QuartzCore

/// Numbers most of which are 0, whose sums from the first on are known: a Fenwick tree of what is not 0.
///
/// The sums depend on the numbers alone, not on the order in which they were set, down to the last bit.
struct PrefixSums {
    private var tree: [Int: CGFloat] = [:]
    private var values: [Int: CGFloat] = [:]
    let count: Int

    /// Makes sums of numbers that are all 0.
    ///
    /// O(1).
    init(count: Int) {
        self.count = count
    }

    /// O(log² n).
    mutating func set(_ value: CGFloat, at index: Int) {
        guard value != values[index] ?? 0 else { return }
        values[index] = value == 0 ? nil : value
        var node = index + 1
        while node <= count {
            // What it covers is one number and the nodes before it.
            var sum = values[node - 1] ?? 0
            var child = node - 1
            while child > node & (node - 1) {
                sum += tree[child] ?? 0
                child &= child - 1
            }
            tree[node] = sum == 0 ? nil : sum
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
            sum += tree[node] ?? 0
            node &= node - 1
        }
        return sum
    }
}
