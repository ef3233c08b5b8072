import Foundation

/// Where documents come from.
public struct SnapshotMetadata: Hashable, Sendable {
    /// Whether a server has not heard of a change: false.
    public let hasPendingWrites = false
    /// Whether no server was asked: false.
    public let isFromCache = false
}

/// What times are read that a server has not told.
public enum ServerTimestampBehavior: Int, Sendable {
    /// The cases: none; a guess; the last one.
    case none, estimate, previous
}

/// A document as it was.
public class DocumentSnapshot {
    /// The document.
    public let reference: DocumentReference
    private let content: DocumentStore.Content?

    init(_ reference: DocumentReference, _ content: DocumentStore.Content?) {
        (self.reference, self.content) = (reference, content)
    }

    var version: Int? { content?.version }

    /// Whether it is there.
    public var exists: Bool { content != nil }
    /// The name.
    public var documentID: String { reference.documentID }
    /// Where it comes from.
    public var metadata: SnapshotMetadata { SnapshotMetadata() }

    /// Returns the fields; nil for a document that is not there.
    public func data() -> [String: Any]? { content?.fields }
    /// Returns the fields; nil for a document that is not there.
    public func data(with serverTimestampBehavior: ServerTimestampBehavior) -> [String: Any]? { data() }
    /// Returns a field, which may be one of a table, with dots; nil for none.
    public func get(_ field: Any) -> Any? { content((field as? FieldPath)?.text ?? "\(field)") }
    /// A field.
    public subscript(key: Any) -> Any? { self.get(key) }

    func content(_ field: String) -> Any? {
        if field == "__name__" { return documentID }
        var value: Any? = content?.fields
        for name in field.split(separator: ".") { value = (value as? [String: Any])?[String(name)] }
        return value
    }

    func values(_ orders: [(field: String, isDescending: Bool)]) -> [Any?] { orders.map { content($0.field) } }
}

/// A document that is there, as it was.
public final class QueryDocumentSnapshot: DocumentSnapshot {
    /// Returns the fields.
    public override func data() -> [String: Any] { super.data() ?? [:] }
    /// Returns the fields.
    public override func data(with serverTimestampBehavior: ServerTimestampBehavior) -> [String: Any] { data() }
}

/// How the documents of a query have changed.
public enum DocumentChangeType: Int, Sendable {
    /// The cases: it came; its fields changed; it went.
    case added, modified, removed
}

/// A change of the documents of a query.
public final class DocumentChange {
    /// How it changed.
    public let type: DocumentChangeType
    /// The document.
    public let document: QueryDocumentSnapshot
    /// Where it was; `UInt.max` for nowhere.
    public let oldIndex: UInt
    /// Where it is; `UInt.max` for nowhere.
    public let newIndex: UInt

    init(_ type: DocumentChangeType, _ document: QueryDocumentSnapshot, from old: Int?, to new: Int?) {
        (self.type, self.document) = (type, document)
        (oldIndex, newIndex) = (old.map { UInt($0) } ?? .max, new.map { UInt($0) } ?? .max)
    }
}

/// The documents of a query as they were.
public final class QuerySnapshot {
    /// What was asked.
    public let query: Query
    /// The documents.
    public let documents: [QueryDocumentSnapshot]
    /// What has changed since they were told last.
    public let documentChanges: [DocumentChange]

    init(_ query: Query, _ documents: [QueryDocumentSnapshot], since old: [QueryDocumentSnapshot]) {
        (self.query, self.documents) = (query, documents)
        let gone = old.enumerated().filter { entry in
            !documents.contains { $0.reference == entry.element.reference }
        }.map { DocumentChange(.removed, $0.element, from: $0.offset, to: nil) }
        let others = documents.enumerated().compactMap { index, document in
            guard let before = old.firstIndex(where: { $0.reference == document.reference }) else {
                return DocumentChange(.added, document, from: nil, to: index)
            }
            guard old[before].version != document.version else { return nil }
            return DocumentChange(.modified, document, from: before, to: index)
        }
        documentChanges = gone + others
    }

    /// The number of documents.
    public var count: Int { documents.count }
    /// Whether there are none.
    public var isEmpty: Bool { documents.isEmpty }
    /// Where they come from.
    public var metadata: SnapshotMetadata { SnapshotMetadata() }
}
