import OpenCombine

// The interface of Combine's `merge(with:)`, which OpenCombine lacks.

extension Publishers {
    /// A publisher of the values of two others.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where B.Output == A.Output, B.Failure == A.Failure {
        /// The type of the values.
        public typealias Output = A.Output
        /// The type of the error that ends it.
        public typealias Failure = A.Failure

        private let join: Joined<Output, Failure>

        /// Makes a publisher.
        public init(_ a: A, _ b: B) {
            join = Joined(Joined(a), Joined(b))
        }

        /// Subscribes to the values.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            join.receive(subscriber)
        }
    }

    /// A publisher of the values of three others.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure {
        /// The type of the values.
        public typealias Output = A.Output
        /// The type of the error that ends it.
        public typealias Failure = A.Failure

        private let join: Joined<Output, Failure>

        /// Makes a publisher.
        public init(_ a: A, _ b: B, _ c: C) {
            join = Joined(Joined(a), Joined(b), Joined(c))
        }

        /// Subscribes to the values.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            join.receive(subscriber)
        }
    }

    /// A publisher of the values of four others.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
        D.Output == A.Output, D.Failure == A.Failure
    {
        /// The type of the values.
        public typealias Output = A.Output
        /// The type of the error that ends it.
        public typealias Failure = A.Failure

        private let join: Joined<Output, Failure>

        /// Makes a publisher.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            join = Joined(Joined(a), Joined(b), Joined(c), Joined(d))
        }

        /// Subscribes to the values.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            join.receive(subscriber)
        }
    }

    /// A publisher of the values of five others.
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
    where
        B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
        D.Output == A.Output, D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure
    {
        /// The type of the values.
        public typealias Output = A.Output
        /// The type of the error that ends it.
        public typealias Failure = A.Failure

        private let join: Joined<Output, Failure>

        /// Makes a publisher.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            join = Joined(Joined(a), Joined(b), Joined(c), Joined(d), Joined(e))
        }

        /// Subscribes to the values.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            join.receive(subscriber)
        }
    }

    /// A publisher of the values of six others.
    public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
    where
        B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
        D.Output == A.Output, D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure,
        F.Output == A.Output, F.Failure == A.Failure
    {
        /// The type of the values.
        public typealias Output = A.Output
        /// The type of the error that ends it.
        public typealias Failure = A.Failure

        private let join: Joined<Output, Failure>

        /// Makes a publisher.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            join = Joined(Joined(a), Joined(b), Joined(c), Joined(d), Joined(e), Joined(f))
        }

        /// Subscribes to the values.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            join.receive(subscriber)
        }
    }

    /// A publisher of the values of seven others.
    public struct Merge7<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
    >: Publisher
    where
        B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
        D.Output == A.Output, D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure,
        F.Output == A.Output, F.Failure == A.Failure, G.Output == A.Output, G.Failure == A.Failure
    {
        /// The type of the values.
        public typealias Output = A.Output
        /// The type of the error that ends it.
        public typealias Failure = A.Failure

        private let join: Joined<Output, Failure>

        /// Makes a publisher.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            join = Joined(Joined(a), Joined(b), Joined(c), Joined(d), Joined(e), Joined(f), Joined(g))
        }

        /// Subscribes to the values.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            join.receive(subscriber)
        }
    }

    /// A publisher of the values of eight others.
    public struct Merge8<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
    >: Publisher
    where
        B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
        D.Output == A.Output, D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure,
        F.Output == A.Output, F.Failure == A.Failure, G.Output == A.Output, G.Failure == A.Failure,
        H.Output == A.Output, H.Failure == A.Failure
    {
        /// The type of the values.
        public typealias Output = A.Output
        /// The type of the error that ends it.
        public typealias Failure = A.Failure

        private let join: Joined<Output, Failure>

        /// Makes a publisher.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            join = Joined(Joined(a), Joined(b), Joined(c), Joined(d), Joined(e), Joined(f), Joined(g), Joined(h))
        }

        /// Subscribes to the values.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            join.receive(subscriber)
        }
    }

}

extension Publisher {
    /// Returns a publisher of the values of this one and others.
    public func merge<B: Publisher>(
        with b: B
    ) -> Publishers.Merge<Self, B>
    where B.Output == Output, B.Failure == Failure {
        Publishers.Merge(self, b)
    }

    /// Returns a publisher of the values of this one and others.
    public func merge<B: Publisher, C: Publisher>(
        with b: B, _ c: C
    ) -> Publishers.Merge3<Self, B, C>
    where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
        Publishers.Merge3(self, b, c)
    }

    /// Returns a publisher of the values of this one and others.
    public func merge<B: Publisher, C: Publisher, D: Publisher>(
        with b: B, _ c: C, _ d: D
    ) -> Publishers.Merge4<Self, B, C, D>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure
    {
        Publishers.Merge4(self, b, c, d)
    }

    /// Returns a publisher of the values of this one and others.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E
    ) -> Publishers.Merge5<Self, B, C, D, E>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure, E.Output == Output, E.Failure == Failure
    {
        Publishers.Merge5(self, b, c, d, e)
    }

    /// Returns a publisher of the values of this one and others.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) -> Publishers.Merge6<Self, B, C, D, E, F>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure
    {
        Publishers.Merge6(self, b, c, d, e, f)
    }

    /// Returns a publisher of the values of this one and others.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
    ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure,
        G.Output == Output, G.Failure == Failure
    {
        Publishers.Merge7(self, b, c, d, e, f, g)
    }

    /// Returns a publisher of the values of this one and others.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure,
        G.Output == Output, G.Failure == Failure, H.Output == Output, H.Failure == Failure
    {
        Publishers.Merge8(self, b, c, d, e, f, g, h)
    }

    /// Returns a publisher of the values of this one and another of its type.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }
}
