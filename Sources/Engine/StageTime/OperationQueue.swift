import QuartzCore

/// A queue of operations on the stage's time, with the interface of Foundation's `OperationQueue`.
///
/// Operations begin in the stage's run-loop turns, one after the other: by their priority, then in the order in which they
/// came.
open class OperationQueue: NSObject, @unchecked Sendable {
    /// The number of operations at a time that the queue chooses itself.
    public static let defaultMaxConcurrentOperationCount = -1
    /// The main queue.
    public static let main = OperationQueue(on: .main)
    /// The main queue: all work of a stage is done on its one thread.
    public class var current: OperationQueue? { main }

    /// The name.
    open var name: String?
    /// Has no effect.
    open var qualityOfService = QualityOfService.default
    /// Has no effect.
    open var underlyingQueue: DispatchQueue?
    /// The number of operations that may have begun and not finished; negative for any number.
    open var maxConcurrentOperationCount = defaultMaxConcurrentOperationCount
    /// Whether no further operations begin.
    open var isSuspended = false {
        didSet { if !isSuspended { scheduleLook() } }
    }

    private let turns: DispatchQueue
    private let condition = NSCondition()
    private var waiting: [Operation] = []
    private var begun: [Operation] = []

    private init(on turns: DispatchQueue) {
        self.turns = turns
    }

    /// Makes a queue.
    public override init() {
        turns = DispatchQueue(label: "NSOperationQueue")
    }

    /// The operations that have not finished.
    open var operations: [Operation] { condition.withLock { begun + waiting } }
    /// The number of operations that have not finished.
    open var operationCount: Int { operations.count }

    /// Adds an operation.
    open func addOperation(_ op: Operation) {
        op.add(to: self)
        condition.withLock { waiting.append(op) }
        scheduleLook()
    }

    /// Adds operations.
    ///
    /// - Parameters:
    ///   - ops: the operations.
    ///   - wait: whether to return after all of them have finished only.
    open func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool) {
        for op in ops { addOperation(op) }
        if wait { for op in ops { op.waitUntilFinished() } }
    }

    /// Adds an operation that runs a closure.
    open func addOperation(_ block: @escaping () -> Void) {
        addOperation(BlockOperation(block: block))
    }

    /// Adds an operation that runs a closure after all that have been added before.
    open func addBarrierBlock(_ barrier: @escaping () -> Void) {
        let operation = BlockOperation(block: barrier)
        for other in operations { operation.addDependency(other) }
        addOperation(operation)
    }

    /// Cancels all operations.
    open func cancelAllOperations() {
        for operation in operations { operation.cancel() }
    }

    /// Waits until all operations have finished.
    open func waitUntilAllOperationsAreFinished() {
        _ = StageWait.wait(
            on: condition, until: .distantFuture, "OperationQueue.waitUntilAllOperationsAreFinished()"
        ) { [self] in begun.isEmpty && waiting.isEmpty }
    }

    func remove(_ operation: Operation) {
        condition.withLock {
            begun.removeAll { $0 === operation }
            waiting.removeAll { $0 === operation }
        }
        condition.broadcast()
        scheduleLook()
    }

    func scheduleLook() {
        turns.schedule(after: 0) { [self] in look() }
    }

    /// Begins what can begin.
    private func look() {
        while let next = removeNext() { next.begin() }
    }

    private func removeNext() -> Operation? {
        let (candidates, isFull) = condition.withLock {
            (waiting, maxConcurrentOperationCount >= 0 && begun.count >= maxConcurrentOperationCount)
        }
        let ready = candidates.filter(\.isReady)
        let best = ready.map(\.queuePriority.rawValue).max()
        guard !isSuspended, !isFull, let next = ready.first(where: { $0.queuePriority.rawValue == best }) else {
            return nil
        }
        condition.withLock {
            waiting.removeAll { $0 === next }
            begun.append(next)
        }
        return next
    }
}
