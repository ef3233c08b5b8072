/// A request for objects of a class.
public struct FetchDescriptor<T: PersistentModel> {
    /// The condition that objects fulfil; nil for all.
    public var predicate: Predicate<T>?
    /// The order of the objects.
    public var sortBy: [SortDescriptor<T>]
    /// How many objects are returned at most; nil or 0 for all.
    public var fetchLimit: Int?
    /// How many of the first objects are left out.
    public var fetchOffset: Int?
    /// Whether what was inserted and deleted since the context was saved counts.
    public var includePendingChanges = true
    /// The properties that would be read: all are.
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    /// The properties whose objects would be read: all are.
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    /// Makes a request.
    ///
    /// - Parameters:
    ///   - predicate: the condition; nil for all objects.
    ///   - sortBy: the order.
    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        (self.predicate, self.sortBy) = (predicate, sortBy)
    }
}
