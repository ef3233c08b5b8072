import StageModel

/// A control message from a server.
///
/// Each is state: the newest of its type replaces the one before, but for ``views(_:)``, ``console(_:)`` and
/// ``costs(_:)``, of which each is confirmed.
public enum ServerNotice: Equatable, Sendable {
    case welcome(Welcome)
    case room(RoomState)
    case state(SceneState)
    case time(StageTime)
    case scrolls(StageScrolls)
    /// What differs of the stage's views, for a viewer who inspects them.
    case views(ViewReport)
    /// What the stage's code has printed, for a viewer who wants to know.
    case console(ConsoleReport)
    /// What the stage's steps cost, for a viewer who inspects them.
    case costs(CostReport)
    /// The state of the sources of the code that the stage shows.
    case editing(EditingState)
    case refused(Refusal)
    /// How often those who only watch are sent what moves.
    case pace(ServerPace)
    /// Whether something keeps the stage from going on.
    case interruption(ServerInterruption)
    /// What viewers show of what they think.
    case reactions(ReactionList)
    /// What was written about moments and places.
    case comments(CommentList)
    /// Who is in the room, for those who want to know.
    case people(PeopleList)
    /// What a presenter has before it.
    case presentation(Presentation)
    /// What the last save has changed of the sources, for those who want to know.
    case changes(ChangeReport)
}

/// What keeps the stage from going on, for now.
public struct ServerInterruption: Codable, Equatable, Sendable {
    /// The reason, as a sentence for people; nil: the stage goes on.
    public var reason: String?

    /// Makes an interruption of its reason; nil for its end.
    public init(reason: String?) {
        self.reason = reason
    }
}

/// How often those who only watch are sent what moves.
public struct ServerPace: Codable, Equatable, Sendable {
    /// Messages a second: 60, 30, 20, 15, 12 or 10.
    public var rate: Int

    /// Makes a pace of so many messages a second.
    public init(rate: Int) {
        self.rate = rate
    }
}

/// The values that the scene reports about its state.
public struct SceneState: Codable, Equatable, Sendable {
    /// The values by name.
    public var values: [String: StageValue]

    /// Makes a state of its values.
    public init(values: [String: StageValue]) {
        self.values = values
    }
}

/// A request that had no effect.
public struct Refusal: Codable, Equatable, Sendable {
    /// The request's type, or `pointer`: ``lostTouch``.
    public var request: String
    /// The reason in one line, with the valid choices.
    public var reason: String

    /// Makes a refusal of a request and a reason.
    public init(request: ViewerRequest.Kind, reason: String) {
        self.request = request.rawValue
        self.reason = reason
    }

    private init(request: String, reason: String) {
        self.request = request
        self.reason = reason
    }

    /// What a viewer is told whose pointer moves and has not gone down for the server.
    public static let lostTouch = Refusal(
        request: "pointer", reason: "This touch did not reach the stage, and was let go: touch again.")
}
