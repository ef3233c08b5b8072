import Dispatch
import Foundation
import QuartzCore
import Synchronization

/// A queue on the stage's time, with the interface of Dispatch's `DispatchQueue`.
///
/// All queues are the main one: a stage has one thread, so that it does the same each time. Work is done in the order
/// in which it came, in the stage's first run-loop turn at its time or after, or, on another queue than
/// ``main``, by who waits for it; blocking work holds the stage up.
public final class DispatchQueue: NSObject, @unchecked Sendable {
    // Immutable, hence sendable; NSObject keeps the compiler from seeing it.
    /// The name that was given when the queue was made.
    public let label: String
    private let kept = Mutex<[ObjectIdentifier: MainActorBox<Any>]>([:])
    /// How often the queue is suspended, and the work that came due meanwhile.
    private let held = Mutex<(suspensions: Int, work: [MainActorBox<() -> Void>])>((0, []))

    /// The main queue.
    public static let main = DispatchQueue(label: "com.apple.main-thread")

    private static let global = DispatchQueue(label: "com.apple.root.default-qos")

    /// Returns the global queue, the same for every class of service.
    public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { global }

    /// The priorities of global queues before there were classes of service.
    public enum GlobalQueuePriority: Sendable {
        case high, `default`, low, background
    }

    /// Returns the global queue, the same for every priority.
    public static func global(priority: GlobalQueuePriority) -> DispatchQueue { global }

    /// Attributes of a new queue, which have no effect.
    public struct Attributes: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt64

        /// Makes a set of its bits.
        public init(rawValue: UInt64) {
            self.rawValue = rawValue
        }

        /// Work items may run at the same time; on a stage none do.
        public static let concurrent = Attributes(rawValue: 1)
        /// The queue waits to be activated; on a stage it does not.
        public static let initiallyInactive = Attributes(rawValue: 2)
    }

    /// How often a queue releases objects; has no effect on a stage, as nothing is autoreleased.
    public enum AutoreleaseFrequency: Sendable {
        case inherit, workItem, never
    }

    /// Makes a queue.
    ///
    /// The parameters beside the label have no effect.
    public init(
        label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
        autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
    ) {
        self.label = label
    }

    /// Runs `work` in the stage's next run-loop turn.
    public func async(
        group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) {
        group?.enter()
        schedule(after: 0) {
            work()
            group?.leave()
        }
    }

    /// Runs `workItem` in the stage's next run-loop turn, unless it has been cancelled.
    public func async(execute workItem: DispatchWorkItem) {
        schedule(after: 0) { workItem.perform() }
    }

    /// Runs `workItem` in the stage's next run-loop turn, unless it has been cancelled.
    public func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
        group.enter()
        schedule(after: 0) {
            workItem.perform()
            group.leave()
        }
    }

    /// Runs `work` in the stage's first run-loop turn at `deadline` or after.
    public func asyncAfter(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) {
        guard deadline < .distantFuture else { return }
        schedule(after: deadline.seconds - StageTurn.time, work)
    }

    /// Runs `execute` in the stage's first run-loop turn at `deadline` or after, unless it has been cancelled.
    public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
        guard deadline < .distantFuture else { return }
        schedule(after: deadline.seconds - StageTurn.time) { execute.perform() }
    }

    /// Runs `work` in the stage's first run-loop turn at `wallDeadline` or after: a stage's clock on the wall is its only one.
    public func asyncAfter(
        wallDeadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) {
        guard wallDeadline < .distantFuture else { return }
        schedule(after: wallDeadline.seconds - StageTurn.time, work)
    }

    /// Runs `execute` in the stage's first run-loop turn at `wallDeadline` or after, unless it has been cancelled.
    public func asyncAfter(wallDeadline: DispatchTime, execute: DispatchWorkItem) {
        asyncAfter(deadline: wallDeadline, execute: execute)
    }

    /// Keeps a value for a key, or, as nil, removes it.
    public func setSpecific<Value>(key: DispatchSpecificKey<Value>, value: Value?) {
        let box = value.map { MainActorBox(value: $0 as Any) }
        kept.withLock { $0[ObjectIdentifier(key)] = box }
    }

    /// The value for a key; nil without one.
    public func getSpecific<Value>(key: DispatchSpecificKey<Value>) -> Value? {
        kept.withLock { $0[ObjectIdentifier(key)] }?.value as? Value
    }

    /// The value for a key of the queue whose work is running; that of the main queue for what no queue runs.
    public class func getSpecific<Value>(key: DispatchSpecificKey<Value>) -> Value? {
        (StageTurn.isOnMainActor ? MainActor.assumeIsolated { running ?? main } : nil)?.getSpecific(key: key)
    }

    /// The queue whose work is running; nil for none.
    @MainActor private static var running: DispatchQueue?

    /// Runs work of this queue.
    private func perform<Result>(_ work: () throws -> Result) rethrows -> Result {
        guard StageTurn.isOnMainActor else { return try work() }
        let before = MainActor.assumeIsolated {
            defer { Self.running = self }
            return Self.running
        }
        defer { MainActor.assumeIsolated { Self.running = before } }
        return try work()
    }

    // Not `async`, for which the compiler has rules of its own.
    func schedule(after delay: TimeInterval, _ work: @escaping () -> Void) {
        let work = MainActorBox(value: work)
        let isMain = self === Self.main
        StageTurn.run { clock in
            let time = clock.time + max(delay, 0) + (BackgroundWork.slept ?? 0)
            if isMain {
                BackgroundWork.ofMainQueue.add(at: time, on: clock) { self.perform(work.value) }
            } else {
                BackgroundWork.ofStage.add(at: time, on: clock) {
                    if !self.hold(work) { self.perform(work.value) }
                }
            }
        }
    }

    /// Keeps work until the queue is resumed.
    ///
    /// - Returns: whether the queue is suspended.
    private func hold(_ work: MainActorBox<() -> Void>) -> Bool {
        held.withLock { held in
            if held.suspensions > 0 { held.work.append(work) }
            return held.suspensions > 0
        }
    }

    /// Holds work back until the queue is resumed as often; has no effect on the main queue and the global one.
    public func suspend() {
        guard self !== Self.main, self !== Self.global else { return }
        held.withLock { $0.suspensions += 1 }
    }

    /// Ends one suspension: the last one has the queue do what has come due meanwhile.
    public func resume() {
        let due = held.withLock { held in
            held.suspensions = max(held.suspensions - 1, 0)
            guard held.suspensions == 0 else { return [MainActorBox<() -> Void>]() }
            defer { held.work = [] }
            return held.work
        }
        for work in due { schedule(after: 0) { work.value() } }
    }

    /// Has no effect, as no queue waits to be activated.
    public func activate() {}

    /// Runs `work` now, on the caller's thread.
    public func sync<Result>(
        flags: DispatchWorkItemFlags = [], execute work: () throws -> Result
    ) rethrows -> Result {
        try perform(work)
    }

    /// Runs `work` now, on the caller's thread.
    public func sync(execute workItem: DispatchWorkItem) {
        perform { workItem.perform() }
    }

    /// Runs `work` for each number below `iterations`, one after the other.
    public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
        for index in 0..<max(iterations, 0) { work(index) }
    }
}
