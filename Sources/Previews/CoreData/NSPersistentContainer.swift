import Foundation
import StageTime

/// Where a store is, and how it is opened.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
    /// Where the store would be.
    open var url: URL?
    /// The store's type.
    open var type = NSSQLiteStoreType
    /// The part of the model that it is for.
    open var configuration: String?
    /// Whether it is opened later: it is at once.
    open var shouldAddStoreAsynchronously = false
    /// Whether nothing can be saved.
    open var isReadOnly = false
    /// Whether a store of an older model is opened.
    open var shouldMigrateStoreAutomatically = true
    /// Whether the changes between models are found.
    open var shouldInferMappingModelAutomatically = true
    /// What it is opened with.
    open private(set) var options: [String: NSObject] = [:]

    /// Makes a description of a store that is nowhere.
    public override init() {}

    /// Makes a description by a store's place.
    public init(url: URL) { self.url = url }

    /// Sets an option.
    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
}

/// An app's data: a model, the objects that were saved, and a context for what is shown.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    /// The name that it was made with.
    public let name: String
    /// The kinds of the objects.
    public var managedObjectModel: NSManagedObjectModel { persistentStoreCoordinator.managedObjectModel }
    /// The objects that were saved.
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    /// The context for what is shown.
    public let viewContext: NSManagedObjectContext
    /// The stores that are opened.
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]

    /// Makes a container of the model of a name; one without any kinds of objects if the app has no such model.
    public convenience init(name: String) {
        self.init(name: name, managedObjectModel: NSManagedObjectModel.named(name) ?? NSManagedObjectModel())
    }

    /// Makes a container of a model.
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        let url = Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite")
        persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
        super.init()
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    }

    /// The folder in which stores would be.
    open class func defaultDirectoryURL() -> URL { FileManager.default.temporaryDirectory }

    /// Opens the stores, each of which is new and in memory, and says so before it returns.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions {
            let added = Result {
                try persistentStoreCoordinator.addPersistentStore(
                    ofType: description.type, configurationName: description.configuration, at: description.url)
            }
            if case .failure(let error) = added { block(description, error) } else { block(description, nil) }
        }
    }

    /// Makes a context for work beside what is shown.
    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    /// Runs work in a context of its own, in the stage's next turn.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.perform { block(context) }
    }

    /// Runs work in a context of its own and returns what it returns.
    open func performBackgroundTask<Value>(_ block: @escaping (NSManagedObjectContext) throws -> Value) async rethrows
        -> Value
    {
        try block(newBackgroundContext())
    }
}

/// A container that is the same on all of somebody's devices: this one alone here.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}
