import Foundation

/// A document, which need not be there.
public final class DocumentReference: Hashable, CustomStringConvertible, Sendable {
    /// The names of its collections and documents, with slashes.
    public let path: String

    init(_ path: String) { self.path = path.split(separator: "/").joined(separator: "/") }

    /// The name.
    public var documentID: String { String(path.split(separator: "/").last ?? "") }
    /// The collection that it is in.
    public var parent: CollectionReference {
        CollectionReference(path.split(separator: "/").dropLast().joined(separator: "/"))
    }
    /// What it is in.
    public var firestore: Firestore { Firestore() }
    /// What tells it.
    public var description: String { path }

    /// Returns a collection within it.
    public func collection(_ collectionPath: String) -> CollectionReference {
        CollectionReference("\(path)/\(collectionPath)")
    }

    // MARK: Writing

    /// Keeps fields in place of all that are there.
    public func setData(_ documentData: [String: Any], completion: (((any Error)?) -> Void)? = nil) {
        setData(documentData, merge: false, completion: completion)
    }
    /// Keeps fields.
    public func setData(_ documentData: [String: Any], merge: Bool, completion: (((any Error)?) -> Void)? = nil) {
        FirebaseStage.current.documents.set(documentData, at: path, merging: merge)
        FirebaseStage.later { completion?(nil) }
    }
    /// Keeps fields.
    public func setData(_ documentData: [String: Any], merge: Bool = false) async throws {
        FirebaseStage.current.documents.set(documentData, at: path, merging: merge)
    }

    /// Keeps fields beside the others; an error if the document is not there.
    public func updateData(_ fields: [AnyHashable: Any], completion: (((any Error)?) -> Void)? = nil) {
        let isThere = update(fields)
        FirebaseStage.later { completion?(isThere ? nil : FirestoreErrorCode.notFound) }
    }
    /// Keeps fields beside the others.
    ///
    /// - Throws: an error if the document is not there.
    public func updateData(_ fields: [AnyHashable: Any]) async throws {
        guard update(fields) else { throw FirestoreErrorCode.notFound }
    }

    @discardableResult
    func update(_ fields: [AnyHashable: Any]) -> Bool {
        let documents = FirebaseStage.current.documents
        guard documents.contents[path] != nil else { return false }
        let named = fields.reduce(into: [String: Any]()) { all, field in
            all[(field.key.base as? FieldPath)?.text ?? "\(field.key.base)"] = field.value
        }
        documents.set(named, at: path, merging: true, arePaths: true)
        return true
    }

    /// Removes it.
    public func delete(completion: (((any Error)?) -> Void)? = nil) {
        FirebaseStage.current.documents.remove(path)
        FirebaseStage.later { completion?(nil) }
    }
    /// Removes it.
    public func delete() async throws { FirebaseStage.current.documents.remove(path) }

    // MARK: Reading

    func snapshot() -> DocumentSnapshot { DocumentSnapshot(self, FirebaseStage.current.documents.contents[path]) }

    /// Gives what is there, in another turn.
    public func getDocument(completion: @escaping (DocumentSnapshot?, (any Error)?) -> Void) {
        FirebaseStage.later { completion(self.snapshot(), nil) }
    }
    /// Gives what is there, in another turn.
    public func getDocument(
        source: FirestoreSource, completion: @escaping (DocumentSnapshot?, (any Error)?) -> Void
    ) {
        getDocument(completion: completion)
    }
    /// Returns what is there.
    public func getDocument(source: FirestoreSource = .default) async throws -> DocumentSnapshot { snapshot() }

    /// Has somebody hear in another turn of what there is, and at each change.
    @discardableResult
    public func addSnapshotListener(
        _ listener: @escaping (DocumentSnapshot?, (any Error)?) -> Void
    ) -> any ListenerRegistration {
        var last: Int??
        return FirebaseStage.current.documents.listen {
            let snapshot = self.snapshot()
            guard last != .some(snapshot.version) else { return }
            last = .some(snapshot.version)
            listener(snapshot, nil)
        }
    }
    /// Has somebody hear in another turn of what there is, and at each change.
    @discardableResult
    public func addSnapshotListener(
        includeMetadataChanges: Bool, listener: @escaping (DocumentSnapshot?, (any Error)?) -> Void
    ) -> any ListenerRegistration {
        addSnapshotListener(listener)
    }

    /// Whether both are the same document.
    public static func == (one: DocumentReference, other: DocumentReference) -> Bool { one.path == other.path }
    /// Adds what tells it from others.
    public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// Why documents could not be read or kept.
public enum FirestoreErrorCode: Int, Error, Sendable {
    /// The code, by the name that it has since version 9.
    public typealias Code = FirestoreErrorCode
    /// The cases, of which only that a document is not there comes to pass.
    case cancelled = 1, unknown, invalidArgument, deadlineExceeded, notFound, alreadyExists, permissionDenied
    /// The cases, of which none comes to pass.
    case unavailable = 14, unauthenticated = 16
}
