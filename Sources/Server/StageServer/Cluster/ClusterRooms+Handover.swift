import ClusterContract
import WebSocketServer

/// Giving rooms to other nodes: all of them before this one ends, or some, so that all nodes have about as many.
///
/// A room goes on here while its successor simulates it along; then it stops, what is left of its journal is stored, and
/// the successor has it.
extension ClusterRooms {
    struct Handover {
        /// A room that goes on here, and the node that simulates it along.
        struct Preparing {
            let session: String
            let fence: UInt64
            let since: MonotonicInstant
            /// The approximate size of its history in bytes.
            let size: Int
            /// How many entries of its history the successor was sent.
            var count: UInt64 = 0
            var isPrepared = false
        }

        /// A room that has stopped here.
        struct Stopped {
            let room: String
            let fence: UInt64
            let session: String
            /// How many entries of its history the successor was sent; nil: it reads the journal.
            let count: UInt64?
        }

        /// Who gets which room; nil: this node gives away all that it has, and ends.
        let successors: [String: String]?
        /// The rooms of which no other node knows yet that it gets them.
        var remaining: Set<String>
        var preparing: [String: Preparing] = [:]
        /// Those whose journals are being stored.
        var flushing: [Stopped] = []
        /// Those that were given to other nodes, of which it is not known whether they are theirs.
        var unanswered: Set<String> = []
        let done: @MainActor () -> Void

        var isFinal: Bool { successors == nil }

        /// When the next room stops whose successor is too slow.
        var due: MonotonicInstant? { preparing.values.map { $0.since + ClusterRooms.patience }.min() }
    }

    /// How many rooms are simulated along at once.
    private static let batch = 16
    /// The bytes of their histories together, of which a single one may be longer: half of what may wait to be sent.
    private static let batchSize = 8 << 20
    /// The time for which a room waits for its successor to simulate it along.
    nonisolated private static let patience = Duration.milliseconds(700)

    /// Gives every room to another node, and calls `done`; at once if there is no other one.
    func handOver(then done: @escaping @MainActor () -> Void) {
        node.drain()
        let owned = rooms.filter { if case .owned = $0.value.part { true } else { false } }
        var handover = Handover(successors: nil, remaining: node.others.isEmpty ? [] : Set(owned.keys), done: done)
        // Of what has been begun already, the end is waited for.
        if let before = self.handover {
            handover.preparing = before.preparing
            handover.remaining.subtract(before.preparing.keys)
            handover.flushing = before.flushing
            handover.unanswered = before.unanswered
        }
        self.handover = handover
        prepareNext(at: MonotonicInstant.now)
    }

    /// Gives some rooms to other nodes, as far as these are soon able to go on with them.
    ///
    /// - Parameters:
    ///   - successors: the sessions by the rooms' names.
    ///   - now: the time.
    func give(_ successors: [String: String], at now: MonotonicInstant) {
        guard handover == nil else { return }
        handover = Handover(successors: successors, remaining: Set(successors.keys)) { [weak self] in
            self?.handover = nil
        }
        prepareNext(at: now)
    }

    /// Whether this node gives all of its rooms away, and takes none.
    var isLeaving: Bool { handover?.isFinal ?? false }

    /// Has other nodes simulate the next rooms along.
    private func prepareNext(at now: MonotonicInstant) {
        guard let handover else { return }
        let others = node.others
        guard !others.isEmpty else {
            self.handover?.remaining = []
            self.handover?.preparing = [:]
            return finishHandover()
        }
        // To level the nodes nothing is begun while NATS is slow.
        let remaining = handover.isFinal || late.isEmpty ? handover.remaining : []
        self.handover?.remaining = remaining
        var (count, size) = (handover.preparing.count, handover.preparing.values.reduce(0) { $0 + $1.size })
        for name in remaining.sorted() {
            let own = registry.historySize(of: name)
            guard count == 0 || count < Self.batch && size + own <= Self.batchSize else { break }
            self.handover?.remaining.remove(name)
            guard case .owned(let feed)? = rooms[name]?.part else { continue }
            (count, size) = (count + 1, size + own)
            // Whoever has most of its viewers is fastest to go on.
            let successor =
                handover.successors.map { $0[name] }
                ?? feed.relays.first(where: others.contains) ?? others[abs(name.hashValue % others.count)]
            guard let session = successor, others.contains(session) else { continue }
            self.handover?.preparing[name] = .init(session: session, fence: feed.fence, since: now, size: own)
            // Of a room that nobody is in there is nothing to simulate.
            if !registry.tellAll(of: name, at: now) { self.handover?.preparing[name]?.isPrepared = true }
        }
        stopPrepared(at: now)
    }

    /// Sends an entry of a room's journal to the node that simulates the room along.
    func tellSuccessor(_ entry: RoomJournalEntry, of name: String) {
        guard let preparing = handover?.preparing[name] else { return }
        handover?.preparing[name]?.count += 1
        let (fence, index) = (preparing.fence, preparing.count)
        // What happens in a step is short.
        node.send(to: preparing.session, size: entry.isWhole ? preparing.size : entry.changes.count * 256) { [node] in
            NodeMessage.history(room: name, fence: fence, index: index, entry).encoded(as: node.version)
        }
    }

    func successorIsPrepared(_ name: String, _ fence: UInt64, at now: MonotonicInstant) {
        guard handover?.preparing[name]?.fence == fence else { return }
        handover?.preparing[name]?.isPrepared = true
        stopPrepared(at: now)
    }

    /// Has those rooms stop whose successors are prepared, or too slow, and their last steps stored.
    func stopPrepared(at now: MonotonicInstant) {
        guard let handover, handover.flushing.isEmpty else { return }
        if !handover.isFinal { keepUnprepared(at: now) }
        let ready = (self.handover?.preparing ?? [:]).filter {
            $0.value.isPrepared || now >= $0.value.since + Self.patience
        }
        guard !ready.isEmpty else {
            // Of the last ones none was to be given: the next ones may be.
            if let rest = self.handover, !rest.isFinal, rest.preparing.isEmpty, !rest.remaining.isEmpty {
                return prepareNext(at: now)
            }
            return finishHandover()
        }
        var flushing: [Handover.Stopped] = []
        for (name, preparing) in ready.sorted(by: { $0.key < $1.key }) {
            // In one entry for who reads the journal, and only the rest for who knows what was before.
            if preparing.isPrepared {
                registry.tellRest(of: name, at: now)
            } else {
                registry.tellAll(of: name, at: now)
            }
            let count = self.handover?.preparing.removeValue(forKey: name)?.count ?? 0
            guard case .owned(let feed)? = rooms[name]?.part, feed.fence == preparing.fence else { continue }
            options.logger.info("\(logName(name)) is given to another node, by fencing number \(feed.fence)")
            registry.abandon(name)
            rooms[name]?.part = .releasing(hasEnded: false)
            flushing.append(
                .init(
                    room: name, fence: feed.fence, session: preparing.session,
                    count: preparing.isPrepared && count > 0 ? count : nil))
        }
        self.handover?.flushing = flushing
        guard !flushing.isEmpty else { return prepareNext(at: now) }
        node.flushJournals { [arrivals] _ in arrivals.append(.flushed) }
    }

    /// Keeps those rooms of which the successors are too slow, or the journals late: nobody has to have them.
    private func keepUnprepared(at now: MonotonicInstant) {
        for (name, preparing) in handover?.preparing ?? [:]
        where late.contains(name) || !preparing.isPrepared && now >= preparing.since + Self.patience {
            handover?.preparing[name] = nil
            // It is not asked again at once.
            rooms[name]?.since = now
        }
    }

    func handOverFlushed(at now: MonotonicInstant) {
        guard let flushing = handover?.flushing else { return }
        handover?.flushing = []
        for stopped in flushing {
            node.handOver(stopped.room, stopped.fence, to: stopped.session) { [arrivals, node] result in
                if case .success(let fence) = result, let count = stopped.count {
                    let message = NodeMessage.handover(
                        room: stopped.room, fence: fence, last: stopped.fence, count: count)
                    node.send(message, to: stopped.session)
                }
                arrivals.append(.released(room: stopped.room, result.fault))
            }
            handover?.unanswered.insert(stopped.room)
        }
        prepareNext(at: now)
    }

    func finishHandover() {
        guard let handover, handover.remaining.isEmpty, handover.preparing.isEmpty, handover.flushing.isEmpty,
            handover.unanswered.isEmpty
        else { return }
        handover.done()
    }
}

extension Result {
    fileprivate var fault: Failure? { if case .failure(let fault) = self { fault } else { nil } }
}
