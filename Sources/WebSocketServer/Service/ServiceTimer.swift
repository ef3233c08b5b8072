import CLibwebsockets

/// A timer that calls back once on the service thread: lws_sul_schedule.
///
/// It can be scheduled again and again.
final class ServiceTimer {
    /// The list's element with the closure.
    ///
    /// The element has to be first: its address is that of the node.
    private struct Node {
        var element = lws_sorted_usec_list_t()
        var fire: () -> Void
    }

    private let node: UnsafeMutablePointer<Node>
    private(set) var isScheduled = false

    init() {
        node = .allocate(capacity: 1)
        node.initialize(to: Node(fire: {}))
    }

    /// Sets the closure.
    ///
    /// - Parameter fire: is called every time the timer fires, and retained as long as the timer is.
    func onFire(_ fire: @escaping () -> Void) {
        node.pointee.fire = { [unowned self] in
            isScheduled = false
            fire()
        }
    }

    /// Schedules the timer, in place of an earlier schedule.
    ///
    /// - Parameters:
    ///   - delay: the time until then, which becomes whole microseconds.
    ///   - context: libwebsockets' context.
    func schedule(after delay: Duration, in context: OpaquePointer) {
        isScheduled = true
        let element = UnsafeMutableRawPointer(node).assumingMemoryBound(to: lws_sorted_usec_list_t.self)
        lws_sul_schedule(
            context, 0, element, serviceTimerFired, lws_usec_t(min(max(delay.wholeNanoseconds / 1000, 0), 1 << 40)))
    }

    /// Cancels the timer; must be called before the context is destroyed.
    func cancel() {
        isScheduled = false
        lws_sul_cancel(UnsafeMutableRawPointer(node).assumingMemoryBound(to: lws_sorted_usec_list_t.self))
    }

    fileprivate static func fired(_ element: UnsafeMutableRawPointer) {
        element.assumingMemoryBound(to: Node.self).pointee.fire()
    }

    deinit {
        node.deinitialize(count: 1)
        node.deallocate()
    }
}

private func serviceTimerFired(_ element: UnsafeMutablePointer<lws_sorted_usec_list_t>?) {
    if let element { ServiceTimer.fired(UnsafeMutableRawPointer(element)) }
}
