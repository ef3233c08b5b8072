import StageModel
import WebSocketServer
import Wire

/// A simulation and the viewers who are with it.
///
/// What has arrived for it takes effect in its next step, in the order of arrival. It reads no clock.
@MainActor
final class Room {
    /// Snapshots that differ from the one before.
    private var frames: FrameSequence
    let capabilities: Capabilities
    var record: RoomRecord { didSet { isUnsaved = true } }
    var control: ControlState
    var roster = Roster()
    var presence = PresenceBoard()
    var input = RoomInput()
    var timeline: RoomTimeline
    /// What the step that is being made leads to.
    var effects = RoomEffects()
    /// Whether something differs from what ``checkpoint()`` returned last.
    private(set) var isUnsaved = false
    /// The time at which the links were renewed last.
    var renewedAt: MonotonicInstant?
    var scrollReports = ScrollReports()
    var viewReports = ViewReports()
    var consoleReports = ConsoleReports()
    var costReports = CostReports()
    /// When something is measured aside for those who inspect costs; nil for nothing.
    private var measuringAt: MonotonicInstant?
    var editingNotices = EditingNotices()
    var code = CodeBoard()
    /// How many stages viewers know of.
    var knownStages = 0
    var hands = RaisedHands()
    var reactions = ReactionBoard()
    var comments = CommentBoard()
    var presentation = PresentationBoard()
    var peopleReports = PeopleReports()
    var journal = RoomJournal()
    /// The greatest number of viewers at once.
    var viewerLimit = Int.max
    var notices = NoticeSchedule()
    /// Whether the stage sleeps, or has woken and has not been shown since.
    private var isAsleep = false
    /// The server's tick that is this room's tick 0; below 0 for a room that has been elsewhere for longer.
    private let firstTick: Int64
    /// The room's tick of the last step of the stage.
    private var lastTick: UInt32
    /// The room's tick of the last step.
    private(set) var steppedTick: UInt32
    /// What has arrived since the last step.
    ///
    /// An event waits in two places, each for something else: in the ``RoomEventQueue`` for the main actor, which it wakes
    /// and which sees at once whether it is for a room here or for another node; and here for the tick, as steps are made
    /// on a grid and only as far as there is time. ``ViewerInput`` keeps no events: of a pointer that moves more often than a step has use
    /// for it knows the newest place.
    private var pending: [(connection: UInt64, event: ViewerEvent)] = []
    private var hasPendingRequest = false
    /// The address whose request has given the room more to do than an ordinary step; nil if none has.
    private(set) var requester: PeerAddress?
    /// Whose input was dropped, as there was too much of it.
    private var dropped: Set<UInt64> = []

    /// Makes a room.
    ///
    /// - Parameters:
    ///   - simulation: its stage.
    ///   - record: what is kept of it.
    ///   - capabilities: what tells links.
    ///   - serverTick: the server's tick now.
    ///   - tick: the room's tick now: how far it has come elsewhere.
    ///   - epoch: above that of any frame that it has shown elsewhere.
    init(
        _ simulation: any RewindableSimulation, _ record: RoomRecord, _ capabilities: Capabilities,
        at serverTick: UInt64, tick: UInt32 = 0, epoch: UInt64 = 0
    ) {
        self.record = record
        self.capabilities = capabilities
        firstTick = Int64(serverTick) - Int64(tick)
        (lastTick, steppedTick) = (tick, tick)
        control = ControlState(mode: record.mode)
        timeline = RoomTimeline(simulation, at: tick, epoch: epoch)
        frames = FrameSequence(simulation.snapshot(at: tick), epoch: epoch)
        knownStages = simulation.stageVariants.count
    }

    var simulation: any RewindableSimulation { timeline.simulation }

    /// The newest snapshot that differs from the one before.
    var newest: StageFrame { frames.newest }

    /// The time at which ``step(to:at:)`` has something to do next: the distant past for as soon as possible, nil for never
    /// if nothing arrives.
    var due: MonotonicInstant? {
        if !pending.isEmpty || needsStep || editingNotices.isDue(simulation) { return .distantPast }
        var due = MonotonicInstant.earlier(.distantFuture, control.idleDeadline)
        due = .earlier(due, roster.nextExpiry)
        due = .earlier(due, presence.due)
        due = .earlier(due, notices.due)
        due = .earlier(due, scrollReports.due)
        due = .earlier(due, viewReports.due)
        due = .earlier(due, consoleReports.due(of: simulation))
        due = .earlier(due, costReports.due)
        due = .earlier(due, measuringAt)
        due = .earlier(due, reactions.due)
        due = .earlier(due, comments.due(record.comments))
        due = .earlier(due, presentation.due)
        due = .earlier(due, peopleReports.due)
        due = .earlier(due, input.awaitsUntil)
        due = .earlier(due, journal.retryTime)
        due = .earlier(due, code.endsAt)
        due = .earlier(due, code.answerDue)
        return due == .distantFuture ? nil : due
    }

    /// Whether anybody is there to see the stage.
    var isWatched: Bool { roster.count > 0 }

    /// Whether a step of the stage would do something.
    private var needsStep: Bool { timeline.needsStep(isWatched: isWatched) }

    /// Whether the stage can only change by what arrives.
    var isAtRest: Bool { pending.isEmpty && !needsStep }
    var isEmpty: Bool { pending.isEmpty && !isWatched }
    /// Whether something has arrived that has not taken effect yet.
    var hasPending: Bool { !pending.isEmpty }

    /// The greatest number of events that wait for the room's next step.
    ///
    /// Of more, what viewers do and ask for is dropped.
    static let pendingLimit = 4096

    /// Has an event of a connection take effect in the next step.
    func receive(_ event: ViewerEvent, from connection: UInt64) {
        switch event {
        case .message where pending.count >= Self.pendingLimit:
            dropped.insert(connection)
        case .request(let request) where pending.count >= Self.pendingLimit:
            if dropped.insert(connection).inserted { refuse(request, of: connection, TooManyChanges()) }
        case .request:
            hasPendingRequest = true
            if requester == nil { requester = peer(at: connection) }
            pending.append((connection, event))
        case .joined, .message, .silent, .left:
            pending.append((connection, event))
        }
    }

    /// Returns the address of a connection that is in the room, or waits to come in.
    private func peer(at connection: UInt64) -> PeerAddress? {
        if let member = roster.member(at: connection) { return member.peer }
        for case (connection, .joined(let admission, _)) in pending { return admission.peer }
        return nil
    }

    /// Whether the room has more to do than to go on by a step.
    var hasRareWork: Bool {
        hasPendingRequest || isAsleep || measuringAt != nil
            || timeline.needsLongStep(isWatched: isWatched)
    }

    /// Returns whether a step is simulated elsewhere that can be shown by a tick of the server's.
    func awaitsStep(of serverTick: UInt64) -> Bool { timeline.isAwaitingStep && changedAt < serverTick }

    /// The server's tick at which the stage changed last.
    var changedAt: UInt64 { UInt64(max(firstTick + Int64(lastTick), 0)) }

    /// Returns the room's tick of a tick of the server's.
    func tick(_ serverTick: UInt64) -> UInt32 {
        UInt32(truncatingIfNeeded: max(Int64(serverTick) - firstTick, 0))
    }

    /// Forgets the history, so that only what comes from now on is remembered.
    func forgetHistory() {
        timeline.forgetHistory()
        notices.touch()
    }

    /// Whether nobody is here, and the stage would be as it is now if it were made anew.
    var canSleep: Bool { isEmpty && isAtRest && timeline.canSleep }

    /// Lets go of the stage and of what it showed, until a step or a request asks for it.
    ///
    /// - Precondition: ``canSleep``.
    /// - Returns: what that leads to.
    func sleep() -> RoomEffects {
        simulation.sleep()
        frames.forget()
        isAsleep = true
        return RoomEffects(shared: SharedEffects(isAsleep: true))
    }

    /// Shows a stage that has been made anew.
    private func wake(at tick: UInt32) {
        append(simulation.snapshot(at: tick))
    }

    /// Returns what should outlive the room, as it is now.
    func checkpoint() -> RoomRecord {
        record.checkpoint = simulation.checkpoint()
        isUnsaved = false
        return record
    }

    /// The time of a step: as an instant, in ticks counted from the room's first, and, for
    /// input, in seconds of the simulation.
    struct StepTime {
        let instant: MonotonicInstant
        let tick: UInt32
        let input: Double
    }

    /// Handles what has arrived and does what is due at the server's `tick`, whose instant is `now`: at least a part of
    /// it, and all that there is time for.
    func step(to serverTick: UInt64, at now: MonotonicInstant, within slice: TimeSlice = .unlimited) -> RoomEffects {
        guard serverTick > changedAt else { return RoomEffects() }
        defer { effects = RoomEffects() }
        let wasMoving = needsStep
        let tick = tick(serverTick)
        steppedTick = tick
        let stageTime = Double(timeline.nextStageTick(at: tick)) / Double(TickClock.ticksPerSecond)
        let time = StepTime(instant: now, tick: tick, input: stageTime)
        input.beginStep()
        let hasArrivals = !pending.isEmpty
        if isAsleep, hasArrivals { wake(at: tick) }
        handlePending(at: time, within: slice)
        for viewer in roster.expire(at: now) { forget(viewer) }
        control.releaseIfIdle(at: now)
        releaseAwaited(at: now)
        cancelLostTouches()
        for event in input.remainingMoves() { timeline.send(event) }
        advance(at: tick, within: slice, wasMoving: wasMoving)
        if hasArrivals {
            notices.touch()
            peopleReports.touch()
        }
        endEarlier(at: now)
        answerAboutChanges(at: now)
        tellEditing()
        tellStages()
        report(at: time)
        // Somebody may have asked it for what it does not know asleep.
        if isAsleep, !simulation.isAsleep { wake(at: tick) }
        measure(at: now)
        if !hasRareWork { requester = nil }
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
            if let viewer = roster.member(at: connection)?.viewer { removePointers(of: viewer) }
        }
        dropped = []
    }

    private func advance(at tick: UInt32, within slice: TimeSlice, wasMoving: Bool) {
        let outcome = timeline.advance(
            to: tick, within: slice, wasMoving: wasMoving,
            isTouched: input.isTouching, isWatched: isWatched)
        if outcome.endsTouches { endTouches() }
        if outcome.isSearching { notices.touch() }
        if outcome.isShown { show(at: tick) }
    }

    private func show(at tick: UInt32) {
        lastTick = tick
        isUnsaved = true
        notices.touchMoved()
        scrollReports.touch()
        viewReports.touch()
        costReports.touch()
        let snapshot = simulation.snapshot(at: tick)
        showEarlier(at: tick)
        if !snapshot.showsTheSame(as: newest.snapshot) { append(snapshot) }
    }

    private func append(_ snapshot: StageSnapshot) {
        if isAsleep { timeline.noteWaking() }
        isAsleep = false
        frames.append(snapshot, epoch: timeline.epoch)
        effects.shared.frame = newest
    }

    /// Forgets a viewer who can't come back any more.
    func forget(_ viewer: UInt32) {
        control.release(viewer)
        hands.lower(viewer)
        notices.touch()
        peopleReports.touch()
    }

    /// The least time between two things that are measured aside.
    private static let measuringInterval = Duration.milliseconds(500)

    /// Measures aside what those who inspect costs are told, while the stage rests, and as a request of the first of them: as work for
    /// which there has to be time.
    private func measure(at now: MonotonicInstant) {
        guard let inspector = costReports.inspector, simulation.hasMeasurement, isAtRest else {
            measuringAt = nil
            return
        }
        if let measuringAt, now >= measuringAt {
            simulation.measure()
            costReports.touch()
            self.measuringAt = simulation.hasMeasurement ? now + Self.measuringInterval : nil
        } else if measuringAt == nil {
            measuringAt = now + Self.measuringInterval
        }
        if requester == nil { requester = peer(at: inspector) }
    }

    // MARK: What everybody is told

    private func report(at time: StepTime) {
        let now = time.instant
        hands.settle(control.mode, holder: control.holder)
        if let cursors = presence.update(at: now) {
            effects.shared.notices.tell(.cursors(cursors))
            notices.touch()
        }
        let due = notices.update(
            at: now, room: roomState, state: { SceneState(values: simulation.state) },
            time: { timeline.stageTime(at: time.tick) })
        for notice in due { effects.shared.notices.tell(notice) }
        reportTalk(at: now)
        if let report = scrollReports.update(at: now, scrolls: { simulation.scrolls }) {
            effects.direct.append(
                DirectEffect(connections: report.to.sorted(), content: .scrolls(report.scrolls)))
        }
        for (connection, report) in viewReports.update(at: now, views: simulation.views(_:anew:)) {
            effects.send(.views(report), to: connection)
        }
        for (connection, report) in consoleReports.update(at: now, of: simulation) {
            effects.send(.console(report), to: connection)
        }
        for (connection, report) in costReports.update(at: now, costs: simulation.costs(_:anew:)) {
            effects.send(.costs(report), to: connection)
        }
    }

    /// Tells what viewers say to each other.
    private func reportTalk(at now: MonotonicInstant) {
        if let shown = reactions.update(at: now) { effects.shared.notices.tell(.reactions(shown)) }
        if let written = comments.update(at: now, record.comments) { effects.shared.notices.tell(.comments(written)) }
        if let shown = presentation.update(at: now) { effects.shared.notices.tell(.presentation(shown)) }
        let report = peopleReports.update(at: now) {
            PeopleList(
                roster.connected.sorted { $0.viewer < $1.viewer }.map {
                    PeopleList.Person(
                        viewer: $0.viewer, color: $0.color, name: $0.name, role: $0.role, delay: $0.delay)
                })
        }
        guard let report else { return }
        effects.direct.append(DirectEffect(connections: report.to.sorted(), content: .people(report.people)))
    }

    private func roomState() -> RoomState {
        let seen = Set(presence.shown.map(\.viewer) + hands.viewers).union([control.holder].compactMap(\.self))
        let people = seen.sorted().compactMap { roster[$0] }.map {
            RoomState.Person(viewer: $0.viewer, color: $0.color, name: $0.name)
        }
        return RoomState(
            watching: roster.count, mode: control.mode, holder: control.holder, people: people,
            values: simulation.values, hands: hands.viewers, code: roomCode)
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
