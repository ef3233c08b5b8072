/// The objects that contexts of a store have saved, in the order in which they were inserted, and those contexts.
final class ModelStore {
    private(set) var objects: [any PersistentModel] = []
    private var contexts: [WeakContext] = []
    /// Whether a context takes changes back, so that no property follows another one.
    var isRestoring = false
    /// The first container's.
    weak var mainContext: ModelContext?
    /// The context that changes belong to that are of no other one.
    var nextContext: ModelContext? { mainContext ?? presentContexts.first }

    private struct WeakContext {
        weak var context: ModelContext?
    }

    var presentContexts: [ModelContext] { contexts.compactMap(\.context) }

    func add(_ context: ModelContext) {
        contexts.removeAll { $0.context == nil }
        contexts.append(WeakContext(context: context))
    }

    /// Adds objects, and removes others.
    ///
    /// O(n) of all objects if some are removed.
    func save(_ new: [any PersistentModel], removing gone: Set<ObjectIdentifier>) {
        if !gone.isEmpty { objects.removeAll { gone.contains(ObjectIdentifier($0)) } }
        objects += new
    }

    /// Has other contexts save what they have changed, if they do so by themselves.
    func autosave(besides context: ModelContext) {
        for other in presentContexts where other !== context && other.autosaveEnabled && other.hasChanges {
            try? other.save()
        }
    }

    // Objects are the same in all contexts, so that all see what changes.

    func willChange() {
        for context in presentContexts { context.tellWillChange() }
    }

    func didChange() {
        for context in presentContexts { context.tellDidChange() }
    }
}
