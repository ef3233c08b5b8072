import CoreGraphics

package struct TransactionState {
    package var animationDuration: CFTimeInterval?
    package var timingFunction: CAMediaTimingFunction?
    package var disableActions = false
    package var completion: CompletionGroup?
    /// Whether nobody has begun it: it ends with the turn.
    var isImplicit = false
}

/// A counter of running animations, which runs a closure when the last of them has ended.
@MainActor
package final class CompletionGroup {
    private var pending = 0
    private var allFinished = true
    private var isSealed = false
    private var isDone = false
    private var completion: (@MainActor (Bool) -> Void)?
    private var afterwards: [@MainActor () -> Void] = []

    package init(_ completion: (@MainActor (_ finished: Bool) -> Void)?) {
        self.completion = completion
    }

    package func enter() {
        pending += 1
    }

    package func leave(finished: Bool) {
        pending -= 1
        allFinished = allFinished && finished
        runIfDone()
    }

    /// Runs `action` just before the completion.
    package func whenDone(_ action: @escaping @MainActor () -> Void) {
        afterwards.append(action)
    }

    /// States that no more animations will enter.
    ///
    /// An empty group completes in the next step, as its caller does not expect it before it returns; if nothing waits
    /// for it, it needs none.
    package func seal() {
        isSealed = true
        guard pending == 0, completion != nil || !afterwards.isEmpty else { return }
        let clock = FrameClock.current
        clock.schedule(at: clock.time) { [self] in runIfDone() }
    }

    private func runIfDone() {
        guard isSealed, pending == 0, !isDone else { return }
        isDone = true
        for action in afterwards { action() }
        afterwards = []
        completion?(allFinished)
        completion = nil
    }
}

/// A group of layer changes, with the duration, curve and completion of their implicit animations.
///
/// What is set outside of one that was begun holds until the code that runs has returned.
@preconcurrency @MainActor
open class CATransaction: NSObject {
    /// Begins a transaction inside of the present one.
    open class func begin() {
        let clock = FrameClock.current
        var state = clock.transactions.last ?? TransactionState()
        (state.completion, state.isImplicit) = (nil, false)
        clock.transactions.append(state)
    }

    /// Ends the innermost transaction, whether it was begun or not; without one, nothing happens.
    open class func commit() {
        FrameClock.current.transactions.popLast()?.completion?.seal()
    }

    /// Does nothing: one thread changes a stage's layers.
    open class func lock() {}
    /// Does nothing: one thread changes a stage's layers.
    open class func unlock() {}
    /// Does nothing: changes are shown at the end of each step.
    open class func flush() {}

    /// Returns the duration of implicit animations, in seconds; 0.25 unless it was set.
    open class func animationDuration() -> CFTimeInterval {
        FrameClock.current.transactions.last?.animationDuration ?? 0.25
    }

    /// Sets the duration of implicit animations, in seconds.
    open class func setAnimationDuration(_ duration: CFTimeInterval) {
        change { $0.animationDuration = duration }
    }

    /// Returns the timing function of implicit animations; nil unless it was set.
    open class func animationTimingFunction() -> CAMediaTimingFunction? {
        FrameClock.current.transactions.last?.timingFunction
    }

    /// Sets the timing function of implicit animations.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        change { $0.timingFunction = function }
    }

    /// Returns whether changes are made without animation.
    open class func disableActions() -> Bool {
        FrameClock.current.transactions.last?.disableActions ?? false
    }

    /// Sets whether changes are made without animation.
    open class func setDisableActions(_ flag: Bool) {
        change { $0.disableActions = flag }
    }

    /// Sets a closure that runs once the animations that the transaction adds after this call have ended.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        let block = block.map { UncheckedBox($0) }
        change { $0.completion = block.map { box in CompletionGroup { _ in box.value() } } }
    }

    /// Returns an attribute of the innermost transaction by its key, such as ``kCATransactionDisableActions``.
    open class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionDisableActions: disableActions()
        default: nil
        }
    }

    /// Sets an attribute of the innermost transaction by its key; other keys have no effect.
    open class func setValue(_ anObject: Any?, forKey key: String) {
        switch (key, anObject) {
        case (kCATransactionAnimationDuration, let duration):
            if case .scalar(let seconds)? = duration.flatMap({ AnimatableValue($0) }) {
                setAnimationDuration(CFTimeInterval(seconds))
            }
        case (kCATransactionAnimationTimingFunction, let function):
            setAnimationTimingFunction(function as? CAMediaTimingFunction)
        case (kCATransactionDisableActions, let flag):
            setDisableActions((flag as? Bool) ?? (flag as? NSNumber)?.boolValue ?? false)
        case (kCATransactionCompletionBlock, let block): setCompletionBlock(block as? () -> Void)
        default: break
        }
    }

    private struct UncheckedBox: @unchecked Sendable {
        let value: () -> Void
        init(_ value: @escaping () -> Void) { self.value = value }
    }

    private static func change(_ body: (inout TransactionState) -> Void) {
        let clock = FrameClock.current
        if clock.transactions.isEmpty {
            clock.transactions.append(TransactionState(isImplicit: true))
            clock.addTurn { [weak clock] in
                guard let index = clock?.transactions.firstIndex(where: \.isImplicit) else { return }
                clock?.transactions.remove(at: index).completion?.seal()
            }
        }
        body(&clock.transactions[clock.transactions.count - 1])
    }
}

/// The key of the duration of implicit animations, in seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of the timing function of implicit animations.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key that says whether changes are made without animation.
public let kCATransactionDisableActions = "disableActions"
/// The key of the closure that runs when the animations have ended.
public let kCATransactionCompletionBlock = "completionBlock"
