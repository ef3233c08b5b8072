import StageModel

/// The viewers of a room, and who of them may touch.
public struct RoomState: Equatable, Sendable {
    /// The number of viewers in the room.
    public var watching: Int
    /// The rule by which viewers may touch.
    public var mode: ControlMode
    /// The viewer who holds control; nil outside ``ControlMode/turns``.
    public var holder: UInt32?
    /// The holder, and the viewers whose pointers are shown or whose hands are raised.
    public var people: [Person]
    /// The viewers who want to have control next, in the order in which they said so.
    public var hands: [UInt32]
    /// The present value of every parameter.
    public var values: [String: StageValue]
    /// What is to be known of the code that the stage shows; nil for a scene that comes with the server.
    public var code: RoomCode?

    /// A viewer with a pointer or the control.
    public struct Person: Codable, Equatable, Sendable {
        /// The viewer's number in the room.
        public var viewer: UInt32
        /// The viewer's place in the page's palette, 0...11.
        public var color: UInt8
        /// The viewer's name; may be empty.
        public var name: String

        /// Makes an entry of its attributes.
        public init(viewer: UInt32, color: UInt8, name: String) {
            self.viewer = viewer
            self.color = color
            self.name = name
        }
    }

    /// Makes a state of its attributes.
    public init(
        watching: Int, mode: ControlMode, holder: UInt32?, people: [Person], values: [String: StageValue],
        hands: [UInt32] = [], code: RoomCode? = nil
    ) {
        self.watching = watching
        self.mode = mode
        self.holder = holder
        self.people = people
        self.values = values
        self.hands = hands
        self.code = code
    }
}

extension RoomState: Codable {
    enum CodingKeys: String, CodingKey {
        case watching, mode, holder, people, values, hands, code
    }

    /// Decodes a state, in which `hands` and `code` may be missing.
    ///
    /// - Throws: `DecodingError` for an object that is none.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            watching: try container.decode(Int.self, forKey: .watching),
            mode: try container.decode(ControlMode.self, forKey: .mode),
            holder: try container.decodeIfPresent(UInt32.self, forKey: .holder),
            people: try container.decode([Person].self, forKey: .people),
            values: try container.decode([String: StageValue].self, forKey: .values),
            hands: try container.decodeIfPresent([UInt32].self, forKey: .hands) ?? [],
            code: try container.decodeIfPresent(RoomCode.self, forKey: .code))
    }

    /// Encodes the state as an object in which `holder` may be null, and `hands` and `code` are missing if there are none.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(watching, forKey: .watching)
        try container.encode(mode, forKey: .mode)
        // Null, where the synthesized form would leave it out.
        try container.encode(holder, forKey: .holder)
        try container.encode(people, forKey: .people)
        try container.encode(values, forKey: .values)
        if !hands.isEmpty { try container.encode(hands, forKey: .hands) }
        try container.encodeIfPresent(code, forKey: .code)
    }
}
