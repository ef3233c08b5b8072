import CoreGraphics

extension NSObject {
    /// Calls the method now.
    ///
    /// - Returns: nil: what it returns is not known.
    @preconcurrency @MainActor
    @discardableResult
    public func perform(_ aSelector: Selector, with object: Any? = nil) -> Unmanaged<AnyObject>? {
        aSelector.perform(on: self, with: object)
        return nil
    }

    /// Calls the method in the stage's first run-loop turn after `delay` seconds.
    ///
    /// The stage retains the object until then.
    @preconcurrency @MainActor
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        let clock = FrameClock.current
        let requests = clock.shared { PerformRequests() }
        let action = clock.schedule(at: clock.time + max(delay, 0)) { [self] in
            aSelector.perform(on: self, with: anArgument)
        }
        requests.add(action, of: self)
    }

    /// Cancels the calls that wait for `aTarget`.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        FrameClock.current.shared { PerformRequests() }.cancel(of: aTarget as AnyObject)
    }

    /// Cancels all calls that wait for `aTarget`, whatever the selector, as selectors can't be compared.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        cancelPreviousPerformRequests(withTarget: aTarget)
    }
}

/// The delayed calls of one stage.
@MainActor
private final class PerformRequests {
    private var waiting: [(target: ObjectIdentifier, action: ScheduledAction)] = []

    func add(_ action: ScheduledAction, of target: AnyObject) {
        waiting.removeAll { !$0.action.isWaiting }
        waiting.append((ObjectIdentifier(target), action))
    }

    func cancel(of target: AnyObject) {
        for request in waiting where request.target == ObjectIdentifier(target) { request.action.cancel() }
        waiting.removeAll { !$0.action.isWaiting }
    }
}
