import ClusterContract
import Dispatch
import Foundation
import Locks
import Logging
import NATS

/// One node of a cluster: its lease, the rooms' owners, and the messages between nodes.
///
/// Any thread may use it. What it knows and decides is in ``NodeState``, and what waits to be sent in ``NodeTraffic``, each
/// behind a lock of its own that is never held while NATS is asked. Around these are two threads, one that renews the lease
/// and one that hears what is written to the bucket if this is one of the nodes that do, a queue on which messages are sent in order, and four for calls that
/// wait for NATS, so that rooms don't wait for each other.
public final class ClusterNode: ClusterMember {
    let options: ClusterOptions
    let names: ClusterNames
    let logger: Logger
    let connection: NATSConnection
    let stream: JetStream
    let bucket: KeyValueBucket
    /// The bucket with a timeout that fits a lease.
    let leaseBucket: KeyValueBucket
    let state: LockedValue<NodeState>
    let traffic: LockedValue<NodeTraffic>
    let subscriptions = LockedValue(NodeSubscriptions())
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
    /// - Throws: `ClusterFault` if NATS cannot be used.
    public init(
        _ options: ClusterOptions, logger: Logger, deliver: @escaping @Sendable (ClusterEvent) -> Void
    ) throws(ClusterFault) {
        self.options = options
        self.logger = logger
        self.deliver = deliver
        names = ClusterNames(prefix: options.name)
        let listener = ConnectionListener()
        let names = self.names
        do throws(NATSError) {
            connection = try NATSConnection(options.nats) { listener.hear($0) }
            stream = try JetStream(connection) { listener.hear($0) }
            let leases = try JetStream(connection, timeout: options.timing.duration / 2)
            bucket = try stream.bucket(names.bucket, replicas: options.replicas)
            leaseBucket = try leases.bucket(names.bucket, replicas: options.replicas)
        } catch {
            throw ClusterFault(error)
        }
        state = LockedValue(NodeState(options, session: Self.newSession()))
        traffic = LockedValue(NodeTraffic(sendBuffer: options.sendBuffer))
        listener.node.withLock { $0 = WeakNode(node: self) }
        try ClusterFault.of(checkStore)
    }

    static func newSession() -> String {
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
    /// - Throws: `ClusterFault` if NATS does not answer; ``ClusterMismatch`` if the other nodes are of another version.
    public func start() throws {
        try? bucket.forgetRemoved()
        let isTold = DispatchSemaphore(value: 0)
        thread("ClusterNode.watch") { node in
            node.watchBucket { isTold.signal() }
        }
        let deadline = DispatchTime.now() + .seconds(10)
        do {
            try ClusterFault.of(hearNews)
            guard isTold.wait(timeout: deadline) == .success else { throw Self.silence }
            try checkVersions()
            let session = session
            try ClusterFault.of { () throws(NATSError) in try listen(as: session) }
            let isJoined = DispatchSemaphore(value: 0)
            thread("ClusterNode.lease") { node in
                node.holdLease { isJoined.signal() }
            }
            guard isJoined.wait(timeout: deadline) == .success else { throw Self.silence }
        } catch {
            close()
            throw error
        }
    }

    private static let silence = ClusterFault(.unavailable, "cannot join the cluster: JetStream does not answer")

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
        guard let session = state.withLock({ $0.close() }) else { return }
        sending.sync {}
        try? stream.flush(timeout: .milliseconds(200))
        _ = try? leaseBucket.set(ClusterKey.session(session).text, to: SessionRecord(endOf: options.nats.name).bytes)
        // They are let go outside the lock: that waits for libnats.
        withExtendedLifetime(
            subscriptions.withLock { subscriptions in
                defer { subscriptions = NodeSubscriptions() }
                return subscriptions
            }
        ) {}
    }

    // MARK: What others ask

    /// The name of the node's present session.
    public var session: String { state.withLock { $0.session } }

    /// Whether the node holds its lease just now.
    public var mayAct: Bool { state.withLock { $0.mayAct(at: Self.now()) } }

    /// Whether the node may take rooms of which NATS keeps nothing just now.
    public var mayTakeUnknown: Bool { state.withLock { $0.mayTakeUnknown(at: Self.now()) } }

    /// Takes no rooms from now on, and tells the other nodes.
    public func drain() {
        state.withLock { $0.drain() }
    }

    /// The other sessions that take rooms.
    public var others: [String] { state.withLock { $0.others } }

    /// The version of the messages between nodes that all of them understand.
    public var version: Int { state.withLock { $0.version } }

    /// The number of rooms of each session that takes any and understands this node's messages, this one included.
    public var roomCounts: [String: Int] { state.withLock { $0.roomCounts } }

    /// Returns whether a session can never act again.
    public func hasEnded(_ session: String) -> Bool { state.withLock { $0.hasEnded(session) } }

    var isClosed: Bool { state.withLock { $0.isClosed } }

    /// Whether there is a connection to NATS just now.
    public var isConnected: Bool { connection.isConnected }

    /// The counts of the node's part in the cluster.
    public var figures: ClusterFigures {
        var figures = ClusterFigures()
        (figures.sentBytes, figures.receivedBytes) = connection.traffic
        state.withLock { state in
            figures.leaseAge = state.renewedAt.map { Self.now() - $0 }
            figures.sessions = state.servingCount
            figures.renewedWatches = state.watch.renewals
        }
        traffic.withLock { traffic in
            figures.droppedMessages = traffic.dropped
            figures.pendingEntries = traffic.pendingEntries
        }
        figures.missedMessages = subscriptions.withLock { $0.missed }
        return figures
    }

    // MARK: For the node's other parts

    /// Does what the state asks for, in order.
    func perform(_ actions: [NodeState.Action]) {
        for action in actions {
            switch action {
            case .ask(let request, let session, let value): ask(request, session, value)
            case .writeEnd(let session, let revision): writeEnd(of: session, after: revision)
            case .beginSession: beginSession()
            case .checkStore: workers[0].async { [self] in try? checkStore() }
            case .deliver(let event): deliver(event)
            case .log(let level, let text): logger.log(level: level, "\(text)")
            }
        }
    }

    /// Runs work that waits for NATS, of one room in order.
    func work(_ room: String, _ body: @escaping @Sendable () -> Void) {
        let number = room.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
        workers[number % workers.count].async(execute: body)
    }

    /// Receives what is sent to a session, and nothing any more that is sent to the one before.
    func listen(as session: String) throws(NATSError) {
        let inbox = try connection.subscribe(
            to: names.inbox(of: session), handler: MessageJoiner.handler(deliver) { .message($0) })
        let former = subscriptions.withLock { $0.replaceInbox(inbox) }
        withExtendedLifetime(former) {}
    }
}

/// What a node hears from NATS of its own accord: the messages to its session, and those of rooms.
struct NodeSubscriptions: Sendable {
    private var inbox: NATSSubscription?
    private var news: NATSSubscription?
    private var feeds: [String: NATSSubscription] = [:]
    /// The messages that subscriptions which have ended had dropped.
    private var missedBefore: UInt64 = 0

    /// The messages that came and were dropped, as those before were not handled fast enough.
    var missed: UInt64 {
        (Array(feeds.values) + [inbox, news].compactMap(\.self)).reduce(missedBefore) { $0 + $1.dropped }
    }

    /// Returns whether a room's messages are heard.
    func hasFeed(of room: String) -> Bool { feeds[room] != nil }

    mutating func add(news: NATSSubscription) {
        self.news = news
    }

    mutating func add(_ feed: NATSSubscription, of room: String) {
        feeds[room] = feed
    }

    /// Takes a room's subscription out; whoever calls lets it go.
    mutating func removeFeed(of room: String) -> NATSSubscription? {
        let feed = feeds.removeValue(forKey: room)
        missedBefore += feed?.dropped ?? 0
        return feed
    }

    /// Returns the inbox before; whoever calls lets it go.
    mutating func replaceInbox(_ inbox: NATSSubscription) -> NATSSubscription? {
        defer { self.inbox = inbox }
        return self.inbox
    }
}

/// What hears the connection, on behalf of a node that is made after it.
private final class ConnectionListener: Sendable {
    let node = LockedValue(WeakNode(node: nil))

    func hear(_ event: NATSConnection.LineEvent) {
        let isUp = if case .restored = event { true } else { false }
        node.withLock { $0.node }?.deliver(.line(isUp: isUp))
    }

    func hear(_ acknowledgement: JetStream.Acknowledgement) {
        node.withLock { $0.node }?.receive(acknowledgement)
    }
}

private struct WeakNode: Sendable {
    weak var node: ClusterNode?
}
