import Foundation
import OpenCombine

/// A property whose values are published, with the interface of Combine's `Published`.
@propertyWrapper public struct Published<Value> {
    private let state: PublishedState<Value>

    /// Makes a property with a value.
    public init(wrappedValue: Value) {
        state = PublishedState(wrappedValue)
    }

    /// Makes a property with a value.
    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue)
    }

    /// A publisher of a property's values: the present one, and each other one before the property has it.
    public struct Publisher: OpenCombine.Publisher {
        /// The type of the values.
        public typealias Output = Value
        /// The type of the error that ends it.
        public typealias Failure = Never

        fileprivate let state: PublishedState<Value>

        /// Subscribes to the values.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Value, Downstream.Failure == Never {
            state.broadcast.subscribe(subscriber)
        }
    }

    /// The publisher of the values.
    public var projectedValue: Publisher {
        mutating get { Publisher(state: state) }
        set { _ = newValue }
    }

    /// Properties of structures can't be published.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { state.broadcast.value }
        set { state.change(newValue) }
    }

    /// The value of the property of an object.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].state.broadcast.value }
        set { object[keyPath: storageKeyPath].state.change(newValue) }
    }
}

extension Published: ChangeAnnouncing {
    func announce(to publisher: ObservableObjectPublisher) {
        state.objectPublisher = publisher
    }
}

extension Publisher where Failure == Never {
    /// Sets a published property to each value, until the property is released.
    public func assign(to published: inout Published<Output>.Publisher) {
        let state = published.state
        state.assignments.append(sink { [weak state] in state?.change($0) })
    }
}

/// What the copies of a published property share.
private final class PublishedState<Value> {
    let broadcast: Broadcast<Value, Never>
    var objectPublisher: ObservableObjectPublisher?
    var assignments: [AnyCancellable] = []

    init(_ value: Value) {
        broadcast = Broadcast(value)
    }

    func change(_ value: Value) {
        objectPublisher?.send()
        broadcast.offer(value)
        broadcast.set(value)
    }
}
