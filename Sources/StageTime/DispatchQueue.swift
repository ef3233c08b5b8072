import QuartzCore

/// A queue on the stage's time, with the interface of Dispatch's.
///
/// All queues are the main one: a stage has one thread, so that it does the same each time. Work is done in the order in
/// which it came, in the first turn of the stage that is due; what blocks holds the stage up.
public final class DispatchQueue: NSObject, @unchecked Sendable {
    // Immutable, hence sendable; NSObject keeps the compiler from seeing it.
    public let label: String

    public static let main = DispatchQueue(label: "com.apple.main-thread")

    private static let global = DispatchQueue(label: "com.apple.root.default-qos")

    /// The same for every class of service.
    public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { global }

    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt64

        public init(rawValue: UInt64) {
            self.rawValue = rawValue
        }

        public static let concurrent = Attributes(rawValue: 1)
        public static let initiallyInactive = Attributes(rawValue: 2)
    }

    /// The parameters beside the label are kept for source compatibility.
    public init(
        label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [], target: DispatchQueue? = nil
    ) {
        self.label = label
    }

    /// Runs `work` in the stage's next turn.
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

    /// Runs `workItem` in the stage's next turn, unless it has been cancelled.
    public func async(execute workItem: DispatchWorkItem) {
        schedule(after: 0) { workItem.perform() }
    }

    /// Runs `workItem` in the stage's next turn, unless it has been cancelled.
    public func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
        group.enter()
        schedule(after: 0) {
            workItem.perform()
            group.leave()
        }
    }

    /// Runs `work` in the stage's first turn at `deadline` or after.
    public func asyncAfter(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) {
        guard deadline < .distantFuture else { return }
        schedule(after: deadline.seconds - StageTurn.time, work)
    }

    /// Runs `execute` in the stage's first turn at `deadline` or after, unless it has been cancelled.
    public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
        guard deadline < .distantFuture else { return }
        schedule(after: deadline.seconds - StageTurn.time) { execute.perform() }
    }

    // Not `async`, for which the compiler has rules of its own.
    func schedule(after delay: TimeInterval, _ work: @escaping () -> Void) {
        let work = MainActorBox(value: work)
        StageTurn.run { clock in
            clock.schedule(at: clock.time + max(delay, 0)) { work.value() }
        }
    }

    /// Runs `work` now, on the caller's thread.
    public func sync<Result>(
        flags: DispatchWorkItemFlags = [], execute work: () throws -> Result
    ) rethrows -> Result {
        try work()
    }

    /// Runs `work` now, on the caller's thread.
    public func sync(execute workItem: DispatchWorkItem) {
        workItem.perform()
    }

    /// Runs `work` for each number below `iterations`, one after the other.
    public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
        for index in 0..<max(iterations, 0) { work(index) }
    }
}
