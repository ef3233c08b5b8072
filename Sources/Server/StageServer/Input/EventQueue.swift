import Locks

/// A queue of events on their way from other threads to the main thread.
final class EventQueue<Event: Sendable>: Sendable {
    private let events = LockedValue<[Event]>([])
    private let wake: @Sendable () -> Void

    /// Makes an empty queue.
    ///
    /// - Parameter wake: called when there is something to remove and there was nothing before.
    init(wake: @escaping @Sendable () -> Void) {
        self.wake = wake
    }

    func append(_ event: Event) {
        let isFirst = events.withLock {
            $0.append(event)
            return $0.count == 1
        }
        if isFirst { wake() }
    }

    /// Removes and returns all events, in order of arrival.
    func removeAll() -> [Event] {
        events.withLock { events in
            let removed = events
            events = []
            return removed
        }
    }
}
