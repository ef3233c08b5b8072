import Foundation

/// The values of a stage's database, and who hears of them.
final class DatabaseTree {
    /// Somebody who hears of a part of the tree.
    final class Observer {
        let number: UInt
        let query: DatabaseQuery
        let event: DataEventType
        let hear: (DataSnapshot, String?) -> Void
        /// What was heard last.
        var last: [(name: String, value: DatabaseValue)]?
        var lastValue: DatabaseValue??

        init(
            _ number: UInt, _ query: DatabaseQuery, _ event: DataEventType,
            _ hear: @escaping (DataSnapshot, String?) -> Void
        ) {
            (self.number, self.query, self.event, self.hear) = (number, query, event, hear)
        }
    }

    private(set) var root: DatabaseValue?
    private var observers: [Observer] = []
    private var lastNumber: UInt = 0

    func value(at path: [String]) -> DatabaseValue? { root?.value(at: path[...]) }

    /// Puts a value at the end of a path, of which its observers hear in another turn.
    func set(_ value: DatabaseValue?, at path: [String]) {
        root = DatabaseValue.changed(root, at: path[...], to: value)
        FirebaseStage.later { self.tell() }
    }

    /// Returns the number of a new observer, which hears in another turn of what there is.
    func add(
        _ query: DatabaseQuery, _ event: DataEventType, _ hear: @escaping (DataSnapshot, String?) -> Void
    ) -> UInt {
        lastNumber += 1
        let observer = Observer(lastNumber, query, event, hear)
        observers.append(observer)
        FirebaseStage.later { self.tell(observer) }
        return lastNumber
    }

    func remove(_ number: UInt) { observers.removeAll { $0.number == number } }
    func removeAll(at path: [String]) { observers.removeAll { $0.query.path == path } }

    private func tell() { for observer in observers { tell(observer) } }

    private func tell(_ observer: Observer) {
        guard observers.contains(where: { $0 === observer }) else { return }
        let query = observer.query
        let snapshot = query.snapshot()
        guard observer.event != .value else {
            guard observer.lastValue != .some(snapshot.content) else { return }
            observer.lastValue = .some(snapshot.content)
            return observer.hear(snapshot, nil)
        }
        let (old, new) = (observer.last ?? [], snapshot.ordered)
        observer.last = new
        func hear(_ name: String, _ value: DatabaseValue, after previous: String?) {
            observer.hear(DataSnapshot(query.reference(to: name), value, sortedBy: nil), previous)
        }
        switch observer.event {
        case .childAdded:
            for (index, child) in new.enumerated() where !old.contains(where: { $0.name == child.name }) {
                hear(child.name, child.value, after: index > 0 ? new[index - 1].name : nil)
            }
        case .childRemoved:
            for child in old where !new.contains(where: { $0.name == child.name }) {
                hear(child.name, child.value, after: nil)
            }
        case .childChanged:
            for (index, child) in new.enumerated()
            where old.contains(where: { $0.name == child.name && $0.value != child.value }) {
                hear(child.name, child.value, after: index > 0 ? new[index - 1].name : nil)
            }
        case .childMoved, .value: break
        }
    }
}

/// What somebody hears of.
public enum DataEventType: Int, Sendable {
    /// A child came.
    case childAdded
    /// A child went.
    case childRemoved
    /// A child's value changed.
    case childChanged
    /// A child is elsewhere among the others: is not told.
    case childMoved
    /// The value changed.
    case value
}

/// What a server knows.
public enum ServerValue {
    /// Stands for the milliseconds since 1970 when it is kept.
    public static func timestamp() -> [AnyHashable: Any] { [".sv": "timestamp"] }
}
