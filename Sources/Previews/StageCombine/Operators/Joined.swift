import OpenCombine

/// Publishers of one type of values, whatever they are themselves, whose values are sent as they come.
struct Joined<Output, Failure: Error> {
    private let parts: [AnyPublisher<Output, Failure>]

    init<Upstream: Publisher>(_ publisher: Upstream) where Upstream.Output == Output, Upstream.Failure == Failure {
        parts = [publisher.eraseToAnyPublisher()]
    }

    init(_ parts: Joined...) {
        self.parts = parts.flatMap(\.parts)
    }

    init(_ parts: [Joined]) {
        self.parts = parts.flatMap(\.parts)
    }

    func receive<Downstream: Subscriber>(_ subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
        let junction = Junction(subscriber, keepsAll: true)
        for part in parts { junction.join(part) { [junction] in junction.send($0) } }
        junction.begin()
    }
}

extension Publishers {
    /// A publisher of the values of others of one type, with the interface of Combine's `Publishers.MergeMany`.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the error that ends it.
        public typealias Failure = Upstream.Failure

        /// The publishers.
        public let publishers: [Upstream]

        /// Makes a publisher.
        public init(_ upstream: Upstream...) {
            publishers = upstream
        }

        /// Makes a publisher.
        public init<Upstreams: Swift.Sequence>(_ upstream: Upstreams) where Upstreams.Element == Upstream {
            publishers = Array(upstream)
        }

        /// Subscribes to the values.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            Joined(publishers.map { Joined($0) }).receive(subscriber)
        }

        /// Returns a publisher of the values of one more.
        public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
    }
}
