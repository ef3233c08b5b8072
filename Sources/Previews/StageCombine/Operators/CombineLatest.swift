import OpenCombine

// The interface of Combine's `combineLatest(_:)`, which OpenCombine lacks.

extension Publishers {
    /// A publisher of the newest values of two others, once each has one.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where B.Failure == A.Failure {
        /// The type of the values.
        public typealias Output = (A.Output, B.Output)
        /// The type of the error that ends it.
        public typealias Failure = A.Failure

        /// One of the publishers.
        public let a: A
        /// One of the publishers.
        public let b: B

        /// Makes a publisher.
        public init(_ a: A, _ b: B) {
            (self.a, self.b) = (a, b)
        }

        /// Subscribes to the values.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            let junction = Junction(subscriber, keepsAll: false)
            var newest: (A.Output?, B.Output?) = (nil, nil)
            func send() {
                guard let a = newest.0, let b = newest.1 else { return }
                junction.send((a, b))
            }
            junction.join(a) {
                newest.0 = $0
                send()
            }
            junction.join(b) {
                newest.1 = $0
                send()
            }
            junction.begin()
        }
    }

    /// A publisher of the newest values of three others, once each has one.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where B.Failure == A.Failure, C.Failure == A.Failure {
        /// The type of the values.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// The type of the error that ends it.
        public typealias Failure = A.Failure

        /// One of the publishers.
        public let a: A
        /// One of the publishers.
        public let b: B
        /// One of the publishers.
        public let c: C

        /// Makes a publisher.
        public init(_ a: A, _ b: B, _ c: C) {
            (self.a, self.b, self.c) = (a, b, c)
        }

        /// Subscribes to the values.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            let junction = Junction(subscriber, keepsAll: false)
            var newest: (A.Output?, B.Output?, C.Output?) = (nil, nil, nil)
            func send() {
                guard let a = newest.0, let b = newest.1, let c = newest.2 else { return }
                junction.send((a, b, c))
            }
            junction.join(a) {
                newest.0 = $0
                send()
            }
            junction.join(b) {
                newest.1 = $0
                send()
            }
            junction.join(c) {
                newest.2 = $0
                send()
            }
            junction.begin()
        }
    }

    /// A publisher of the newest values of four others, once each has one.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure {
        /// The type of the values.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        /// The type of the error that ends it.
        public typealias Failure = A.Failure

        /// One of the publishers.
        public let a: A
        /// One of the publishers.
        public let b: B
        /// One of the publishers.
        public let c: C
        /// One of the publishers.
        public let d: D

        /// Makes a publisher.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            (self.a, self.b, self.c, self.d) = (a, b, c, d)
        }

        /// Subscribes to the values.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            let junction = Junction(subscriber, keepsAll: false)
            var newest: (A.Output?, B.Output?, C.Output?, D.Output?) = (nil, nil, nil, nil)
            func send() {
                guard let a = newest.0, let b = newest.1, let c = newest.2, let d = newest.3 else { return }
                junction.send((a, b, c, d))
            }
            junction.join(a) {
                newest.0 = $0
                send()
            }
            junction.join(b) {
                newest.1 = $0
                send()
            }
            junction.join(c) {
                newest.2 = $0
                send()
            }
            junction.join(d) {
                newest.3 = $0
                send()
            }
            junction.begin()
        }
    }

}

extension Publisher {
    /// Returns a publisher of the newest values of this one and others.
    public func combineLatest<P: Publisher>(
        _ other: P
    ) -> Publishers.CombineLatest<Self, P>
    where P.Failure == Failure {
        Publishers.CombineLatest(self, other)
    }

    /// Returns a publisher of what the newest values of this one and others give together.
    public func combineLatest<P: Publisher, T>(
        _ other: P,
        _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
    where P.Failure == Failure {
        combineLatest(other).map { transform($0, $1) }
    }

    /// Returns a publisher of the newest values of this one and others.
    public func combineLatest<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> Publishers.CombineLatest3<Self, P, Q>
    where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// Returns a publisher of what the newest values of this one and others give together.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q,
        _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
    where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(publisher1, publisher2).map { transform($0, $1, $2) }
    }

    /// Returns a publisher of the newest values of this one and others.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    /// Returns a publisher of what the newest values of this one and others give together.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        combineLatest(publisher1, publisher2, publisher3).map { transform($0, $1, $2, $3) }
    }

}
