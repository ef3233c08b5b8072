import WebSocketServer
import Wire

/// Viewers who come and go, and what they hold.
extension Room {
    /// Has an event take effect in the present step.
    func handle(_ event: ViewerEvent, from connection: UInt64, at time: StepTime) {
        switch event {
        case .joined(let admission, let identity):
            join(connection, admission, identity, at: time.instant)
        case .message(let message):
            if let member = roster.member(at: connection) { act(message, by: member, at: time) }
        case .request(let request):
            if let member = roster.member(at: connection) { answer(request, of: member, connection, at: time) }
        case .silent:
            guard let member = roster.member(at: connection) else { return }
            roster.fellSilent(member.viewer)
            removePointers(of: member.viewer)
        case .left(let onPurpose):
            scrollReports.set(false, connection)
            viewReports.remove(connection)
            costReports.remove(connection)
            consoleReports.remove(connection)
            peopleReports.set(false, connection)
            leaveCode(connection, at: time.instant)
            guard let member = roster.member(at: connection) else { return }
            removePointers(of: member.viewer)
            presentation.end(member.viewer)
            if onPurpose { control.release(member.viewer) }
            for viewer in roster.lineBroke(connection, at: time.instant) { forget(viewer) }
        }
    }

    private func join(
        _ connection: UInt64, _ admission: RoomDirectory.Admission, _ identity: RandomToken?, at now: MonotonicInstant
    ) {
        // The links may have been renewed after the handshake.
        guard !admission.isByKey || admission.roomKey == record.key else {
            return effects.send(.close(RoomRefusal.invalidKey.closure), to: connection)
        }
        guard roster.count < viewerLimit else {
            return effects.send(.close(RoomRefusal.crowded(viewerLimit).closure), to: connection)
        }
        let (member, replaced) = roster.join(
            connection, role: admission.role, isByKey: admission.isByKey, identity: identity, peer: admission.peer,
            at: now)
        if let replaced {
            removePointers(of: member.viewer)
            effects.send(.close(WebSocketClosure(.identityTaken, "you came back in another connection")), to: replaced)
        }
        if !control.mayTouch(member.viewer, member.role) { control.release(member.viewer) }
        welcome(member)
        welcomeEditor(member)
    }

    /// Sends a viewer its identity and the room's description.
    func welcome(_ member: Roster.Member) {
        guard let connection = member.connection else { return }
        let links = capabilities.links(
            for: member.role, room: record.room, isPrivate: record.isPrivate, roomKey: record.key)
        let welcome = Welcome(
            viewer: member.viewer, color: member.color, identity: member.identity.text, role: member.role,
            room: record.room, isPrivate: record.isPrivate, links: links, scene: simulation.scene,
            isAuthor: isAuthor(member) ? true : nil)
        effects.send(.welcome(welcome), to: connection)
    }

    // MARK: Pointers

    /// Hides a viewer's pointers and cancels those that are down; it may come back.
    func removePointers(of viewer: UInt32) {
        presence.remove(viewer)
        cancelTouches(of: viewer)
    }

    /// Cancels the pointers of viewers who lost the right to touch.
    func cancelLostTouches() {
        for viewer in input.holders {
            guard let member = roster[viewer], !control.mayTouch(viewer, member.role) else { continue }
            presence.lift(viewer)
            cancelTouches(of: viewer)
        }
    }

    private func cancelTouches(of viewer: UInt32) {
        for event in input.cancel(viewer) { timeline.send(event) }
    }

    /// Forgets what is held, which the simulation has cancelled, as another stage tick is shown.
    func endTouches() {
        for viewer in input.holders { presence.lift(viewer) }
        input.removeAll()
    }
}
