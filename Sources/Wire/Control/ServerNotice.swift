import StageModel

/// A control message from a server.
///
/// Each is state: the newest of its type replaces the one before.
public enum ServerNotice: Equatable, Sendable {
    case welcome(Welcome)
    case room(RoomState)
    case state(SceneState)
    case time(StageTime)
    case scrolls(StageScrolls)
    /// The state of the sources of the code that the stage shows.
    case editing(EditingState)
    case refused(Refusal)
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
    /// The request's type.
    public var request: String
    /// The reason in one line, with the valid choices.
    public var reason: String

    /// Makes a refusal of a request and a reason.
    public init(request: ViewerRequest.Kind, reason: String) {
        self.request = request.rawValue
        self.reason = reason
    }
}
