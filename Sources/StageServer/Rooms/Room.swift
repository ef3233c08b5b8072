import StageModel
import WebSocketServer
import Wire

/// A simulation and the viewers who are with it.
///
/// What has arrived for it takes effect in its next step, in the order of arrival. It reads no clock: instants are
/// nanoseconds of the clock that its user reads.
@MainActor
final class Room {
    /// Snapshots that differ from the one before.
    private var frames: FrameSequence
    let simulation: any RewindableSimulation
    let capabilities: Capabilities
    var record: RoomRecord
    var control: ControlState
    var roster = Roster()
    var presence = PresenceBoard()
    /// The viewers' input by their numbers.
    var inputs: [UInt32: ViewerInput] = [:]
    var effects: [RoomEffect] = []
    /// Whether something differs from what ``checkpoint()`` returned last.
    var isUnsaved = false
    var clock: RoomClock
    /// The stage tick that is sought next; beyond the newest, the one to simulate to.
    var wanted: UInt32?
    /// The changes that wait for a step of their own, as time stands still.
    var owed: [InputEvent] = []
    var held = HeldTouches()
    /// What may still be done in this step.
    var budget = StepBudget(touches: 0)
    /// Whether something was done to the stage that no step has simulated yet.
    var hasInput = false
    /// How often time has jumped: layers have other ids after that.
    var epoch: UInt64 = 0
    /// The time at which the links were renewed last.
    var renewedAt: UInt64?
    var reports = Reports()
    var inspection = Inspection()
    var told = ToldEditing()
    /// The tick of the grid that is this room's tick 0.
    let firstTick: UInt64
    /// The tick of the last step of the stage, counted from the room's first.
    private var lastTick: UInt64 = 0
    /// The tick at which the present search was asked for, counted from the room's first.
    var soughtSince: UInt32 = 0
    /// Whether a search has been given up, so that what is shown is to be sent.
    var hasStopped = false
    private var pending: [(connection: UInt64, event: RoomEvent)] = []
    private var hasPendingRequest = false
    /// Of its journal.
    var journaled = Told()
    /// Until when those who held something may come back, in nanoseconds of the server's clock; nil: nobody is awaited.
    var awaitsTouchingUntil: UInt64?
    /// Whose input was dropped, as there was too much of it.
    private var dropped: Set<UInt64> = []

    init(
        _ simulation: any RewindableSimulation, _ record: RoomRecord, _ capabilities: Capabilities, firstTick: UInt64,
        epoch: UInt64 = 0
    ) {
        self.simulation = simulation
        self.record = record
        self.capabilities = capabilities
        self.firstTick = firstTick
        control = ControlState(mode: record.mode)
        clock = RoomClock(stageTick: simulation.tick)
        frames = FrameSequence(simulation.snapshot(at: 0), epoch: epoch)
        self.epoch = epoch
    }

    /// The newest snapshot that differs from the one before.
    var newest: StageFrame { frames.newest }

    /// The time at which ``step(to:at:)`` has something to do next; 0 for as soon as possible, nil for never if nothing
    /// arrives.
    var due: UInt64? {
        if !pending.isEmpty || isGoing || told.isDue(simulation) { return 0 }
        return [
            control.idleDeadline, roster.nextExpiry, presence.due, reports.due, inspection.due, awaitsTouchingUntil,
        ].compactMap(\.self)
            .min()
    }

    /// Whether the stage can only change by what arrives.
    var isAtRest: Bool { pending.isEmpty && !isGoing }
    var isEmpty: Bool { pending.isEmpty && roster.count == 0 }

    /// The greatest number of events that wait for the room's next step.
    ///
    /// Of more, what viewers do and ask for is dropped.
    static let pendingLimit = 4096

    func take(_ event: RoomEvent, from connection: UInt64) {
        switch event {
        case .message where pending.count >= Self.pendingLimit:
            dropped.insert(connection)
        case .request(let request) where pending.count >= Self.pendingLimit:
            if dropped.insert(connection).inserted { refuse(request, of: connection, TooManyChanges()) }
        case .request:
            hasPendingRequest = true
            pending.append((connection, event))
        default:
            pending.append((connection, event))
        }
    }

    /// Whether the room has more to do than to go on by a step.
    var hasRareWork: Bool { hasPendingRequest || !owed.isEmpty || (isSeeking && isGoing) }

    /// The tick of the grid at which the stage changed last.
    var changedAt: UInt64 { firstTick + lastTick }

    /// Forgets the history, so that only what comes from now on is remembered.
    func forgetHistory() {
        wanted = nil
        simulation.forgetHistory()
        reports.touch()
    }

    /// Returns what should outlive the room, as it is now.
    func checkpoint() -> RoomRecord {
        record.checkpoint = simulation.checkpoint()
        isUnsaved = false
        return record
    }

    /// Handles what has arrived and does what is due at the grid's `tick`, whose instant is `now`: at least a part of
    /// it, and all that there is time for.
    func step(to tick: UInt64, at now: UInt64, within slice: TimeSlice = .unlimited) -> [RoomEffect] {
        guard tick > firstTick + lastTick else { return [] }
        defer { effects.removeAll(keepingCapacity: true) }
        let wasMoving = isGoing
        let tick = UInt32(truncatingIfNeeded: tick - firstTick)
        let next = max(clock.stageTick(at: tick), simulation.tick + 1)
        let time = StepTime(instant: now, tick: tick, input: Double(next) / Double(TickClock.ticksPerSecond))
        budget = StepBudget(touches: inputs.values.reduce(0) { $0 + $1.touchCount })
        let hasArrivals = !pending.isEmpty
        handlePending(at: time, within: slice)
        for viewer in roster.expire(at: now) { forget(viewer) }
        control.releaseIfIdle(at: now)
        releaseAwaited(at: now)
        cancelLostTouches()
        for viewer in inputs.keys.sorted() {
            for event in inputs[viewer]?.remainingMoves() ?? [] { feel(event) }
        }
        if go(to: tick, within: slice, wasMoving: wasMoving) { show(at: tick) }
        if hasArrivals { reports.touch() }
        tellEditing()
        report(at: time)
        return effects
    }

    private func handlePending(at time: StepTime, within slice: TimeSlice) {
        let events = pending
        var count = 0
        while count < events.count, count == 0 || !slice.isOver {
            handle(events[count].event, from: events[count].connection, at: time)
            count += 1
        }
        guard count == events.count else {
            pending.removeFirst(count)
            return
        }
        pending.removeAll(keepingCapacity: true)
        hasPendingRequest = false
        // What they held down may have been lifted in what was dropped.
        for connection in dropped.sorted() {
            if let viewer = roster.member(at: connection)?.viewer { vanish(viewer) }
        }
        dropped = []
    }

    private func show(at tick: UInt32) {
        lastTick = UInt64(tick)
        isUnsaved = true
        reports.touch()
        inspection.touch()
        let snapshot = simulation.snapshot(at: tick)
        let shown = newest.snapshot
        guard snapshot.nodes != shown.nodes || snapshot.stageSize != shown.stageSize else { return }
        frames.append(snapshot, epoch: epoch)
        effects.append(.show(newest))
    }

    /// The time of a step: in nanoseconds of the server's clock, in ticks counted from the room's first, and, for
    /// input, in seconds of the simulation.
    struct StepTime {
        let instant: UInt64
        let tick: UInt32
        let input: Double
    }

    private func handle(_ event: RoomEvent, from connection: UInt64, at time: StepTime) {
        switch event {
        case .joined(let admission, let identity):
            join(connection, admission, identity, at: time.instant)
        case .message(let message):
            if let member = roster.member(at: connection) { act(message, by: member, at: time) }
        case .request(let request):
            if let member = roster.member(at: connection) {
                answer(request, of: member, connection, at: time)
            }
        case .silent:
            guard let member = roster.member(at: connection) else { return }
            roster.fellSilent(member.viewer)
            vanish(member.viewer)
        case .left(let onPurpose):
            inspection.set(false, connection)
            guard let member = roster.member(at: connection) else { return }
            vanish(member.viewer)
            if onPurpose { control.release(member.viewer) }
            for viewer in roster.lineBroke(connection, at: time.instant) { forget(viewer) }
        case .made, .madeOfLog, .logged, .ended:
            break
        }
    }

    private func join(
        _ connection: UInt64, _ admission: RoomDirectory.Admission, _ identity: RandomToken?, at now: UInt64
    ) {
        // The links may have been renewed after the handshake.
        guard !admission.isByKey || admission.roomKey == record.key else {
            effects.append(.close(RoomRefusal.invalidKey.closure, connection))
            return
        }
        let (member, replaced) = roster.join(
            connection, role: admission.role, isByKey: admission.isByKey, identity: identity, peer: admission.peer,
            at: now)
        if let replaced {
            vanish(member.viewer)
            effects.append(.close(WebSocketClosure(.conflict, "you came back in another connection"), replaced))
        }
        if !control.mayTouch(member.viewer, member.role) { control.release(member.viewer) }
        welcome(member)
        welcomeEditor(member)
    }

    /// Nothing of the viewer is seen or felt any more; it may come back.
    func vanish(_ viewer: UInt32) {
        presence.remove(viewer)
        cancelTouches(of: viewer)
    }

    private func forget(_ viewer: UInt32) {
        control.release(viewer)
        reports.touch()
    }

    /// Cancels the pointers of viewers who lost the right to touch.
    private func cancelLostTouches() {
        for viewer in inputs.keys.sorted() {
            guard let member = roster[viewer], !control.mayTouch(viewer, member.role) else { continue }
            presence.lift(viewer)
            cancelTouches(of: viewer)
        }
    }

    private func cancelTouches(of viewer: UInt32) {
        var input = inputs.removeValue(forKey: viewer)
        for event in input?.cancelAll() ?? [] { feel(event) }
    }

    // MARK: What everybody is told

    private func report(at time: StepTime) {
        let now = time.instant
        if let cursors = presence.update(at: now) {
            effects.append(.cursors(cursors))
            reports.touch()
        }
        let notices = reports.update(
            at: now, room: roomState, state: { SceneState(values: simulation.state) },
            time: { stageTime(at: time.tick) })
        if let room = notices.room { effects.append(.room(room)) }
        if let state = notices.state { effects.append(.state(state)) }
        if let time = notices.time { effects.append(.time(time)) }
        if let told = inspection.update(at: now, scrolls: { simulation.scrolls }) {
            effects.append(.scrolls(told.scrolls, told.to))
        }
    }

    private func roomState() -> RoomState {
        let seen = Set(presence.shown.map(\.viewer)).union([control.holder].compactMap(\.self))
        let people = seen.sorted().compactMap { roster[$0] }.map {
            RoomState.Person(viewer: $0.viewer, color: $0.color, name: $0.name)
        }
        return RoomState(
            watching: roster.count, mode: control.mode, holder: control.holder, people: people,
            values: simulation.values)
    }
}

extension RewindableSimulation {
    /// Returns what viewers see, under a tick of the room.
    fileprivate func snapshot(at tick: UInt32) -> StageSnapshot {
        var snapshot = snapshot()
        snapshot.tick = tick
        return snapshot
    }
}
