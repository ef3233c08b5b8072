import Foundation
import class StageTime.DispatchQueue

/// An app's objects, which are kept in memory as long as its stage is there.
///
/// All realms of a file, or of an identifier, have the same objects.
public struct Realm: Equatable {
    /// What is wrong with what is asked of a realm.
    public struct Error: Swift.Error, LocalizedError {
        /// Kinds of what is wrong.
        public enum Code: Int, Sendable {
            case fail, fileAccess, filePermissionDenied, fileExists, fileNotFound, incompatibleLockFile
            case fileFormatUpgradeRequired, addressSpaceExhausted, schemaMismatch
        }

        /// The kind.
        public let code: Code
        let text: String
        /// A sentence that says what is wrong.
        public var errorDescription: String? { text }
    }

    /// What becomes of an object when another one of its primary key is added.
    public enum UpdatePolicy: Int, Sendable {
        /// The program ends.
        case error
        /// The new one stands in its place.
        case modified, all
    }

    /// How the realm was opened.
    public let configuration: Configuration
    let store: RealmStore

    /// Opens the default realm.
    public init(queue: DispatchQueue? = nil) throws { try self.init(configuration: .defaultConfiguration) }

    /// Opens a realm.
    public init(configuration: Configuration, queue: DispatchQueue? = nil) throws {
        self.configuration = configuration
        store = RealmStores.current.store(of: configuration)
    }

    /// Opens the realm of a file, which is not written.
    public init(fileURL: URL) throws { try self.init(configuration: Configuration(fileURL: fileURL)) }

    /// Opens a realm.
    public init(configuration: Configuration = .defaultConfiguration, downloadBeforeOpen: OpenBehavior) async throws {
        try self.init(configuration: configuration)
    }

    /// Whether a realm is loaded from a server before it is opened: there is none.
    public enum OpenBehavior: Sendable { case never, once, always }

    /// Opens a realm in the stage's next turn.
    @discardableResult
    public static func asyncOpen(
        configuration: Configuration = .defaultConfiguration, callbackQueue: DispatchQueue = .main,
        callback: @escaping (Result<Realm, Swift.Error>) -> Void
    ) -> AsyncOpenTask {
        nonisolated(unsafe) let (callback, configuration) = (callback, configuration)
        callbackQueue.async { callback(Result { try Realm(configuration: configuration) }) }
        return AsyncOpenTask()
    }

    /// A realm that is being opened.
    public struct AsyncOpenTask: Sendable {}

    /// Forgets the objects of a realm; returns true, as where there were files.
    @discardableResult public static func deleteFiles(for configuration: Configuration) throws -> Bool {
        RealmStores.current.forget(configuration)
        return true
    }

    /// Returns whether both have the same objects.
    public static func == (one: Realm, other: Realm) -> Bool { one.store === other.store }

    // MARK: Transactions

    /// Whether objects may be changed now.
    public var isInWriteTransaction: Bool { store.isWriting }

    /// Has a closure change objects; observers hear of it in the stage's next turn.
    ///
    /// - Throws: what the closure throws, after which what it had added and deleted is as before.
    @discardableResult
    public func write<Result>(
        withoutNotifying tokens: [NotificationToken] = [], _ block: () throws -> Result
    ) throws -> Result {
        beginWrite()
        do {
            let result = try block()
            if isInWriteTransaction { try commitWrite(withoutNotifying: tokens) }
            return result
        } catch {
            if isInWriteTransaction { cancelWrite() }
            throw error
        }
    }

    /// Has a closure change objects in the stage's next turn.
    @discardableResult
    public func writeAsync(_ block: @escaping () -> Void, onComplete: ((Swift.Error?) -> Void)? = nil) -> UInt32 {
        inNextTurn {
            try? write(block)
            onComplete?(nil)
        }
        return 0
    }

    /// Begins to change objects.
    public func beginWrite() {
        precondition(!isInWriteTransaction, "the realm is in a write transaction already")
        store.begin()
    }

    /// Ends a change, of which observers hear in the stage's next turn.
    public func commitWrite(withoutNotifying tokens: [NotificationToken] = []) throws {
        precondition(isInWriteTransaction, "a write transaction that was not begun can't be committed")
        store.commit(besides: tokens)
    }

    /// Ends a change: what was added and deleted is as before, and properties stay as they were set.
    public func cancelWrite() {
        precondition(isInWriteTransaction, "a write transaction that was not begun can't be cancelled")
        store.cancel()
    }

    private func checkWriting() {
        precondition(
            isInWriteTransaction, "objects are added and deleted in write transactions: call beginWrite() or write(_:)")
    }

    // MARK: Adding and deleting

    /// Adds an object with those that it leads to.
    public func add(_ object: Object, update: UpdatePolicy = .error) {
        checkWriting()
        store.add(object, to: self, update: update)
    }

    /// Adds objects with those that they lead to.
    public func add<Objects: Sequence>(_ objects: Objects, update: UpdatePolicy = .error)
    where Objects.Element: Object {
        for object in objects { add(object, update: update) }
    }

    /// Makes an object of values by the names of its properties, and adds it.
    @discardableResult
    public func create<Element: Object>(
        _ type: Element.Type, value: Any = [String: Any](), update: UpdatePolicy = .error
    ) -> Element {
        let object = Element()
        Fields(of: object).set(value)
        add(object, update: update)
        return object
    }

    /// Deletes an object.
    public func delete(_ object: ObjectBase) {
        checkWriting()
        store.delete([object])
    }

    /// Deletes objects.
    public func delete<Objects: Sequence>(_ objects: Objects) where Objects.Element: ObjectBase {
        checkWriting()
        store.delete(Array(objects))
    }

    /// Deletes all objects.
    public func deleteAll() {
        checkWriting()
        store.deleteAll()
    }

    // MARK: Finding

    /// Returns all objects of a class, as they are whenever the result is asked.
    public func objects<Element: RealmFetchable>(_ type: Element.Type) -> Results<Element> {
        let store = store
        return Results(in: self) { store.objects(of: type) }
    }

    /// Returns the object of a primary key; nil if there is none.
    public func object<Element: Object>(ofType type: Element.Type, forPrimaryKey key: some Any) -> Element? {
        (key as? AnyHashable).flatMap { store.object(of: type, primaryKey: $0) } as? Element
    }

    /// Whether there are no objects.
    public var isEmpty: Bool { store.isEmpty }
    /// Whether what others have changed is seen without being asked for: always.
    public var autorefresh: Bool {
        get { true }
        nonmutating set {}
    }
    /// Whether the realm never changes: none is frozen.
    public var isFrozen: Bool { false }

    /// Sees what others have changed, which is seen anyway; returns false, as on a realm that has not changed.
    @discardableResult public func refresh() -> Bool { false }
    /// Lets go of nothing: objects are in memory.
    public func invalidate() {}
    /// Returns itself: nothing is frozen.
    public func freeze() -> Realm { self }
    /// Returns itself: nothing is frozen.
    public func thaw() -> Realm { self }

    /// Returns what a reference leads to; nil for an object that was deleted.
    public func resolve<Confined>(_ reference: ThreadSafeReference<Confined>) -> Confined? {
        (reference.object as? ObjectBase)?.isInvalidated == true ? nil : reference.object
    }

    /// Calls a closure with each change, in the stage's next turn, as long as the token is held.
    public func observe(_ block: @escaping (_ notification: Notification, _ realm: Realm) -> Void) -> NotificationToken
    {
        store.observe { block(.didChange, self) }
    }

    /// What a realm tells.
    public enum Notification: String, Sendable { case didChange, refreshRequired }
}
