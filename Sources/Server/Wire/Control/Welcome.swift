import StageModel

/// A viewer's identity and the room that it has entered.
public struct Welcome: Codable, Equatable, Sendable {
    /// The viewer's number in the room, from 1.
    public var viewer: UInt32
    /// The viewer's place in the page's palette, 0...11.
    public var color: UInt8
    /// The identity for the next handshake: 1...64 of A-Z, a-z, 0-9, - and _.
    public var identity: String
    /// The viewer's role.
    public var role: ViewerRole
    /// The room's name: the last segment of its address.
    public var room: String
    /// Whether only holders of a link may enter.
    public var isPrivate: Bool
    /// The links that the viewer may pass on.
    public var links: RoomLinks
    /// The room's scene.
    public var scene: SceneDescription
    /// True if the viewer counts as the presenter of the sources that the room shows, without having the presenter's link; else
    /// nil.
    public var isAuthor: Bool?

    enum CodingKeys: String, CodingKey {
        case viewer, color, identity, role, room
        case isPrivate = "private"
        case links, scene
        case isAuthor = "author"
    }

    /// Makes a welcome of its attributes.
    public init(
        viewer: UInt32, color: UInt8, identity: String, role: ViewerRole, room: String, isPrivate: Bool,
        links: RoomLinks, scene: SceneDescription, isAuthor: Bool? = nil
    ) {
        self.viewer = viewer
        self.color = color
        self.identity = identity
        self.role = role
        self.room = room
        self.isPrivate = isPrivate
        self.links = links
        self.scene = scene
        self.isAuthor = isAuthor
    }
}

/// The part of a room's links after the server's origin, such as `/ROOM#KEY`.
public struct RoomLinks: Codable, Equatable, Sendable {
    /// The link by which others may watch.
    public var view: String
    /// The link by which others may touch; nil for viewers.
    public var open: String?
    /// The link by which others may present; nil for all but presenters.
    public var present: String?
    /// The server's numeric address on its network, as in a URL; nil if none is known that leads to it.
    public var host: String?

    /// Makes links of their parts.
    public init(view: String, open: String? = nil, present: String? = nil, host: String? = nil) {
        self.view = view
        self.open = open
        self.present = present
        self.host = host
    }
}
