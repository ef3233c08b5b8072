import Dispatch
import Foundation
import Locks
import Logging
import NATS

/// One node of a cluster: its lease, the rooms' owners, and the messages between nodes.
///
/// Any thread may use it.
public final class ClusterNode: Sendable {
    struct State {
        var session: String
        var lease: NodeLease
        var renewedAt: Duration?
        var census: NodeCensus
        var claims = RoomClaims()
        /// The sessions that this node is about to end.
        var ending: Set<String> = []
        var isDraining = false
        var isClosed = false
        var inbox: NATSSubscription?
        var feeds: [String: NATSSubscription] = [:]
        var unsent = 0
        var dropped: UInt64 = 0
        /// The messages that subscriptions which have ended had dropped.
        var missed: UInt64 = 0
        var pendingEntries = 0
        /// How many watches of the bucket there were.
        var watches: UInt64 = 0
        /// The whole entries of rooms' journals of which not all parts are stored: the first one's sequence number, and how
        /// many are.
        var wholeEntries: [String: (first: UInt64, stored: Int)] = [:]
        var lastMessage = UInt32(0)
        var store = Store()
        /// What all nodes share, by key: it is written again if NATS loses it.
        var shared: [ClusterKey: [UInt8]] = [:]
        /// What of it NATS has lost, and could not be written again yet.
        var unshared: [ClusterKey: [UInt8]] = [:]
        /// The versions of other sessions' messages, and the revisions by which they were seen.
        var versions: [String: (version: Int, revision: UInt64)] = [:]
        /// When it was looked last whether NATS still has what the cluster keeps.
        var storeCheckedAt = Duration.zero
        /// The time at which the watch reported something last.
        var toldAt = Duration.zero
    }

    let options: ClusterOptions
    let names: ClusterNames
    let logger: Logger
    let connection: NATSConnection
    let stream: JetStream
    let bucket: KeyValueBucket
    /// The bucket with a timeout that fits a lease.
    private let leaseBucket: KeyValueBucket
    let state: LockedValue<State>
    /// Held while it is looked whether NATS has what the cluster keeps.
    let storeLock = NSLock()
    let deliver: @Sendable (ClusterEvent) -> Void
    /// The number by which receivers tell the pieces of this node's messages from others'.
    let sender = UInt64.random(in: .min ... .max)
    /// The queue of messages to send, in order, on which none waits for an answer.
    let sending = DispatchQueue(label: "ClusterNode.sending", qos: .userInteractive)
    /// For calls that wait for NATS; one room's have one of them.
    let workers = (0..<4).map { DispatchQueue(label: "ClusterNode.worker\($0)", qos: .userInitiated) }

    /// Connects, and makes what the cluster keeps in NATS if it isn't there.
    ///
    /// - Parameters:
    ///   - options: the cluster and its servers.
    ///   - logger: the logger.
    ///   - deliver: is called on any thread, from ``start()`` on.
    /// - Throws: `NATSError` if NATS cannot be used.
    public init(
        _ options: ClusterOptions, logger: Logger, deliver: @escaping @Sendable (ClusterEvent) -> Void
    ) throws(NATSError) {
        self.options = options
        self.logger = logger
        self.deliver = deliver
        names = ClusterNames(prefix: options.name)
        let relay = LineRelay()
        connection = try NATSConnection(options.nats) { event in
            if case .restored = event { relay.tell(true) } else { relay.tell(false) }
        }
        let names = self.names
        stream = try JetStream(connection) { relay.acknowledged($0) }
        let leases = try JetStream(connection, timeout: options.timing.duration / 2)
        bucket = try stream.bucket(names.bucket, replicas: options.replicas)
        leaseBucket = try leases.bucket(names.bucket, replicas: options.replicas)
        state = LockedValue(
            State(
                session: Self.newSession(), lease: NodeLease(options.timing), census: NodeCensus(options.timing)))
        relay.node.withLock { $0 = WeakNode(node: self) }
        try checkStore()
    }

    private static func newSession() -> String {
        let number = UInt64.random(in: .min ... .max)
        let text = String(number, radix: 16)
        return String(repeating: "0", count: 16 - text.count) + text
    }

    /// Returns the time of the leases' clock, which goes on while the machine sleeps.
    static func now() -> Duration { clockOrigin.duration(to: .now) }
    private static let clockOrigin = ContinuousClock.now

    /// Begins a session, and reports everything that there is.
    ///
    /// Returns once the node may act.
    ///
    /// - Throws: `NATSError` if NATS does not answer; ``ClusterMismatch`` if the other nodes are of another version.
    public func start() throws {
        try? bucket.forgetRemoved()
        let isTold = DispatchSemaphore(value: 0)
        thread("ClusterNode.watch") { node in
            node.watch(isComplete: isTold)
        }
        let deadline = DispatchTime.now() + .seconds(10)
        do {
            guard isTold.wait(timeout: deadline) == .success else { throw Self.silence }
            try checkVersions()
            try listen(as: state.withLock { $0.session })
            let isJoined = DispatchSemaphore(value: 0)
            thread("ClusterNode.lease") { node in
                node.holdLease(isJoined: isJoined)
            }
            guard isJoined.wait(timeout: deadline) == .success else { throw Self.silence }
        } catch {
            close()
            throw error
        }
    }

    private static let silence = NATSError.timedOut("join the cluster: JetStream does not answer")

    /// Suspends the thread.
    static func pause(_ seconds: Double) { Thread.sleep(forTimeInterval: seconds) }

    private func thread(_ name: String, _ body: @escaping @Sendable (ClusterNode) -> Void) {
        let thread = Thread { [weak self] in
            if let self { body(self) }
        }
        thread.name = name
        thread.qualityOfService = .userInteractive
        thread.start()
    }

    /// Ends the session, so that its rooms are free at once.
    ///
    /// Waits for NATS, for half a second at most.
    public func close() {
        let (session, wasClosed) = state.withLock { state in
            defer { state.isClosed = true }
            return (state.session, state.isClosed)
        }
        guard !wasClosed else { return }
        sending.sync {}
        try? stream.flush(timeout: .milliseconds(200))
        _ = try? leaseBucket.set(ClusterKey.session(session).text, to: SessionRecord(.ended, options.nats.name).bytes)
        state.withLock { state in
            state.inbox = nil
            state.feeds = [:]
        }
    }

    // MARK: Leases

    /// The name of the node's present session.
    public var session: String { state.withLock { $0.session } }

    /// Whether the node holds its lease just now.
    public var mayAct: Bool { state.withLock { !$0.isClosed && $0.lease.mayAct(at: Self.now()) } }

    /// Takes no rooms from now on, and tells the other nodes.
    public func drain() {
        state.withLock { $0.isDraining = true }
    }

    /// The other sessions that take rooms.
    public var others: [String] {
        state.withLock { state in
            state.census.serving.filter {
                $0 != state.session && state.versions[$0].map { $0.version == options.version } ?? true
            }
        }
    }

    /// Returns whether a session can never act again.
    public func hasEnded(_ session: String) -> Bool { state.withLock { $0.census.hasEnded(session) } }

    private var isClosed: Bool { state.withLock { $0.isClosed } }

    private func holdLease(isJoined: DispatchSemaphore) {
        var (hasJoined, wasActing) = (false, true)
        while !isClosed {
            renewIfDue()
            if hasJoined, wasActing != mayAct, !isClosed {
                wasActing.toggle()
                logger.warning(
                    wasActing
                        ? "the node has its lease again: its rooms go on"
                        : "the node's lease has ended, as NATS does not renew it: its rooms stand still")
            }
            endOverdue()
            if state.withLock({ !$0.unshared.isEmpty }) { checkStoreSoon() }
            if !hasJoined, mayAct {
                hasJoined = true
                isJoined.signal()
                deliver(.joined(session: session))
            }
            Self.pause(0.02)
        }
    }

    private func renewIfDue() {
        let asked = state.withLock { state -> (NodeLease.Request, String, Bool)? in
            let request = state.lease.request(at: Self.now())
            return request.map { ($0, state.session, state.isDraining) }
        }
        guard let (request, session, isDraining) = asked else { return }
        let sentAt = Self.now()
        let answer = ask(request, session, isDraining ? .draining : .serving)
        let isOver = state.withLock { state in
            let wasActing = state.lease.mayAct(at: sentAt)
            state.lease.receive(answer, at: Self.now())
            // Others may have been cut off as long as this node was: their renewals are on their way, too.
            if !wasActing, state.lease.mayAct(at: Self.now()) { state.census.hearAgain(at: Self.now()) }
            if case .written = answer { state.renewedAt = sentAt }
            return state.lease.isEnded && !state.isClosed
        }
        if isOver { beginSession(after: session) }
    }

    private func ask(_ request: NodeLease.Request, _ session: String, _ value: SessionState) -> NodeLease.Answer {
        let key = ClusterKey.session(session).text
        do throws(NATSError) {
            switch request {
            case .write(let revision):
                let record = SessionRecord(value, options.nats.name, version: options.version)
                return .written(revision: try leaseBucket.set(key, to: record.bytes, ifAt: revision))
            case .read:
                guard let entry = try leaseBucket.value(of: key), let value = entry.value else { return .missing }
                return .value(isEnded: SessionRecord(value)?.state ?? .ended == .ended, revision: entry.revision)
            }
        } catch {
            return error.kind == .conflict ? .conflict : .unavailable
        }
    }

    /// Begins another session, after others have ended the present one, as it was not renewed: this node owns nothing.
    private func beginSession(after session: String) {
        let new = Self.newSession()
        // If everything is gone, that is told first.
        try? checkStore()
        logger.warning("the cluster has gone on without this node, which joins anew as \(new)")
        do { try listen(as: new) } catch { return logger.error("\(error)") }
        state.withLock { state in
            state.session = new
            state.lease = NodeLease(options.timing)
        }
        deliver(.joined(session: new))
    }

    private func listen(as session: String) throws(NATSError) {
        let inbox = try connection.subscribe(
            to: names.inbox(of: session), handler: MessageJoiner.handler(deliver) { .message($0) })
        state.withLock { $0.inbox = inbox }
    }

    /// Ends the sessions of others that are not renewed.
    private func endOverdue() {
        let overdue = state.withLock { state -> [(session: String, revision: UInt64)] in
            let now = Self.now()
            // A node that hears nothing itself knows nothing of others.
            guard state.lease.mayAct(at: now) else { return [] }
            return state.census.overdue(at: now).filter {
                $0.session != state.session && state.ending.insert($0.session).inserted
            }
        }
        for (session, revision) in overdue {
            workers[0].async { [self] in
                defer { state.withLock { _ = $0.ending.remove(session) } }
                let record = SessionRecord(.ended, "")
                guard
                    let revision = try? leaseBucket.set(
                        ClusterKey.session(session).text, to: record.bytes, ifAt: revision)
                else { return }
                logger.warning("the node of session \(session) has not renewed its lease: its rooms are free")
                saw(session, .ended, revision)
            }
        }
    }

    private func saw(_ session: String, _ value: SessionState, _ revision: UInt64) {
        let hasEnded = state.withLock { $0.census.saw(session, value, revision: revision, at: Self.now()) }
        if hasEnded { deliver(.ended(session: session)) }
    }

    // MARK: Watching

    private func watch(isComplete: DispatchSemaphore) {
        while !isClosed {
            do {
                let watch = try bucket.watch()
                state.withLock { state in
                    state.toldAt = Self.now()
                    state.watches += 1
                }
                while !isClosed {
                    switch try watch.next(timeout: .milliseconds(200)) {
                    case .entry(let entry): apply(entry)
                    case .isComplete:
                        state.withLock { $0.census.complete() }
                        isComplete.signal()
                    case .silence: break
                    }
                    // Nodes write several times a second, this one included: silence is a watch that has been lost.
                    guard state.withLock({ Self.now() - $0.toldAt < options.timing.duration * 2 }) else { break }
                }
            } catch {
                if !isClosed { logger.debug("\(error)") }
                Self.pause(0.1)
            }
            do {
                if !isClosed { try checkStore() }
            } catch {
                logger.debug("\(error)")
            }
        }
    }

    private func apply(_ entry: KeyValueBucket.Entry) {
        state.withLock { $0.toldAt = Self.now() }
        switch ClusterKey(entry.key) {
        case .session(let session):
            guard let value = entry.value else { return state.withLock { $0.census.forget(session) } }
            // What cannot be read is no session that may act.
            let record = SessionRecord(value)
            note(record, of: session, entry.revision)
            saw(session, record?.state ?? .ended, entry.revision)
        case .owner(let room):
            let isNews = state.withLock { state in
                let fence = state.store.fence(entry.revision)
                guard let value = entry.value else { return state.claims.forget(room, revision: fence) }
                let session = String(decoding: value, as: UTF8.self)
                return state.claims.saw(room, RoomOwner(session: session, fence: fence))
            }
            if isNews { deliver(.owner(room: room)) }
        case .record(let room): deliver(.record(room: room, entry.value))
        case .secret, .fingerprint, nil: break
        }
    }

    /// Notes the version of another node's messages.
    private func note(_ record: SessionRecord?, of session: String, _ revision: UInt64) {
        guard let record, record.state != .ended else {
            return state.withLock { _ = $0.versions.removeValue(forKey: session) }
        }
        // The first version had no number.
        let version = record.version ?? 1
        let isNew = state.withLock { state in
            state.versions.updateValue((version, revision), forKey: session) == nil && session != state.session
        }
        guard isNew, version != options.version else { return }
        logger.error(
            "the node \(record.node) speaks version \(version) of the messages between nodes, not \(options.version): it does not understand this one"
        )
    }

    // MARK: For the node's other parts

    /// Runs work that waits for NATS, of one room in order.
    func work(_ room: String, _ body: @escaping @Sendable () -> Void) {
        let number = room.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
        workers[number % workers.count].async(execute: body)
    }

    /// The counts of the node's part in the cluster.
    public var figures: ClusterFigures {
        let traffic = connection.traffic
        return state.withLock { state in
            var figures = ClusterFigures()
            figures.leaseAge = state.renewedAt.map { Self.now() - $0 }
            figures.sessions = state.census.serving.count
            (figures.sentBytes, figures.receivedBytes) = (traffic.sent, traffic.received)
            figures.droppedMessages = state.dropped
            let subscriptions = Array(state.feeds.values) + [state.inbox].compactMap(\.self)
            figures.missedMessages = subscriptions.reduce(state.missed) { $0 + $1.dropped }
            figures.pendingEntries = state.pendingEntries
            figures.renewedWatches = max(state.watches, 1) - 1
            return figures
        }
    }

    /// Whether there is a connection to NATS just now.
    public var isConnected: Bool { connection.isConnected }

    fileprivate func acknowledged(_ acknowledgement: JetStream.Acknowledgement) {
        state.withLock { $0.pendingEntries -= 1 }
        guard let room = names.room(ofJournal: acknowledgement.subject) else { return }
        guard let sequence = acknowledgement.sequence else {
            state.withLock { $0.wholeEntries[room] = nil }
            checkStoreSoon()
            return deliver(.journalFault(room: room))
        }
        switch JournalEnvelope(acknowledgement.payload.prefix(JournalEnvelope.headLength)) {
        case .whole(let fence, _): forgetJournal(of: room, before: sequence, fence)
        case .part(let part) where part.isWhole: stored(part, of: room, sequence)
        case .entry, .takeover, .part, nil: break
        }
    }

    /// Looks whether NATS still has what the cluster keeps, once a second at most.
    private func checkStoreSoon() {
        let isDue = state.withLock { state in
            guard Self.now() - state.storeCheckedAt > .seconds(1), !state.isClosed else { return false }
            state.storeCheckedAt = Self.now()
            return true
        }
        if isDue { workers[0].async { [self] in try? checkStore() } }
    }

    /// Forgets what was before a whole entry of a room's journal, once all of its parts are stored.
    private func stored(_ part: JournalPart, of room: String, _ sequence: UInt64) {
        let first = state.withLock { state -> UInt64? in
            if part.index == 0 { state.wholeEntries[room] = (sequence, 0) }
            guard let entry = state.wholeEntries[room], entry.stored == part.index else {
                state.wholeEntries[room] = nil
                return nil
            }
            guard part.index + 1 == part.count else {
                state.wholeEntries[room]?.stored += 1
                return nil
            }
            state.wholeEntries[room] = nil
            return entry.first
        }
        if let first { forgetJournal(of: room, before: first, part.fence) }
    }
}

/// A relay of the connection's events to a node that is made after it.
private final class LineRelay: Sendable {
    let node = LockedValue(WeakNode(node: nil))

    func tell(_ isUp: Bool) {
        node.withLock { $0.node }?.deliver(.line(isUp: isUp))
    }

    func acknowledged(_ acknowledgement: JetStream.Acknowledgement) {
        node.withLock { $0.node }?.acknowledged(acknowledgement)
    }
}

private struct WeakNode: Sendable {
    weak var node: ClusterNode?
}

/// The content of a session's key.
struct SessionRecord: Codable, Equatable {
    let state: SessionState
    /// The node's name, for people.
    let node: String
    /// Of its messages; nil: it is about to end, or of the first version.
    let version: Int?

    init(_ state: SessionState, _ node: String, version: Int? = nil) {
        self.state = state
        self.node = node
        self.version = version
    }

    init?(_ bytes: [UInt8]) {
        guard let record = try? JSONDecoder().decode(SessionRecord.self, from: Data(bytes)) else { return nil }
        self = record
    }

    var bytes: [UInt8] { (try? JSONEncoder().encode(self)).map(Array.init) ?? [] }
}

extension Duration {
    var nanoseconds: Int64 { components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000 }
}
