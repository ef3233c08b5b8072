import WebSocketServer
import Wire

/// The viewers of a room, and those who may come back as the same viewer.
struct Roster {
    /// The time within which a viewer may come back after its connection broke.
    static let identityLifetime = Duration.seconds(60)
    /// The greatest number of those that are remembered; of more, the ones who went last are.
    static let awayLimit = 1024

    struct Member: Equatable {
        /// The viewer's number in the room, from 1.
        let viewer: UInt32
        let color: UInt8
        let identity: RandomToken
        var name = ""
        var role: ViewerRole
        var isByKey: Bool
        /// The round trip of the viewer's line in milliseconds, as it measures it; nil if it has not said.
        fileprivate(set) var delay: Int?
        /// The viewer's connection; nil while it is broken.
        var connection: UInt64?
        /// The address that the connection comes from; nil if it is not known.
        fileprivate(set) var peer: PeerAddress?
        /// Whether nothing was heard of the viewer for a while.
        fileprivate var isSilent = false
        fileprivate var brokeAt: MonotonicInstant?
    }

    private var members: [UInt32: Member] = [:]
    private var viewers: [UInt64: UInt32] = [:]
    private var identities: [RandomToken: UInt32] = [:]
    /// The viewers whose connections broke, in that order; some may have come back since.
    private var away: [(viewer: UInt32, brokeAt: MonotonicInstant)] = []
    private(set) var lastNumber: UInt32 = 0

    init() {}

    /// Those who were in a room elsewhere, and may come back.
    init(_ people: [RoomSession.Person], lastNumber: UInt32, at now: MonotonicInstant) {
        self.lastNumber = lastNumber
        for person in people.suffix(Self.awayLimit) {
            var member = Member(
                viewer: person.viewer, color: person.color, identity: person.identity, role: person.role,
                isByKey: person.isByKey)
            member.name = person.name
            member.brokeAt = now
            members[member.viewer] = member
            identities[member.identity] = member.viewer
            away.append((member.viewer, now))
        }
    }

    /// Those who are there or may come back, in the order in which they came.
    var people: [RoomSession.Person] {
        members.values.sorted { $0.viewer < $1.viewer }.map {
            RoomSession.Person(
                viewer: $0.viewer, color: $0.color, identity: $0.identity, name: $0.name, role: $0.role,
                isByKey: $0.isByKey)
        }
    }

    /// The number of connected viewers.
    var count: Int { viewers.count }
    var connected: [Member] { viewers.values.compactMap { members[$0] } }
    /// The time at which ``expire(at:)`` may have something to do.
    var nextExpiry: MonotonicInstant? { away.first.map { $0.brokeAt + Self.identityLifetime } }

    /// The member of a viewer's number.
    ///
    /// O(1).
    subscript(viewer: UInt32) -> Member? { members[viewer] }

    /// Returns the member of a connection.
    ///
    /// O(1).
    func member(at connection: UInt64) -> Member? { viewers[connection].flatMap { members[$0] } }

    /// Adds a connection: as the viewer that it was, if its identity is known and has not expired, or as a new one.
    ///
    /// O(viewers).
    ///
    /// Nobody takes the place of a viewer whose connection is alive with an identity alone, which may have been stolen:
    /// only from the same address.
    ///
    /// - Parameters:
    ///   - connection: the connection.
    ///   - role: its role.
    ///   - isByKey: whether the role came by a key.
    ///   - identity: the identity that the handshake showed.
    ///   - peer: the address that it comes from.
    ///   - now: the present time.
    /// - Returns: the member, and the connection that was the same viewer until now, if any.
    mutating func join(
        _ connection: UInt64, role: ViewerRole, isByKey: Bool, identity: RandomToken?, peer: PeerAddress? = nil,
        at now: MonotonicInstant
    ) -> (member: Member, replaced: UInt64?) {
        _ = expire(at: now)
        let known = identity.flatMap { identities[$0] }.flatMap { members[$0] }
            .flatMap { $0.connection == nil || $0.isSilent || $0.peer == peer ? $0 : nil }
        var member = known ?? newcomer(role)
        let replaced = member.connection
        if let replaced { viewers[replaced] = nil }
        member.role = role
        member.isByKey = isByKey
        member.connection = connection
        member.brokeAt = nil
        (member.peer, member.isSilent, member.delay) = (peer, false, nil)
        members[member.viewer] = member
        identities[member.identity] = member.viewer
        viewers[connection] = member.viewer
        return (member, replaced)
    }

    /// Notes that nothing was heard of a viewer for a while.
    ///
    /// Until it joins again, anybody with its identity may take its place.
    mutating func fellSilent(_ viewer: UInt32) {
        members[viewer]?.isSilent = true
    }

    mutating func rename(_ viewer: UInt32, _ name: String) {
        members[viewer]?.name = name
    }

    mutating func setDelay(_ delay: Int, of viewer: UInt32) {
        members[viewer]?.delay = delay
    }

    /// Notes that a connection is gone; its viewer may come back for a while.
    ///
    /// - Returns: the viewers who may not come back any more.
    mutating func lineBroke(_ connection: UInt64, at now: MonotonicInstant) -> [UInt32] {
        guard let viewer = viewers.removeValue(forKey: connection) else { return [] }
        members[viewer]?.connection = nil
        members[viewer]?.brokeAt = now
        away.append((viewer, now))
        return away.count > Self.awayLimit ? forgetFirst() : []
    }

    /// Forgets the viewers who may not come back any more.
    ///
    /// - Returns: their numbers.
    mutating func expire(at now: MonotonicInstant) -> [UInt32] {
        var expired: [UInt32] = []
        while let nextExpiry, now >= nextExpiry { expired += forgetFirst() }
        return expired
    }

    private mutating func forgetFirst() -> [UInt32] {
        let entry = away.removeFirst()
        guard let member = members[entry.viewer], member.brokeAt == entry.brokeAt else { return [] }
        members[entry.viewer] = nil
        identities[member.identity] = nil
        return [entry.viewer]
    }

    /// Makes a member with the colour that the fewest of those present have.
    private mutating func newcomer(_ role: ViewerRole) -> Member {
        lastNumber += 1
        var uses = [Int](repeating: 0, count: Int(WireFormat.colorLimit))
        for member in connected { uses[Int(member.color)] += 1 }
        let color = uses.indices.min { uses[$0] < uses[$1] } ?? 0
        return Member(
            viewer: lastNumber, color: UInt8(color), identity: .random(), role: role, isByKey: false)
    }
}
