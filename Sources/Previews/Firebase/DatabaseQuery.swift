import Foundation

/// What is asked of a database: the children at a place, in an order, from one to another.
public class DatabaseQuery {
    /// How children are ordered.
    enum Order: Equatable {
        case key
        case value
        case child([String])

        func value(of child: (name: String, value: DatabaseValue)) -> DatabaseValue? {
            switch self {
            case .key: .leaf(AnyHashable(child.name))
            case .value: child.value
            case .child(let path): child.value.value(at: path[...])
            }
        }

        func isBefore(
            _ one: (name: String, value: DatabaseValue), _ other: (name: String, value: DatabaseValue)
        ) -> Bool {
            guard self != .key, let isBefore = DatabaseValue.isBefore(value(of: one), value(of: other)) else {
                return DatabaseValue.isNameBefore(one.name, other.name)
            }
            return isBefore
        }
    }

    /// Which children are asked for.
    struct Part {
        var order: Order?
        var first: (value: DatabaseValue?, isIncluded: Bool)?
        var last: (value: DatabaseValue?, isIncluded: Bool)?
        var limit: (count: Int, isOfLast: Bool)?
    }

    let path: [String]
    private let part: Part

    init(_ path: [String], _ part: Part = Part()) { (self.path, self.part) = (path, part) }

    /// Where it is.
    public var ref: DatabaseReference { DatabaseReference(path) }

    func reference(to name: String) -> DatabaseReference { DatabaseReference(path + [name]) }

    /// What is asked for, now.
    func snapshot() -> DataSnapshot {
        let value = FirebaseStage.current.tree.value(at: path)
        let whole = DataSnapshot(ref, value, sortedBy: part.order)
        guard part.first != nil || part.last != nil || part.limit != nil else { return whole }
        let order = part.order ?? .key
        var children = whole.ordered.filter { child in
            let own = order.value(of: child)
            if let first = part.first {
                guard let isBefore = DatabaseValue.isBefore(own, first.value) else { return first.isIncluded }
                if isBefore { return false }
            }
            if let last = part.last {
                guard let isBefore = DatabaseValue.isBefore(last.value, own) else { return last.isIncluded }
                if isBefore { return false }
            }
            return true
        }
        if let limit = part.limit {
            children = Array(limit.isOfLast ? children.suffix(limit.count) : children.prefix(limit.count))
        }
        return DataSnapshot(ref, children)
    }

    // MARK: Hearing

    /// Has somebody hear in another turn of what there is, and at each change.
    @discardableResult
    public func observe(_ eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void) -> UInt {
        FirebaseStage.current.tree.add(self, eventType) { snapshot, _ in block(snapshot) }
    }
    /// Has somebody hear in another turn of what there is, and at each change: nothing is refused.
    @discardableResult
    public func observe(
        _ eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void,
        withCancel cancelBlock: ((any Error) -> Void)?
    ) -> UInt {
        observe(eventType, with: block)
    }
    /// Has somebody hear in another turn of what there is and what is before it, and at each change.
    @discardableResult
    public func observe(
        _ eventType: DataEventType, andPreviousSiblingKeyWith block: @escaping (DataSnapshot, String?) -> Void
    ) -> UInt {
        FirebaseStage.current.tree.add(self, eventType, block)
    }

    /// Has somebody hear once, in another turn; of the first child for those that tell of children.
    public func observeSingleEvent(of eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void) {
        FirebaseStage.later {
            let snapshot = self.snapshot()
            guard eventType != .value else { return block(snapshot) }
            guard let first = snapshot.ordered.first else { return }
            block(DataSnapshot(self.reference(to: first.name), first.value, sortedBy: nil))
        }
    }
    /// Has somebody hear once, in another turn: nothing is refused.
    public func observeSingleEvent(
        of eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void,
        withCancel cancelBlock: ((any Error) -> Void)?
    ) {
        observeSingleEvent(of: eventType, with: block)
    }

    /// Has somebody hear once, in another turn; nothing is before what is told.
    public func observeSingleEvent(
        of eventType: DataEventType, andPreviousSiblingKeyWith block: @escaping (DataSnapshot, String?) -> Void
    ) {
        observeSingleEvent(of: eventType) { block($0, nil) }
    }

    /// Gives what there is, in another turn.
    public func getData(completion: @escaping ((any Error)?, DataSnapshot?) -> Void) {
        FirebaseStage.later { completion(nil, self.snapshot()) }
    }
    /// Returns what there is.
    public func getData() async throws -> DataSnapshot { snapshot() }

    /// Has somebody hear no more.
    public func removeObserver(withHandle handle: UInt) { FirebaseStage.current.tree.remove(handle) }
    /// Has nobody hear of this place any more.
    public func removeAllObservers() { FirebaseStage.current.tree.removeAll(at: path) }
    /// Has no effect.
    public func keepSynced(_ keepSynced: Bool) {}

    // MARK: Asking

    private func with(_ change: (inout Part) -> Void) -> DatabaseQuery {
        var part = part
        change(&part)
        return DatabaseQuery(path, part)
    }

    /// Orders by a value within the children.
    public func queryOrdered(byChild key: String) -> DatabaseQuery {
        with { $0.order = .child(DatabaseReference.names(in: key)) }
    }
    /// Orders by the names.
    public func queryOrderedByKey() -> DatabaseQuery { with { $0.order = .key } }
    /// Orders by the values.
    public func queryOrderedByValue() -> DatabaseQuery { with { $0.order = .value } }
    /// Orders by the names: there are no priorities.
    public func queryOrderedByPriority() -> DatabaseQuery { queryOrderedByKey() }
    /// Takes no more than the first ones.
    public func queryLimited(toFirst limit: UInt) -> DatabaseQuery { with { $0.limit = (Int(clamping: limit), false) } }
    /// Takes no more than the last ones.
    public func queryLimited(toLast limit: UInt) -> DatabaseQuery { with { $0.limit = (Int(clamping: limit), true) } }
    /// Begins with a value.
    public func queryStarting(atValue startValue: Any?) -> DatabaseQuery {
        with { $0.first = (DatabaseValue(startValue), true) }
    }
    /// Begins with a value.
    public func queryStarting(atValue startValue: Any?, childKey: String?) -> DatabaseQuery {
        queryStarting(atValue: startValue)
    }
    /// Begins after a value.
    public func queryStarting(afterValue startAfterValue: Any?) -> DatabaseQuery {
        with { $0.first = (DatabaseValue(startAfterValue), false) }
    }
    /// Ends with a value.
    public func queryEnding(atValue endValue: Any?) -> DatabaseQuery {
        with { $0.last = (DatabaseValue(endValue), true) }
    }
    /// Ends with a value.
    public func queryEnding(atValue endValue: Any?, childKey: String?) -> DatabaseQuery {
        queryEnding(atValue: endValue)
    }
    /// Ends before a value.
    public func queryEnding(beforeValue endValue: Any?) -> DatabaseQuery {
        with { $0.last = (DatabaseValue(endValue), false) }
    }
    /// Takes those of a value.
    public func queryEqual(toValue value: Any?) -> DatabaseQuery {
        with { ($0.first, $0.last) = ((DatabaseValue(value), true), (DatabaseValue(value), true)) }
    }
}
