extension Schema {
    /// A class whose objects are kept, with what is said of its properties.
    public struct Entity: Hashable, Sendable {
        /// The class's name.
        public let name: String
        /// The properties that have values.
        public let attributes: Set<Attribute>
        /// The properties that lead to objects.
        public let relationships: Set<Relationship>
        /// The properties that have values, by their names.
        public var attributesByName: [String: Attribute] {
            Dictionary(attributes.map { ($0.name, $0) }) { first, _ in first }
        }
        /// The properties that lead to objects, by their names.
        public var relationshipsByName: [String: Relationship] {
            Dictionary(relationships.map { ($0.name, $0) }) { first, _ in first }
        }
        /// The names of the properties in all of which no two objects are equal.
        public let uniquenessConstraints: [[String]]

        init(_ type: any PersistentModel.Type) {
            let entity = ModelEntity(type)
            name = Schema.entityName(for: type)
            attributes = Set(entity.properties.filter { $0.destination == nil }.map(Attribute.init))
            relationships = Set(entity.relationships.map(Relationship.init))
            uniquenessConstraints = entity.uniqueness.map { $0.map(\.name) }
        }
    }
}
