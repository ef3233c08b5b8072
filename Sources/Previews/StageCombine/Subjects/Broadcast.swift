import Foundation
import OpenCombine

/// The subscribers that share a publisher, told in the order in which they came.
///
/// OpenCombine's own publishers keep theirs in sets, whose order differs from run to run.
final class Broadcast<Output, Failure: Error> {
    private let lock = NSRecursiveLock()
    private let replays: Bool
    private var lines: [BroadcastLine<Output, Failure>] = []
    private var completion: Subscribers.Completion<Failure>?
    private var newest: Output?
    private var sources: [any Subscription] = []

    /// Makes a broadcast of what is sent from now on.
    init() {
        replays = false
    }

    /// Makes a broadcast that gives new subscribers the newest value first.
    init(_ value: Output) {
        (replays, newest) = (true, value)
    }

    deinit {
        for source in sources { source.cancel() }
    }

    /// The newest value, of a broadcast that was made with one.
    var value: Output {
        // Made with a value, and never without one from then on.
        lock.withLock { newest! }
    }

    func subscribe<Downstream: Subscriber>(_ subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
        let line = BroadcastLine(self, AnySubscriber(subscriber), isBehind: replays)
        let end = lock.withLock {
            if completion == nil { lines.append(line) }
            return completion
        }
        guard let end else { return subscriber.receive(subscription: line) }
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: end)
    }

    /// Keeps a value, and tells the subscribers.
    func send(_ value: Output) {
        set(value)
        offer(value)
    }

    /// Keeps a value.
    func set(_ value: Output) {
        lock.withLock { if replays, completion == nil { newest = value } }
    }

    /// Tells the subscribers of a value.
    func offer(_ value: Output) {
        for line in lock.withLock({ lines }) { line.offer(value) }
    }

    func send(completion end: Subscribers.Completion<Failure>) {
        let open = lock.withLock { () -> [BroadcastLine<Output, Failure>] in
            guard completion == nil else { return [] }
            completion = end
            defer { lines = [] }
            return lines
        }
        for line in open { line.finish(end) }
    }

    /// Takes what an upstream publisher sends.
    func send(subscription: any Subscription) {
        lock.withLock { sources.append(subscription) }
        subscription.request(.unlimited)
    }

    fileprivate func remove(_ line: BroadcastLine<Output, Failure>) {
        lock.withLock { lines.removeAll { $0 === line } }
    }
}

/// One subscriber's share of a broadcast.
private final class BroadcastLine<Output, Failure: Error>: Subscription, CustomStringConvertible {
    private let lock = NSRecursiveLock()
    private var broadcast: Broadcast<Output, Failure>?
    private var subscriber: AnySubscriber<Output, Failure>?
    private var demand = Subscribers.Demand.none
    /// Whether the newest value has not been received.
    private var isBehind: Bool

    init(
        _ broadcast: Broadcast<Output, Failure>, _ subscriber: AnySubscriber<Output, Failure>, isBehind: Bool
    ) {
        (self.broadcast, self.subscriber, self.isBehind) = (broadcast, subscriber, isBehind)
    }

    var description: String { "Subscription" }

    func offer(_ value: Output) {
        let receiver = lock.withLock { () -> AnySubscriber<Output, Failure>? in
            isBehind = demand == .none
            guard let subscriber, demand > .none else { return nil }
            demand -= 1
            return subscriber
        }
        if let receiver { add(receiver.receive(value)) }
    }

    func request(_ more: Subscribers.Demand) {
        add(more)
        let source = lock.withLock { () -> Broadcast<Output, Failure>? in
            guard isBehind, demand > .none, subscriber != nil else { return nil }
            return broadcast
        }
        if let source, source.hasValue { offer(source.value) }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        take()?.receive(completion: completion)
    }

    func cancel() {
        let source = broadcast
        _ = take()
        source?.remove(self)
    }

    private func add(_ more: Subscribers.Demand) {
        lock.withLock { demand += more }
    }

    /// Ends the share, and returns its subscriber.
    private func take() -> AnySubscriber<Output, Failure>? {
        lock.withLock {
            defer { (subscriber, broadcast) = (nil, nil) }
            return subscriber
        }
    }
}

extension Broadcast {
    /// Whether new subscribers are given a value first.
    fileprivate var hasValue: Bool { replays }
}
