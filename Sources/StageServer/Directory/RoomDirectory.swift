import Wire

/// Which rooms there are, and who may come in as what. The server's thread has the only one: it alone decides that a
/// room begins or ends.
struct RoomDirectory {
    struct Entry: Equatable, Sendable {
        let scene: String
        let isPrivate: Bool
        /// nil for a public room whose links were never renewed.
        var key: RandomToken?
        /// Whether it counts as one of those that there may be: a private room always does.
        fileprivate(set) var isOpen: Bool
    }

    struct Admission: Equatable, Sendable {
        let role: ViewerRole
        /// Whether the role came by a key. Renewing the links ends it then.
        let isByKey: Bool
        /// The room's key when the handshake was checked.
        let roomKey: RandomToken?
    }

    let capabilities: Capabilities
    private(set) var scenes: [String]
    /// How many rooms may be open at once.
    let limit: Int
    private var entries: [String: Entry] = [:]
    private var openCount = 0

    /// - Parameter stored: rooms of an earlier run. They are kept even if they are more than `limit`.
    init(scenes: [String], stored: [RoomRecord], capabilities: Capabilities, limit: Int) {
        self.scenes = scenes
        self.capabilities = capabilities
        self.limit = limit
        for scene in scenes { entries[scene] = Entry(scene: scene, isPrivate: false, key: nil, isOpen: false) }
        for record in stored {
            entries[record.room] = Entry(
                scene: record.scene, isPrivate: record.isPrivate, key: record.key, isOpen: record.isPrivate)
        }
        openCount = entries.values.count(where: \.isOpen)
    }

    subscript(room: String) -> Entry? { entries[room] }

    /// Opens the room, if it isn't.
    ///
    /// - Parameter key: what the handshake showed.
    mutating func admit(to room: String, key: String?) throws(RoomRefusal) -> Admission {
        let entry = try entry(of: room)
        let role = try role(in: entry, of: room, key: key)
        if !entry.isOpen {
            guard openCount < limit else { throw .full(limit) }
            entries[room]?.isOpen = true
            openCount += 1
        }
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
    mutating func make(scene: String?) throws(RoomRefusal) -> RoomRecord {
        guard let scene, scenes.contains(scene) else { throw .noSuchScene(scenes) }
        guard openCount < limit else { throw .full(limit) }
        var name = capabilities.makeRoomName()
        while entries[name] != nil { name = capabilities.makeRoomName() }
        let record = RoomRecord(room: name, scene: scene, key: .random())
        entries[record.room] = Entry(scene: scene, isPrivate: true, key: record.key, isOpen: true)
        openCount += 1
        return record
    }

    /// Has a public room for each of other scenes. Rooms of those that are not among them stay as long as they are open.
    mutating func setScenes(_ scenes: [String]) {
        for name in self.scenes where !scenes.contains(name) && entries[name]?.isOpen == false { entries[name] = nil }
        self.scenes = scenes
        for scene in scenes where entries[scene] == nil {
            entries[scene] = Entry(scene: scene, isPrivate: false, key: nil, isOpen: false)
        }
    }

    mutating func setKey(_ key: RandomToken, of room: String) {
        entries[room]?.key = key
    }

    /// A private room is gone with that, a public one opens again for whoever comes.
    mutating func end(_ room: String) {
        guard let entry = entries[room], entry.isOpen else { return }
        openCount -= 1
        if entry.isPrivate {
            entries[room] = nil
        } else {
            entries[room]?.isOpen = false
        }
    }
}
