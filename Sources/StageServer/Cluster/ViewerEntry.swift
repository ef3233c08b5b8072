import WebSocketServer
import Wire

/// What happened to a viewer of a room that another node owns, on its way there.
struct ViewerEntry: Equatable, Sendable {
    enum Event: Equatable, Sendable {
        case joined(RoomDirectory.Admission, identity: RandomToken?)
        case message(ViewerMessage)
        case request(ViewerRequest)
        case silent
        case left(onPurpose: Bool)
    }

    /// The viewer's connection, by its node's number.
    let connection: UInt64
    let event: Event
}

/// Entries of one node for one room, in order of arrival.
struct ViewerBatch: Equatable, Sendable {
    let room: String
    /// By which the receiver owns the room.
    let fence: UInt64
    /// The sender's session.
    let session: String
    /// Counts the batches of this session for this room and fencing number, from 0.
    let number: UInt64
    /// Whether these are all viewers that the node has in the room: who is not among them has left.
    let isWhole: Bool
    let entries: [ViewerEntry]
}

extension ViewerEntry.Event {
    /// nil for what concerns no viewer.
    init?(_ event: RoomEvent) {
        switch event {
        case .joined(let admission, let identity): self = .joined(admission, identity: identity)
        case .message(let message): self = .message(message)
        case .request(let request): self = .request(request)
        case .silent: self = .silent
        case .left(let onPurpose): self = .left(onPurpose: onPurpose)
        case .made, .madeOfLog, .logged, .ended: return nil
        }
    }

    var roomEvent: RoomEvent {
        switch self {
        case .joined(let admission, let identity): .joined(admission, identity: identity)
        case .message(let message): .message(message)
        case .request(let request): .request(request)
        case .silent: .silent
        case .left(let onPurpose): .left(onPurpose: onPurpose)
        }
    }
}
