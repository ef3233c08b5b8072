/// Who is in a room.
public struct PeopleList: Equatable, Sendable, Codable {
    /// The greatest number of viewers that are listed.
    public static let limit = 50

    /// The viewers in the order in which they came.
    public var list: [Person]
    /// The number of viewers beyond those.
    public var more: Int

    /// Makes a list, of which viewers beyond the limit are only counted.
    public init(_ all: [Person] = []) {
        list = Array(all.prefix(Self.limit))
        more = all.count - list.count
    }

    /// A viewer in a room.
    public struct Person: Equatable, Sendable, Codable {
        /// The viewer's number in the room.
        public var viewer: UInt32
        /// The viewer's place in the page's palette.
        public var color: UInt8
        /// The viewer's name; may be empty.
        public var name: String
        /// What the viewer may do.
        public var role: ViewerRole
        /// The round trip of the viewer's line in milliseconds, as the viewer measures it; nil if it has not said.
        public var delay: Int?

        /// Makes an entry of its attributes.
        public init(viewer: UInt32, color: UInt8, name: String, role: ViewerRole, delay: Int? = nil) {
            self.viewer = viewer
            self.color = color
            self.name = name
            self.role = role
            self.delay = delay
        }
    }
}
