import WebSocketServer

/// The threads on which each room's viewers are, and what the room showed last, for threads to which its first viewer comes.
@MainActor
final class RoomAudiences {
    typealias Post = @MainActor (_ thread: Int, _ work: @escaping @Sendable (StageService) -> Void) -> Void

    private struct Audience {
        /// The number of viewers on each thread.
        var counts: [Int]
        var newest = SharedParts()
        let updates = PostedUpdates()
    }

    /// What a room's step leads to for the viewers of one thread.
    private struct Delivery: Sendable {
        let room: String
        let parts: SharedParts
        let direct: [DirectEffect]
        let closure: WebSocketClosure?
        let instant: MonotonicInstant
        let updates: PostedUpdates
        let number: UInt64
    }

    /// The longest time for which ``deliver(_:in:)`` lets what many rooms do gather.
    ///
    /// To wake a thread takes as long as a small room's step.
    static let gatheringTime = Duration.milliseconds(1)

    private let post: Post
    private let clock: @MainActor () -> MonotonicInstant
    private var audiences: [String: Audience] = [:]
    /// What has gathered, by thread.
    private var gathered: [[Delivery]]
    private var flushedAt = MonotonicInstant.distantPast

    /// Makes audiences without viewers.
    ///
    /// - Parameters:
    ///   - threads: the number of threads.
    ///   - clock: returns the present time.
    ///   - post: runs something on one of them, after what was posted to it before.
    init(threads: Int, clock: @escaping @MainActor () -> MonotonicInstant = { .now }, post: @escaping Post) {
        self.clock = clock
        self.post = post
        gathered = Array(repeating: [], count: threads)
    }

    /// Follows who comes and goes; must be told of all arrivals, in their order, before the rooms are.
    ///
    /// O(1).
    func note(_ arrival: RoomArrival) {
        switch arrival.event {
        case .viewer(let connection, .joined): join(arrival.room, WebSocketConnection.thread(of: connection))
        case .viewer(let connection, .left):
            audiences[arrival.room]?.counts[WebSocketConnection.thread(of: connection)] -= 1
            removeIfUnneeded(arrival.room)
        case .ended: forget(arrival.room)
        case .viewer, .made, .madeOfLog, .logged: break
        }
    }

    private func join(_ room: String, _ thread: Int) {
        var audience = audiences[room] ?? noAudience
        audience.counts[thread] += 1
        audiences[room] = audience
        // The thread knows nothing of the room.
        guard audience.counts[thread] == 1, !audience.newest.isEmpty else { return }
        flush()
        let (newest, now) = (audience.newest, clock())
        post(thread) { $0.deliver(newest, direct: [], in: room, from: now) }
    }

    /// Tells a room's viewers what its step leads to: at once, or, soon after another one, by ``flush()``.
    ///
    /// O(threads).
    func deliver(_ effects: RoomEffects, in room: String) {
        let parts = SharedParts(effects.shared)
        let (direct, closure, now) = (effects.direct, effects.shared.closure, clock())
        if effects.shared.isAsleep { audiences[room]?.newest.frame = nil }
        if !parts.isEmpty { audiences[room, default: noAudience].newest.merge(parts) }
        guard !parts.isEmpty || !direct.isEmpty || closure != nil, let audience = audiences[room] else { return }
        let delivery = Delivery(
            room: room, parts: parts, direct: direct, closure: closure, instant: now, updates: audience.updates,
            number: audience.updates.next())
        for thread in gathered.indices where audience.counts[thread] > 0 { gathered[thread].append(delivery) }
        if now - flushedAt >= Self.gatheringTime { flush(at: now) }
    }

    /// Tells all that has gathered.
    ///
    /// Must follow deliveries before anything else is waited for. O(threads).
    func flush() {
        guard gathered.contains(where: { !$0.isEmpty }) else { return }
        flush(at: clock())
    }

    private func flush(at now: MonotonicInstant) {
        for thread in gathered.indices where !gathered[thread].isEmpty {
            let deliveries = gathered[thread]
            gathered[thread] = []
            post(thread) { service in
                for delivery in deliveries {
                    service.deliver(
                        delivery.parts, direct: delivery.direct, closure: delivery.closure, in: delivery.room,
                        from: delivery.instant, isNewest: delivery.updates.isNewest(delivery.number))
                }
            }
        }
        flushedAt = now
    }

    /// Forgets what a room showed, which goes on elsewhere or has ended.
    func forget(_ room: String) {
        audiences[room]?.newest = SharedParts()
        removeIfUnneeded(room)
    }

    private func removeIfUnneeded(_ room: String) {
        guard let audience = audiences[room], audience.newest.isEmpty else { return }
        if audience.counts.allSatisfy({ $0 == 0 }) { audiences[room] = nil }
    }

    private var noAudience: Audience { Audience(counts: Array(repeating: 0, count: gathered.count)) }
}
