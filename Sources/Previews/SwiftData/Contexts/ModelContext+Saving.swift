import StageTime

extension ModelContext {
    /// What notifications of saving have in their `userInfo`, by the raw values.
    public enum NotificationKey: String, Sendable {
        /// The identifiers of objects that were inserted, changed or deleted, each an array.
        case insertedIdentifiers = "inserted"
        case updatedIdentifiers = "updated"
        case deletedIdentifiers = "deleted"
        case refreshedIdentifiers = "refreshed"
        case invalidatedIdentifiers = "invalidated"
        case invalidatedAllIdentifiers = "invalidatedAll"
        case queryGeneration
    }

    /// The name of the notification that a context is about to be saved.
    public static let willSave = Notification.Name("SwiftDataModelContextWillSave")
    /// The name of the notification that a context was saved.
    public static let didSave = Notification.Name("SwiftDataModelContextDidSave")

    /// Saves what was inserted, deleted and changed.
    ///
    /// - Throws: never.
    public func save() throws {
        guard hasChanges else { return }
        tell(Self.willSave, [:])
        // Of objects with the same unique values the last one stays.
        for model in (insertedModelsArray + changedModelsArray).reversed() { replaceEqual(of: model) }
        let identifiers: [NotificationKey: [PersistentIdentifier]] = [
            .insertedIdentifiers: insertedModelsArray.map(\.persistentModelID),
            .updatedIdentifiers: changedModelsArray.map(\.persistentModelID),
            .deletedIdentifiers: deletedModelsArray.map(\.persistentModelID),
        ]
        store.willChange()
        finishSaving()
        store.didChange()
        tell(Self.didSave, identifiers)
    }

    /// Makes changes and saves them.
    ///
    /// - Parameter block: what makes the changes.
    /// - Throws: what the closure throws.
    public func transaction(block: () throws -> Void) throws {
        try block()
        try save()
    }

    /// Does nothing: what depends on changes follows at once.
    public func processPendingChanges() {}

    private func tell(_ name: Notification.Name, _ identifiers: [NotificationKey: [PersistentIdentifier]]) {
        let values = Dictionary(uniqueKeysWithValues: identifiers.map { ($0.key.rawValue, $0.value) })
        StageTime.NotificationCenter.default.post(name: name, object: self, userInfo: values)
    }
}
