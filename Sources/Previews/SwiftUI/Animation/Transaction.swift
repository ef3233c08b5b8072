/// How the changes of one moment are shown.
public nonisolated struct Transaction {
    /// The animation; nil for none.
    public var animation: Animation?
    /// Whether animations that views ask for themselves are left out.
    public var disablesAnimations = false
    /// Whether the changes follow a finger.
    public var isContinuous = false

    /// Makes one without animation.
    public init() {}
    /// Makes one with an animation.
    public init(animation: Animation?) { self.animation = animation }
}

/// The transaction of the code that runs on a stage.
@MainActor
final class TransactionState {
    static var current: TransactionState { FrameClock.current.shared { TransactionState() } }

    var transaction = Transaction()
    /// What waits for the end of the animations of the transaction.
    var completions: [() -> Void] = []
}

/// Makes changes that are animated.
public nonisolated func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Makes changes that are animated, and does something once they have arrived.
public nonisolated func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    let result = try withTransaction(Transaction(animation: animation), body)
    OnStage.perform {
        let seconds = animation.map { $0.delay + $0.duration } ?? 0
        OnStage.perform(after: seconds, completion)
    }
    return result
}

/// Makes changes that are shown as a transaction says.
public nonisolated func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
    -> Result
{
    guard OnStage.isOnMainActor else { return try body() }
    let outer = MainActor.assumeIsolated {
        let state = TransactionState.current
        defer { state.transaction = transaction }
        return state.transaction
    }
    defer { MainActor.assumeIsolated { TransactionState.current.transaction = outer } }
    return try body()
}

/// When an animation counts as having arrived.
public nonisolated struct AnimationCompletionCriteria: Hashable, Sendable {
    private let name: String
    /// When it seems to have arrived.
    public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
    /// When it is removed.
    public static let removed = AnimationCompletionCriteria(name: "removed")
}
