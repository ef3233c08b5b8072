import StageModel

/// The viewers of a room, and who of them may touch.
public struct RoomState: Equatable, Sendable {
    /// The number of viewers in the room.
    public var watching: Int
    /// The rule by which viewers may touch.
    public var mode: ControlMode
    /// The viewer who holds control; nil outside ``ControlMode/turns``.
    public var holder: UInt32?
    /// The holder and the viewers whose pointers are shown.
    public var people: [Person]
    /// The present value of every parameter.
    public var values: [String: StageValue]

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
        watching: Int, mode: ControlMode, holder: UInt32?, people: [Person], values: [String: StageValue]
    ) {
        self.watching = watching
        self.mode = mode
        self.holder = holder
        self.people = people
        self.values = values
    }
}

extension RoomState: Codable {
    enum CodingKeys: String, CodingKey {
        case watching, mode, holder, people, values
    }

    /// Encodes the state as an object in which `holder` may be null.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(watching, forKey: .watching)
        try container.encode(mode, forKey: .mode)
        // Null, where the synthesized form would leave it out.
        try container.encode(holder, forKey: .holder)
        try container.encode(people, forKey: .people)
        try container.encode(values, forKey: .values)
    }
}
