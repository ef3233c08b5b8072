import StageModel
import WebSocketServer
import Wire

/// What viewers do and ask for.
extension Room {
    /// Handles pointers, wheels and keys.
    ///
    /// Those of a viewer who may not touch are only shown to others.
    func act(_ message: ViewerMessage, by member: Roster.Member, at time: StepTime) {
        tellOfLostTouches(in: message, by: member, at: time.instant)
        // A pointer that was down before time stood still goes on with it.
        let isStopped = timeline.isStopped
        let hasEffect = !isStopped || message.isPointer && input.isTouching(member.viewer)
        var isTouching = hasEffect && control.mayTouch(member.viewer, member.role)
        if hasEffect, message.begins || (isTouching && message.isInput) {
            isTouching = (try? control.touch(member.viewer, member.role, at: time.instant)) != nil
        }
        presence.record(message, from: member.viewer, isTouching: isTouching, at: time.instant)
        guard isTouching, message.isInput else { return }
        let events = input.events(of: message, from: member.viewer, at: time.input, isStopped: isStopped)
        for event in events { timeline.send(event) }
    }

    /// Tells a viewer once of each pointer that moves and has not gone down here: another server, which has stopped
    /// answering, was told, or the viewer counted as gone meanwhile.
    private func tellOfLostTouches(in message: ViewerMessage, by member: Roster.Member, at now: MonotonicInstant) {
        guard case .pointer(let samples) = message, let connection = member.connection else { return }
        var begun: Set<UInt8> = []
        for sample in samples {
            let isNew = begun.insert(sample.pointer).inserted
            guard isNew, sample.phase == .move, !presence.knows(sample.pointer, of: member.viewer),
                !input.isDown(sample.pointer, of: member.viewer)
            else { continue }
            presence.recordLost(sample, from: member.viewer, at: now)
            effects.send(.refused(.lostTouch), to: connection)
        }
    }

    /// Carries out a request, or refuses it with the reason if it is not allowed or not valid.
    func answer(_ request: ViewerRequest, of member: Roster.Member, _ connection: UInt64, at time: StepTime) {
        let now = time.instant
        do {
            switch request {
            case .name(let name): roster.rename(member.viewer, name)
            case .set(let values): try send(.set(values), by: member, at: now)
            case .action(let name): try send(.action(name), by: member, at: now)
            case .text(let typed): try send(.text(typed), by: member, at: now)
            case .control(take: true): try control.acquire(member.viewer, member.role, at: now)
            case .control(take: false): control.release(member.viewer)
            case .mode(let mode):
                try control.set(mode, by: member.role)
                record.mode = mode
            case .rate(let rate): try perform(.rate(rate), by: member, at: time)
            case .step(let count): try perform(.step(count), by: member, at: time)
            case .seek(let stageTick): try perform(.seek(stageTick), by: member, at: time)
            case .restore: try perform(.restore, by: member, at: time)
            case .inspect(let isInspecting): scrollReports.set(isInspecting, connection)
            case .views(let wish): try viewReports.set(wish, connection)
            case .console(let wish): try setConsole(wish, of: member, connection)
            case .costs(let wish): try costReports.set(wish, connection)
            case .replay(let replays): try setReplay(replays, by: member, at: now)
            case .renew: try renew(by: member, at: now)
            case .hand(let isRaised): try hands.set(isRaised, member.viewer, member.role, in: control.mode)
            case .react(let reaction): reactions.add(reaction, of: member.viewer, at: now)
            case .who(let isWanted): peopleReports.set(isWanted, connection)
            case .comment(let text, let x, let y):
                try comments.write(
                    text, (x, y), by: member, at: timeline.stageTime(at: time.tick).tick, &record.comments,
                    at: now)
            case .erase(let number): try comments.erase(number, by: member, &record.comments)
            case .line(let delay): roster.setDelay(delay, of: member.viewer)
            case .present(let view): try presentation.show(view, by: member)
            case .changes(let isWanted): try setChanges(isWanted, of: member, connection)
            case .sources(let audience): try setSources(audience, by: member)
            case .earlier(let isWanted): try setEarlier(isWanted, connection, at: now)
            }
        } catch {
            refuse(request, of: connection, error)
        }
    }

    func refuse(_ request: ViewerRequest, of connection: UInt64, _ error: any Error) {
        let reason = (error as? ControlRefusal)?.reason ?? "\(error)"
        effects.send(.refused(Refusal(request: request.kind, reason: reason)), to: connection)
    }

    /// Carries out a request about time, in a step to come.
    ///
    /// - Throws: the reason why it is not allowed, or not possible.
    private func perform(_ request: TimeRequest, by member: Roster.Member, at time: StepTime) throws {
        try timeline.prepare(request, at: time.tick, isWatched: isWatched)
        try control.touch(member.viewer, member.role, at: time.instant)
        if timeline.perform(request, at: time.tick) { endTouches() }
    }

    private func send(_ event: InputEvent, by member: Roster.Member, at now: MonotonicInstant) throws {
        // Who may not touch uses up nothing of what others may change in this step.
        var attempt = control
        try attempt.touch(member.viewer, member.role, at: now)
        // To look at what is wrong takes time, too: it counts before it is looked at.
        guard !timeline.isStopped || timeline.waitingChangeCount < StepBudget.changes, input.consumeChange() else {
            throw TooManyChanges()
        }
        // What cannot be must not take control.
        try simulation.check(event)
        control = attempt
        timeline.sendChange(event)
    }

    /// The least time between two renewals of the links.
    static let renewalInterval = Duration.seconds(2)

    private func renew(by member: Roster.Member, at now: MonotonicInstant) throws {
        guard member.role == .presenter else { throw ControlRefusal.presentersOnly }
        if let renewedAt, now < renewedAt + Self.renewalInterval { throw RenewedJustNow() }
        renewedAt = now
        let key = RandomToken.random()
        record.key = key
        effects.directory.append(.setKey(key))
        for other in roster.connected {
            if other.isByKey, other.viewer != member.viewer, let connection = other.connection {
                effects.send(.close(RoomRefusal.invalidKey.closure), to: connection)
            } else {
                welcome(other)
            }
        }
    }
}

/// A refusal of a renewal that follows another one too soon: everybody in the room is told of new links, or sent away.
private struct RenewedJustNow: Error, CustomStringConvertible {
    let description = "the links were renewed just now; ask again in two seconds"
}

extension ViewerMessage {
    /// Whether the message does more than look.
    fileprivate var isInput: Bool {
        switch self {
        case .pointer, .wheel, .key: true
        case .acknowledgement, .hover, .probe: false
        }
    }

    fileprivate var isPointer: Bool {
        if case .pointer = self { true } else { false }
    }

    /// Whether the message begins something on the stage.
    fileprivate var begins: Bool {
        switch self {
        case .pointer(let samples): samples.contains { $0.phase == .down }
        case .wheel, .key: true
        case .acknowledgement, .hover, .probe: false
        }
    }
}
