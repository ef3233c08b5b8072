import WebSocketServer

/// Why somebody is not let into a room, or given one.
enum RoomRefusal: Error, Equatable {
    case noSuchRoom(publicRooms: [String])
    case invalidKey
    /// As many rooms are open as there may be.
    case full(Int)
    case noSuchScene([String])

    /// What a handshake is closed with.
    var closure: WebSocketClosure {
        let code: WebSocketCloseCode =
            switch self {
            case .noSuchRoom, .noSuchScene: .notFound
            case .invalidKey: .forbidden
            case .full: .tryAgainLater
            }
        return WebSocketClosure(code, reason)
    }

    /// One line.
    var reason: String {
        switch self {
        case .noSuchRoom(let rooms):
            "there is no such room, or it has ended; there are: \(rooms.joined(separator: ", "))"
        case .invalidKey: "the link's key is not valid for this room, or not any more"
        case .full(let limit): "all \(limit) rooms are taken"
        case .noSuchScene(let scenes): "there is no such scene; there are: \(scenes.joined(separator: ", "))"
        }
    }
}
