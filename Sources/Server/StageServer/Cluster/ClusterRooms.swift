import ClusterContract
import Logging
import StageModel
import WebSocketServer
import Wire

/// Leads what happens in rooms to the nodes that own them, and takes part in deciding which those are.
@MainActor
final class ClusterRooms {
    typealias Resume =
        @MainActor (_ scene: String, _ changes: [HistoryChange], _ newest: UInt32) throws -> any SimulationOpening

    struct Options {
        var store: ClusterStore
        var metrics: ClusterMetrics
        var logs: LogWorker
        var logger: Logger
        /// Makes the simulation that goes on where another node's stood.
        var resume: Resume
        /// Hands what a room's step leads to to the threads that serve viewers.
        var deliver: @MainActor (_ room: String, _ effects: RoomEffects) -> Void
        /// Has the threads that serve viewers forget what a room showed, unless somebody watches it.
        var forget: @MainActor (_ room: String) -> Void
        /// Tells the threads that serve viewers what is kept of a room; nil: nothing.
        var learn: @MainActor (_ room: String, RoomRecord?) -> Void
        /// Those of public rooms.
        var scenes: [String]
        /// The address by which this machine's network reaches it, for links.
        var networkHost: String?
        /// The time from one look to the next whether other nodes should have some rooms, and the one for which a room stays
        /// where it has come to.
        var balancing: (interval: Duration, stay: Duration)
    }

    let node: any ClusterMember
    let arrivals: ClusterArrivals
    let options: Options
    /// The rooms that are simulated here.
    unowned let registry: RoomRegistry
    var rooms: [String: ClusterRoom] = [:]
    var records: [String: RoomRecord] = [:]
    var logs = AwaitedLogs()
    private var nextCount = MonotonicInstant.distantPast
    /// Rooms without an owner that somebody should have, and when this node claims them.
    var orphans: [String: MonotonicInstant] = [:]
    var handover: Handover?
    /// Until then owners have their rooms again that NATS has forgotten, and others claim none that has no owner.
    var ownersFirst = MonotonicInstant.distantPast
    /// When it is looked next whether other nodes should have some of the rooms.
    var nextBalance = MonotonicInstant.now
    /// The rooms that other nodes are about to give to this one.
    var preparations: [String: Preparation] = [:]
    /// The rooms of this node that stand still, as what happened in them is not stored.
    private(set) var late: Set<String> = []
    /// Whether viewers of any room were told that it does not go on.
    var isInterrupted = false
    /// Whether somebody has come since ``flush(at:)``.
    var hasJoined = false

    init(_ node: any ClusterMember, _ arrivals: ClusterArrivals, _ options: Options, registry: RoomRegistry) {
        self.node = node
        self.arrivals = arrivals
        self.options = options
        self.registry = registry
    }

    /// How long an answer is waited for before the question is repeated.
    static let answerTimeout = Duration.milliseconds(300)

    /// How long a room that this node would take waits before it is looked again whether the node has its lease.
    static let leaseTimeout = Duration.milliseconds(50)

    /// When ``step(at:)`` has something to do next.
    var due: MonotonicInstant? {
        var due = [nextCount, nextBalance, orphans.values.min(), preparationDue, handover?.due].compactMap(\.self).min()
        for room in rooms.values {
            let own: MonotonicInstant? =
                switch room.part {
                case .owned(let feed): feed.due
                case .relayed(let relay):
                    min(
                        relay.askedAt.map { $0 + Self.answerTimeout } ?? .distantFuture, relay.heardAt + Self.silence,
                        signDue(room.stream, relay))
                case .waiting(let until): until
                case .claiming, .opening, .releasing: nil
                }
            due = [due, own].compactMap(\.self).min()
        }
        return due
    }

    /// After which a room of another node counts as lost from sight.
    private static let silence = RoomFeed.heartbeat * 3

    /// Returns when a room's owner is asked what it has heard: soon, if something is not known to have arrived.
    private func signDue(_ stream: EntryStream, _ relay: ClusterRoom.Relay) -> MonotonicInstant {
        relay.signedAt + (stream.isEmpty ? RoomFeed.relaySilence / 4 : Self.answerTimeout)
    }

    /// Handles what this node has heard of its cluster.
    func handleArrivals(at now: MonotonicInstant) {
        noteStored()
        for arrival in arrivals.removeAll() { handle(arrival, at: now) }
        if isInterrupted { tellInterruptions(at: now) }
    }

    private func handle(_ arrival: ClusterArrivals.Arrival, at now: MonotonicInstant) {
        switch arrival {
        case .storeLost(let wasActing): storeIsLost(wasActing: wasActing, at: now)
        case .joined:
            for name in rooms.keys.sorted() { rejoin(name, at: now) }
        case .ended(let session): sessionEnded(session, at: now)
        case .owner(let room): ownerChanged(room, at: now)
        case .record(let room, let record): learn(room, record, at: now)
        case .message(let message): receive(message, at: now)
        case .step(let room, let step): receive(step, of: room, at: now)
        case .journalFault(let room): journalIsLost(of: room)
        case .line(let isUp):
            options.logger.log(level: isUp ? .info : .warning, "the line to NATS \(isUp ? "is there again" : "broke")")
            if isUp { options.store.retryFailed() }
            tellInterruptions(at: now)
        case .claimed(let room, let result): claimed(room, result, at: now)
        case .journal(let room, let fence, let result): opened(room, fence, result.map(History.journal), at: now)
        case .released(let room, let fault): released(room, fault, at: now)
        case .flushed: handOverFlushed(at: now)
        case .malformed(let fault):
            options.metrics.malformed.increment()
            options.logger.debug("a message on the cluster's subjects is none: \(fault)")
        }
    }

    /// Looks which rooms stand still, as what happened in them is not stored.
    ///
    /// - Returns: the rooms.
    func noteLateJournals() -> Set<String> {
        late = node.lateJournals
        return late
    }

    /// Does what is due.
    func step(at now: MonotonicInstant) {
        for (name, room) in rooms {
            switch room.part {
            case .owned(var feed):
                forgetStored(of: name, &feed)
                let (sign, lost) = feed.step(at: now)
                guard sign != nil || !lost.isEmpty else { continue }
                rooms[name]?.part = .owned(feed)
                for entry in lost { apply(entry, to: name, room.scene) }
                // Whoever relays a room that stands still is to notice.
                if let sign, !late.contains(name) { node.publish(NodeMessage.step(sign), of: name) }
            case .relayed(var relay):
                let isLate = relay.askedAt.map { now >= $0 + Self.answerTimeout } ?? false
                if isLate || now >= relay.heardAt + Self.silence {
                    begin(name, at: now)
                } else if now >= signDue(room.stream, relay) {
                    relay.signedAt = now
                    send([], relay.sent, of: name, relay)
                    rooms[name]?.part = .relayed(relay)
                }
            case .waiting(let until):
                if now >= until { begin(name, at: now) }
            case .claiming, .opening, .releasing: break
            }
        }
        for (name, time) in orphans where now >= time {
            orphans[name] = nil
            guard rooms[name] == nil, let record = records[name], case .free(let revision) = node.standing(of: name)
            else { continue }
            rooms[name] = ClusterRoom(scene: record.scene, part: .claiming)
            claim(name, after: revision, at: now)
        }
        goOnPreparing(at: now)
        stopPrepared(at: now)
        tellInterruptions(at: now)
        balance(at: now)
        count(at: now)
    }

    func count(at now: MonotonicInstant) {
        guard now >= nextCount else { return }
        nextCount = now + .seconds(1)
        logs.removeStale(at: now)
        let (metrics, figures) = (options.metrics, node.figures)
        metrics.owned.set(rooms.values.count { if case .owned = $0.part { true } else { false } })
        metrics.relayed.set(rooms.values.count { if case .relayed = $0.part { true } else { false } })
        metrics.sessions.set(figures.sessions)
        metrics.version.set(node.version)
        metrics.leaseAge.set(figures.leaseAge?.inSeconds ?? 0)
        metrics.standingStill.set(rooms.values.count { $0.toldInterruption != nil })
        metrics.sentBytes.reach(figures.sentBytes)
        metrics.receivedBytes.reach(figures.receivedBytes)
        metrics.dropped.reach(figures.droppedMessages)
        metrics.missed.reach(figures.missedMessages + arrivals.dropped)
        metrics.watches.reach(figures.renewedWatches)
        metrics.unstored.set(late.count)
        metrics.pendingEntries.set(figures.pendingEntries)
    }
}
