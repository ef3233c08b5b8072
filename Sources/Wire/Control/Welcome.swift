import StageModel

/// Who a viewer is, and where.
public struct Welcome: Codable, Equatable, Sendable {
    /// The viewer's number in the room, from 1.
    public var viewer: UInt32
    /// 0...11, its place in the page's palette.
    public var color: UInt8
    /// For the next handshake: 1...64 of A-Z, a-z, 0-9, - and _.
    public var identity: String
    public var role: ViewerRole
    /// The last segment of the room's address.
    public var room: String
    public var isPrivate: Bool
    public var links: RoomLinks
    public var scene: SceneDescription

    enum CodingKeys: String, CodingKey {
        case viewer, color, identity, role, room
        case isPrivate = "private"
        case links, scene
    }

    public init(
        viewer: UInt32, color: UInt8, identity: String, role: ViewerRole, room: String, isPrivate: Bool,
        links: RoomLinks, scene: SceneDescription
    ) {
        self.viewer = viewer
        self.color = color
        self.identity = identity
        self.role = role
        self.room = room
        self.isPrivate = isPrivate
        self.links = links
        self.scene = scene
    }
}

/// What follows the server's origin in a room's links, such as `/ROOM#KEY`.
public struct RoomLinks: Codable, Equatable, Sendable {
    public var view: String
    /// For participants and presenters.
    public var open: String?
    /// For presenters.
    public var present: String?
    /// The server's numeric address on its network, as a URL has it; nil where none is known to lead to it.
    public var host: String?

    public init(view: String, open: String? = nil, present: String? = nil, host: String? = nil) {
        self.view = view
        self.open = open
        self.present = present
        self.host = host
    }
}
