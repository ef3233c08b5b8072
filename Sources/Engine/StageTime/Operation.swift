import QuartzCore

/// A piece of work for an ``OperationQueue``, with the interface of Foundation's `Operation`.
open class Operation: NSObject, @unchecked Sendable {
    /// The order among operations of a queue that could begin.
    public enum QueuePriority: Int, Sendable {
        case veryLow = -8
        case low = -4
        case normal = 0
        case high = 4
        case veryHigh = 8
    }

    /// The name.
    open var name: String?
    /// The order among operations of its queue that could begin.
    open var queuePriority = QueuePriority.normal
    /// Has no effect.
    open var qualityOfService = QualityOfService.default
    /// Runs once the operation has finished.
    open var completionBlock: (() -> Void)?

    private var queue: OperationQueue?
    /// The operations that depend on this one.
    private var dependents: [Operation] = []
    private let condition = NSCondition()
    private var hasBegun = false
    private var isRunning = false
    private var hasEnded = false
    private var hasBeenCancelled = false
    private var hasCompleted = false

    /// Makes an operation.
    public override init() {
        super.init()
    }

    /// Whether the operation has been cancelled, which it sees to itself.
    open var isCancelled: Bool { hasBeenCancelled }
    /// Whether the operation runs.
    open var isExecuting: Bool { isRunning }
    /// Whether the operation has ended.
    open var isFinished: Bool { hasEnded }
    /// Whether ``start()`` returns before the operation has ended.
    open var isAsynchronous: Bool { false }
    /// The same as ``isAsynchronous``.
    open var isConcurrent: Bool { isAsynchronous }
    /// Whether all operations that it depends on have finished.
    open var isReady: Bool { dependencies.allSatisfy(\.isFinished) }

    /// The operations that have to finish before.
    open private(set) var dependencies: [Operation] = []

    /// Has the operation begin after another one.
    open func addDependency(_ op: Operation) {
        dependencies.append(op)
        if !op.isFinished { op.dependents.append(self) }
    }

    /// Lets the operation begin before another one.
    open func removeDependency(_ op: Operation) {
        dependencies.removeAll { $0 === op }
    }

    /// Runs ``main()``, unless the operation has been cancelled.
    open func start() {
        if !isCancelled {
            isRunning = true
            main()
            isRunning = false
        }
        hasEnded = true
        noteChange()
    }

    /// Does the work.
    open func main() {}

    /// Has ``isCancelled`` be true.
    open func cancel() {
        hasBeenCancelled = true
    }

    /// Waits until the operation has finished.
    open func waitUntilFinished() {
        _ = StageWait.wait(on: condition, until: .distantFuture, "Operation.waitUntilFinished()") { [self] in isFinished
        }
    }

    /// Has no effect.
    open func willChangeValue(forKey key: String) {}

    /// Tells the queue that the operation has begun or finished.
    open func didChangeValue(forKey key: String) {
        noteChange()
    }

    /// Begins the operation, which belongs to a queue.
    func begin() {
        guard !hasBegun else { return }
        hasBegun = true
        start()
        noteChange()
    }

    func add(to queue: OperationQueue) {
        precondition(self.queue == nil && !hasBegun, "an operation is added to one queue, once")
        self.queue = queue
    }

    private func noteChange() {
        guard isFinished, !hasCompleted else { return }
        hasCompleted = true
        condition.broadcast()
        if let completionBlock { DispatchQueue.global().schedule(after: 0, completionBlock) }
        completionBlock = nil
        queue?.remove(self)
        for other in dependents { other.queue?.scheduleLook() }
        dependents = []
    }
}

/// An operation that runs closures.
open class BlockOperation: Operation, @unchecked Sendable {
    /// The closures.
    open private(set) var executionBlocks: [() -> Void]

    /// Makes an operation without closures.
    public override init() {
        executionBlocks = []
    }

    /// Makes an operation of a closure.
    public init(block: @escaping () -> Void) {
        executionBlocks = [block]
    }

    /// Adds a closure.
    open func addExecutionBlock(_ block: @escaping () -> Void) {
        executionBlocks.append(block)
    }

    open override func main() {
        for block in executionBlocks { block() }
    }
}
