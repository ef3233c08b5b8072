import StageModel

/// Who is in a room and who may touch.
public struct RoomState: Equatable, Sendable {
    /// Viewers in the room.
    public var watching: Int
    public var mode: ControlMode
    /// The viewer who holds control; nil outside ``ControlMode/turns``.
    public var holder: UInt32?
    /// The holder and those whose pointers are shown.
    public var people: [Person]
    /// Every parameter's present value.
    public var values: [String: StageValue]

    public struct Person: Codable, Equatable, Sendable {
        public var viewer: UInt32
        /// 0...11.
        public var color: UInt8
        /// May be empty.
        public var name: String

        public init(viewer: UInt32, color: UInt8, name: String) {
            self.viewer = viewer
            self.color = color
            self.name = name
        }
    }

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
