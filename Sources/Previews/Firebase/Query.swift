import Foundation

/// What is asked of documents: those of a collection, by their fields, in an order, from one to another.
public class Query {
    /// Where documents are looked for.
    enum Source {
        case collection(String)
        case group(String)
    }

    /// The number of documents that are asked for, and whether they are the last ones.
    struct Limit {
        let count: Int
        let isOfLast: Bool
    }

    /// The values of the fields that documents are ordered by with which documents begin or end.
    struct Bound {
        let values: [Any]
        let isIncluded: Bool
    }

    /// How documents are chosen.
    struct Part {
        var conditions: [(DocumentSnapshot) -> Bool] = []
        var orders: [(field: String, isDescending: Bool)] = []
        var limit: Limit?
        var first: Bound?
        var last: Bound?
    }

    let source: Source
    private let part: Part

    init(_ source: Source, _ part: Part = Part()) { (self.source, self.part) = (source, part) }

    /// What it asks.
    public var firestore: Firestore { Firestore() }

    // MARK: Documents

    /// The documents that are asked for, now.
    func documents() -> [QueryDocumentSnapshot] {
        let all = FirebaseStage.current.documents.contents.filter { path, _ in
            let names = path.split(separator: "/")
            switch source {
            case .collection(let own): return names.dropLast().joined(separator: "/") == own
            case .group(let name): return names.count > 1 && names[names.count - 2] == name
            }
        }.map { QueryDocumentSnapshot(DocumentReference($0.key), $0.value) }
        // Without an order they come by their names; what has no such field is not asked for.
        var found = all.filter { document in
            part.conditions.allSatisfy { $0(document) }
                && part.orders.allSatisfy { document.content($0.field) != nil }
        }.sorted { one, other in
            switch order(one.values(part.orders), other.values(part.orders)) {
            case .orderedSame: one.reference.path < other.reference.path
            case let order: order == .orderedAscending
            }
        }
        if let first = part.first { found.removeAll { isOutside($0, first, .orderedAscending) } }
        if let last = part.last { found.removeAll { isOutside($0, last, .orderedDescending) } }
        guard let limit = part.limit else { return found }
        return Array(limit.isOfLast ? found.suffix(limit.count) : found.prefix(limit.count))
    }

    private func isOutside(_ document: DocumentSnapshot, _ bound: Bound, _ side: ComparisonResult) -> Bool {
        let order = order(document.values(part.orders), bound.values)
        return order == side || order == .orderedSame && !bound.isIncluded
    }

    private func order(_ one: [Any?], _ other: [Any?]) -> ComparisonResult {
        for (index, (a, b)) in zip(one, other).enumerated() {
            let order = FirestoreValue.order(a, b)
            guard order == .orderedSame else {
                let isDescending = index < part.orders.count && part.orders[index].isDescending
                return isDescending ? (order == .orderedAscending ? .orderedDescending : .orderedAscending) : order
            }
        }
        return .orderedSame
    }

    /// Gives the documents, in another turn.
    public func getDocuments(completion: @escaping (QuerySnapshot?, (any Error)?) -> Void) {
        FirebaseStage.later { completion(QuerySnapshot(self, self.documents(), since: []), nil) }
    }
    /// Gives the documents, in another turn.
    public func getDocuments(source: FirestoreSource, completion: @escaping (QuerySnapshot?, (any Error)?) -> Void) {
        getDocuments(completion: completion)
    }
    /// Returns the documents.
    public func getDocuments(source: FirestoreSource = .default) async throws -> QuerySnapshot {
        QuerySnapshot(self, documents(), since: [])
    }

    /// Has somebody hear in another turn of the documents, and at each change.
    @discardableResult
    public func addSnapshotListener(
        _ listener: @escaping (QuerySnapshot?, (any Error)?) -> Void
    ) -> any ListenerRegistration {
        var last: [QueryDocumentSnapshot]?
        return FirebaseStage.current.documents.listen {
            let documents = self.documents()
            let isNew = last.map { old in
                old.count != documents.count
                    || zip(old, documents).contains { $0.reference != $1.reference || $0.version != $1.version }
            }
            guard isNew != false else { return }
            let before = last ?? []
            last = documents
            listener(QuerySnapshot(self, documents, since: before), nil)
        }
    }
    /// Has somebody hear in another turn of the documents, and at each change.
    @discardableResult
    public func addSnapshotListener(
        includeMetadataChanges: Bool, listener: @escaping (QuerySnapshot?, (any Error)?) -> Void
    ) -> any ListenerRegistration {
        addSnapshotListener(listener)
    }

    // MARK: Asking

    private func with(_ change: (inout Part) -> Void) -> Query {
        var part = part
        change(&part)
        return Query(source, part)
    }

    private func fulfilling(_ field: String, _ isMet: @escaping (Any) -> Bool) -> Query {
        with { $0.conditions.append { document in document.content(field).map(isMet) ?? false } }
    }

    private func compared(_ field: String, _ value: Any, _ orders: Set<ComparisonResult>) -> Query {
        let value = FirestoreValue.kept(value)
        return fulfilling(field) { orders.contains(FirestoreValue.order($0, value)) }
    }

    /// Takes those whose field is a value.
    public func whereField(_ field: String, isEqualTo value: Any) -> Query { compared(field, value, [.orderedSame]) }
    /// Takes those whose field is another value.
    public func whereField(_ field: String, isNotEqualTo value: Any) -> Query {
        compared(field, value, [.orderedAscending, .orderedDescending])
    }
    /// Takes those whose field is less.
    public func whereField(_ field: String, isLessThan value: Any) -> Query {
        compared(field, value, [.orderedAscending])
    }
    /// Takes those whose field is no more.
    public func whereField(_ field: String, isLessThanOrEqualTo value: Any) -> Query {
        compared(field, value, [.orderedAscending, .orderedSame])
    }
    /// Takes those whose field is more.
    public func whereField(_ field: String, isGreaterThan value: Any) -> Query {
        compared(field, value, [.orderedDescending])
    }
    /// Takes those whose field is no less.
    public func whereField(_ field: String, isGreaterThanOrEqualTo value: Any) -> Query {
        compared(field, value, [.orderedDescending, .orderedSame])
    }
    /// Takes those whose field is a list with a value.
    public func whereField(_ field: String, arrayContains value: Any) -> Query {
        whereField(field, arrayContainsAny: [value])
    }
    /// Takes those whose field is a list with one of some values.
    public func whereField(_ field: String, arrayContainsAny values: [Any]) -> Query {
        let values = values.map(FirestoreValue.kept)
        return fulfilling(field) { own in
            (own as? [Any] ?? []).contains { element in values.contains { FirestoreValue.areEqual($0, element) } }
        }
    }
    /// Takes those whose field is one of some values.
    public func whereField(_ field: String, in values: [Any]) -> Query {
        let values = values.map(FirestoreValue.kept)
        return fulfilling(field) { own in values.contains { FirestoreValue.areEqual($0, own) } }
    }
    /// Takes those whose field is none of some values.
    public func whereField(_ field: String, notIn values: [Any]) -> Query {
        let values = values.map(FirestoreValue.kept)
        return fulfilling(field) { own in !values.contains { FirestoreValue.areEqual($0, own) } }
    }
    /// Takes those whose field is a value.
    public func whereField(_ path: FieldPath, isEqualTo value: Any) -> Query { whereField(path.text, isEqualTo: value) }
    /// Takes those whose field is one of some values.
    public func whereField(_ path: FieldPath, in values: [Any]) -> Query { whereField(path.text, in: values) }

    /// Orders by a field.
    public func order(by field: String, descending: Bool = false) -> Query {
        with { $0.orders.append((field, descending)) }
    }
    /// Takes no more than the first ones.
    public func limit(to limit: Int) -> Query { with { $0.limit = Limit(count: max(0, limit), isOfLast: false) } }
    /// Takes no more than the last ones.
    public func limit(toLast limit: Int) -> Query { with { $0.limit = Limit(count: max(0, limit), isOfLast: true) } }
    /// Begins with values of the fields of its order.
    public func start(at fieldValues: [Any]) -> Query { with { $0.first = Bound(fieldValues, isIncluded: true) } }
    /// Begins after values of the fields of its order.
    public func start(after fieldValues: [Any]) -> Query { with { $0.first = Bound(fieldValues, isIncluded: false) } }
    /// Begins with a document.
    public func start(atDocument document: DocumentSnapshot) -> Query {
        start(at: document.values(part.orders).map { $0 ?? NSNull() })
    }
    /// Begins after a document.
    public func start(afterDocument document: DocumentSnapshot) -> Query {
        start(after: document.values(part.orders).map { $0 ?? NSNull() })
    }
    /// Ends with values of the fields of its order.
    public func end(at fieldValues: [Any]) -> Query { with { $0.last = Bound(fieldValues, isIncluded: true) } }
    /// Ends before values of the fields of its order.
    public func end(before fieldValues: [Any]) -> Query { with { $0.last = Bound(fieldValues, isIncluded: false) } }
}

extension Query.Bound {
    fileprivate init(_ values: [Any], isIncluded: Bool) {
        self.init(values: values.map(FirestoreValue.kept), isIncluded: isIncluded)
    }
}

/// The documents of one place.
public final class CollectionReference: Query {
    /// The names of its collections and documents, with slashes.
    public let path: String

    init(_ path: String) {
        self.path = path.split(separator: "/").joined(separator: "/")
        super.init(.collection(self.path))
    }

    /// The name.
    public var collectionID: String { String(path.split(separator: "/").last ?? "") }
    /// The document that it is in; nil for none.
    public var parent: DocumentReference? {
        let names = path.split(separator: "/").dropLast()
        return names.isEmpty ? nil : DocumentReference(names.joined(separator: "/"))
    }

    /// Returns a document of a new name.
    public func document() -> DocumentReference { document(FirebaseStage.current.nextName()) }
    /// Returns a document.
    public func document(_ documentPath: String) -> DocumentReference { DocumentReference("\(path)/\(documentPath)") }

    /// Keeps a document of a new name.
    @discardableResult
    public func addDocument(data: [String: Any], completion: (((any Error)?) -> Void)? = nil) -> DocumentReference {
        let new = document()
        new.setData(data, completion: completion)
        return new
    }
    /// Keeps a document of a new name.
    @discardableResult
    public func addDocument(data: [String: Any]) async throws -> DocumentReference {
        let new = document()
        try await new.setData(data)
        return new
    }
}
