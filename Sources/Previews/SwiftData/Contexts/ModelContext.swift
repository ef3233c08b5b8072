import UIKit

/// Objects that are read and changed together, and saved at once.
///
/// An object is the same in all contexts of a store. What a context inserts and deletes others see after it is saved.
public final class ModelContext: Equatable {
    /// The context's name for people.
    public var author: String?
    /// Whether changes are saved without being told to, which is before another context asks for objects.
    public var autosaveEnabled: Bool
    /// What takes changes back; nil for nothing.
    public var undoManager: UndoManager?

    let store: ModelStore
    private let schema: Schema
    /// The container, which has the main context.
    private weak var ownContainer: ModelContainer?
    /// The container of any other context, which it keeps.
    private let givenContainer: ModelContainer?
    private var observers: [Observer] = []

    private(set) var inserted: [any PersistentModel] = []
    private(set) var deleted: [any PersistentModel] = []
    private(set) var changed: [any PersistentModel] = []
    /// Those that are deleted, and those that changed.
    private var known: (deleted: Set<ObjectIdentifier>, changed: Set<ObjectIdentifier>) = ([], [])

    private struct Observer {
        weak var object: (any ContextObserver)?
    }

    init(mainOf store: ModelStore, _ schema: Schema) {
        (self.store, self.schema, givenContainer, autosaveEnabled) = (store, schema, nil, true)
        store.add(self)
        if store.mainContext == nil { store.mainContext = self }
    }

    /// Makes a context beside the main one of a container.
    public init(_ container: ModelContainer) {
        (store, schema, givenContainer, autosaveEnabled) = (container.store, container.schema, container, false)
        store.add(self)
    }

    func belongs(to container: ModelContainer) { ownContainer = container }

    /// The container of the objects.
    public var container: ModelContainer {
        if let container = givenContainer ?? ownContainer { return container }
        let container = ModelContainer(schema, [], store, main: self)
        ownContainer = container
        return container
    }

    /// Returns whether both are the same context.
    public static func == (one: ModelContext, other: ModelContext) -> Bool { one === other }

    // MARK: Observers

    func add(_ observer: any ContextObserver) {
        observers.removeAll { $0.object == nil }
        observers.append(Observer(object: observer))
    }

    func remove(_ observer: any ContextObserver) { observers.removeAll { $0.object === observer } }

    func tellWillChange() {
        for observer in observers { observer.object?.contextWillChange() }
    }

    func tellDidChange() {
        for observer in observers { observer.object?.contextDidChange() }
    }

    // MARK: Changes

    /// Whether there is something to save.
    public var hasChanges: Bool { !(inserted.isEmpty && deleted.isEmpty && changed.isEmpty) }
    /// The objects that were inserted since the context was saved.
    public var insertedModelsArray: [any PersistentModel] { inserted }
    /// The objects that were deleted since the context was saved.
    public var deletedModelsArray: [any PersistentModel] { deleted }
    /// The objects that changed since the context was saved.
    public var changedModelsArray: [any PersistentModel] { changed }

    func isDeleted(_ model: any PersistentModel) -> Bool { known.deleted.contains(ObjectIdentifier(model)) }

    /// Has the context keep an object, with those that it leads to; one that has the same unique values gives way to it.
    ///
    /// O(n) of all objects for a class with unique properties.
    public func insert<T: PersistentModel>(_ model: T) {
        let record = model.zoetropeRecord
        if record.isDeleted, let context = record.context { return context.takeBack(model) }
        guard record.store == nil else { return }
        store.willChange()
        (record.store, record.context, record.isInserted) = (store, self, true)
        inserted.append(model)
        noteUndo { $0.delete(model) }
        replaceEqual(of: model)
        for relationship in record.entity(of: model).relationships { relationship.linkAll(of: model) }
        store.didChange()
    }

    /// Has the context keep an object that is in none.
    func insertIfNew(_ model: any PersistentModel) {
        if model.zoetropeRecord.store == nil { insert(model) }
    }

    /// Deletes an object, with those that its class says to delete with it.
    ///
    /// One that was never saved is gone at once.
    public func delete<T: PersistentModel>(_ model: T) {
        let record = model.zoetropeRecord
        guard record.store === store, !record.isDeleted else { return }
        store.willChange()
        record.isDeleted = true
        if let context = record.context, context !== self { context.forget(model) }
        record.context = self
        if record.isInserted {
            inserted.removeAll { $0 === model }
        } else {
            deleted.append(model)
            known.deleted.insert(ObjectIdentifier(model))
            if known.changed.remove(ObjectIdentifier(model)) != nil { changed.removeAll { $0 === model } }
        }
        noteUndo { $0.insert(model) }
        for relationship in record.entity(of: model).relationships {
            let others = relationship.property.models(of: model)
            switch relationship.property.description.deleteRule {
            case .cascade: for other in others { delete(other) }
            case .noAction: break
            case .nullify, .deny: for other in others { relationship.unlink(other, from: model) }
            }
        }
        if record.isInserted { record.leave() }
        store.didChange()
    }

    /// Deletes the objects of a class that fulfil a condition.
    ///
    /// - Parameters:
    ///   - model: the class.
    ///   - predicate: the condition; nil for all objects.
    ///   - includeSubclasses: whether objects of classes below it are deleted, too.
    /// - Throws: why the condition can't be answered.
    public func delete<T: PersistentModel>(
        model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
    ) throws {
        for object in try fetch(FetchDescriptor<T>(predicate: predicate))
        where includeSubclasses || type(of: object) == model {
            delete(object)
        }
    }

    /// Has an object that was deleted be there again.
    private func takeBack(_ model: any PersistentModel) {
        store.willChange()
        model.zoetropeRecord.isDeleted = false
        known.deleted.remove(ObjectIdentifier(model))
        deleted.removeAll { $0 === model }
        for relationship in model.zoetropeRecord.entity(of: model).relationships { relationship.linkAll(of: model) }
        if model.zoetropeRecord.hasChanges { noteChange(of: model) }
        noteUndo { $0.delete(model) }
        store.didChange()
    }

    func noteChange(of model: any PersistentModel) {
        let record = model.zoetropeRecord
        guard !record.isInserted, !record.isDeleted, !store.isRestoring else { return }
        if record.context !== self { record.context = self }
        if known.changed.insert(ObjectIdentifier(model)).inserted { changed.append(model) }
    }

    /// Has changes of an object belong to another context.
    private func forget(_ model: any PersistentModel) {
        inserted.removeAll { $0 === model }
        if known.changed.remove(ObjectIdentifier(model)) != nil { changed.removeAll { $0 === model } }
    }

    // MARK: Ends of changes

    /// Has all be saved that is there, and nothing be left to save.
    func finishSaving() {
        store.save(inserted, removing: known.deleted)
        for model in inserted + changed { model.zoetropeRecord.keep() }
        for model in deleted { model.zoetropeRecord.leave() }
        clear()
    }

    /// Takes back what was inserted, deleted and changed since the context was saved.
    public func rollback() {
        guard hasChanges else { return }
        store.willChange()
        store.isRestoring = true
        for model in deleted + changed {
            model.zoetropeRecord.isDeleted = false
            model.zoetropeRecord.restore(model)
        }
        for model in inserted { model.zoetropeRecord.leave() }
        store.isRestoring = false
        clear()
        undoManager?.removeAllActions()
        store.didChange()
    }

    /// Forgets all objects, of which none is there any more.
    func forgetAll() {
        for model in inserted { model.zoetropeRecord.leave() }
        clear()
    }

    private func clear() {
        (inserted, deleted, changed) = ([], [], [])
        known = ([], [])
    }
}
