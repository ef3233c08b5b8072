/// The elements of a collection view in the order of ``ElementKey/follows(_:)``, as their views are ordered.
struct ElementOrder {
    private var keys: [ElementKey]

    /// O(n log n).
    init(_ keys: some Collection<ElementKey>) {
        self.keys = keys.sorted { $1.follows($0) }
    }

    /// Adds an element that is not in the order yet.
    ///
    /// O(log n) comparisons, O(n) in the elements after it.
    ///
    /// - Returns: the element that comes after it; nil if none does.
    mutating func insert(_ key: ElementKey) -> ElementKey? {
        let place = keys.partitionIndex { $0.follows(key) }
        let next = place < keys.count ? keys[place] : nil
        keys.insert(key, at: place)
        return next
    }
}
