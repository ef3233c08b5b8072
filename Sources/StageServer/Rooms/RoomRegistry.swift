import Logging
import StageModel
import WebSocketServer

/// The open rooms, and the records of those that are not.
///
/// It reads no clock: instants are nanoseconds of the clock that its user reads.
@MainActor
final class RoomRegistry {
    struct Options {
        /// The time in nanoseconds for which a room may be empty before it ends.
        var idle: UInt64
        /// The time in nanoseconds for which a public room may be empty before it begins anew.
        var publicIdle: UInt64
        /// The bytes that all rooms' histories may take together.
        var historyBudget = 64 << 20
        var store: (any RoomKeeping)?
        /// Told what happens in rooms, before anybody sees it; nil: nobody goes on with them elsewhere.
        var journal: (@MainActor (_ room: String, _ entry: RoomJournalEntry) -> Void)?
        var capabilities: Capabilities
        var metrics: StageMetrics
        var logger: Logger
        /// The processor time of this thread in nanoseconds.
        var workingTime: @MainActor () -> UInt64 = ThreadTime.now
    }

    typealias Send = @MainActor (_ room: String, _ effects: [RoomEffect]) -> Void

    let options: Options
    let clock: TickClock
    private let makeSimulation: StageServer.MakeSimulation
    let send: Send
    private var hosts: [String: RoomHost] = [:]
    /// The records of every private room, and of the public ones that were open.
    private(set) var records: [String: RoomRecord] = [:]
    /// The addresses that made the private rooms of this run.
    private var owners: [String: PeerAddress] = [:]
    private var emptySince: [String: UInt64] = [:]
    /// Of rooms that were elsewhere: what their epochs are counted from.
    private var epochs: [String: UInt64] = [:]
    private var shares = TimeShares()
    private var nextCleaning: UInt64 = 0

    /// Makes a registry.
    ///
    /// - Parameters:
    ///   - options: the limits, the store and what the rooms share.
    ///   - clock: the grid of steps.
    ///   - makeSimulation: makes a scene's simulation.
    ///   - send: passes the rooms' effects to the server's thread.
    init(
        _ options: Options, clock: TickClock, makeSimulation: @escaping StageServer.MakeSimulation, send: @escaping Send
    ) {
        self.options = options
        self.clock = clock
        self.makeSimulation = makeSimulation
        self.send = send
        for record in options.store?.stored ?? [] {
            records[record.room] = record
            emptySince[record.room] = clock.anchor
        }
        count()
    }

    /// The time at which ``step(to:at:)`` has something to do next; 0 for as soon as possible.
    var due: UInt64? {
        var due = emptySince.map { $0.value + idle($0.key) }.min()
        for host in hosts.values {
            due = [due, host.due, saveDue(host)].compactMap(\.self).min()
            if due == 0 { break }
        }
        return due
    }

    private func idle(_ name: String) -> UInt64 {
        records[name]?.isPrivate == true ? options.idle : min(options.publicIdle, options.idle)
    }

    /// Handles an event of a room, which is opened if it is not open yet.
    func take(_ entry: InputQueue.Entry) {
        let name = entry.room
        switch entry.event {
        case .made(let made):
            keep(made.record, of: made.owner, at: entry.arrival)
            store(made.record, then: made)
        case .madeOfLog(let made):
            begin(made, in: host(name, entry.scene, of: made.new.owner), at: entry.arrival)
        case .logged(let request):
            host(name, entry.scene).ask(request)
        case .ended:
            end(name)
        case .joined:
            emptySince[name] = nil
            host(name, entry.scene).take(entry.event, from: entry.connection)
        case .message, .request, .silent, .left:
            hosts[name]?.take(entry.event, from: entry.connection)
        }
    }

    private func host(_ name: String, _ scene: String, of owner: PeerAddress? = nil) -> RoomHost {
        if let host = hosts[name] { return host }
        let account = (owner ?? owners[name]).map(TimeAccount.address) ?? .room(name)
        let host = RoomHost(name: name, scene: scene, account: account)
        hosts[name] = host
        return host
    }

    /// Does what is due at the grid's `tick`, whose instant is `now`, as far as there is time for it in a step.
    func step(to tick: UInt64, at now: UInt64) {
        let start = options.workingTime()
        let line = hosts.values.filter { host in [host.due, saveDue(host)].contains { $0.map { $0 <= now } ?? false } }
            .map { (host: $0, place: shares.place(of: $0.name, $0.account, at: now)) }
            .sorted { ($0.place.0, $0.place.1, $0.host.name) < ($1.place.0, $1.place.1, $1.host.name) }.map(\.host)
        var last: RoomHost?
        for (index, host) in line.enumerated() {
            let spent = options.workingTime() - start
            let need = shares.need(of: host.name, host.account, isRare: host.hasRareWork, at: now)
            if spent < TimeShares.budget, need <= TimeShares.budget - spent {
                let share = (TimeShares.budget - spent) / UInt64(line.count - index)
                work(host, to: tick, at: now, since: start, furtherSteps: start + spent + share)
            } else if last == nil, shares.mayOverrun(host.account, at: now) {
                last = host
            }
        }
        // What doesn't fit comes after the others, and one such in a step.
        if let last { work(last, to: tick, at: now, since: start, furtherSteps: start + TimeShares.budget) }
        askToEndEmpty(at: now)
        clean(at: now)
    }

    /// Runs one room's step.
    ///
    /// - Parameters:
    ///   - host: the room.
    ///   - tick: the grid's tick.
    ///   - now: its instant.
    ///   - start: the processor time at the beginning of the step.
    ///   - furtherSteps: the processor time until which the simulation may go on by more than a step.
    private func work(
        _ host: RoomHost, to tick: UInt64, at now: UInt64, since start: UInt64, furtherSteps: UInt64
    ) {
        let isRare = host.hasRareWork
        let slice = TimeSlice(
            until: start + TimeShares.budget, furtherSteps: furtherSteps, clock: options.workingTime)
        let before = options.workingTime()
        if host.making != nil { goOnMaking(host, within: slice, at: now) }
        if host.resuming != nil { goOnResuming(host, within: slice, at: now) }
        if host.room == nil, !host.arrivals.isEmpty, host.making == nil, host.resuming == nil { open(host, at: now) }
        answerRequests(of: host, at: now)
        if let room = host.room, let due = host.due, due <= now {
            let effects = room.step(to: tick, at: now, within: slice)
            if let journal = options.journal, let entry = room.nextJournalEntry(at: now) { journal(host.name, entry) }
            if !effects.isEmpty { send(host.name, effects) }
            for case .refused in effects { options.metrics.refusedRequests.increment() }
            if host.isEmpty, emptySince[host.name] == nil { emptySince[host.name] = now }
            if room.isUnsaved { host.schedule.changed(at: now) }
        }
        save(host, at: now)
        if host.isIdle { hosts[host.name] = nil }
        let after = options.workingTime()
        shares.worked(
            host.name, host.account, isRare: isRare, duration: after - before,
            need: after - before - min(slice.further, after - before),
            overrun: after - min(max(before, start + TimeShares.step), after), at: now)
    }

    private func askToEndEmpty(at now: UInt64) {
        for (name, since) in emptySince where now >= since + idle(name) {
            emptySince[name] = nil
            send(name, [.endIfEmpty])
        }
    }

    // MARK: Memory

    /// Forgets histories, once a second, if they exceed the budget together: first those of empty rooms, then those of
    /// rooms in which nothing has happened for longest.
    private func clean(at now: UInt64) {
        guard now >= nextCleaning else { return }
        nextCleaning = now + 1_000_000_000
        shares.forgetIdle(at: now)
        var size = historySize
        guard size > options.historyBudget else { return }
        let rooms = hosts.values.compactMap(\.room).filter { $0.simulation.historySize > 0 }
            .sorted { ($0.isEmpty ? 0 : 1, $0.changedAt) < ($1.isEmpty ? 0 : 1, $1.changedAt) }
        for room in rooms where size > options.historyBudget / 4 * 3 {
            size -= room.simulation.historySize
            room.forgetHistory()
            size += room.simulation.historySize
        }
    }

    /// The approximate size of all histories in bytes.
    var historySize: Int { hosts.values.reduce(0) { $0 + ($1.room?.simulation.historySize ?? 0) } }

    // MARK: Storing

    /// Stores everything that has changed.
    ///
    /// Returns before it is on the disk.
    func storeAll() {
        guard let store = options.store else { return }
        for case let room? in hosts.values.map(\.room) where room.isUnsaved { store.save(room.checkpoint()) }
    }

    /// Stores a new room, and answers its maker once it is stored, or cannot be for now.
    private func store(_ record: RoomRecord, then made: NewRoom) {
        guard let store = options.store else { return made.promise.fulfil(made.answer) }
        store.save(record) { made.promise.fulfil(made.answer) }
    }

    private func saveDue(_ host: RoomHost) -> UInt64? {
        guard options.store != nil, let room = host.room else { return nil }
        return host.schedule.due(isAtRest: room.isAtRest)
    }

    private func save(_ host: RoomHost, at now: UInt64) {
        guard let room = host.room, let due = saveDue(host), due <= now else { return }
        options.store?.save(room.checkpoint())
        host.schedule.saved(at: now)
    }

    // MARK: Beginning and end

    /// Keeps a new room, though nobody is in it yet.
    private func keep(_ record: RoomRecord, of owner: PeerAddress?, at now: UInt64) {
        records[record.room] = record
        owners[record.room] = owner
        emptySince[record.room] = now
        count()
    }

    private func begin(_ made: LogRoom, in host: RoomHost, at now: UInt64) {
        keep(made.new.record, of: made.new.owner, at: now)
        do { host.make(made, try made.opening.get()()) } catch { refuse(made, in: host, error) }
    }

    private func goOnMaking(_ host: RoomHost, within slice: TimeSlice, at now: UInt64) {
        guard let (made, opening) = host.making else { return }
        // Nobody knows the room's name.
        guard made.new.promise.isAwaited else { return refuse(made, in: host, CancellationError()) }
        do {
            guard let simulation = try opening.goOn(while: slice.hasTimeForStep) else { return }
            host.endMaking()
            let record = made.new.record
            let room = Room(simulation, record, options.capabilities, firstTick: clock.tick(at: now))
            room.begin(at: made.tick)
            host.open(room)
            emptySince[record.room] = now
            store(room.checkpoint(), then: made.new)
            send(host.name, [.show(room.newest)])
            count()
        } catch {
            refuse(made, in: host, error)
        }
    }

    /// Ends a room whose log can't be its beginning.
    private func refuse(_ made: LogRoom, in host: RoomHost, _ error: any Error) {
        host.endMaking()
        if host.isIdle { hosts[host.name] = nil }
        send(host.name, [.endIfEmpty])
        made.new.promise.fulfil(.bad("\(error)"))
    }

    private func answerRequests(of host: RoomHost, at now: UInt64) {
        guard host.making == nil, host.resuming == nil else { return }
        for request in host.takeRequests() where request.promise.isAwaited {
            do {
                let lines =
                    if let room = host.room {
                        try room.log(from: request.from, to: request.to, at: clock.tick(at: now))
                    } else {
                        // Nobody has been there.
                        try simulation(of: record(of: host)).log(from: request.from ?? 0, to: request.to ?? 0)
                    }
                request.desk.write(lines, request.promise)
            } catch {
                request.promise.fulfil(.bad("\(error)"))
            }
        }
    }

    /// Has a room that was elsewhere go on here, or one that nobody is in be there.
    ///
    /// Nothing that was known of it counts.
    ///
    /// - Parameters:
    ///   - record: what is kept of the room.
    ///   - session: who was in it and how its time went, if it was elsewhere.
    ///   - epoch: above that of any frame that the room has shown elsewhere.
    ///   - now: the time, in nanoseconds of the monotonic clock.
    ///   - resume: makes what was elsewhere; nil: the room begins as its record says.
    func adopt(
        _ record: RoomRecord, _ session: RoomSession?, epoch: UInt64, at now: UInt64,
        resume: (@MainActor () throws -> any SimulationOpening)?
    ) {
        abandon(record.room)
        records[record.room] = record
        emptySince[record.room] = now
        epochs[record.room] = epoch
        if let resume {
            do {
                host(record.room, record.scene).resume(try resume(), session)
            } catch {
                options.logger.warning("\(record.logName) goes on from its record, not its journal: \(error)")
            }
        }
        count()
    }

    /// The room goes on elsewhere: here it is not simulated any more, and nobody is told.
    func abandon(_ name: String) {
        let host = hosts.removeValue(forKey: name)
        for request in host?.takeRequests() ?? [] { request.promise.fulfil(.full("the room has moved; ask again")) }
        host?.making?.log.new.promise.fulfil(.full("the room has moved; ask again"))
        (records[name], owners[name], emptySince[name], epochs[name]) = (nil, nil, nil, nil)
        shares.forget(name)
        count()
    }

    /// Has everything that has happened in a room be in its journal.
    func tellRest(of name: String) {
        guard let journal = options.journal, let room = hosts[name]?.room, let entry = room.lastJournalEntry() else {
            return
        }
        journal(name, entry)
    }

    /// What was said of a room's journal is not kept: all of it is to be told anew.
    func journalIsLost(of name: String) {
        hosts[name]?.room?.journaled.isLost = true
    }

    /// The room as it is now; nil: it isn't here.
    func currentRecord(of name: String) -> RoomRecord? { hosts[name]?.room?.record ?? records[name] }

    private func goOnResuming(_ host: RoomHost, within slice: TimeSlice, at now: UInt64) {
        guard let (opening, session) = host.resuming else { return }
        do {
            guard let simulation = try opening.goOn(while: slice.hasTimeForStep) else { return }
            host.endResuming()
            let room = Room(
                simulation, record(of: host), options.capabilities, firstTick: clock.tick(at: now),
                epoch: epochs[host.name] ?? 0)
            if let session { room.resume(session, at: now) }
            host.open(room)
            if host.isEmpty { emptySince[host.name] = now }
            send(host.name, [.show(room.newest)])
        } catch {
            // It goes on as its record says.
            options.logger.warning("\(record(of: host).logName) goes on from its record, not its journal: \(error)")
            host.endResuming()
        }
        count()
    }

    private func record(of host: RoomHost) -> RoomRecord {
        records[host.name] ?? RoomRecord(room: host.name, scene: host.scene)
    }

    private func open(_ host: RoomHost, at now: UInt64) {
        let record = record(of: host)
        do {
            let room = Room(
                try simulation(of: record), record, options.capabilities, firstTick: clock.tick(at: now),
                epoch: epochs[host.name] ?? 0)
            records[host.name] = record
            host.open(room)
            send(host.name, [.show(room.newest)])
        } catch {
            options.logger.error("the room \(record.logName) cannot be opened: \(error)")
            host.dropArrivals()
            send(host.name, [.closeAll(WebSocketClosure(.internalError, "the room cannot be opened"))])
            emptySince[host.name] = now
        }
        count()
    }

    /// Makes the simulation of a record; what cannot be restored begins anew.
    private func simulation(of record: RoomRecord) throws -> any RewindableSimulation {
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
    private func end(_ name: String) {
        let host = hosts.removeValue(forKey: name)
        epochs[name] = nil
        for request in host?.takeRequests() ?? [] { request.promise.fulfil(.bad("the room has ended")) }
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

    private func count() {
        options.metrics.rooms.set(hosts.values.count { $0.room != nil })
        options.metrics.privateRooms.set(records.values.count(where: \.isPrivate))
    }
}
