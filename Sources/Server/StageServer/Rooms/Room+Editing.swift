import StageModel
import WebSocketServer
import Wire

/// Rooms whose stage shows code that is replaced while it runs.
extension Room {
    /// Sends a change: another declaration of the scene to everybody, the rest to those who may change it.
    func tellEditing() {
        guard let change = editingNotices.update(simulation) else { return }
        if change.changesScene {
            for member in roster.connected { welcome(member) }
        }
        let editors = roster.connected.filter(seesSources).compactMap(\.connection)
        if !editors.isEmpty {
            effects.direct.append(DirectEffect(connections: editors, content: .editing(change.state)))
        }
        tellCode()
    }

    /// Declares the scene anew to everybody when one of several stages has been kept, or a replay is back where they were:
    /// each of them has an action.
    func tellStages() {
        let count = simulation.stageVariants.count
        guard count != knownStages else { return }
        knownStages = count
        // What is edited says by itself that it is declared anew.
        guard !(simulation is any EditedSimulation) else { return }
        for member in roster.connected { welcome(member) }
    }

    /// Returns whether a viewer is shown errors with lines of the sources: a presenter, and, in a public room, whoever may
    /// touch the stage.
    func seesSources(_ member: Roster.Member) -> Bool {
        member.role.seesSources(isPrivate: record.isPrivate)
    }

    func welcomeEditor(_ member: Roster.Member) {
        guard seesSources(member), let connection = member.connection,
            let edited = simulation as? any EditedSimulation
        else { return }
        effects.send(.editing(edited.editing), to: connection)
    }

    /// Tells a viewer what the code prints, or stops to.
    ///
    /// - Throws: why it may not be told.
    func setConsole(_ wish: ConsoleWish, of member: Roster.Member, _ connection: UInt64) throws {
        guard seesSources(member) else { throw ControlRefusal.presentersOnly }
        try consoleReports.set(wish, connection, of: simulation)
    }

    /// - Throws: why it may not be, or cannot.
    func setReplay(_ replays: Bool, by member: Roster.Member, at now: MonotonicInstant) throws {
        guard let edited = simulation as? any EditedSimulation else { throw NothingIsEdited() }
        try control.touch(member.viewer, member.role, at: now)
        edited.replaysGesture = replays
    }
}

extension ViewerRole {
    /// Returns whether somebody of this role is shown lines of the sources of what a room shows.
    func seesSources(isPrivate: Bool) -> Bool {
        switch self {
        case .presenter: true
        case .participant: !isPrivate
        case .viewer: false
        }
    }
}

/// A request that only a stage of edited code can grant.
struct NothingIsEdited: Error, CustomStringConvertible {
    let description = "this room's scene comes with the server: its code is not edited"
}
