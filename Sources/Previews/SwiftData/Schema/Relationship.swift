extension Schema {
    /// A property of a class that leads to objects.
    public struct Relationship: Hashable, Sendable {
        /// What becomes of the objects that an object leads to when it is deleted.
        public enum DeleteRule: String, Hashable, Codable, Sendable {
            /// They go on leading to it.
            case noAction
            /// They lead to it no more.
            case nullify
            /// They are deleted, too.
            case cascade
            /// It should not be deleted while there are any, which is not held.
            case deny
        }

        /// What may be said of such a property.
        public struct Option: Hashable, Sendable {
            private let name: String

            private init(_ name: String) { self.name = name }

            /// No two objects of the class lead to the same one.
            public static let unique = Option("unique")
        }

        /// The property's name.
        public let name: String
        /// The name of the class that it leads to.
        public let destination: String
        /// The name of the property by which that one leads back; nil for none.
        public let inverseName: String?
        /// What becomes of the objects when the one that leads to them is deleted.
        public let deleteRule: DeleteRule
        /// Whether it leads to one object at most.
        public let isToOneRelationship: Bool

        init(_ relationship: ModelRelationship) {
            let property = relationship.property
            name = property.name
            destination = property.destination.map(Schema.entityName) ?? ""
            inverseName = relationship.inverse?.name
            deleteRule = property.description.deleteRule
            isToOneRelationship = !property.isToMany
        }
    }
}
