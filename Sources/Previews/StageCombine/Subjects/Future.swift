import Foundation
import OpenCombine

/// A publisher of one value that is known later, with the interface of Combine's `Future`.
public final class Future<Output, Failure: Error>: Publisher {
    /// A closure that is called with the value or the error.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = NSRecursiveLock()
    private var result: Result<Output, Failure>?
    private var lines: [FutureLine<Output, Failure>] = []

    /// Makes a publisher, and calls `attemptToFulfill` at once.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { [self] in fulfil($0) }
    }

    private func fulfil(_ result: Result<Output, Failure>) {
        let waiting = lock.withLock { () -> [FutureLine<Output, Failure>] in
            guard self.result == nil else { return [] }
            self.result = result
            defer { lines = [] }
            return lines
        }
        for line in waiting { line.fulfil(result) }
    }

    /// Subscribes to the values.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
        let line = FutureLine(AnySubscriber(subscriber), of: self)
        let known = lock.withLock { () -> Result<Output, Failure>? in
            if result == nil { lines.append(line) }
            return result
        }
        subscriber.receive(subscription: line)
        if let known { line.fulfil(known) }
    }

    fileprivate func remove(_ line: FutureLine<Output, Failure>) {
        lock.withLock { lines.removeAll { $0 === line } }
    }
}

extension Future where Failure == Never {
    /// The value, once it is known.
    public final var value: Output {
        get async {
            await withUnsafeContinuation { continuation in
                receive(
                    subscriber: AnySubscriber(
                        receiveSubscription: { $0.request(.unlimited) },
                        receiveValue: { value in
                            continuation.resume(returning: value)
                            return .none
                        }))
            }
        }
    }
}

extension Future where Failure == any Error {
    /// The value, once it is known.
    public final var value: Output {
        get async throws {
            try await withUnsafeThrowingContinuation { continuation in
                receive(
                    subscriber: AnySubscriber(
                        receiveSubscription: { $0.request(.unlimited) },
                        receiveValue: { value in
                            continuation.resume(returning: value)
                            return .none
                        },
                        receiveCompletion: { end in
                            if case .failure(let error) = end { continuation.resume(throwing: error) }
                        }))
            }
        }
    }
}

/// One subscriber of a future.
private final class FutureLine<Output, Failure: Error>: Subscription, CustomStringConvertible {
    private let lock = NSRecursiveLock()
    private var subscriber: AnySubscriber<Output, Failure>?
    private var future: Future<Output, Failure>?
    private var result: Result<Output, Failure>?
    private var isDemanded = false

    init(_ subscriber: AnySubscriber<Output, Failure>, of future: Future<Output, Failure>) {
        (self.subscriber, self.future) = (subscriber, future)
    }

    var description: String { "Future" }

    func fulfil(_ result: Result<Output, Failure>) {
        lock.withLock { self.result = result }
        deliver()
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { if demand > .none { isDemanded = true } }
        deliver()
    }

    func cancel() {
        let source = future
        lock.withLock { (subscriber, future) = (nil, nil) }
        source?.remove(self)
    }

    private func deliver() {
        let due = lock.withLock { () -> (AnySubscriber<Output, Failure>, Result<Output, Failure>)? in
            guard let subscriber, let result else { return nil }
            if case .success = result, !isDemanded { return nil }
            (self.subscriber, future) = (nil, nil)
            return (subscriber, result)
        }
        guard let (subscriber, result) = due else { return }
        switch result {
        case .success(let value):
            _ = subscriber.receive(value)
            subscriber.receive(completion: .finished)
        case .failure(let error): subscriber.receive(completion: .failure(error))
        }
    }
}
