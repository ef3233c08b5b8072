import WebSocketServer

/// Rooms that somebody makes, of a log or without one, and logs of rooms.
extension RoomRegistry {
    /// Keeps a new room, though nobody is in it yet.
    func keep(_ record: RoomRecord, of owner: PeerAddress?, at now: MonotonicInstant) {
        records[record.room] = record
        owners[record.room] = owner
        emptySince[record.room] = now
        count()
    }

    func begin(_ made: LogRoom, in host: RoomHost, at now: MonotonicInstant) {
        keep(made.new.record, of: made.new.owner, at: now)
        do { host.make(made, try made.opening.get()()) } catch { refuse(made, in: host, error) }
    }

    func goOnMaking(_ host: RoomHost, within slice: TimeSlice, at now: MonotonicInstant) {
        guard let (made, opening) = host.making else { return }
        // Nobody knows the room's name.
        guard made.new.promise.isAwaited else { return refuse(made, in: host, CancellationError()) }
        do {
            guard let simulation = try opening.goOn(while: slice.hasTimeForStep) else { return }
            host.endMaking()
            let record = made.new.record
            let room = Room(simulation, record, options.capabilities, at: clock.tick(at: now))
            room.timeline.begin(at: made.tick)
            room.viewerLimit = options.viewersPerRoom
            host.open(room)
            emptySince[record.room] = now
            store(room.checkpoint(), then: made.new)
            send(host.name, RoomEffects(shared: SharedEffects(frame: room.newest)))
            count()
        } catch {
            refuse(made, in: host, error)
        }
    }

    /// Ends a room whose log can't be its beginning.
    private func refuse(_ made: LogRoom, in host: RoomHost, _ error: any Error) {
        host.endMaking()
        if host.isIdle { hosts[host.name] = nil }
        send(host.name, RoomEffects(directory: [.endIfEmpty]))
        made.new.promise.fulfil(.bad("\(error)"))
    }

    func answerRequests(of host: RoomHost, at now: MonotonicInstant) {
        guard host.making == nil, host.resuming == nil else { return }
        for request in host.removeRequests() where request.promise.isAwaited {
            do {
                let lines =
                    if let room = host.room {
                        try room.timeline.log(
                            from: request.from, to: request.to, at: room.tick(clock.tick(at: now)),
                            isWatched: room.isWatched)
                    } else {
                        // Nobody has been there.
                        try simulation(of: record(of: host)).log(from: request.from ?? 0, to: request.to ?? 0)
                    }
                request.worker.write(lines, request.promise)
            } catch {
                request.promise.fulfil(.bad("\(error)"))
            }
        }
    }
}
