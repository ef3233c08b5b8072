import Foundation

/// A part of a database's tree as it was.
public final class DataSnapshot {
    /// Where it is.
    public let ref: DatabaseReference
    let content: DatabaseValue?
    /// The children in the order of what asked for them.
    let ordered: [(name: String, value: DatabaseValue)]

    init(_ ref: DatabaseReference, _ content: DatabaseValue?, sortedBy order: DatabaseQuery.Order?) {
        (self.ref, self.content) = (ref, content)
        guard case .children(let children)? = content else {
            ordered = []
            return
        }
        ordered = children.map { ($0.key, $0.value) }.sorted { (order ?? .key).isBefore($0, $1) }
    }

    init(_ ref: DatabaseReference, _ ordered: [(name: String, value: DatabaseValue)]) {
        (self.ref, self.ordered) = (ref, ordered)
        let children = ordered.reduce(into: [String: DatabaseValue]()) { $0[$1.name] = $1.value }
        content = children.isEmpty ? nil : .children(children)
    }

    /// The name; empty for the root's.
    public var key: String { ref.key ?? "" }
    /// Dictionaries, lists, texts and numbers; `NSNull` for nothing.
    public var value: Any? { content?.object ?? NSNull() }
    /// The children, each a ``DataSnapshot``.
    public var children: NSEnumerator { SnapshotEnumerator(snapshots) }
    /// The number of children.
    public var childrenCount: UInt { UInt(ordered.count) }
    /// The priority; nil.
    public var priority: Any? { nil }

    private var snapshots: [DataSnapshot] {
        ordered.map { DataSnapshot(ref.child($0.name), $0.value, sortedBy: nil) }
    }

    /// Returns whether there is a value.
    public func exists() -> Bool { content != nil }
    /// Returns whether there are children.
    public func hasChildren() -> Bool { !ordered.isEmpty }
    /// Returns whether there is a value at the end of a path.
    public func hasChild(_ childPathString: String) -> Bool { childSnapshot(forPath: childPathString).exists() }
    /// Returns what is at the end of a path.
    public func childSnapshot(forPath childPathString: String) -> DataSnapshot {
        let names = DatabaseReference.names(in: childPathString)
        return DataSnapshot(ref.child(childPathString), content?.value(at: names[...]), sortedBy: nil)
    }
    /// Returns the value.
    public func valueInExportFormat() -> Any? { value }
}

/// Gives snapshots one after another.
private final class SnapshotEnumerator: NSEnumerator {
    private var rest: ArraySlice<DataSnapshot>

    init(_ snapshots: [DataSnapshot]) { rest = snapshots[...] }

    override func nextObject() -> Any? { rest.popFirst() }
}
