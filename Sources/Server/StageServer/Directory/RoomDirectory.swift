import WebSocketServer
import Wire

/// The rooms that there are, and who may enter them in which role.
///
/// There is one, which alone decides that a room begins or ends.
struct RoomDirectory {
    struct Entry: Equatable, Sendable {
        let scene: String
        let isPrivate: Bool
        /// The room's key; nil for a public room whose links were never renewed.
        var key: RandomToken?
        /// The address that made the room; nil if nobody did in this run.
        var owner: PeerAddress?
    }

    struct Admission: Codable, Equatable, Sendable {
        let role: ViewerRole
        /// Whether the role came by a key, so that renewing the links ends it.
        let isByKey: Bool
        /// The room's key at the time at which the handshake was checked.
        let roomKey: RandomToken?
        /// The address that it comes from; nil if it is not known.
        var peer: PeerAddress?
    }

    let capabilities: Capabilities
    private(set) var scenes: [String]
    /// The greatest number of private rooms.
    ///
    /// The public ones have their places beside them, which nobody can take.
    let limit: Int
    /// The greatest number of private rooms that are made from one address.
    let share: Int
    private var entries: [String: Entry] = [:]
    private var privateCount = 0
    private var owned: [PeerAddress: Int] = [:]
    /// The number of viewers' connections in each room that has any.
    private var connections: [String: Int] = [:]

    /// Makes a directory.
    ///
    /// - Parameters:
    ///   - scenes: the scenes, each of which has a public room.
    ///   - stored: the rooms of an earlier run. They are kept even if they are more than `limit`; who made them is not
    ///     known any more.
    ///   - capabilities: checks keys.
    ///   - limit: the greatest number of private rooms.
    ///   - share: the greatest number of them that are made from one address; nil: a quarter.
    init(scenes: [String], stored: [RoomRecord], capabilities: Capabilities, limit: Int, share: Int? = nil) {
        self.scenes = scenes
        self.capabilities = capabilities
        self.limit = limit
        self.share = share ?? max(limit / 4, 1)
        for scene in scenes { entries[scene] = Entry(scene: scene, isPrivate: false, key: nil) }
        for record in stored {
            entries[record.room] = Entry(scene: record.scene, isPrivate: record.isPrivate, key: record.key)
        }
        privateCount = entries.values.count(where: \.isPrivate)
    }

    subscript(room: String) -> Entry? { entries[room] }

    /// Decides whether somebody may enter a room.
    ///
    /// - Parameters:
    ///   - room: the room's name.
    ///   - key: the key that the handshake showed; nil for none.
    /// - Returns: the role.
    /// - Throws: ``RoomRefusal``.
    func admit(to room: String, key: String?) throws(RoomRefusal) -> Admission {
        let entry = try entry(of: room)
        let role = try role(in: entry, of: room, key: key)
        return Admission(role: role, isByKey: key != nil, roomKey: entry.key)
    }

    /// Returns the role of somebody who shows a key, or none.
    ///
    /// - Throws: ``RoomRefusal/keyRequired`` in a private room without one, ``RoomRefusal/invalidKey``, and what
    ///   ``entry(of:)`` throws.
    func role(in room: String, key: String?) throws(RoomRefusal) -> ViewerRole {
        try role(in: entry(of: room), of: room, key: key)
    }

    /// Returns a room.
    ///
    /// - Throws: ``RoomRefusal/ended`` for a private room that there was, else
    ///   ``RoomRefusal/noSuchRoom(publicRooms:)``.
    func entry(of room: String) throws(RoomRefusal) -> Entry {
        if let entry = entries[room] { return entry }
        throw capabilities.hasMade(roomName: room) ? .ended : .noSuchRoom(publicRooms: scenes)
    }

    private func role(in entry: Entry, of room: String, key: String?) throws(RoomRefusal) -> ViewerRole {
        guard let key else {
            guard !entry.isPrivate else { throw .keyRequired }
            return .participant
        }
        guard let role = capabilities.role(of: key, room: room, roomKey: entry.key) else { throw .invalidKey }
        return role
    }

    /// Makes a private room.
    ///
    /// - Parameters:
    ///   - scene: the scene's name; nil is refused.
    ///   - owner: the address of its maker; nil if it counts for nobody.
    /// - Returns: the room's record.
    /// - Throws: ``RoomRefusal``.
    mutating func make(scene: String?, owner: PeerAddress? = nil) throws(RoomRefusal) -> RoomRecord {
        guard let scene, scenes.contains(scene) else { throw .noSuchScene(scenes) }
        guard privateCount < limit else { throw .full(limit) }
        if let owner {
            guard owned[owner, default: 0] < share else { throw .share(share) }
            owned[owner, default: 0] += 1
        }
        var name = capabilities.makeRoomName()
        while entries[name] != nil { name = capabilities.makeRoomName() }
        let record = RoomRecord(room: name, scene: scene, key: .random())
        entries[record.room] = Entry(scene: scene, isPrivate: true, key: record.key, owner: owner)
        privateCount += 1
        return record
    }

    /// Replaces the scenes, each of which has a public room.
    ///
    /// The rooms of other scenes stay for those who are there.
    mutating func setScenes(_ scenes: [String]) {
        self.scenes = scenes
        for scene in scenes where entries[scene] == nil {
            entries[scene] = Entry(scene: scene, isPrivate: false, key: nil)
        }
    }

    /// A room is kept elsewhere, or is not kept any more.
    mutating func learn(_ room: String, _ record: RoomRecord?) {
        guard let record else { return end(room) }
        if let entry = entries[room], entry.scene == record.scene { return setKey(record.key, of: room) }
        entries[room] = Entry(scene: record.scene, isPrivate: record.isPrivate, key: record.key)
        if record.isPrivate { privateCount += 1 }
    }

    mutating func setKey(_ key: RandomToken?, of room: String) {
        entries[room]?.key = key
    }

    /// Counts a viewer's connection, which is in the room until ``leave(_:)``.
    mutating func enter(_ room: String) {
        connections[room, default: 0] += 1
    }

    mutating func leave(_ room: String) {
        guard let count = connections[room] else { return }
        connections[room] = count > 1 ? count - 1 : nil
    }

    /// Ends a room, unless somebody is in it.
    ///
    /// - Returns: the room; nil if it goes on, or there is none.
    mutating func endIfEmpty(_ room: String) -> Entry? {
        guard connections[room] == nil, let entry = entries[room] else { return nil }
        end(room)
        return entry
    }

    /// Ends a room: a private one is gone, a public one is there for whoever comes.
    mutating func end(_ room: String) {
        guard let entry = entries[room], entry.isPrivate else { return }
        entries[room] = nil
        privateCount -= 1
        guard let owner = entry.owner, let count = owned[owner] else { return }
        owned[owner] = count > 1 ? count - 1 : nil
    }
}
