import StageModel
import WebSocketServer

/// A room's place among all rooms: its simulation once it has one, and what waits for the main thread to have time for it.
@MainActor
final class RoomHost {
    let name: String
    /// What it shows.
    let scene: String
    /// Whose time it uses for what nobody in it has asked for.
    private let account: TimeAccount
    var room: Room?
    /// The tick of the room's newest step; 0 before the first.
    var steppedTo: UInt64 = 0
    var schedule = SaveSchedule()
    /// What has happened to the room before it has a simulation.
    private(set) var arrivals: [(event: ViewerEvent, connection: UInt64)] = []
    /// The log that the room is made of.
    private(set) var making: (log: LogRoom, opening: any SimulationOpening)?
    /// What the room goes on with that was elsewhere, and what makes its simulation.
    private(set) var resuming: Resuming?
    /// Those who want to know what happened in it.
    private(set) var requests: [LogRequest] = []

    struct Resuming {
        let opening: any SimulationOpening
        let session: RoomSession?
        /// Whether the room's journal has all that happened elsewhere by the number by which the room goes on.
        let isJournalKept: Bool
        /// How far the room had come, and the server's tick then.
        let tick: UInt32
        let since: UInt64
    }

    init(name: String, scene: String, account: TimeAccount) {
        self.name = name
        self.scene = scene
        self.account = account
    }

    /// When it has something to do next: the distant past is as soon as possible, nil is never if nothing arrives.
    var due: MonotonicInstant? {
        making == nil && resuming == nil && arrivals.isEmpty && requests.isEmpty ? room?.due : .distantPast
    }

    /// Whose time its next step uses: of whoever has asked for more than an ordinary one.
    var payer: TimeAccount { room?.requester.map(TimeAccount.address) ?? account }

    /// Whether it has more to do than an ordinary step.
    var hasRareWork: Bool {
        making != nil || resuming != nil || !requests.isEmpty || room?.hasRareWork ?? true
    }

    /// Whether something has happened to it that has not taken effect yet.
    var hasPending: Bool { resuming != nil || !arrivals.isEmpty || room?.hasPending ?? false }

    /// Whether nobody is in it, and nothing waits.
    var isEmpty: Bool { room?.isEmpty ?? true && arrivals.isEmpty && making == nil && resuming == nil }

    /// Whether there is nothing left to keep it for.
    var isIdle: Bool { room == nil && making == nil && resuming == nil && arrivals.isEmpty && requests.isEmpty }

    func receive(_ event: ViewerEvent, from connection: UInt64) {
        if let room { room.receive(event, from: connection) } else { arrivals.append((event, connection)) }
    }

    func make(_ log: LogRoom, _ opening: any SimulationOpening) {
        making = (log, opening)
    }

    func resume(_ resuming: Resuming) {
        self.resuming = resuming
    }

    func endResuming() {
        resuming = nil
    }

    /// The log is read, or cannot be.
    func endMaking() {
        making = nil
    }

    func ask(_ request: LogRequest) {
        requests.append(request)
    }

    func removeRequests() -> [LogRequest] {
        defer { requests = [] }
        return requests
    }

    /// Gives the room what has happened to it.
    func open(_ room: Room) {
        self.room = room
        for (event, connection) in arrivals { room.receive(event, from: connection) }
        arrivals = []
    }

    /// It can't be opened: whoever came is sent away.
    func dropArrivals() {
        arrivals = []
    }
}
