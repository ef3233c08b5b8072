import Foundation
import StageTime

/// Objects of an app's data that are read and changed together, and saved at once.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    /// Where a context's work is done: on the stage's one thread.
    public enum ConcurrencyType: UInt, Sendable {
        case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
    }

    /// Where the context's work is done.
    public let concurrencyType: ConcurrencyType
    /// The context's name for people.
    open var name: String?
    /// What the app keeps with it.
    open var userInfo = NSMutableDictionary()
    /// What undoes changes: nothing.
    open var undoManager: AnyObject?
    /// Whose changes count: what is saved last.
    open var mergePolicy: Any = NSErrorMergePolicy
    /// Whether what others save is seen without being asked for.
    open var automaticallyMergesChangesFromParent = false
    /// Whether objects that were deleted elsewhere are left out: they are.
    open var shouldDeleteInaccessibleFaults = true
    /// Has no effect: objects stay in memory.
    open var retainsRegisteredObjects = false
    /// How old values may be: they are always new.
    open var stalenessInterval: TimeInterval = -1
    /// The name of who changes something, for a history that is not kept.
    open var transactionAuthor: String?

    /// The objects that were saved.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get { parent?.persistentStoreCoordinator ?? coordinator }
        set {
            coordinator = newValue
            newValue?.add(self)
        }
    }
    private var coordinator: NSPersistentStoreCoordinator?
    /// The context to which this one saves; nil for one that saves to the stores.
    open var parent: NSManagedObjectContext?

    /// The objects that the context knows.
    open var registeredObjects: Set<NSManagedObject> { Set(objects.values) }
    /// Those of them that are new.
    open private(set) var insertedObjects: Set<NSManagedObject> = []
    /// Those of them that changed since they were saved.
    open private(set) var updatedObjects: Set<NSManagedObject> = []
    /// Those of them that are deleted.
    open private(set) var deletedObjects: Set<NSManagedObject> = []
    /// Whether there is something to save.
    open var hasChanges: Bool { !(insertedObjects.isEmpty && updatedObjects.isEmpty && deletedObjects.isEmpty) }

    private var objects: [NSManagedObjectID: NSManagedObject] = [:]
    /// New objects in the order in which they were made.
    private var insertionOrder: [NSManagedObjectID] = []
    /// What changed since observers were told.
    private var pending = Changes()
    private var isTellingScheduled = false
    private var observers: [Observer] = []
    nonisolated(unsafe) private static var lastNumber = 0

    private struct Observer {
        weak var object: (any ContextObserver)?
    }

    /// Makes a context without a store.
    public init(concurrencyType ct: ConcurrencyType) { concurrencyType = ct }

    /// Makes a context without a store.
    public convenience init(_ ct: ConcurrencyType) { self.init(concurrencyType: ct) }

    /// The kinds of objects that there are.
    var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

    static func makeID(of entity: NSEntityDescription) -> NSManagedObjectID {
        lastNumber += 1
        return NSManagedObjectID(entity, number: lastNumber)
    }

    // MARK: Work

    /// Runs work in the stage's next turn.
    open func perform(_ block: @escaping () -> Void) {
        nonisolated(unsafe) let block = block
        StageTime.DispatchQueue.main.async { block() }
    }
    /// Runs work at once.
    open func performAndWait(_ block: () -> Void) { block() }
    /// Runs work at once and returns what it returns.
    open func performAndWait<Value>(_ block: () throws -> Value) rethrows -> Value { try block() }
    /// Runs work and returns what it returns.
    open func perform<Value>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> Value
    ) async rethrows -> Value { try block() }
    /// When work that is waited for is done.
    public enum ScheduledTaskType: Sendable { case immediate, enqueued }

    // MARK: Objects

    /// Returns the object of an identifier, which need not be there.
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        if let object = objects[objectID] { return object }
        let object = objectID.entity.makeObject(in: nil)
        let values = parent?.objectIfThere(with: objectID)?.values ?? persistentStoreCoordinator?.row(of: objectID)
        object.objectID = objectID
        object.managedObjectContext = self
        object.values = values ?? [:]
        object.saved = object.values
        objects[objectID] = object
        object.awakeFromFetch()
        return object
    }

    /// Returns the object of an identifier if the context knows it.
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { objects[objectID] }

    /// Returns the object of an identifier.
    ///
    /// - Throws: an error if there is none.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        if let object = objectIfThere(with: objectID) { return object }
        throw NSError(
            domain: NSCocoaErrorDomain, code: NSManagedObjectReferentialIntegrityError,
            userInfo: [NSLocalizedDescriptionKey: "The object was deleted or never saved."])
    }

    /// Returns the object of an identifier; nil if it is deleted, or was never saved.
    func objectIfThere(with id: NSManagedObjectID) -> NSManagedObject? {
        if let object = objects[id] { return deletedObjects.contains(object) ? nil : object }
        let isThere = parent.map { $0.objectIfThere(with: id) != nil } ?? (coordinator?.row(of: id) != nil)
        return isThere ? object(with: id) : nil
    }

    /// Has an object be saved with the next changes.
    open func insert(_ object: NSManagedObject) {
        guard objects[object.objectID] == nil else { return }
        object.managedObjectContext = self
        objects[object.objectID] = object
        insertedObjects.insert(object)
        insertionOrder.append(object.objectID)
        pending.inserted.insert(object)
        object.awakeFromInsert()
        tellLater()
    }

    /// Deletes an object with those that the model says to delete with it.
    open func delete(_ object: NSManagedObject) {
        guard objects[object.objectID] === object, !deletedObjects.contains(object) else { return }
        object.prepareForDeletion()
        let relationships = object.entity.relationshipsByName.values.map { ($0, object.others($0)) }
        deletedObjects.insert(object)
        updatedObjects.remove(object)
        for (relationship, others) in relationships {
            for other in others {
                if relationship.deleteRule == .cascadeDeleteRule {
                    delete(other)
                } else if relationship.deleteRule != .noActionDeleteRule, let inverse = relationship.inverseRelationship
                {
                    other.drop(object, from: inverse)
                }
            }
        }
        if insertedObjects.remove(object) != nil {
            deletedObjects.remove(object)
            objects[object.objectID] = nil
            insertionOrder.removeAll { $0 == object.objectID }
            object.managedObjectContext = nil
        }
        pending.inserted.remove(object)
        pending.updated.remove(object)
        pending.deleted.insert(object)
        tellLater()
    }

    func noteChange(of object: NSManagedObject) {
        guard objects[object.objectID] === object, !deletedObjects.contains(object) else { return }
        if !insertedObjects.contains(object) {
            updatedObjects.insert(object)
            if !pending.inserted.contains(object) { pending.updated.insert(object) }
        } else if !pending.inserted.contains(object) {
            pending.updated.insert(object)
        }
        tellLater()
    }

    /// Reads an object's values again, without the changes unless these are kept.
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        guard !insertedObjects.contains(object), objects[object.objectID] === object else { return }
        guard
            let values = parent?.objectIfThere(with: object.objectID)?.values
                ?? coordinator?.row(of: object.objectID)
        else { return }
        if flag, updatedObjects.contains(object) {
            let former = object.saved ?? [:]
            let own = object.values.filter { !NSManagedObject.areSame($0.value, former[$0.key]) }
            object.values = values.merging(own) { _, own in own }
        } else {
            object.values = values
            updatedObjects.remove(object)
        }
        object.saved = values
    }

    /// Reads the values of all objects again; changes stay.
    open func refreshAllObjects() {
        for object in objects.values { refresh(object, mergeChanges: true) }
    }

    /// Forgets all objects and changes.
    open func reset() {
        for object in objects.values { object.managedObjectContext = nil }
        (objects, insertionOrder) = ([:], [])
        (insertedObjects, updatedObjects, deletedObjects) = ([], [], [])
        pending = Changes()
    }

    /// Takes back all changes that were not saved.
    open func rollback() {
        for object in insertedObjects {
            objects[object.objectID] = nil
            object.managedObjectContext = nil
            pending.inserted.remove(object)
            pending.deleted.insert(object)
        }
        for object in deletedObjects.union(updatedObjects) { object.values = object.saved ?? [:] }
        pending.deleted.subtract(deletedObjects)
        pending.inserted.formUnion(deletedObjects)
        pending.updated.formUnion(updatedObjects)
        (insertedObjects, updatedObjects, deletedObjects, insertionOrder) = ([], [], [], [])
        tellLater()
    }

    /// Takes back nothing: changes are not kept.
    open func undo() {}
    /// Does nothing again: changes are not kept.
    open func redo() {}

    /// Has objects have identifiers that stay: they always do.
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
    /// Has no effect: a context sees what is saved.
    open func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}

    // MARK: Saving

    /// Saves all changes to the parent or the store.
    ///
    /// - Throws: why an object can't be saved: it lacks a value that it must have.
    open func save() throws {
        guard hasChanges else { return }
        for object in insertedObjects.union(updatedObjects).union(deletedObjects) { object.willSave() }
        for object in insertedObjects { try object.validateForInsert() }
        for object in updatedObjects { try object.validateForUpdate() }
        for object in deletedObjects { try object.validateForDelete() }
        processPendingChanges()
        let changes = Changes(inserted: insertedObjects, updated: updatedObjects, deleted: deletedObjects)
        tell(.NSManagedObjectContextWillSave, Changes())
        let new = insertionOrder.compactMap { objects[$0] }
        let changed = new + updatedObjects.subtracting(new)
        if let parent {
            parent.take(changed, deleting: deletedObjects)
        } else {
            coordinator?.save(
                changed.map { ($0.objectID, $0.values) }, deleting: Set(deletedObjects.map(\.objectID)))
        }
        for object in changed { object.saved = object.values }
        for object in deletedObjects {
            objects[object.objectID] = nil
            object.managedObjectContext = nil
        }
        (insertedObjects, updatedObjects, deletedObjects, insertionOrder) = ([], [], [], [])
        for object in changed { object.didSave() }
        tell(.NSManagedObjectContextDidSave, changes)
        if parent == nil { coordinator?.tellOthers(than: self, of: Set(changes.all.map(\.objectID))) }
    }

    /// Takes over what a context below saves.
    private func take(_ changed: [NSManagedObject], deleting gone: Set<NSManagedObject>) {
        for object in changed {
            if let own = objectIfThere(with: object.objectID) {
                own.values = object.values
                noteChange(of: own)
            } else {
                let own = object.entity.makeObject(in: nil)
                own.objectID = object.objectID
                own.values = object.values
                insert(own)
            }
        }
        for object in gone { objectIfThere(with: object.objectID).map(delete) }
    }

    /// Reads again what another context saved, as a notification of that says.
    open func mergeChanges(fromContextDidSave notification: Notification) {
        let keys = [NSInsertedObjectsKey, NSUpdatedObjectsKey, NSDeletedObjectsKey]
        let all = keys.compactMap { notification.userInfo?[$0] as? Set<NSManagedObject> }
        merge(Set(all.joined().map(\.objectID)))
    }

    /// Reads again what others changed.
    func merge(_ changed: Set<NSManagedObjectID>) {
        for id in changed {
            if let object = objects[id] {
                if coordinator?.row(of: id) == nil, parent == nil, !insertedObjects.contains(object) {
                    objects[id] = nil
                    updatedObjects.remove(object)
                    pending.deleted.insert(object)
                } else {
                    refresh(object, mergeChanges: true)
                    pending.updated.insert(object)
                }
            } else if let object = objectIfThere(with: id) {
                pending.inserted.insert(object)
            }
        }
        tellLater()
    }

    // MARK: Asking

    /// Returns what a request asks for.
    ///
    /// - Throws: an error if the model has no kind of the request's name.
    open func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
        let found = try objects(for: request)
        switch request.resultType {
        case .managedObjectIDResultType: return found.compactMap { $0.objectID as? Result }
        case .countResultType: return [NSNumber(value: found.count) as? Result].compactMap { $0 }
        case .dictionaryResultType:
            let names = request.propertiesToFetch?.compactMap { ($0 as? NSPropertyDescription)?.name ?? $0 as? String }
            var known: Set<NSDictionary> = []
            let rows = found.map { object in
                let wanted = names ?? object.entity.attributesByName.keys.map { $0 }
                return object.dictionaryWithValues(forKeys: wanted) as NSDictionary
            }
            let distinct = request.returnsDistinctResults ? rows.filter { known.insert($0).inserted } : rows
            return distinct.compactMap { $0 as? Result }
        default: return found.compactMap { $0 as? Result }
        }
    }

    /// Returns how many objects a request asks for.
    ///
    /// - Throws: an error if the model has no kind of the request's name.
    open func count<Result>(for request: NSFetchRequest<Result>) throws -> Int { try objects(for: request).count }

    /// Does what a request asks for: deletes the objects of one that deletes.
    ///
    /// - Throws: an error if the model has no kind of the request's name.
    @discardableResult
    open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        guard let request = request as? NSBatchDeleteRequest else { return NSPersistentStoreResult() }
        // Of the store, without the objects in memory: by a context of its own.
        let store = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        store.persistentStoreCoordinator = persistentStoreCoordinator
        let gone = try request.objects(store)
        for object in gone { store.delete(object) }
        let ids = gone.map(\.objectID)
        try store.save()
        let isAnswer: Any =
            switch request.resultType {
            case .resultTypeStatusOnly: true
            case .resultTypeObjectIDs: ids
            case .resultTypeCount: ids.count
            }
        return NSBatchDeleteResult(isAnswer, request.resultType)
    }

    /// Returns the objects that a request asks for, in order.
    func objects<Result>(for request: NSFetchRequest<Result>) throws -> [NSManagedObject] {
        guard let entity = request.entity ?? request.entityName.flatMap({ model?.entitiesByName[$0] }) else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: NSCoreDataError,
                userInfo: [
                    NSLocalizedDescriptionKey: "The data model has no entity '\(request.entityName ?? "")'."
                ])
        }
        var found = all(of: entity, withSubentities: request.includesSubentities, new: request.includesPendingChanges)
        if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
        if let order = request.sortDescriptors, !order.isEmpty {
            found = found.sorted(by: order)
        }
        let rest = found.dropFirst(max(request.fetchOffset, 0))
        return Array(request.fetchLimit > 0 ? rest.prefix(request.fetchLimit) : rest)
    }

    private func all(of entity: NSEntityDescription, withSubentities: Bool, new: Bool) -> [NSManagedObject] {
        let stored =
            parent?.all(of: entity, withSubentities: withSubentities, new: true).map(\.objectID)
            ?? persistentStoreCoordinator?.objects(of: entity, withSubentities: withSubentities) ?? []
        let made = insertionOrder.filter {
            withSubentities ? $0.entity.isKindOf(entity: entity) : $0.entity.name == entity.name
        }
        return (stored + (new ? made : [])).compactMap { objectIfThere(with: $0) }
    }

    // MARK: Telling

    /// Has an object be told of changes.
    func add(_ observer: any ContextObserver) {
        observers.removeAll { $0.object == nil || $0.object === observer }
        observers.append(Observer(object: observer))
    }

    private func tellLater() {
        guard !isTellingScheduled else { return }
        isTellingScheduled = true
        StageTime.DispatchQueue.main.async { [weak self] in self?.processPendingChanges() }
    }

    /// Tells those who observe the context what has changed, as the end of a turn and a save do.
    open func processPendingChanges() {
        isTellingScheduled = false
        guard !pending.isEmpty else { return }
        let changes = pending
        pending = Changes()
        for observer in observers { observer.object?.contextDidChange(changes) }
        tell(.NSManagedObjectContextObjectsDidChange, changes)
    }

    private func tell(_ name: Notification.Name, _ changes: Changes) {
        StageTime.NotificationCenter.default.post(name: name, object: self, userInfo: changes.userInfo)
    }
}

/// A state of the store: the present one alone is kept.
public final class NSQueryGenerationToken: NSObject, @unchecked Sendable {
    /// The present state.
    public static let current = NSQueryGenerationToken()
}

/// Where a context's work is done, by the name of old.
public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType
