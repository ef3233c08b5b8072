/// What tells an object from all others of a stage.
public struct PersistentIdentifier: Hashable, Comparable, Codable, Sendable, Identifiable {
    /// What tells an object from others of its class.
    public struct ID: Hashable, Comparable, Codable, Sendable {
        let number: Int

        /// Returns whether the object of one was asked for its identifier before that of another.
        public static func < (one: ID, other: ID) -> Bool { one.number < other.number }
    }

    /// What tells the object from others of its class.
    public let id: ID
    /// The name of the object's class.
    public let entityName: String
    /// The name of the store that has the object; nil, as there is one only.
    public var storeIdentifier: String? { nil }

    init(_ number: Int, entityName: String) {
        id = ID(number: number)
        self.entityName = entityName
    }

    /// Returns whether the object of one was asked for its identifier before that of another.
    public static func < (one: PersistentIdentifier, other: PersistentIdentifier) -> Bool { one.id < other.id }
}
