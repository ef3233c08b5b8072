import StageModel
import WebSocketServer
import Wire

/// What viewers are told of the last save, and shown of the code of before it.
extension Room {
    private var edited: (any EditedSimulation)? { simulation as? any EditedSimulation }

    /// What everyone knows of the code; nil for a scene that comes with the server.
    var roomCode: RoomCode? { edited.map { RoomCode(sources: record.sources, earlier: $0.hasEarlierCode) } }

    /// Returns whether a viewer counts as the presenter of the sources without having the presenter's link: a public room has
    /// none, and whoever is on the server's own machine can read them anyway.
    func isAuthor(_ member: Roster.Member) -> Bool {
        edited != nil && !record.isPrivate && member.role == .participant && member.peer?.isLoopback == true
    }

    private func presentsSources(_ member: Roster.Member) -> Bool { member.role == .presenter || isAuthor(member) }

    /// Returns whether a viewer is shown what a save changes.
    private func seesChanges(_ member: Roster.Member) -> Bool {
        switch record.sources {
        case .presenters: presentsSources(member)
        case .everyone: true
        case .nobody: false
        }
    }

    /// Tells a viewer what the last save has changed, and each after it, or no longer.
    ///
    /// - Throws: why it may not be told.
    func setChanges(_ isWanted: Bool, of member: Roster.Member, _ connection: UInt64) throws {
        guard edited != nil else { throw NothingIsEdited() }
        if isWanted, !seesChanges(member) {
            guard record.sources == .presenters else { throw SourcesAreHidden() }
            throw ControlRefusal.presentersOnly
        }
        try code.setReader(isWanted, connection)
    }

    /// Tells those who have asked what the last save has changed.
    func answerAboutChanges(at now: MonotonicInstant) {
        let asking = code.answer(at: now)
        guard !asking.isEmpty, let edited else { return }
        effects.direct.append(
            DirectEffect(connections: asking, content: .changes(ChangeReport(edited.difference))))
    }

    /// Chooses who is told.
    ///
    /// - Throws: why the viewer may not choose.
    func setSources(_ audience: SourceAudience, by member: Roster.Member) throws {
        guard edited != nil else { throw NothingIsEdited() }
        guard presentsSources(member) else { throw ControlRefusal.presentersOnly }
        record.sources = audience
        notices.touch()
    }

    /// Tells of another state of the code.
    func tellCode() {
        guard let edited else { return }
        notices.touch()
        if let problem = edited.earlierCodeProblem {
            for connection in code.endAll() {
                effects.send(.earlier(false), to: connection)
                refuse(.earlier(true), of: connection, EarlierCodeEnded(description: problem))
            }
            edited.runsEarlierCode = false
        }
        guard code.isNews(edited.difference) else { return }
        let told = roster.connected.filter(seesChanges).compactMap(\.connection).filter(code.readers.contains)
        if !told.isEmpty {
            effects.direct.append(
                DirectEffect(connections: told, content: .changes(ChangeReport(edited.difference))))
        }
    }

    // MARK: The code of before the last save

    /// Shows a viewer, and nobody else, what the code of before the last save makes of the same touches, or no longer.
    ///
    /// - Throws: why it can't be shown.
    func setEarlier(_ isWanted: Bool, _ connection: UInt64, at now: MonotonicInstant) throws {
        guard let edited else { throw NothingIsEdited() }
        guard isWanted else { return showPresent(connection, at: now) }
        guard edited.hasEarlierCode else { throw NothingIsEarlier() }
        if code.addWatcher(connection) { edited.runsEarlierCode = true }
        showEarlier(at: steppedTick)
    }

    private func showPresent(_ connection: UInt64, at now: MonotonicInstant) {
        if code.removeWatcher(connection, at: now) { effects.send(.earlier(false), to: connection) }
    }

    /// Forgets a connection that is no more.
    func leaveCode(_ connection: UInt64, at now: MonotonicInstant) {
        try? code.setReader(false, connection)
        showPresent(connection, at: now)
    }

    /// Ends the stage of the code of before the last save once nobody has watched it for a while.
    func endEarlier(at now: MonotonicInstant) {
        if code.isOver(at: now) { edited?.runsEarlierCode = false }
    }

    /// Shows those who want it what the code of before the last save shows, once that is there.
    func showEarlier(at tick: UInt32) {
        guard !code.watchers.isEmpty, var snapshot = edited?.earlierSnapshot() else { return }
        snapshot.tick = tick
        let (frame, begins) = code.show(snapshot, epoch: timeline.epoch)
        if let frame { effects.shared.earlier = frame }
        for connection in begins { effects.send(.earlier(true), to: connection) }
    }
}

/// A refusal to show lines of the sources to anybody.
private struct SourcesAreHidden: Error, CustomStringConvertible {
    let description = "the presenter has chosen that nobody is shown lines of the sources"
}

/// A refusal to show code of before the last save.
private struct NothingIsEarlier: Error, CustomStringConvertible {
    let description = "there is nothing earlier: the code is as it was when zoetrope preview began"
}

/// A reason why the code of before the last save is shown no more.
private struct EarlierCodeEnded: Error, CustomStringConvertible {
    let description: String
}
