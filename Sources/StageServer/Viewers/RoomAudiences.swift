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

    private let threads: Int
    private let post: Post
    private var audiences: [String: Audience] = [:]

    /// Makes audiences without viewers.
    ///
    /// - Parameters:
    ///   - threads: the number of threads.
    ///   - post: runs something on one of them, after what was posted to it before.
    init(threads: Int, post: @escaping Post) {
        self.threads = threads
        self.post = post
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
        let (newest, now) = (audience.newest, MonotonicInstant.now)
        post(thread) { $0.deliver(newest, direct: [], in: room, from: now) }
    }

    /// Tells a room's viewers what its step leads to.
    ///
    /// O(threads).
    func deliver(_ effects: RoomEffects, in room: String) {
        let parts = SharedParts(effects.shared)
        let (direct, closure, now) = (effects.direct, effects.shared.closure, MonotonicInstant.now)
        if !parts.isEmpty { audiences[room, default: noAudience].newest.merge(parts) }
        guard !parts.isEmpty || !direct.isEmpty || closure != nil, let audience = audiences[room] else { return }
        let (updates, number) = (audience.updates, audience.updates.next())
        for thread in 0..<threads where audience.counts[thread] > 0 {
            post(thread) {
                $0.deliver(
                    parts, direct: direct, closure: closure, in: room, from: now, isNewest: updates.isNewest(number))
            }
        }
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

    private var noAudience: Audience { Audience(counts: Array(repeating: 0, count: threads)) }
}
