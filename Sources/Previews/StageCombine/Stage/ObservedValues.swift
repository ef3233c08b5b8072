import Foundation
import OpenCombine

/// A publisher of what an observer is told.
public struct ObservedValues<Output>: Publisher {
    /// The type of the error that ends it.
    public typealias Failure = Never

    private let observe: (_ tell: @escaping (Output) -> Void) -> AnyCancellable

    /// Makes a publisher.
    ///
    /// - Parameter observe: begins an observation for a subscriber, and returns what ends it.
    public init(_ observe: @escaping (_ tell: @escaping (Output) -> Void) -> AnyCancellable) {
        self.observe = observe
    }

    /// Subscribes to the values.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Never {
        subscriber.receive(subscription: Observed(subscriber, observe))
    }
}

/// A subscriber's observation, which begins when it first asks for values.
private final class Observed<Downstream: Subscriber>: Subscription, CustomStringConvertible {
    private let lock = NSRecursiveLock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var observe: ((@escaping (Downstream.Input) -> Void) -> AnyCancellable)?
    private var observation: AnyCancellable?

    init(_ downstream: Downstream, _ observe: @escaping (@escaping (Downstream.Input) -> Void) -> AnyCancellable) {
        (self.downstream, self.observe) = (downstream, observe)
    }

    var description: String { "Observation" }

    func request(_ more: Subscribers.Demand) {
        let begin = lock.withLock {
            demand += more
            guard demand > .none else { return nil as ((@escaping (Downstream.Input) -> Void) -> AnyCancellable)? }
            defer { observe = nil }
            return observe
        }
        guard let begin else { return }
        let observation = begin { [weak self] in self?.tell($0) }
        let isWanted = lock.withLock {
            self.observation = downstream == nil ? nil : observation
            return downstream != nil
        }
        if !isWanted { observation.cancel() }
    }

    func cancel() {
        let ended = lock.withLock {
            defer { (downstream, observe, observation) = (nil, nil, nil) }
            return observation
        }
        ended?.cancel()
    }

    private func tell(_ value: Downstream.Input) {
        let receiver = lock.withLock { () -> Downstream? in
            guard demand > .none else { return nil }
            demand -= 1
            return downstream
        }
        guard let receiver else { return }
        let more = receiver.receive(value)
        lock.withLock { demand += more }
    }
}

/// A publisher of what a timer tells once it is connected, with the interface of `Timer.TimerPublisher`.
public final class TimedValues<Output>: ConnectablePublisher {
    /// The type of the error that ends it.
    public typealias Failure = Never

    private let broadcast = Broadcast<Output, Never>()
    private let start: (_ tell: @escaping (Output) -> Void) -> AnyCancellable

    /// Makes a publisher.
    ///
    /// - Parameter start: starts the timer, and returns what ends it.
    public init(_ start: @escaping (_ tell: @escaping (Output) -> Void) -> AnyCancellable) {
        self.start = start
    }

    /// Subscribes to the values.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Never {
        broadcast.subscribe(subscriber)
    }

    /// Starts the timer.
    public func connect() -> any Cancellable {
        start { [weak broadcast] in broadcast?.send($0) }
    }
}
