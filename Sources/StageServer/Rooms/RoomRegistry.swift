import Logging
import StageModel
import WebSocketServer

/// The rooms that are open, and what is known of those that are not. It reads no clock: instants are nanoseconds of the
/// one that its user reads.
@MainActor
final class RoomRegistry {
    struct Options {
        /// How long a room may be empty before it ends, in nanoseconds.
        var idle: UInt64
        var store: RoomStore?
        var capabilities: Capabilities
        var metrics: StageMetrics
        var logger: Logger
        /// The time that this thread has worked, in nanoseconds.
        var workingTime: @MainActor () -> UInt64 = ThreadTime.now
    }

    typealias Send = @MainActor (_ room: String, _ effects: [RoomEffect]) -> Void

    let options: Options
    let clock: TickClock
    private let makeSimulation: StageServer.MakeSimulation
    let send: Send
    private(set) var rooms: [String: Room] = [:]
    /// Of every private room, and of the public ones that were open.
    private(set) var records: [String: RoomRecord] = [:]
    private var emptySince: [String: UInt64] = [:]
    private var schedules: [String: SaveSchedule] = [:]
    private var shares = RoomShares()
    /// Whether the last step took more time than there is for one. Then nobody makes up for what was missed, which would
    /// take longer still: time goes more slowly for all.
    private var isOverloaded = false

    /// - Parameter send: takes what the rooms want of the server's thread.
    init(
        _ options: Options, clock: TickClock, makeSimulation: @escaping StageServer.MakeSimulation, send: @escaping Send
    ) {
        self.options = options
        self.clock = clock
        self.makeSimulation = makeSimulation
        self.send = send
        for record in options.store?.stored ?? [] {
            records[record.room] = record
            if record.isPrivate { emptySince[record.room] = clock.anchor }
        }
        count()
    }

    /// When ``step(to:at:)`` has something to do next; 0 is as soon as possible.
    var due: UInt64? {
        var due = emptySince.values.min().map { $0 + options.idle }
        for (name, room) in rooms {
            let save = options.store == nil ? nil : schedules[name]?.due(isAtRest: room.isAtRest)
            due = [due, room.due.map { shares.instant(of: name, due: $0) }, save].compactMap(\.self).min()
            if due == 0 { break }
        }
        return due
    }

    /// - Parameter scene: what the room shows.
    func take(_ entry: InputQueue.Entry) {
        let name = entry.room
        switch entry.event {
        case .made(let record):
            records[name] = record
            emptySince[name] = entry.arrival
            options.store?.save(record)
            count()
        case .madeOfLog(let made):
            make(made, at: entry.arrival)
        case .logged(let request):
            answer(request, of: name, scene: entry.scene, at: entry.arrival)
        case .ended:
            end(name)
        case .joined:
            emptySince[name] = nil
            if rooms[name] == nil { open(name, scene: entry.scene, at: entry.arrival) }
            rooms[name]?.take(entry.event, from: entry.connection)
        case .message, .request, .silent, .left:
            rooms[name]?.take(entry.event, from: entry.connection)
        }
    }

    /// Does what is due at the grid's `tick`, whose instant is `now`.
    func step(to tick: UInt64, at now: UInt64) {
        let start = options.workingTime()
        let arrears: UInt32 = isOverloaded ? 1 : RoomClock.arrears
        // However many seek, the rest is not kept waiting.
        let seekSteps = max(Room.seekSteps / max(rooms.values.count(where: \.isSeeking), 1), 1)
        for (name, room) in rooms {
            if let due = room.due, shares.instant(of: name, due: due) <= now {
                let (began, isSeeking) = (options.workingTime(), room.isSeeking)
                let effects = room.step(
                    to: tick, at: now, seekSteps: seekSteps, arrears: shares.isHeavy(name) ? 1 : arrears)
                // What a seek takes is bounded otherwise.
                if !isSeeking { shares.worked(name, for: options.workingTime() - began, at: now) }
                if !effects.isEmpty { send(name, effects) }
                for case .refused in effects { options.metrics.refusedRequests.increment() }
                if room.isEmpty, emptySince[name] == nil { emptySince[name] = now }
                if room.isUnsaved { schedules[name, default: SaveSchedule()].changed(at: now) }
            }
            save(room, name, at: now)
        }
        isOverloaded = options.workingTime() - start > 1_000_000_000 / TickClock.ticksPerSecond
        for (name, since) in emptySince where now >= since + options.idle {
            emptySince[name] = nil
            send(name, [.endIfEmpty])
        }
    }

    /// Stores what has changed, and waits until it is on the disk.
    func storeAll() {
        guard let store = options.store else { return }
        for room in rooms.values { store.save(room.checkpoint()) }
        store.flush()
    }

    private func save(_ room: Room, _ name: String, at now: UInt64) {
        guard let store = options.store, let due = schedules[name]?.due(isAtRest: room.isAtRest), due <= now
        else { return }
        store.save(room.checkpoint())
        schedules[name]?.saved(at: now)
    }

    /// Takes a room that is open, though nobody is in it yet.
    func keep(_ room: Room, of record: RoomRecord, at now: UInt64) {
        rooms[record.room] = room
        records[record.room] = record
        emptySince[record.room] = now
        options.store?.save(room.checkpoint())
        send(record.room, [.show(room.newest)])
        count()
    }

    private func open(_ name: String, scene: String, at now: UInt64) {
        let record = records[name] ?? RoomRecord(room: name, scene: scene)
        do {
            let room = Room(
                try simulation(of: record), record, options.capabilities, firstTick: clock.tick(at: now))
            rooms[name] = room
            records[name] = record
            send(name, [.show(room.newest)])
        } catch {
            options.logger.error("the room \(record.logName) cannot be opened: \(error)")
            send(name, [.closeAll(WebSocketClosure(.internalError, "the room cannot be opened"))])
            emptySince[name] = now
        }
        count()
    }

    /// What cannot be taken up again begins anew.
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

    /// A public room begins again as it ended; a private one is gone.
    private func end(_ name: String) {
        guard let record = rooms.removeValue(forKey: name)?.checkpoint() ?? records[name] else { return }
        records[name] = record.isPrivate ? nil : record
        if record.isPrivate { options.store?.remove(record) } else { options.store?.save(record) }
        emptySince[name] = nil
        schedules[name] = nil
        shares.forget(name)
        options.logger.debug("\(record.logName) ends")
        count()
    }

    private func count() {
        options.metrics.rooms.set(rooms.count)
        options.metrics.privateRooms.set(records.values.count(where: \.isPrivate))
    }
}
