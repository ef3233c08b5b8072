import Foundation

extension Realm {
    /// How a realm is opened.
    public struct Configuration {
        /// That of realms which are opened without one.
        public static var defaultConfiguration: Configuration {
            get { RealmStores.current.configuration }
            set { RealmStores.current.configuration = newValue }
        }

        /// The file by which realms are told apart; it is not written.
        public var fileURL: URL?
        /// The name by which realms are told apart that are kept in no file.
        public var inMemoryIdentifier: String?
        /// A key, which makes no difference: nothing is written.
        public var encryptionKey: Data?
        /// Whether objects are only read, which makes no difference.
        public var readOnly: Bool
        /// The version of the objects' classes.
        public var schemaVersion: UInt64
        /// What would change objects of older versions: there are none, so that it is not called.
        public var migrationBlock: MigrationBlock?
        /// Whether objects of older versions are deleted: there are none.
        public var deleteRealmIfMigrationNeeded: Bool
        /// What would be asked whether the file is made smaller: there is none.
        public var shouldCompactOnLaunch: ((Int, Int) -> Bool)?
        /// The classes whose objects are kept; nil for all.
        public var objectTypes: [ObjectBase.Type]?
        /// The file whose objects the realm would begin with, which is not read.
        public var seedFilePath: URL?

        /// Makes a configuration.
        public init(
            fileURL: URL? = nil, inMemoryIdentifier: String? = nil, encryptionKey: Data? = nil, readOnly: Bool = false,
            schemaVersion: UInt64 = 0, migrationBlock: MigrationBlock? = nil,
            deleteRealmIfMigrationNeeded: Bool = false, shouldCompactOnLaunch: ((Int, Int) -> Bool)? = nil,
            objectTypes: [ObjectBase.Type]? = nil, seedFilePath: URL? = nil
        ) {
            self.fileURL = fileURL ?? (inMemoryIdentifier == nil ? Self.defaultURL : nil)
            (self.inMemoryIdentifier, self.encryptionKey, self.readOnly) = (inMemoryIdentifier, encryptionKey, readOnly)
            (self.schemaVersion, self.migrationBlock) = (schemaVersion, migrationBlock)
            self.deleteRealmIfMigrationNeeded = deleteRealmIfMigrationNeeded
            self.shouldCompactOnLaunch = shouldCompactOnLaunch
            (self.objectTypes, self.seedFilePath) = (objectTypes, seedFilePath)
        }

        private static let defaultURL = URL(fileURLWithPath: "/Documents/default.realm")

        /// What tells the realm's objects from those of others.
        var name: String { inMemoryIdentifier.map { "memory:" + $0 } ?? fileURL?.path ?? "" }
    }
}

/// What changes objects of older versions of an app.
public typealias MigrationBlock = (_ migration: Migration, _ oldSchemaVersion: UInt64) -> Void

/// An object of an older version, whose properties are known by their names.
public typealias MigrationObject = DynamicObject

/// An object whose properties are known by their names alone.
public final class DynamicObject: Object {
    private var values: [String: Any] = [:]

    public override func value(forKey key: String) -> Any? { values[key] }
    public override func setValue(_ value: Any?, forKey key: String) { values[key] = value }
}

/// A change of objects of an older version: there are none.
public struct Migration {
    /// Called with each object before and after: with none.
    public typealias MigrationObjectEnumerateBlock = (_ old: MigrationObject?, _ new: MigrationObject?) -> Void

    /// Calls nothing.
    public func enumerateObjects(ofType typeName: String, _ block: MigrationObjectEnumerateBlock) {}
    /// Does nothing.
    public func renameProperty(onType typeName: String, from oldName: String, to newName: String) {}
    /// Makes an object that is kept nowhere.
    @discardableResult
    public func create(_ typeName: String, value: Any = [String: Any]()) -> MigrationObject { MigrationObject() }
    /// Does nothing.
    public func delete(_ object: MigrationObject) {}
    /// Does nothing; returns false, as where there are no such objects.
    @discardableResult public func deleteData(forType typeName: String) -> Bool { false }
}

/// Returns the version that a realm's file has.
///
/// - Throws: always: there is no file.
public func schemaVersionAtURL(_ fileURL: URL, encryptionKey: Data? = nil) throws -> UInt64 {
    throw Realm.Error(code: .fileNotFound, text: "there is no realm at \(fileURL.path)")
}
