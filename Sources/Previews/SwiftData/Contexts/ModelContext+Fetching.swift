extension ModelContext {
    /// The objects that the context has, those that were inserted since it was saved last.
    func models() -> [any PersistentModel] {
        let saved = deletedModelsArray.isEmpty ? store.objects : store.objects.filter { !isDeleted($0) }
        return saved + insertedModelsArray
    }

    /// Returns the objects that a request asks for.
    ///
    /// O(n log n) of all objects.
    ///
    /// - Parameter descriptor: the request.
    /// - Returns: the objects; without an order of the request in that in which they were inserted.
    /// - Throws: why the request's condition can't be answered.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        store.autosave(besides: self)
        let all = descriptor.includePendingChanges ? models() : store.objects
        var found = all.compactMap { $0 as? T }
        if let predicate = descriptor.predicate { found = try found.filter(predicate.evaluate) }
        if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
        if let offset = descriptor.fetchOffset { found.removeFirst(min(max(offset, 0), found.count)) }
        // As in a database, 0 is no limit.
        if let limit = descriptor.fetchLimit, limit > 0 { found = Array(found.prefix(limit)) }
        for model in found { take(model) }
        return found
    }

    /// Returns the objects that a request asks for.
    ///
    /// - Parameters:
    ///   - descriptor: the request.
    ///   - batchSize: how many objects would be read at once.
    /// - Returns: the objects.
    /// - Throws: why the request's condition can't be answered.
    public func fetch<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int
    ) throws -> FetchResultsCollection<T> {
        FetchResultsCollection(try fetch(descriptor))
    }

    /// Returns how many objects a request asks for.
    ///
    /// - Parameter descriptor: the request.
    /// - Returns: the number.
    /// - Throws: why the request's condition can't be answered.
    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
        try fetch(descriptor).count
    }

    /// Returns the identifiers of the objects that a request asks for.
    ///
    /// - Parameter descriptor: the request.
    /// - Returns: the identifiers in the request's order.
    /// - Throws: why the request's condition can't be answered.
    public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier]
    {
        try fetch(descriptor).map(\.persistentModelID)
    }

    /// Returns the identifiers of the objects that a request asks for.
    ///
    /// - Parameters:
    ///   - descriptor: the request.
    ///   - batchSize: how many objects would be read at once.
    /// - Returns: the identifiers in the request's order.
    /// - Throws: why the request's condition can't be answered.
    public func fetchIdentifiers<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int
    ) throws -> FetchResultsCollection<PersistentIdentifier> {
        FetchResultsCollection(try fetchIdentifiers(descriptor))
    }

    /// Calls a closure with each object that a request asks for.
    ///
    /// - Parameters:
    ///   - fetch: the request.
    ///   - batchSize: how many objects would be read at once.
    ///   - allowEscapingMutations: whether changes that the closure makes would stay unsaved.
    ///   - block: the closure.
    /// - Throws: why the request's condition can't be answered, or what the closure throws.
    public func enumerate<T: PersistentModel>(
        _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
        block: (_ model: T) throws -> Void
    ) throws {
        for model in try self.fetch(fetch) { try block(model) }
    }

    /// Returns the object of an identifier.
    ///
    /// O(n). The program ends if there is none.
    public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
        guard let model = anyModel(for: persistentModelID) else {
            fatalError("no object of \(persistentModelID.entityName) has the identifier")
        }
        return model
    }

    /// Returns the object of an identifier; nil if there is none of the class.
    ///
    /// O(n).
    public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
        anyModel(for: persistentModelID) as? T
    }

    private func anyModel(for identifier: PersistentIdentifier) -> (any PersistentModel)? {
        store.autosave(besides: self)
        let found = models().first { $0.persistentModelID == identifier }
        found.map(take)
        return found
    }

    /// Has changes of an object that has none yet belong to the context.
    private func take(_ model: any PersistentModel) {
        let record = model.zoetropeRecord
        if !record.hasChanges, record.context !== self { record.context = self }
    }
}

/// What a request has found.
public struct FetchResultsCollection<Element>: RandomAccessCollection {
    private let elements: [Element]

    init(_ elements: [Element]) { self.elements = elements }

    /// The first position.
    public var startIndex: Int { elements.startIndex }
    /// The position behind the last.
    public var endIndex: Int { elements.endIndex }
    /// Returns the element of a position.
    public subscript(position: Int) -> Element { elements[position] }
}
