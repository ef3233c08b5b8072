import StageModel
import WebSocketServer
import Wire

/// What a room's step leads to on the threads that serve viewers, by who receives it.
struct RoomEffects: Sendable {
    /// For everyone who watches.
    var shared = SharedEffects()
    /// For single connections, in order.
    var direct: [DirectEffect] = []
    /// For the directory of rooms, in order.
    var directory: [DirectoryEffect] = []

    var isEmpty: Bool { shared.isEmpty && direct.isEmpty && directory.isEmpty }

    mutating func send(_ content: DirectEffect.Content, to connection: UInt64) {
        direct.append(DirectEffect(connections: [connection], content: content))
    }

    /// Adds the effects of a later step.
    mutating func merge(_ later: RoomEffects) {
        shared.merge(later.shared)
        direct += later.direct
        directory += later.directory
    }
}

/// What everyone in a room is told.
struct SharedEffects: Sendable {
    /// The newest; nil: as before.
    var frame: StageFrame?
    /// The newest of what the code of before the last save shows, for those who have that shown; nil: as before.
    var earlier: StageFrame?
    /// Whether the room, in which nobody is, shows nothing until its next frame.
    var isAsleep = false
    var notices = NewestNotices<SharedNotice>()
    /// The reason for which every connection is closed.
    var closure: WebSocketClosure?

    var isEmpty: Bool { frame == nil && earlier == nil && !isAsleep && notices.isEmpty && closure == nil }

    mutating func merge(_ later: SharedEffects) {
        frame = later.isAsleep ? nil : later.frame ?? frame
        isAsleep = later.isAsleep || isAsleep && later.frame == nil
        earlier = later.earlier ?? earlier
        notices.merge(later.notices)
        closure = later.closure ?? closure
    }
}

/// Something for some of a room's viewers.
struct DirectEffect: Equatable, Sendable {
    enum Content: Equatable, Sendable {
        case welcome(Welcome)
        case refused(Refusal)
        case scrolls(StageScrolls)
        case views(ViewReport)
        case console(ConsoleReport)
        case costs(CostReport)
        case editing(EditingState)
        case people(PeopleList)
        case changes(ChangeReport)
        /// Whether the viewer is shown what the code of before the last save shows.
        case earlier(Bool)
        case close(WebSocketClosure)
    }

    var connections: [UInt64]
    let content: Content
}

extension DirectEffect.Content {
    /// The notice that a viewer is sent; nil for what says nothing.
    var notice: ServerNotice? {
        switch self {
        case .welcome(let welcome): .welcome(welcome)
        case .refused(let refusal): .refused(refusal)
        case .scrolls(let scrolls): .scrolls(scrolls)
        case .views(let report): .views(report)
        case .console(let report): .console(report)
        case .costs(let report): .costs(report)
        case .editing(let editing): .editing(editing)
        case .people(let people): .people(people)
        case .changes(let report): .changes(report)
        case .earlier, .close: nil
        }
    }

    /// - Throws: `WireFault` for a notice to everyone.
    init(_ notice: ServerNotice) throws(WireFault) {
        switch notice {
        case .welcome(let welcome): self = .welcome(welcome)
        case .refused(let refusal): self = .refused(refusal)
        case .scrolls(let scrolls): self = .scrolls(scrolls)
        case .views(let report): self = .views(report)
        case .console(let report): self = .console(report)
        case .costs(let report): self = .costs(report)
        case .editing(let editing): self = .editing(editing)
        case .people(let people): self = .people(people)
        case .changes(let report): self = .changes(report)
        case .room, .state, .time, .pace, .interruption, .reactions, .comments, .presentation:
            throw WireFault(.protocolError, "a notice to everyone is sent to some")
        }
    }
}

/// A change of what the directory of rooms knows of a room.
enum DirectoryEffect: Equatable, Sendable {
    /// Links with an older key give nothing from now on.
    case setKey(RandomToken)
    /// The room ends, unless somebody has come in the meantime.
    case endIfEmpty
}
