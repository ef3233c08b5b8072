import WebSocketServer
import Wire

/// What everyone in a room is told beside the stage; the newest of a kind takes the place of the one before.
///
/// Whoever adds a notice adds a case here, and has the room, or what serves viewers, say it. All that is between, buffers,
/// nodes that relay the room and messages to viewers, goes by this table.
enum SharedNotice: Equatable, Sendable {
    case cursors([Cursor])
    case room(RoomState)
    case state(SceneState)
    /// How often those who only watch are sent what moves.
    case pace(ServerPace)
    /// What keeps the room from going on here, or that nothing does any more.
    case interruption(ServerInterruption)
    case time(TimeNotice)
    case reactions(ReactionList)
    case comments(CommentList)
    case presentation(Presentation)

    /// The kinds, in the order in which they stand in a message.
    enum Kind: Int, CaseIterable, Sendable {
        case cursors, room, state, pace, interruption, time, reactions, comments, presentation
    }

    var kind: Kind {
        switch self {
        case .cursors: .cursors
        case .room: .room
        case .state: .state
        case .pace: .pace
        case .interruption: .interruption
        case .time: .time
        case .reactions: .reactions
        case .comments: .comments
        case .presentation: .presentation
        }
    }

    /// Returns the notice's part of a message.
    ///
    /// - Parameter now: when it is sent, if that may be long after it was said.
    /// - Returns: the part's bytes.
    func part(at now: MonotonicInstant? = nil) -> [UInt8] {
        switch self {
        case .cursors(let cursors): cursors.encoded()
        case .room(let state): Self.part(.room(state))
        case .state(let state): Self.part(.state(state))
        case .pace(let pace): Self.part(.pace(pace))
        case .interruption(let interruption): Self.part(.interruption(interruption))
        case .time(let notice): Self.part(.time(now.map(notice.time(at:)) ?? notice.time))
        case .reactions(let reactions): Self.part(.reactions(reactions))
        case .comments(let comments): Self.part(.comments(comments))
        case .presentation(let presentation): Self.part(.presentation(presentation))
        }
    }

    private static func part(_ notice: ServerNotice) -> [UInt8] { [MessageType.notice.rawValue] + notice.encoded() }

    /// Whether the part is another one the later it is sent.
    var dependsOnTime: Bool { kind == .time }

    // MARK: Between nodes

    /// What nodes that relay the room are told among other notices; nil: cursors have a place of their own, and of their
    /// pace and of interruptions nodes tell their viewers themselves.
    var relayed: ServerNotice? {
        switch self {
        case .room(let state): .room(state)
        case .state(let state): .state(state)
        case .time(let notice): .time(notice.time)
        case .reactions(let reactions): .reactions(reactions)
        case .comments(let comments): .comments(comments)
        case .presentation(let presentation): .presentation(presentation)
        case .cursors, .pace, .interruption: nil
        }
    }

    /// Makes the notice that the room's owner has relayed.
    ///
    /// - Throws: `WireFault` for a notice that is not relayed.
    init(relayed notice: ServerNotice, at now: MonotonicInstant) throws(WireFault) {
        switch notice {
        case .room(let state): self = .room(state)
        case .state(let state): self = .state(state)
        // The owner's clock is another one.
        case .time(let time): self = .time(TimeNotice(time: time, instant: now))
        case .reactions(let reactions): self = .reactions(reactions)
        case .comments(let comments): self = .comments(comments)
        case .presentation(let presentation): self = .presentation(presentation)
        case .welcome, .scrolls, .views, .console, .costs, .editing, .refused, .pace, .interruption, .people,
            .changes:
            throw WireFault(.protocolError, "a notice to some viewers is sent to everyone")
        }
    }
}

/// Something that is of a kind of ``SharedNotice``.
protocol OfNoticeKind: Sendable {
    var kind: SharedNotice.Kind { get }
}

extension SharedNotice: OfNoticeKind {}

/// The newest of each kind, in the kinds' order.
struct NewestNotices<Notice: OfNoticeKind>: Sendable, ExpressibleByArrayLiteral {
    private(set) var all: [Notice] = []

    init() {}

    init(arrayLiteral notices: Notice...) {
        for notice in notices { tell(notice) }
    }

    var isEmpty: Bool { all.isEmpty }

    /// The newest of a kind; nil: there is none.
    subscript(kind: SharedNotice.Kind) -> Notice? { all.first { $0.kind == kind } }

    /// Adds a notice, in place of an older one of its kind.
    ///
    /// O(kinds).
    mutating func tell(_ notice: Notice) {
        let place = all.firstIndex { $0.kind.rawValue >= notice.kind.rawValue } ?? all.endIndex
        if place < all.endIndex, all[place].kind == notice.kind {
            all[place] = notice
        } else {
            all.insert(notice, at: place)
        }
    }

    /// Adds what was said later.
    mutating func merge(_ later: Self) {
        for notice in later.all { tell(notice) }
    }
}
