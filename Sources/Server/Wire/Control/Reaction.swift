/// What a viewer shows of what it thinks, at a place on the stage.
public struct Reaction: Equatable, Sendable {
    /// The number of kinds, which pages have pictures of.
    public static let kindCount = 6

    /// The kind's place among them.
    public var kind: Int
    /// Where it is across the stage, in points.
    public var x: Double
    /// Where it is down the stage, in points.
    public var y: Double

    /// Makes a reaction of its attributes.
    public init(kind: Int, x: Double, y: Double) {
        self.kind = kind
        self.x = x
        self.y = y
    }
}

/// The reactions of the last two seconds in a room.
public struct ReactionList: Equatable, Sendable {
    /// The greatest number of them.
    public static let limit = 20

    /// The reactions, in their order.
    public var list: [Entry]

    /// Makes a list.
    public init(_ list: [Entry] = []) { self.list = list }

    /// A reaction in a room.
    public struct Entry: Equatable, Sendable {
        /// Its number among the room's, from 1.
        public var number: UInt32
        /// Whose it is.
        public var viewer: UInt32
        /// What it is.
        public var reaction: Reaction

        /// Makes an entry of its attributes.
        public init(number: UInt32, viewer: UInt32, reaction: Reaction) {
            self.number = number
            self.viewer = viewer
            self.reaction = reaction
        }
    }
}

extension ReactionList: Codable {
    enum CodingKeys: String, CodingKey {
        case list
    }
}

extension ReactionList.Entry: Codable {
    /// Decodes a list of the number, the viewer, the kind and the place.
    ///
    /// - Throws: `DecodingError` for another list.
    public init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        let (number, viewer) = (try list.decode(UInt32.self), try list.decode(UInt32.self))
        self.init(
            number: number, viewer: viewer,
            reaction: Reaction(
                kind: try list.decode(Int.self), x: try list.decode(Double.self), y: try list.decode(Double.self)))
    }

    /// Encodes such a list.
    public func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        try list.encode(number)
        try list.encode(viewer)
        try list.encode(reaction.kind)
        try list.encode(reaction.x)
        try list.encode(reaction.y)
    }
}
