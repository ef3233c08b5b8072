import Foundation

/// A place where objects are kept: this program's memory, until the preview ends.
public final class NSPersistentStore: NSObject, @unchecked Sendable {
    /// The store's kind, as it was asked for.
    public let type: String
    /// Where the store would be.
    public var url: URL?
    /// Whether nothing can be saved.
    public var isReadOnly: Bool { false }

    init(_ type: String, _ url: URL?) {
        self.type = type
        self.url = url
    }
}

/// The objects that were saved, for all contexts.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    /// The kind of a store, by its name.
    public struct StoreType: Sendable {
        /// The name.
        public let rawValue: String
        /// A database.
        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
        /// A file of its own format.
        public static let binary = StoreType(rawValue: NSBinaryStoreType)
        /// Memory.
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
    }

    /// The kinds of the objects.
    open private(set) var managedObjectModel: NSManagedObjectModel
    /// The places where the objects are.
    open private(set) var persistentStores: [NSPersistentStore] = []
    /// The values that were saved, by the objects.
    private var rows: [NSManagedObjectID: [String: Any]] = [:]
    /// The objects in the order in which they were saved first.
    private var order: [NSManagedObjectID] = []
    /// The contexts that save to it.
    private var contexts: [Weak] = []

    private struct Weak {
        weak var context: NSManagedObjectContext?
    }

    /// Makes one without stores.
    public init(managedObjectModel model: NSManagedObjectModel) {
        managedObjectModel = model
    }

    /// Adds a store, which is in memory whatever its type is.
    @discardableResult
    open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        let store = NSPersistentStore(storeType, storeURL)
        persistentStores.append(store)
        return store
    }

    /// Adds a store, which is in memory whatever its type is.
    @discardableResult
    open func addPersistentStore(
        type: StoreType, configuration: String? = nil, at storeURL: URL, options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
    }

    /// Removes a store with all objects if it is the last one.
    open func remove(_ store: NSPersistentStore) throws {
        persistentStores.removeAll { $0 === store }
        if persistentStores.isEmpty { (rows, order) = ([:], []) }
    }

    /// Removes all objects.
    open func destroyPersistentStore(
        at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
    ) throws {
        (rows, order) = ([:], [])
    }

    /// Returns the store of an address; nil if there is none.
    open func persistentStore(for url: URL) -> NSPersistentStore? { persistentStores.first { $0.url == url } }

    /// Returns the identifier of an address; nil if no saved object has it.
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        order.first { $0.isMeant(by: url) }
    }

    // MARK: For contexts

    func add(_ context: NSManagedObjectContext) {
        contexts.removeAll { $0.context == nil }
        contexts.append(Weak(context: context))
    }

    /// The saved objects of a kind, in the order in which they were saved first.
    func objects(of entity: NSEntityDescription, withSubentities: Bool) -> [NSManagedObjectID] {
        order.filter { withSubentities ? $0.entity.isKindOf(entity: entity) : $0.entity.name == entity.name }
    }

    func row(of id: NSManagedObjectID) -> [String: Any]? { rows[id] }

    /// Saves values and deletions, which other contexts see then.
    func save(_ changed: [(id: NSManagedObjectID, values: [String: Any])], deleting gone: Set<NSManagedObjectID>) {
        for (id, values) in changed {
            id.persistentStore = persistentStores.first
            if rows.updateValue(values, forKey: id) == nil { order.append(id) }
            id.isTemporaryID = false
        }
        for id in gone { rows[id] = nil }
        if !gone.isEmpty { order.removeAll(where: gone.contains) }
    }

    /// Has other contexts that want to know show what one of them saved.
    func tellOthers(than context: NSManagedObjectContext, of changed: Set<NSManagedObjectID>) {
        for other in contexts.compactMap(\.context)
        where other !== context && other.automaticallyMergesChangesFromParent { other.merge(changed) }
    }
}
