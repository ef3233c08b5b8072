import Foundation

/// Something that is asked of a store.
open class NSPersistentStoreRequest: NSObject {
    /// The stores that are asked: all.
    public var affectedStores: [NSPersistentStore]?
}

/// What a store answers.
open class NSPersistentStoreResult: NSObject {}

/// What a request returns for each object.
public struct NSFetchRequestResultType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a choice of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The objects.
    public static let managedObjectResultType = NSFetchRequestResultType([])
    /// Their identifiers.
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    /// Dictionaries with their values.
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    /// How many there are.
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// Which objects are wanted, and in which order.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
    /// The name of the objects' kind.
    open private(set) var entityName: String?
    /// The objects' kind; nil until the request is run if only its name is given.
    open var entity: NSEntityDescription? {
        didSet { entityName = entity?.name ?? entityName }
    }
    /// The condition that they meet; nil for all.
    open var predicate: NSPredicate?
    /// The values by which they are ordered, the first of which counts most.
    open var sortDescriptors: [NSSortDescriptor]?
    /// How many there are at most; 0 for any number.
    open var fetchLimit = 0
    /// How many at the beginning are left out.
    open var fetchOffset = 0
    /// How many are read at once: has no effect, as all are in memory.
    open var fetchBatchSize = 0
    /// What is returned for each of them.
    open var resultType: NSFetchRequestResultType = .managedObjectResultType
    /// The names of the values in dictionaries; nil for all.
    open var propertiesToFetch: [Any]?
    /// Whether of several equal dictionaries one is returned.
    open var returnsDistinctResults = false
    /// Whether objects of kinds below are among them.
    open var includesSubentities = true
    /// Whether what is not saved counts.
    open var includesPendingChanges = true
    /// Whether values are read with the objects: they always are.
    open var includesPropertyValues = true
    /// Whether values are read when they are first wanted: they are at once.
    open var returnsObjectsAsFaults = true
    /// Whether what changed in the store is read again: it always is.
    open var shouldRefreshRefetchedObjects = false
    /// The names of relationships that are read with the objects: all are.
    open var relationshipKeyPathsForPrefetching: [String]?
    /// The values by which dictionaries are put together: has no effect.
    open var propertiesToGroupBy: [Any]?
    /// The condition on dictionaries that were put together: has no effect.
    open var havingPredicate: NSPredicate?

    /// Makes a request without a kind.
    public override init() {}

    /// Makes a request for all objects of a kind.
    public init(entityName: String) {
        self.entityName = entityName
        super.init()
    }
}

/// A request that deletes all objects that another one finds.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    /// What is returned.
    open var resultType: NSBatchDeleteRequestResultType = .resultTypeStatusOnly
    let objects: (NSManagedObjectContext) throws -> [NSManagedObject]

    /// Makes a request by the one whose objects are deleted.
    public init<Result>(fetchRequest fetch: NSFetchRequest<Result>) {
        objects = { try $0.objects(for: fetch) }
    }

    /// Makes a request by the objects that are deleted.
    public init(objectIDs objects: [NSManagedObjectID]) {
        self.objects = { context in objects.compactMap { context.objectIfThere(with: $0) } }
    }
}

/// What a request that deletes returns.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

/// What a request that deleted has done.
open class NSBatchDeleteResult: NSPersistentStoreResult {
    /// Whether it was done, the objects' identifiers, or how many they were.
    open var result: Any?
    /// Which of these it is.
    open var resultType: NSBatchDeleteRequestResultType { kind }
    private let kind: NSBatchDeleteRequestResultType

    init(_ result: Any?, _ kind: NSBatchDeleteRequestResultType) {
        self.result = result
        self.kind = kind
    }
}
