import WebSocketServer
import Wire

/// Why somebody is not let into a room, or given one.
enum RoomRefusal: Error, Equatable {
    case noSuchRoom(publicRooms: [String])
    /// There was such a private room.
    case ended
    /// A private room, and no key was shown.
    case keyRequired
    case invalidKey
    /// There are as many private rooms as there may be.
    case full(Int)
    /// One address has as many as one may.
    case share(Int)
    /// The room has as many viewers as it may have.
    case crowded(Int)
    case noSuchScene([String])

    /// The closure with which a handshake is refused.
    var closure: WebSocketClosure {
        switch self {
        case .noSuchRoom, .noSuchScene: WebSocketClosure(.noSuchRoom, reason)
        case .ended: WebSocketClosure(.ended, reason)
        case .keyRequired: WebSocketClosure(.keyRequired, reason)
        case .invalidKey: WebSocketClosure(.invalidKey, reason)
        case .full, .share, .crowded: WebSocketClosure(.tryAgainLater, reason)
        }
    }

    /// The HTTP status with which a request for something of the room is refused.
    var status: UInt32 {
        switch self {
        case .noSuchRoom: 404
        case .ended: 410
        case .keyRequired: 401
        case .invalidKey: 403
        case .full, .share, .crowded: 503
        case .noSuchScene: 400
        }
    }

    /// One line.
    var reason: String {
        switch self {
        case .noSuchRoom(let rooms):
            "there is no such room; public ones are: \(rooms.joined(separator: ", "))"
        case .ended: "the room has ended"
        case .keyRequired: "the room is private, and the link has no key; ask for the whole link"
        case .invalidKey: "the link's key is not valid for this room, or not any more"
        case .full(let limit): "all \(limit) private rooms are taken; an empty one ends after a while"
        case .share(let share):
            "your address has \(share) private rooms, as many as one may; an empty one ends after a while"
        case .crowded(let limit): "the room has \(limit) viewers, as many as it may; try again later"
        case .noSuchScene(let scenes): "there is no such scene; there are: \(scenes.joined(separator: ", "))"
        }
    }
}

extension WebSocketCloseCode {
    /// Makes a code of the wire's own, which are all from 4000 to 4999.
    init(_ code: RoomCloseCode) {
        self.init(rawValue: code.rawValue)!
    }
}

extension WebSocketClosure {
    /// Makes a closure with one of the wire's own codes.
    init(_ code: RoomCloseCode, _ reason: String) {
        self.init(WebSocketCloseCode(code), reason)
    }
}
