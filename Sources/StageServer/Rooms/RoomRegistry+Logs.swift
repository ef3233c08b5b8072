import StageModel
import WebSocketServer

/// Rooms that begin with logs, and logs of rooms.
extension RoomRegistry {
    func make(_ made: LogRoom, at now: UInt64) {
        let record = made.record
        do {
            let room = Room(try made.opening.get()(), record, options.capabilities, firstTick: clock.tick(at: now))
            room.begin(at: made.tick)
            keep(room, of: record, at: now)
            made.promise.fulfil(made.made)
        } catch {
            // It was one of those that there may be.
            send(record.room, [.endIfEmpty])
            made.promise.fulfil(.bad("\(error)"))
        }
    }

    func answer(_ request: LogRequest, of name: String, scene: String, at now: UInt64) {
        do {
            let lines =
                if let room = rooms[name] {
                    try room.log(from: request.from, to: request.to, at: clock.tick(at: now))
                } else {
                    // Nobody has been there.
                    try simulation(of: records[name] ?? RoomRecord(room: name, scene: scene))
                        .log(from: request.from ?? 0, to: request.to ?? 0)
                }
            request.desk.write(lines, request.promise)
        } catch {
            request.promise.fulfil(.bad("\(error)"))
        }
    }
}
