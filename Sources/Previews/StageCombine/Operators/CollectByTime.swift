import Foundation
import OpenCombine

// The interface of Combine's `collect(_:options:)` by time, which OpenCombine lacks.

extension Publishers {
    /// When values that have been collected are sent.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        case byTime(Context, Context.SchedulerTimeType.Stride)
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// A publisher that collects values, and sends those of an interval together.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The type of the values.
        public typealias Output = [Upstream.Output]
        /// The type of the error that ends it.
        public typealias Failure = Upstream.Failure

        /// The publisher of the values.
        public let upstream: Upstream
        /// When the values are sent.
        public let strategy: TimeGroupingStrategy<Context>
        /// Options of the scheduler.
        public let options: Context.SchedulerOptions?

        /// Makes a publisher.
        public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
            (self.upstream, self.strategy, self.options) = (upstream, strategy, options)
        }

        /// Subscribes to the values.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            let group = TimeGroup<Upstream.Output>()
            let (scheduler, interval, limit) =
                switch strategy {
                case .byTime(let scheduler, let interval): (scheduler, interval, Int.max)
                case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, count)
                }
            let sent = PassthroughSubject<Output, Failure>()
            // The subscription to the values ends with the subscriber's.
            let values = upstream.handleEvents(receiveCompletion: { end in
                if case .finished = end, let rest = group.take() { sent.send(rest) }
                sent.send(completion: end)
            })
            var timer: (any Cancellable)?
            var source: AnyCancellable?
            sent.handleEvents(
                receiveSubscription: { _ in
                    timer = scheduler.schedule(
                        after: scheduler.now.advanced(by: interval), interval: interval,
                        tolerance: scheduler.minimumTolerance, options: options
                    ) { if let values = group.take() { sent.send(values) } }
                },
                receiveCompletion: { _ in timer?.cancel() },
                receiveCancel: {
                    timer?.cancel()
                    source?.cancel()
                }
            ).subscribe(subscriber)
            source = values.sink(
                receiveCompletion: { _ in },
                receiveValue: { value in
                    if group.add(value) >= limit, let full = group.take() { sent.send(full) }
                })
        }
    }
}

extension Publisher {
    /// Returns a publisher that sends the values of each interval together.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}

/// Values that wait to be sent together.
private final class TimeGroup<Value> {
    private let lock = NSLock()
    private var values: [Value] = []

    /// Adds a value, and returns how many there are.
    func add(_ value: Value) -> Int {
        lock.withLock {
            values.append(value)
            return values.count
        }
    }

    /// Removes the values; nil if there are none.
    func take() -> [Value]? {
        lock.withLock {
            defer { values = [] }
            return values.isEmpty ? nil : values
        }
    }
}
