import StageModel
import WebSocketServer

/// Rooms that get a simulation, and that end.
extension RoomRegistry {
    func open(_ host: RoomHost, at now: MonotonicInstant) {
        let record = record(of: host)
        do {
            let room = Room(
                try simulation(of: record), record, options.capabilities, at: clock.tick(at: now),
                epoch: epochs[host.name] ?? 0)
            records[host.name] = record
            room.viewerLimit = options.viewersPerRoom
            host.open(room)
            send(host.name, RoomEffects(shared: SharedEffects(frame: room.newest)))
        } catch {
            options.logger.error("the room \(record.logName) cannot be opened: \(error)")
            host.dropArrivals()
            let closure = WebSocketClosure(.internalError, "the room cannot be opened")
            send(host.name, RoomEffects(shared: SharedEffects(closure: closure)))
            emptySince[host.name] = now
        }
        count()
    }

    /// Makes the simulation of a record; what cannot be restored begins anew.
    func simulation(of record: RoomRecord) throws -> any RewindableSimulation {
        if let checkpoint = record.checkpoint {
            do {
                return try makeSimulation(record.scene, checkpoint)
            } catch {
                options.logger.warning("\(record.logName) begins anew, its state cannot be used: \(error)")
            }
        }
        return try makeSimulation(record.scene, nil)
    }

    /// Ends a room: a public one begins anew for whoever comes next, with its links and its mode; a private one is
    /// gone.
    func end(_ name: String) {
        let host = hosts.removeValue(forKey: name)
        epochs[name] = nil
        for request in host?.removeRequests() ?? [] { request.promise.fulfil(.bad("the room has ended")) }
        host?.making?.log.new.promise.fulfil(.bad("the room has ended"))
        emptySince[name] = nil
        owners[name] = nil
        shares.forget(name)
        defer { count() }
        guard var record = host?.room?.record ?? records[name] else { return }
        record.checkpoint = nil
        records[name] = record.isPrivate ? nil : record
        if record.isPrivate { options.store?.remove(record) } else { options.store?.save(record) }
        options.logger.debug("\(record.logName) ends")
    }
}
