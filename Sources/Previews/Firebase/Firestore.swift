import Foundation

/// The documents of the stage's app, in memory, of which there are none as the stage begins.
public final class Firestore {
    /// Returns the stage's.
    public class func firestore() -> Firestore { Firestore() }
    /// Returns the stage's.
    public class func firestore(app: FirebaseApp) -> Firestore { Firestore() }

    /// How documents are kept: has no effect.
    public var settings = FirestoreSettings()

    /// Returns a collection.
    public func collection(_ collectionPath: String) -> CollectionReference { CollectionReference(collectionPath) }
    /// Returns the documents of all collections of a name.
    public func collectionGroup(_ collectionID: String) -> Query { Query(.group(collectionID)) }
    /// Returns a document.
    public func document(_ documentPath: String) -> DocumentReference { DocumentReference(documentPath) }
    /// Returns what changes several documents at once.
    public func batch() -> WriteBatch { WriteBatch() }

    /// Changes documents by what they are.
    public func runTransaction(
        _ updateBlock: @escaping (Transaction, UnsafeMutablePointer<NSError?>?) -> Any?,
        completion: @escaping (Any?, (any Error)?) -> Void
    ) {
        FirebaseStage.later {
            let transaction = Transaction()
            var error: NSError?
            let result = updateBlock(transaction, &error)
            if error == nil { transaction.apply() }
            completion(result, error)
        }
    }
    /// Has no effect.
    public func enableNetwork(completion: (((any Error)?) -> Void)? = nil) { FirebaseStage.later { completion?(nil) } }
    /// Has no effect.
    public func disableNetwork(completion: (((any Error)?) -> Void)? = nil) { FirebaseStage.later { completion?(nil) } }
    /// Has no effect.
    public func clearPersistence(completion: (((any Error)?) -> Void)? = nil) {
        FirebaseStage.later { completion?(nil) }
    }
    /// Has no effect.
    public func useEmulator(withHost host: String, port: Int) {}
    /// Has no effect.
    public class func enableLogging(_ logging: Bool) {}
}

/// How documents are kept: has no effect.
public final class FirestoreSettings {
    /// Has no effect.
    public var isPersistenceEnabled = true
    /// Has no effect.
    public var cacheSizeBytes: Int64 = 104_857_600
    /// Has no effect.
    public var host = "firestore.googleapis.com"
    /// Has no effect.
    public var isSSLEnabled = true
    /// Has no effect.
    public var areTimestampsInSnapshotsEnabled = true
    /// Makes settings.
    public init() {}
}

/// Where documents come from: memory, whatever is asked for.
public enum FirestoreSource: UInt, Sendable {
    /// The cases: whatever is there; a server; what is kept.
    case `default`, server, cache
}

/// Changes of several documents.
public class WriteBatch {
    private var changes: [() -> Void] = []

    init() {}

    /// Notes a change.
    @discardableResult
    public func setData(_ data: [String: Any], forDocument document: DocumentReference) -> WriteBatch {
        setData(data, forDocument: document, merge: false)
    }
    /// Notes a change.
    @discardableResult
    public func setData(_ data: [String: Any], forDocument document: DocumentReference, merge: Bool) -> WriteBatch {
        note { FirebaseStage.current.documents.set(data, at: document.path, merging: merge) }
    }
    /// Notes a change.
    @discardableResult
    public func updateData(_ fields: [AnyHashable: Any], forDocument document: DocumentReference) -> WriteBatch {
        note { document.update(fields) }
    }
    /// Notes that a document goes.
    @discardableResult
    public func deleteDocument(_ document: DocumentReference) -> WriteBatch {
        note { FirebaseStage.current.documents.remove(document.path) }
    }

    private func note(_ change: @escaping () -> Void) -> WriteBatch {
        changes.append(change)
        return self
    }

    func apply() {
        for change in changes { change() }
        changes = []
    }

    /// Makes the changes.
    public func commit(completion: (((any Error)?) -> Void)? = nil) {
        apply()
        FirebaseStage.later { completion?(nil) }
    }
    /// Makes the changes.
    public func commit() async throws { apply() }
}

/// Changes of documents by what they are.
public final class Transaction: WriteBatch {
    /// Returns a document.
    public func getDocument(_ document: DocumentReference) throws -> DocumentSnapshot { document.snapshot() }
}
