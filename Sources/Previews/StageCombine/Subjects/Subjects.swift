import OpenCombine

/// A subject that passes on what is sent to it, with the interface of Combine's `PassthroughSubject`.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let broadcast = Broadcast<Output, Failure>()

    /// Makes a subject.
    public init() {}

    /// Takes an upstream publisher's subscription.
    public func send(subscription: any Subscription) {
        broadcast.send(subscription: subscription)
    }

    /// Subscribes to the values.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
        broadcast.subscribe(subscriber)
    }

    /// Sends a value.
    public func send(_ input: Output) {
        broadcast.send(input)
    }

    /// Ends all subscriptions.
    public func send(completion: Subscribers.Completion<Failure>) {
        broadcast.send(completion: completion)
    }
}

/// A subject that gives new subscribers its value first, with the interface of Combine's `CurrentValueSubject`.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let broadcast: Broadcast<Output, Failure>

    /// Makes a subject with a value.
    public init(_ value: Output) {
        broadcast = Broadcast(value)
    }

    /// The value; setting it sends it.
    public var value: Output {
        get { broadcast.value }
        set { broadcast.send(newValue) }
    }

    /// Takes an upstream publisher's subscription.
    public func send(subscription: any Subscription) {
        broadcast.send(subscription: subscription)
    }

    /// Subscribes to the values.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
        broadcast.subscribe(subscriber)
    }

    /// Sends a value.
    public func send(_ input: Output) {
        broadcast.send(input)
    }

    /// Ends all subscriptions.
    public func send(completion: Subscribers.Completion<Failure>) {
        broadcast.send(completion: completion)
    }
}
