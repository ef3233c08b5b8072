import CLibwebsockets

/// Calls back once on the service thread, some time after it was scheduled. lws_sul_schedule.
final class ServiceTimer {
    /// The list's element has to be first: its address is that of the node.
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

    /// - Parameter fire: called every time that the timer fires; keeps what it captures for as long as there is the timer.
    func onFire(_ fire: @escaping () -> Void) {
        node.pointee.fire = { [unowned self] in
            isScheduled = false
            fire()
        }
    }

    /// Sets it anew, if it was set.
    ///
    /// - Parameter delay: nanoseconds, which become whole microseconds.
    func schedule(after delay: UInt64, in context: OpaquePointer) {
        isScheduled = true
        let element = UnsafeMutableRawPointer(node).assumingMemoryBound(to: lws_sorted_usec_list_t.self)
        lws_sul_schedule(context, 0, element, serviceTimerFired, lws_usec_t(min(delay / 1000, 1 << 40)))
    }

    /// Must be called before the context is gone.
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
