/// A value that somebody else keeps.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    private let get: () -> Value
    private let set: (Value, Transaction) -> Void
    /// How its changes are shown.
    public var transaction = Transaction()

    /// Makes one of functions that read and write the value.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = { value, _ in set(value) }
    }

    /// Makes one of functions that read and write the value.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.get = get
        self.set = set
    }

    /// Makes one of another.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// Makes one of an optional value that is there; nil if it is not.
    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
    }

    /// Makes one of a value that is always there.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
    }

    /// Makes one that never changes.
    public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

    /// The value.
    public var wrappedValue: Value {
        get { get() }
        nonmutating set {
            if let animation = transaction.animation {
                withAnimation(animation) { set(newValue, transaction) }
            } else {
                set(newValue, transaction)
            }
        }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// Returns a binding to a part of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let base = self
        return Binding<Subject>(
            get: { base.wrappedValue[keyPath: keyPath] }, set: { base.wrappedValue[keyPath: keyPath] = $0 })
    }

    /// Returns one whose changes are animated.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var copy = self
        copy.transaction.animation = animation
        return copy
    }

    /// Returns one whose changes are shown as a transaction says.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var copy = self
        copy.transaction = transaction
        return copy
    }
}

extension Binding: DynamicProperty {}

extension Binding: Identifiable where Value: Identifiable {
    /// The identity of the value.
    public nonisolated var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    /// The type of the elements.
    public typealias Element = Binding<Value.Element>
    /// The type of what goes through them.
    public typealias Iterator = IndexingIterator<Binding<Value>>
    /// The type of a part.
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    /// The type of a position.
    public typealias Index = Value.Index
    /// The type of the positions.
    public typealias Indices = Value.Indices
    /// The first position.
    public nonisolated var startIndex: Value.Index { wrappedValue.startIndex }
    /// The position behind the last.
    public nonisolated var endIndex: Value.Index { wrappedValue.endIndex }
    /// The positions.
    public nonisolated var indices: Value.Indices { wrappedValue.indices }
    /// Returns the next position.
    public nonisolated func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
    /// Moves a position to the next.
    public nonisolated func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }
    /// Returns a binding to an element.
    public nonisolated subscript(position: Value.Index) -> Binding<Value.Element> {
        let base = self
        return Binding<Value.Element>(
            get: { base.wrappedValue[position] }, set: { base.wrappedValue[position] = $0 })
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    /// Returns the position before.
    public nonisolated func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
    /// Moves a position to the one before.
    public nonisolated func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}
