import QuartzCore

/// The work that has been given to a stage's queues other than the main one, and its tasks' sleeps, or to the main one.
///
/// It is done in the stage's steps, or at once by code on the main thread that waits for it.
@MainActor
final class BackgroundWork {
    /// That of the stage whose code is running.
    static var ofStage: BackgroundWork { FrameClock.current.shared { BackgroundWork() } }
    /// The work of the main queue of the stage whose code is running.
    static var ofMainQueue: BackgroundWork { FrameClock.current.shared { MainQueueWork() }.work }

    @MainActor
    private final class MainQueueWork {
        let work = BackgroundWork(isOfMainQueue: true)
    }

    private let isOfMainQueue: Bool
    private var items: [Item] = []
    /// The number of items at which those that are done are let go: not at each addition, as a queue may be given thousands.
    private var limit = 64

    private init(isOfMainQueue: Bool = false) { self.isOfMainQueue = isOfMainQueue }

    /// The seconds that the work which is being done has slept: what it gives to queues is due so much later.
    ///
    /// Nil while none is being done.
    static var slept: TimeInterval?

    /// Work that is to be done once.
    @MainActor
    final class Item {
        fileprivate var scheduled: ScheduledAction?
        private var work: (@MainActor () -> Void)?
        private let isOfMainQueue: Bool

        fileprivate init(isOfMainQueue: Bool, _ work: @escaping @MainActor () -> Void) {
            (self.isOfMainQueue, self.work) = (isOfMainQueue, work)
        }

        /// Whether the work is neither done nor cancelled.
        fileprivate var isWaiting: Bool { work != nil }

        fileprivate func run() {
            let work = work
            cancel()
            let before = BackgroundWork.slept
            BackgroundWork.slept = isOfMainQueue ? nil : 0
            work?()
            BackgroundWork.slept = before
        }

        func cancel() {
            work = nil
            scheduled?.cancel()
            scheduled = nil
        }
    }

    /// Has work done in the first step at `time` or after, on `clock`.
    @discardableResult
    func add(at time: TimeInterval, on clock: FrameClock, _ work: @escaping @MainActor () -> Void) -> Item {
        let item = Item(isOfMainQueue: isOfMainQueue, work)
        item.scheduled = clock.schedule(at: time) { item.run() }
        items.append(item)
        if items.count >= limit {
            items.removeAll { !$0.isWaiting }
            limit = max(64, 2 * items.count)
        }
        return item
    }

    /// Does the next work.
    ///
    /// - Parameter deadline: the latest time of the stage at which it may be due.
    /// - Returns: whether there was any.
    func runNext(by deadline: TimeInterval) -> Bool {
        items.removeAll { !$0.isWaiting }
        // The first of those that are due first.
        let next = items.min { ($0.scheduled?.time ?? 0) < ($1.scheduled?.time ?? 0) }
        guard let next, (next.scheduled?.time ?? 0) <= deadline else { return false }
        next.run()
        return true
    }
}

/// Code that waits for what other code does.
///
/// On the main thread time does not pass while it waits: it does the stage's background work itself, in the order in which
/// that is due, until what it waits for has come. Work of another queue than the main one does the main queue's, too, when no
/// other is left, as on a phone the main thread goes on.
enum StageWait {
    /// Waits until a condition holds.
    ///
    /// - Parameters:
    ///   - condition: is locked for `isOver`, and broadcast when it may have changed.
    ///   - deadline: the time of the stage at which waiting ends; may be infinite.
    ///   - name: what waits, for the message where it would wait for ever.
    ///   - isOver: whether what is waited for has come.
    /// - Returns: whether it has come by the deadline.
    static func wait(
        on condition: NSCondition, until deadline: DispatchTime, _ name: String, isOver: @escaping () -> Bool
    ) -> DispatchTimeoutResult {
        guard StageTurn.isOnMainActor else { return block(on: condition, until: deadline, isOver) }
        let isOver = MainActorBox(value: { condition.withLock { isOver() } })
        return MainActor.assumeIsolated {
            let clock = FrameClock.current
            let work = BackgroundWork.ofStage
            while !isOver.value() {
                guard
                    clock.takeTurn() || work.runNext(by: deadline.seconds)
                        || BackgroundWork.slept != nil && BackgroundWork.ofMainQueue.runNext(by: deadline.seconds)
                else {
                    guard deadline == .distantFuture else { return .timedOut }
                    fatalError("\(name) waits for ever: nothing is left to be done that could end it")
                }
            }
            return .success
        }
    }

    /// Waits on a thread of its own, on which only the machine's time passes.
    private static func block(
        on condition: NSCondition, until deadline: DispatchTime, _ isOver: () -> Bool
    ) -> DispatchTimeoutResult {
        let end = deadline == .distantFuture ? nil : Date(timeIntervalSinceNow: deadline.seconds - StageTurn.time)
        return condition.withLock {
            while !isOver() {
                guard let end else {
                    condition.wait()
                    continue
                }
                guard condition.wait(until: end) else { return isOver() ? .success : .timedOut }
            }
            return .success
        }
    }
}
