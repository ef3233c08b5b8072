// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// The key of a notification's new objects.
public let NSInsertedObjectsKey = "inserted"
/// The key of a notification's changed objects.
public let NSUpdatedObjectsKey = "updated"
/// The key of a notification's deleted objects.
public let NSDeletedObjectsKey = "deleted"
/// The code of an error: there is no such object.
public let NSManagedObjectReferentialIntegrityError = 1551
/// The code of an error of no other kind.
public let NSCoreDataError = 134060

/// The code of an error: a property has no value, and must have one.
public let NSValidationMissingMandatoryPropertyError = 1570
/// The key of an error's property.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The key of an error's object.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"

/// The type of a store in a database.
public let NSSQLiteStoreType = "SQLite"
/// The type of a store in a file of its own format.
public let NSBinaryStoreType = "Binary"
/// The type of a store in memory.
public let NSInMemoryStoreType = "InMemory"
/// The option by which a store of an older model is opened.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// The option by which the changes between models are found.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The option by which changes are kept as a history.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The option by which other processes' changes are told.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
    "NSPersistentStoreRemoteChangeNotificationOptionKey"

extension Notification.Name {
    /// A context saved its changes.
    public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
    /// A context is about to save its changes.
    public static let NSManagedObjectContextWillSave = Notification.Name("NSManagingContextWillSaveChangesNotification")
    /// Objects of a context changed.
    public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
        "NSObjectsChangedInManagingContextNotification")
    /// Somebody else changed a store: never posted.
    public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChangeNotification")
}

extension NSManagedObjectContext {
    /// A context saved its changes.
    public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
    /// A context is about to save its changes.
    public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
    /// Objects of a context changed.
    public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
}
