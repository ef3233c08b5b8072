import OpenCombine

extension Publisher {
    /// Returns a publisher whose subscribers share one subscription to this one, as `share()` does.
    public func sharedInOrder() -> SharedPublisher<Self> { SharedPublisher(self) }
}

/// A publisher whose subscribers share one subscription, told in the order in which they came.
public final class SharedPublisher<Upstream: Publisher>: Publisher, Equatable {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error that ends it.
    public typealias Failure = Upstream.Failure

    private let inner: Publishers.Autoconnect<Publishers.Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    init(_ upstream: Upstream) {
        inner = upstream.multicast(subject: PassthroughSubject()).autoconnect()
    }

    /// Subscribes to the values.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
        inner.subscribe(subscriber)
    }

    /// Whether two are the same.
    public static func == (a: SharedPublisher, b: SharedPublisher) -> Bool { a === b }
}
