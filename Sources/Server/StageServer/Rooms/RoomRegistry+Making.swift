import StageModel
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
            var record = made.new.record
            record.comments = KeptComment.restored(made.comments)
            let room = Room(
                simulation, record, options.capabilities, at: clock.tick(at: now), epoch: epochs[record.room] ?? 0)
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
                let (lines, record): (@Sendable () -> [UInt8], RoomRecord)
                if let room = host.room {
                    lines = try room.timeline.log(
                        from: request.from, to: request.to, at: room.tick(clock.tick(at: now)),
                        isWatched: room.isWatched)
                    record = room.record
                } else {
                    // Nobody has been there.
                    record = self.record(of: host)
                    lines = try simulation(of: record).log(from: request.from ?? 0, to: request.to ?? 0)
                }
                let ticks = (request.from ?? 0, request.to ?? .max)
                let comments = record.comments.map(\.logged).filter { ticks.0 <= $0.tick && $0.tick <= ticks.1 }
                request.worker.write({ lines() + LoggedComment.jsonLines(comments) }, request.promise)
            } catch {
                request.promise.fulfil(.bad("\(error)"))
            }
        }
    }
}
