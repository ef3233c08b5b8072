import WebSocketServer
import Wire

/// Which rooms there are, and who may come in as what. The server's thread has the only one: it alone decides that a
/// room begins or ends.
struct RoomDirectory {
    struct Entry: Equatable, Sendable {
        let scene: String
        let isPrivate: Bool
        /// nil for a public room whose links were never renewed.
        var key: RandomToken?
        /// Who made it; nil: nobody in this run.
        var owner: PeerAddress?
    }

    struct Admission: Codable, Equatable, Sendable {
        let role: ViewerRole
        /// Whether the role came by a key. Renewing the links ends it then.
        let isByKey: Bool
        /// The room's key when the handshake was checked.
        let roomKey: RandomToken?
        /// Where it comes from, if that is known.
        var peer: PeerAddress?
    }

    let capabilities: Capabilities
    private(set) var scenes: [String]
    /// How many private rooms there may be. The public ones have their places beside them: nobody can shut them.
    let limit: Int
    /// How many of them may be made from one address.
    let share: Int
    private var entries: [String: Entry] = [:]
    private var privateCount = 0
    private var owned: [PeerAddress: Int] = [:]

    /// - Parameter stored: rooms of an earlier run. They are kept even if they are more than `limit`; who made them is not
    ///   known any more.
    init(scenes: [String], stored: [RoomRecord], capabilities: Capabilities, limit: Int) {
        self.scenes = scenes
        self.capabilities = capabilities
        self.limit = limit
        share = max(limit / 4, 1)
        for scene in scenes { entries[scene] = Entry(scene: scene, isPrivate: false, key: nil) }
        for record in stored {
            entries[record.room] = Entry(scene: record.scene, isPrivate: record.isPrivate, key: record.key)
        }
        privateCount = entries.values.count(where: \.isPrivate)
    }

    subscript(room: String) -> Entry? { entries[room] }

    /// - Parameter key: what the handshake showed.
    func admit(to room: String, key: String?) throws(RoomRefusal) -> Admission {
        let entry = try entry(of: room)
        let role = try role(in: entry, of: room, key: key)
        return Admission(role: role, isByKey: key != nil, roomKey: entry.key)
    }

    /// The role that somebody has who shows a key, or none.
    ///
    /// - Throws: ``RoomRefusal/keyRequired`` in a private room without one, ``RoomRefusal/invalidKey``, and what
    ///   ``entry(of:)`` throws.
    func role(in room: String, key: String?) throws(RoomRefusal) -> ViewerRole {
        try role(in: entry(of: room), of: room, key: key)
    }

    /// - Throws: ``RoomRefusal/ended`` for a private room that there was, else ``RoomRefusal/noSuchRoom(publicRooms:)``.
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
    /// - Parameter owner: where its maker is; nil: it counts for nobody.
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

    /// Has a public room for each of other scenes. Those of scenes that are not among them stay for who is there.
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

    /// A private room is gone with that, a public one is there for whoever comes.
    mutating func end(_ room: String) {
        guard let entry = entries[room], entry.isPrivate else { return }
        entries[room] = nil
        privateCount -= 1
        guard let owner = entry.owner, let count = owned[owner] else { return }
        owned[owner] = count > 1 ? count - 1 : nil
    }
}
