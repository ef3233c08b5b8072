import Foundation

/// A database of the stage: a tree of values, in memory, empty as the stage begins.
public final class Database {
    /// Returns the stage's.
    public class func database() -> Database { Database() }
    /// Returns the stage's, whatever its address.
    public class func database(url: String) -> Database { Database() }
    /// Returns the stage's.
    public class func database(app: FirebaseApp) -> Database { Database() }

    /// Whether values are kept in files: has no effect.
    public var isPersistenceEnabled = false
    /// Has no effect.
    public var persistenceCacheSizeBytes: UInt = 10_485_760

    /// Returns the root.
    public func reference() -> DatabaseReference { DatabaseReference([]) }
    /// Returns a place.
    public func reference(withPath path: String) -> DatabaseReference { reference().child(path) }
    /// Returns the place of an address.
    public func reference(fromURL databaseUrl: String) -> DatabaseReference {
        DatabaseReference(DatabaseReference.names(in: URL(string: databaseUrl)?.path ?? ""))
    }
    /// Has no effect.
    public func goOffline() {}
    /// Has no effect.
    public func goOnline() {}
    /// Has no effect.
    public func useEmulator(withHost host: String, port: Int) {}
    /// Has no effect.
    public class func setLoggingEnabled(_ enabled: Bool) {}
}

/// A place in a database's tree.
public final class DatabaseReference: DatabaseQuery, CustomStringConvertible {
    /// What hears that a value is kept.
    public typealias Completion = ((any Error)?, DatabaseReference) -> Void

    init(_ path: [String]) { super.init(path) }

    static func names(in path: String) -> [String] { path.split(separator: "/").map(String.init) }

    /// The name; nil for the root's.
    public var key: String? { path.last }
    /// What it is in; nil for the root.
    public var parent: DatabaseReference? { path.isEmpty ? nil : DatabaseReference(Array(path.dropLast())) }
    /// The root.
    public var root: DatabaseReference { DatabaseReference([]) }
    /// The address.
    public var url: String { "https://stage.firebaseio.com/" + path.joined(separator: "/") }

    /// The address.
    public var description: String { url }

    /// Returns a place within it.
    public func child(_ pathString: String) -> DatabaseReference {
        DatabaseReference(path + Self.names(in: pathString))
    }
    /// Returns a place of a new name within it; later ones sort after earlier ones.
    public func childByAutoId() -> DatabaseReference { child(FirebaseStage.current.nextName()) }

    /// Keeps a value; nil removes what is there.
    public func setValue(_ value: Any?) { FirebaseStage.current.tree.set(DatabaseValue(value), at: path) }
    /// Keeps a value, of which somebody hears in another turn.
    public func setValue(_ value: Any?, withCompletionBlock block: @escaping Completion) {
        setValue(value)
        answer(block)
    }
    /// Keeps a value: there are no priorities.
    public func setValue(_ value: Any?, andPriority priority: Any?) { setValue(value) }
    /// Keeps a value.
    public func setValue(_ value: Any?) async throws { FirebaseStage.current.tree.set(DatabaseValue(value), at: path) }

    /// Keeps values at places within it, by their paths.
    public func updateChildValues(_ values: [AnyHashable: Any]) {
        for (place, value) in values {
            FirebaseStage.current.tree.set(DatabaseValue(value), at: path + Self.names(in: "\(place.base)"))
        }
    }
    /// Keeps values at places within it, of which somebody hears in another turn.
    public func updateChildValues(_ values: [AnyHashable: Any], withCompletionBlock block: @escaping Completion) {
        updateChildValues(values)
        answer(block)
    }

    /// Removes what is there.
    public func removeValue() { FirebaseStage.current.tree.set(nil, at: path) }
    /// Removes what is there, of which somebody hears in another turn.
    public func removeValue(completionBlock block: @escaping Completion) {
        removeValue()
        answer(block)
    }

    /// Changes what is there by what it is.
    public func runTransactionBlock(_ block: @escaping (MutableData) -> TransactionResult) {
        runTransactionBlock(block) { _, _, _ in }
    }
    /// Changes what is there by what it is, of which somebody hears in another turn.
    public func runTransactionBlock(
        _ block: @escaping (MutableData) -> TransactionResult,
        andCompletionBlock completionBlock: @escaping ((any Error)?, Bool, DataSnapshot?) -> Void
    ) {
        FirebaseStage.later {
            let data = MutableData(self.snapshot().content, self.key)
            let isKept = block(data).isSuccess
            if isKept { self.setValue(data.content) }
            completionBlock(nil, isKept, self.snapshot())
        }
    }

    /// Has no effect: the stage's app does not leave.
    public func onDisconnectSetValue(_ value: Any?) {}
    /// Has no effect: the stage's app does not leave.
    public func onDisconnectRemoveValue() {}

    private func answer(_ block: @escaping Completion) { FirebaseStage.later { block(nil, self) } }
}

/// What a transaction changes.
public final class MutableData {
    private(set) var content: DatabaseValue?
    /// The name.
    public let key: String?

    init(_ content: DatabaseValue?, _ key: String?) { (self.content, self.key) = (content, key) }

    /// Dictionaries, lists, texts and numbers; `NSNull` for nothing.
    public var value: Any? {
        get { content?.object ?? NSNull() }
        set { content = DatabaseValue(newValue) }
    }
}

/// Whether a transaction changes something.
public struct TransactionResult: Sendable {
    let isSuccess: Bool
    /// Returns that it does.
    public static func success(withValue value: MutableData) -> TransactionResult { .init(isSuccess: true) }
    /// Returns that it does not.
    public static func abort() -> TransactionResult { .init(isSuccess: false) }
}
