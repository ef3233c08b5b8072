import Logging
import StageModel
import WebSocketServer

/// The open rooms, and the records of those that are not.
///
/// It reads no clock.
@MainActor
final class RoomRegistry {
    struct Options {
        typealias Journal = @MainActor (_ room: String, _ entry: RoomJournalEntry) -> Void

        /// The time for which a room may be empty before it ends.
        var idle: Duration
        /// The time for which a public room may be empty before it begins anew.
        var publicIdle: Duration
        /// The bytes that all rooms' histories may take together.
        var historyBudget = 64 << 20
        /// The greatest number of viewers in a room, those of other servers included.
        var viewersPerRoom = Int.max
        var store: (any RoomKeeping)?
        /// Told what happens in rooms, before anybody sees it; nil: nobody goes on with them elsewhere.
        var journal: Journal?
        var capabilities: Capabilities
        var metrics: StageMetrics
        var logger: Logger
        /// The processor time of this thread.
        var workingTime: @MainActor () -> Duration = ThreadTime.now
    }

    typealias Send = @MainActor (_ room: String, _ effects: RoomEffects) -> Void
    /// Shows viewers what has been sent until now.
    typealias Flush = @MainActor () -> Void
    let options: Options
    let clock: TickClock
    let makeSimulation: StageServer.MakeSimulation
    let send: Send
    private let flush: Flush
    var hosts: [String: RoomHost] = [:]
    /// The records of every private room, and of the public ones that were open.
    var records: [String: RoomRecord] = [:]
    /// The addresses that made the private rooms of this run.
    var owners: [String: PeerAddress] = [:]
    var emptySince: [String: MonotonicInstant] = [:]
    /// Of rooms that were elsewhere: what their epochs are counted from.
    var epochs: [String: UInt64] = [:]
    var shares = TimeShares()
    /// The processor time that the newest tick has taken.
    private var spent: (tick: UInt64, time: Duration) = (0, .zero)
    var nextCleaning = MonotonicInstant.distantPast

    /// Makes a registry.
    ///
    /// - Parameters:
    ///   - options: the limits, the store and what the rooms share.
    ///   - clock: the grid of steps.
    ///   - makeSimulation: makes a scene's simulation.
    ///   - flush: is called before work that takes long, so that what other rooms have sent does not wait for it.
    ///   - send: passes the rooms' effects to the threads that serve viewers.
    init(
        _ options: Options, clock: TickClock, makeSimulation: @escaping StageServer.MakeSimulation,
        flush: @escaping Flush = {}, send: @escaping Send
    ) {
        self.options = options
        self.clock = clock
        self.makeSimulation = makeSimulation
        self.flush = flush
        self.send = send
        for record in options.store?.stored ?? [] {
            records[record.room] = record
            emptySince[record.room] = clock.anchor
        }
        count()
    }

    /// The time at which ``step(to:at:)`` has something to do next; the distant past for as soon as possible.
    var due: MonotonicInstant? {
        var due = MonotonicInstant.distantFuture
        for host in hosts.values {
            due = .earlier(due, self.due(host))
            if due == .distantPast { return due }
        }
        for (name, since) in emptySince { due = min(due, since + idle(name)) }
        return due == .distantFuture ? nil : due
    }

    /// The time at which a room has something to do next, or is to be stored; nil for never if nothing arrives.
    private func due(_ host: RoomHost) -> MonotonicInstant? {
        let due = host.due
        if due == .distantPast { return due }
        var earlier = MonotonicInstant.earlier(due ?? .distantFuture, saveDue(host))
        earlier = .earlier(earlier, sleepDue(host))
        return earlier == .distantFuture ? nil : earlier
    }

    /// Whether something has arrived for a room that was at rest when the grid's newest tick was due, so that the tick's step
    /// can still be run.
    ///
    /// The step is the same then as one that had been run in time: a stage at rest does not change from tick to tick.
    func isAwaited(at tick: UInt64) -> Bool {
        if spent.tick == tick, spent.time >= TimeShares.budget { return false }
        return hosts.values.contains { $0.steppedTo < tick && $0.due == .distantPast }
    }

    private func idle(_ name: String) -> Duration {
        records[name]?.isPrivate == true ? options.idle : min(options.publicIdle, options.idle)
    }

    /// Handles an event of a room, which is opened if it is not open yet.
    func receive(_ arrival: RoomArrival) {
        let name = arrival.room
        switch arrival.event {
        case .made(let made):
            keep(made.record, of: made.owner, at: arrival.instant)
            store(made.record, then: made)
        case .madeOfLog(let made):
            begin(made, in: host(name, arrival.scene, of: made.new.owner), at: arrival.instant)
        case .logged(let request):
            host(name, arrival.scene).ask(request)
        case .ended:
            end(name)
        case .viewer(let connection, let event):
            if case .joined = event {
                emptySince[name] = nil
                host(name, arrival.scene).receive(event, from: connection)
            } else {
                hosts[name]?.receive(event, from: connection)
            }
        }
    }

    func host(_ name: String, _ scene: String, of owner: PeerAddress? = nil) -> RoomHost {
        if let host = hosts[name] { return host }
        let account = (owner ?? owners[name]).map(TimeAccount.address) ?? .room(name)
        let host = RoomHost(name: name, scene: scene, account: account)
        hosts[name] = host
        return host
    }

    /// Does what is due at the grid's `tick`, whose instant is `now`, as far as there is time for it in a step.
    ///
    /// - Parameters:
    ///   - tick: the grid's tick.
    ///   - now: its instant.
    ///   - lateness: the time that has passed since.
    ///   - late: the rooms that stand still, as their journals are not stored.
    func step(
        to tick: UInt64, at now: MonotonicInstant, lateness: Duration = .zero, except late: Set<String> = []
    ) {
        // What was done for this tick before counts.
        var present = options.workingTime()
        let start = present - (spent.tick == tick ? spent.time : .zero)
        defer { spent = (tick, options.workingTime() - start) }
        for name in late {
            if let entry = hosts[name]?.room?.nextJournalEntry(at: now) { options.journal?(name, entry) }
        }
        let line = hosts.values.filter { $0.steppedTo < tick && (due($0) ?? .distantFuture) <= now }
            // One that is about to go on here is late by what was told of it before, and is stored only once it tells all anew.
            .filter { late.isEmpty || $0.room == nil || !late.contains($0.name) }
            .map { (host: $0, place: shares.place(of: $0.name, $0.payer, at: now)) }
            .sorted { ($0.place.0, $0.place.1, $0.host.name) < ($1.place.0, $1.place.1, $1.host.name) }.map(\.host)
        var last: RoomHost?
        for (index, host) in line.enumerated() {
            let spent = present - start
            let need = shares.need(of: host.name, host.payer, isRare: host.hasRareWork, at: now)
            if spent < TimeShares.budget, need <= TimeShares.budget - spent {
                let share = (TimeShares.budget - spent) / (line.count - index)
                present = work(host, to: tick, at: now, from: present, since: start, furtherSteps: present + share)
            } else if last == nil, shares.mayOverrun(host.payer, at: now) {
                last = host
            }
        }
        // What doesn't fit comes after the others, and one such in a step.
        let delay = lateness + max(present - start - TimeShares.budget, .zero)
        if let last, shares.mayOverrun(last.payer, delay: delay, at: now) {
            flush()
            work(last, to: tick, at: now, from: present, since: start, furtherSteps: start + TimeShares.budget)
        }
        askToEndEmpty(at: now)
        clean(at: now)
    }

    /// Runs one room's step.
    ///
    /// - Parameters:
    ///   - host: the room.
    ///   - tick: the grid's tick.
    ///   - now: its instant.
    ///   - before: the present processor time.
    ///   - start: the processor time at the beginning of the step.
    ///   - furtherSteps: the processor time until which the simulation may go on by more than a step.
    /// - Returns: the processor time after it.
    @discardableResult
    private func work(
        _ host: RoomHost, to tick: UInt64, at now: MonotonicInstant, from before: Duration, since start: Duration,
        furtherSteps: Duration
    ) -> Duration {
        let (isRare, payer) = (host.hasRareWork, host.payer)
        let slice = TimeSlice(
            until: start + TimeShares.budget, furtherSteps: furtherSteps, from: before, clock: options.workingTime)
        if host.making != nil { goOnMaking(host, within: slice, at: now) }
        if host.resuming != nil { goOnResuming(host, within: slice, at: now) }
        if host.room == nil, !host.arrivals.isEmpty, host.making == nil, host.resuming == nil { open(host, at: now) }
        answerRequests(of: host, at: now)
        if let room = host.room, let due = host.due, due <= now {
            host.steppedTo = tick
            let effects = room.step(to: tick, at: now, within: slice)
            // What is simulated elsewhere is shown by the tick for which it was asked, if it comes in time.
            if room.awaitsStep(of: tick) { host.steppedTo = max(tick, 1) - 1 }
            if let journal = options.journal, let entry = room.nextJournalEntry(at: now) { journal(host.name, entry) }
            if !effects.isEmpty { send(host.name, effects) }
            for effect in effects.direct {
                if case .refused = effect.content { options.metrics.refusedRequests.increment() }
            }
            if host.isEmpty, emptySince[host.name] == nil { emptySince[host.name] = now }
            if room.isUnsaved { host.schedule.changed(at: now) }
        }
        save(host, at: now)
        sleep(host, at: now)
        if host.isIdle { hosts[host.name] = nil }
        let after = options.workingTime()
        shares.worked(
            host.name, payer, isRare: isRare, duration: after - before,
            need: after - before - min(slice.further, after - before),
            overrun: after - min(max(before, start + TimeShares.step), after), at: now)
        return after
    }

    private func askToEndEmpty(at now: MonotonicInstant) {
        for (name, since) in emptySince where now >= since + idle(name) {
            emptySince[name] = nil
            send(name, RoomEffects(directory: [.endIfEmpty]))
        }
    }

    func record(of host: RoomHost) -> RoomRecord {
        records[host.name] ?? RoomRecord(room: host.name, scene: host.scene)
    }

    func count() {
        options.metrics.rooms.set(hosts.values.count { $0.room != nil })
        options.metrics.privateRooms.set(records.values.count(where: \.isPrivate))
    }
}
