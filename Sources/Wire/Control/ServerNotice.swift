import StageModel

/// What a server says in a notice. Each is state: the newest of its type replaces the one before.
public enum ServerNotice: Equatable, Sendable {
    case welcome(Welcome)
    case room(RoomState)
    case state(SceneState)
    case time(StageTime)
    case scrolls(StageScrolls)
    /// How the code that the stage shows stands to its sources.
    case editing(EditingState)
    case refused(Refusal)
    case pace(ServerPace)
}

/// How often those who only watch are sent what moves.
public struct ServerPace: Codable, Equatable, Sendable {
    /// Messages a second: 60, 30, 20 or 15.
    public var rate: Int

    public init(rate: Int) {
        self.rate = rate
    }
}

/// What the scene reads out.
public struct SceneState: Codable, Equatable, Sendable {
    public var values: [String: StageValue]

    public init(values: [String: StageValue]) {
        self.values = values
    }
}

/// A request that had no effect.
public struct Refusal: Codable, Equatable, Sendable {
    /// The request's type.
    public var request: String
    /// One line with the valid choices.
    public var reason: String

    public init(request: ViewerRequest.Kind, reason: String) {
        self.request = request.rawValue
        self.reason = reason
    }
}
