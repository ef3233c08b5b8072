import Foundation

/// Objects that changed.
struct Changes {
    var inserted: Set<NSManagedObject> = []
    var updated: Set<NSManagedObject> = []
    var deleted: Set<NSManagedObject> = []

    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }
    var all: Set<NSManagedObject> { inserted.union(updated).union(deleted) }

    /// The objects as a notification has them.
    var userInfo: [AnyHashable: Any] {
        let named = [
            (NSInsertedObjectsKey, inserted), (NSUpdatedObjectsKey, updated), (NSDeletedObjectsKey, deleted),
        ]
        return Dictionary(
            uniqueKeysWithValues: named.filter { !$0.1.isEmpty }.map { ($0.0 as AnyHashable, $0.1 as Any) })
    }
}

/// Who is told of a context's changes.
protocol ContextObserver: AnyObject {
    func contextDidChange(_ changes: Changes)
}
