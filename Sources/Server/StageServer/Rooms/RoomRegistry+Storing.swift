import WebSocketServer

/// What outlives rooms.
extension RoomRegistry {
    /// Stores everything that has changed.
    ///
    /// Returns before it is on the disk.
    func storeAll() {
        guard let store = options.store else { return }
        for case let room? in hosts.values.map(\.room) where room.isUnsaved { store.save(room.checkpoint()) }
    }

    /// Stores a new room, and answers its maker once it is stored, or cannot be for now.
    func store(_ record: RoomRecord, then made: NewRoom) {
        guard let store = options.store else { return made.promise.fulfil(made.answer) }
        store.save(record) { made.promise.fulfil(made.answer) }
    }

    func saveDue(_ host: RoomHost) -> MonotonicInstant? {
        guard options.store != nil, let room = host.room else { return nil }
        return host.schedule.due(isAtRest: room.isAtRest)
    }

    func save(_ host: RoomHost, at now: MonotonicInstant) {
        guard let room = host.room, let due = saveDue(host), due <= now else { return }
        options.store?.save(room.checkpoint())
        host.schedule.saved(at: now)
    }
}
