import ClusterContract
import Logging

/// What a node knows of its cluster, and by that what it does next.
///
/// A value without clock, randomness or I/O: instants are durations since any origin of the node's own clock, and what is to
/// be done is returned as actions, which ``ClusterNode`` carries out.
struct NodeState {
    /// What a node is to do.
    enum Action: Equatable {
        /// Ask the bucket about the key of the node's session, and tell the answer to ``receive(_:sentAt:at:)``.
        case ask(NodeLease.Request, session: String, SessionState)
        /// Write that another session has ended, if its key still has this revision, and tell the result to
        /// ``wroteEnd(of:revision:at:)``.
        case writeEnd(session: String, after: UInt64)
        /// Begin a session, as others have ended the present one, and tell ``begin(_:)``.
        case beginSession
        /// Look whether NATS has what the cluster keeps, and tell ``found(bucketCreatedAt:at:)``.
        case checkStore
        case deliver(ClusterEvent)
        case log(Logger.Level, String)
    }

    private let options: ClusterOptions
    /// The name of the node's present session.
    private(set) var session: String
    private var lease: NodeLease
    /// The time at which the write was sent that renewed the lease last.
    private(set) var renewedAt: Duration?
    private var census: NodeCensus
    private var claims = RoomClaims()
    /// The versions that sessions understand, the revisions by which they were seen, and their nodes' names.
    private var versions: [String: (known: ClosedRange<Int>, revision: UInt64, node: String)] = [:]
    /// The newest version of messages that this node and all others understand with which it has any in common.
    private(set) var version: Int
    /// The sessions of others that this node is about to end.
    private var ending: Set<String> = []
    private var isDraining = false
    private(set) var isClosed = false
    private var hasJoined = false
    /// Whether the node could act when it was last looked.
    private var wasActing = true
    /// The time of the last attempt to begin a session.
    private var triedSessionAt: Duration?
    /// How this bucket's revisions become fencing numbers.
    private(set) var fencing = FencingNumbers()
    /// When the bucket was found first, and whether it is known to be an old one.
    private var foundAt: Duration?
    private var isOld = false
    var shared = SharedValues()
    /// When it was looked last whether NATS has what the cluster keeps.
    private var storeCheckedAt = Duration.zero
    var watch = WatchState()
    /// Whether this node is one of those that watch the bucket.
    var duty: WatchDuty
    /// Whether it does not watch, and is told by those that do.
    var isTold = false
    /// Whether its watch has told all that was there when it began.
    var isWatchComplete = false
    /// Whether its watch is one of a bucket that NATS has lost: of another one of that name it would tell only what is written
    /// after as many writes.
    var isWatchOutdated = false
    /// How many callers need the node's own watch, whatever its duty.
    var watchNeeds = 0
    var untold = UntoldWrites()

    /// Makes the state of a node that has heard nothing yet.
    init(_ options: ClusterOptions, session: String) {
        self.options = options
        self.session = session
        lease = NodeLease(options.timing)
        census = NodeCensus(options.timing)
        version = options.versions.upperBound
        duty = WatchDuty(watchers: options.watchers)
    }

    // MARK: The lease

    /// Returns whether the node holds its lease.
    func mayAct(at now: Duration) -> Bool { !isClosed && lease.mayAct(at: now) }

    /// Returns what is to be done at a time; called some fifty times a second.
    mutating func due(at now: Duration) -> [Action] {
        guard !isClosed else { return [] }
        var actions = look(at: now)
        if let request = lease.request(at: now) {
            actions.append(.ask(request, session: session, isDraining ? .draining : .serving))
        }
        return actions
    }

    /// Handles the bucket's answer about the session's key.
    mutating func receive(_ answer: NodeLease.Answer, sentAt: Duration, at now: Duration) -> [Action] {
        let wasActing = lease.mayAct(at: sentAt)
        lease.receive(answer, at: now)
        // Others may have been cut off as long as this node was: their renewals are on their way, too.
        if !wasActing, lease.mayAct(at: now) { census.hearAgain(at: now) }
        if case .written = answer { renewedAt = sentAt }
        return isClosed ? [] : look(at: now)
    }

    /// Returns what follows from how the lease stands.
    private mutating func look(at now: Duration) -> [Action] {
        var actions: [Action] = []
        // At once, so that rooms are claimed by a session that lasts.
        if lease.isEnded, triedSessionAt.map({ now >= $0 + options.timing.renewal }) ?? true {
            triedSessionAt = now
            actions.append(.beginSession)
        }
        let isActing = lease.mayAct(at: now)
        if hasJoined, wasActing != isActing {
            wasActing = isActing
            if isActing { duty.told(at: now) }
            let text =
                isActing
                ? "the node has its lease again: its rooms go on"
                : "the node's lease has ended, as NATS does not renew it: its rooms stand still"
            actions.append(.log(.warning, text))
        }
        if !hasJoined, isActing {
            hasJoined = true
            duty.told(at: now)
            actions.append(.deliver(.joined(session: session)))
        }
        // A node that hears nothing itself knows nothing of others, nor does one that is told of no renewals.
        if isActing, !isTold {
            for (other, revision) in census.overdue(at: now) where other != session && ending.insert(other).inserted {
                actions.append(.writeEnd(session: other, after: revision))
            }
        }
        if !shared.lost.isEmpty, mustCheckStore(at: now) { actions.append(.checkStore) }
        return actions
    }

    /// Begins another session: this node owns nothing.
    mutating func begin(_ session: String) -> [Action] {
        self.session = session
        duty.begin(session)
        lease = NodeLease(options.timing)
        triedSessionAt = nil
        return [
            .log(
                .warning,
                "the cluster has gone on without this node, \(options.nats.name), which joined anew as session \(session)"
            ),
            .deliver(.joined(session: session)),
        ]
    }

    /// Takes no rooms from now on, and tells the other nodes with the next renewal.
    mutating func drain() {
        isDraining = true
    }

    /// Ends the node's part in the cluster.
    ///
    /// - Returns: the session that is to be ended; nil if there is none any more.
    mutating func close() -> String? {
        defer { isClosed = true }
        return isClosed ? nil : session
    }

    // MARK: Other sessions

    /// The number of sessions that take rooms.
    var servingCount: Int { census.serving.count }

    /// The other sessions that take rooms and understand this node.
    var others: [String] {
        census.serving.filter { $0 != session && versions[$0].map { understands($0.known) } ?? true }
    }

    /// The number of rooms of each session that takes any and understands this node's messages, this one included; O(rooms).
    var roomCounts: [String: Int] {
        var counts = Dictionary(uniqueKeysWithValues: (others + [session]).map { ($0, 0) })
        for owner in claims.sessions where counts[owner] != nil { counts[owner]? += 1 }
        return counts
    }

    /// Returns whether a session can never act again.
    func hasEnded(_ session: String) -> Bool { census.hasEnded(session) }

    /// Returns the revisions of the sessions that take rooms and that are meant, by session.
    func revisions(of isMeant: (_ session: String, _ versions: ClosedRange<Int>) -> Bool) -> [String: UInt64] {
        versions.filter { census.isServing($0.key) && isMeant($0.key, $0.value.known) }.mapValues(\.revision)
    }

    /// Returns the versions that a session understands; nil if they are not known.
    func versions(of session: String) -> ClosedRange<Int>? { versions[session]?.known }

    private func understands(_ others: ClosedRange<Int>) -> Bool { others.overlaps(options.versions) }

    /// Notes what came of writing that a session has ended; nil: it has not, or it is not known.
    mutating func wroteEnd(of session: String, revision: UInt64?, at now: Duration) -> [Action] {
        ending.remove(session)
        guard let revision else { return [] }
        let name = versions[session].map { "the node \($0.node) of" } ?? "the node of"
        return [.log(.warning, "\(name) session \(session) has not renewed its lease: its rooms are free")]
            + note(session, .ended, revision, at: now)
    }

    private mutating func note(
        _ session: String, _ state: SessionState, _ revision: UInt64, at now: Duration
    ) -> [Action] {
        if state == .ended { duty.note(session, canWatch: false, own: self.session) }
        return census.saw(session, state, revision: revision, at: now) ? [.deliver(.ended(session: session))] : []
    }

    /// Notes which versions of messages a session understands.
    private mutating func note(_ record: SessionRecord?, of session: String, _ revision: UInt64) -> [Action] {
        let canWatch = record?.state != .ended && record?.tells == true && !census.isKnownToHaveEnded(session)
        duty.note(session, canWatch: canWatch, own: self.session)
        guard let record, record.state != .ended else {
            return versions.removeValue(forKey: session) == nil ? [] : chooseVersion()
        }
        let known = record.versions
        let before = versions.updateValue((known, revision, record.node), forKey: session)
        guard before?.known != known else { return [] }
        guard session != self.session, !understands(known) else { return chooseVersion() }
        let text =
            "the node \(record.node) speaks \(known.text) of the messages between nodes, not \(options.versions.text): it does not understand this one"
        return [.log(.error, text)]
    }

    /// Speaks the newest version that everybody understands; O(sessions).
    private mutating func chooseVersion() -> [Action] {
        let others = versions.values.filter { understands($0.known) }
        let oldest = others.min { $0.known.upperBound < $1.known.upperBound }
        let chosen = min(oldest?.known.upperBound ?? .max, options.versions.upperBound)
        guard chosen != version else { return [] }
        version = chosen
        let isNewest = chosen == options.versions.upperBound
        let reason = isNewest ? nil : oldest.map { ", as the node \($0.node) understands \($0.known.text)" }
        return [.log(.info, "the nodes speak version \(chosen) of the messages between them\(reason ?? "")")]
    }

    // MARK: Rooms

    /// Returns whether a room has an owner, and which.
    func standing(of room: String) -> RoomStanding {
        let standing = claims.standing(of: room, census)
        // Of an owner that was read the watch may still tell the session.
        guard case .free(let fence?) = standing, let owner = claims[room], !owner.session.isEmpty,
            !census.knows(owner.session), fence > fencing.number(ofRevision: watch.heard)
        else { return standing }
        return .owned(owner)
    }

    /// Returns the room's fencing number, if the present session owns it.
    func fence(of room: String) -> UInt64? {
        claims[room].flatMap { $0.session == session ? $0.fence : nil }
    }

    /// Returns whether this node may act for a room by a fencing number.
    func mayAct(for room: String, _ fence: UInt64, at now: Duration) -> Bool {
        mayAct(at: now) && claims[room] == RoomOwner(session: session, fence: fence)
    }

    /// Returns the rooms that a session owns, or owned when it ended.
    func rooms(of session: String) -> [String] { claims.rooms(of: session) }

    /// Notes who owns a room.
    mutating func note(owner session: String, of room: String, _ fence: UInt64) -> [Action] {
        claims.saw(room, RoomOwner(session: session, fence: fence)) ? [.deliver(.owner(room: room))] : []
    }

    // MARK: The bucket

    /// Whether all writes from before a watch have come.
    var hasAll: Bool { census.isComplete }

    /// Notes that all writes from before a watch have come.
    mutating func noteAllHeard() {
        census.complete()
    }

    /// Has the silence of other sessions count from now on.
    mutating func hearOthersAgain(at now: Duration) {
        census.hearAgain(at: now)
    }

    /// Returns whether a watch is as good as lost: nodes write several times a second, this one included.
    func isWatchSilent(at now: Duration) -> Bool {
        isWatchOutdated || now - watch.heardAt >= options.timing.duration * 2
    }

    /// Handles a write that the node's watch tells of; nil: the key was removed.
    mutating func watched(_ value: [UInt8]?, of key: String, revision: UInt64, at now: Duration) -> [Action] {
        untold.heard(BucketNews.Write(revision: revision, key: key, value: value))
        return receive(value, of: key, revision: revision, at: now)
    }

    /// Handles a write that the node has heard of; nil: the key was removed.
    mutating func receive(_ value: [UInt8]?, of key: String, revision: UInt64, at now: Duration) -> [Action] {
        watch.heardAt = now
        watch.heard = max(watch.heard, revision)
        switch ClusterKey(key) {
        case .session(let session):
            guard let value else {
                census.forget(session)
                return note(nil, of: session, revision)
            }
            // What cannot be read is no session that may act.
            let record = SessionRecord(value)
            return note(record, of: session, revision) + note(session, record?.state ?? .ended, revision, at: now)
        case .owner(let room):
            let fence = fencing.number(ofRevision: revision)
            if let value { return note(owner: String(decoding: value, as: UTF8.self), of: room, fence) }
            return claims.forget(room, revision: fence) ? [.deliver(.owner(room: room))] : []
        case .record(let room): return [.deliver(.record(room: room, value))]
        case .secret, .fingerprint, nil: return []
        }
    }

    // MARK: What NATS keeps

    /// Returns whether to look now whether NATS has what the cluster keeps: once a second at most.
    mutating func mustCheckStore(at now: Duration) -> Bool {
        guard now - storeCheckedAt > .seconds(1), !isClosed else { return false }
        storeCheckedAt = now
        return true
    }

    /// Notes when something was written to the bucket, in nanoseconds since 1970.
    mutating func noteAge(_ written: Int64) {
        if written - fencing.created > Self.oldAge { isOld = true }
    }

    /// The age in nanoseconds beyond which a bucket is not one that was made a moment ago: NATS servers' clocks differ by less.
    private static let oldAge: Int64 = 10_000_000_000

    /// Returns whether rooms without a key have no owner that may act.
    ///
    /// A bucket may have been made after another one was lost, in which they had one: its lease ends within its duration.
    func mayTakeUnknown(at now: Duration) -> Bool {
        isOld || foundAt.map { now >= $0 + options.timing.duration + options.timing.margin } ?? false
    }

    /// Notes which bucket there is: another one than before has nothing of what the cluster kept.
    ///
    /// - Parameters:
    ///   - created: nanoseconds since 1970.
    ///   - now: the time.
    /// - Returns: what is to be done.
    mutating func found(bucketCreatedAt created: Int64, at now: Duration) -> [Action] {
        let isOther = fencing.created != 0 && fencing.created != created
        if fencing.created != created { (foundAt, isOld) = (now, false) }
        fencing = FencingNumbers(created: created)
        guard isOther else { return [] }
        // Nobody knows the session there, and would wait for its end.
        let wasActing = lease.cannotBeEnded(at: now)
        lease.giveUp()
        census = NodeCensus(options.timing)
        claims = RoomClaims()
        versions = [:]
        duty = WatchDuty(watchers: options.watchers)
        untold = UntoldWrites()
        (isTold, isWatchComplete, isWatchOutdated) = (false, false, true)
        watch.heard = 0
        shared.loseAll()
        let text =
            "NATS has lost what the cluster '\(options.name)' kept there: nodes tell it anew, and rooms go on as they are"
        return [.log(.error, text), .deliver(.storeLost(wasActing: wasActing))]
    }
}

/// How a bucket's revisions become fencing numbers, which ascend from one bucket to the next.
struct FencingNumbers: Equatable {
    /// When the bucket was made, in nanoseconds since 1970.
    var created: Int64 = 0

    /// What is added to the revisions of this bucket.
    ///
    /// A bucket takes fewer than 8,192 writes a second, so that the fencing numbers of one that was made later, from the
    /// same servers' clock, are higher, as soon as a millisecond after; they have some 45 bits.
    private var base: UInt64 {
        let (seconds, rest) = created.quotientAndRemainder(dividingBy: 1_000_000_000)
        return UInt64(max(seconds - 1_577_836_800, 0)) << 13 + UInt64(max(rest, 0)) << 13 / 1_000_000_000
    }

    func number(ofRevision revision: UInt64) -> UInt64 { base + revision }

    /// Returns the revision of a fencing number; nil for one of an earlier bucket.
    func revision(of number: UInt64) -> UInt64? { number > base ? number - base : nil }
}

/// What all nodes share, by key: it is written again if NATS loses it.
struct SharedValues: Equatable {
    private var values: [ClusterKey: [UInt8]] = [:]
    /// What NATS has lost, and could not be written again yet.
    private(set) var lost: [ClusterKey: [UInt8]] = [:]

    mutating func keep(_ value: [UInt8], for key: ClusterKey) {
        values[key] = value
    }

    /// Notes that a value that was lost is in the bucket again.
    mutating func wrote(_ key: ClusterKey) {
        lost[key] = nil
    }

    mutating func loseAll() {
        lost = values
    }
}

/// How a node's watch of the bucket stands.
struct WatchState: Equatable {
    /// How many watches there were.
    private(set) var count: UInt64 = 0
    /// The time at which the watch told of something last.
    var heardAt = Duration.zero
    /// The newest revision that it told of.
    var heard: UInt64 = 0

    /// How often a watch was lost and made anew.
    var renewals: UInt64 { max(count, 1) - 1 }

    /// Notes that a watch begins.
    ///
    /// - Parameters:
    ///   - now: the time.
    ///   - isNew: whether the one before was lost, or there was none; otherwise the node did without.
    mutating func begin(at now: Duration, isNew: Bool) {
        if isNew { count += 1 }
        heardAt = now
    }
}
