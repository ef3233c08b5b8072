import Foundation
import OpenCombine

/// What receives from several publishers for one subscriber.
final class Junction<Downstream: Subscriber>: Subscription, CustomStringConvertible {
    private let lock = NSRecursiveLock()
    private let keepsAll: Bool
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var subscriptions: [(any Subscription)?] = []
    private var openCount = 0
    /// What the subscriber has not asked for.
    private var waiting: [Downstream.Input] = []
    private var hasBegun = false

    /// - Parameters:
    ///   - downstream: the subscriber.
    ///   - keepsAll: whether what it does not ask for waits, and not the newest value alone.
    init(_ downstream: Downstream, keepsAll: Bool) {
        (self.downstream, self.keepsAll) = (downstream, keepsAll)
    }

    var description: String { "Junction" }

    /// Has the values of a publisher handled, once the subscriber asks for some.
    func join<Upstream: Publisher>(_ upstream: Upstream, _ handle: @escaping (Upstream.Output) -> Void)
    where Upstream.Failure == Downstream.Failure {
        let index = lock.withLock {
            subscriptions.append(nil)
            openCount += 1
            return subscriptions.count - 1
        }
        upstream.subscribe(
            AnySubscriber<Upstream.Output, Upstream.Failure>(
                receiveSubscription: { [self] in receive($0, at: index) },
                receiveValue: { value in
                    handle(value)
                    return .none
                },
                receiveCompletion: { [self] in receive($0, at: index) }))
    }

    /// Gives the subscriber its subscription, after all publishers have been joined.
    func begin() {
        lock.withLock { downstream }?.receive(subscription: self)
        endIfDone()
    }

    /// Sends a value.
    func send(_ value: Downstream.Input) {
        lock.withLock {
            if !keepsAll { waiting = [] }
            waiting.append(value)
        }
        sendWaiting()
    }

    func request(_ more: Subscribers.Demand) {
        let begun = lock.withLock { () -> [any Subscription] in
            demand += more
            guard !hasBegun, demand > .none else { return [] }
            hasBegun = true
            return subscriptions.compactMap { $0 }
        }
        for subscription in begun { subscription.request(.unlimited) }
        sendWaiting()
    }

    func cancel() {
        let ended = lock.withLock { () -> [any Subscription] in
            defer { (downstream, waiting, subscriptions) = (nil, [], subscriptions.map { _ in nil }) }
            return subscriptions.compactMap { $0 }
        }
        for subscription in ended { subscription.cancel() }
    }

    private func receive(_ subscription: any Subscription, at index: Int) {
        let (isWanted, isDue) = lock.withLock {
            if downstream != nil { subscriptions[index] = subscription }
            return (downstream != nil, hasBegun)
        }
        if !isWanted { subscription.cancel() } else if isDue { subscription.request(.unlimited) }
    }

    private func receive(_ completion: Subscribers.Completion<Downstream.Failure>, at index: Int) {
        guard case .failure = completion else {
            lock.withLock {
                subscriptions[index] = nil
                openCount -= 1
            }
            return endIfDone()
        }
        let end = lock.withLock { downstream }
        cancel()
        end?.receive(completion: completion)
    }

    private func sendWaiting() {
        while let (receiver, value) = next() {
            let more = receiver.receive(value)
            lock.withLock { demand += more }
        }
        endIfDone()
    }

    private func next() -> (Downstream, Downstream.Input)? {
        lock.withLock {
            guard let downstream, demand > .none, !waiting.isEmpty else { return nil }
            demand -= 1
            return (downstream, waiting.removeFirst())
        }
    }

    private func endIfDone() {
        let end = lock.withLock { () -> Downstream? in
            guard openCount == 0, waiting.isEmpty else { return nil }
            defer { downstream = nil }
            return downstream
        }
        end?.receive(completion: .finished)
    }
}
