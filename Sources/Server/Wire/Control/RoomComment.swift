/// What somebody has written about a moment and a place on the stage.
public struct RoomComment: Equatable, Sendable, Codable {
    /// The greatest number that a room keeps.
    public static let limit = 60

    /// Its number among the room's, from 1.
    public var number: UInt32
    /// Who wrote it.
    public var viewer: UInt32
    /// The writer's place in the page's palette.
    public var color: UInt8
    /// What the writer was called then; may be empty.
    public var name: String
    /// The stage tick of the moment.
    public var tick: UInt32
    /// Where it is across the stage, in points.
    public var x: Double
    /// Where it is down the stage, in points.
    public var y: Double
    /// What is said: at most ``StageModel/TypedText/limit`` characters, none of them control characters.
    public var text: String

    /// Makes a comment of its attributes.
    public init(
        number: UInt32, viewer: UInt32, color: UInt8, name: String, tick: UInt32, x: Double, y: Double, text: String
    ) {
        self.number = number
        self.viewer = viewer
        self.color = color
        self.name = name
        self.tick = tick
        self.x = x
        self.y = y
        self.text = text
    }
}

/// The comments in a room.
public struct CommentList: Equatable, Sendable, Codable {
    /// The comments in the order in which they were written.
    public var list: [RoomComment]

    /// Makes a list.
    public init(_ list: [RoomComment] = []) { self.list = list }
}
