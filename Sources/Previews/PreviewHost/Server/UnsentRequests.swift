import Synchronization

/// The number of requests that wait for another thread to send them.
final class UnsentRequests: Sendable {
    private let count = Atomic<Int>(0)

    /// Whether there are any; without, all that was sent is on its way in its order.
    var hasAny: Bool { count.load(ordering: .acquiring) > 0 }

    func begin() { count.wrappingAdd(1, ordering: .relaxed) }

    func end() { count.wrappingSubtract(1, ordering: .releasing) }
}
