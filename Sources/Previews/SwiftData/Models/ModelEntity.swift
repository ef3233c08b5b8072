/// What is known of a model's class.
final class ModelEntity {
    let type: any PersistentModel.Type
    let properties: [PersistedProperty]
    /// The groups of properties in all of which no two objects are equal.
    let uniqueness: [[PersistedProperty]]
    private(set) var relationships: [ModelRelationship] = []
    private var byPath: [AnyKeyPath: ModelRelationship] = [:]

    init(_ type: any PersistentModel.Type) {
        self.type = type
        let properties = type.zoetropeProperties
        self.properties = properties
        let groups = type.zoetropeUniqueness.flatMap(\.groups).map { group in
            group.compactMap { path in properties.first { $0.path == path } }
        }
        uniqueness = properties.filter(\.description.isUnique).map { [$0] } + groups.filter { !$0.isEmpty }
        relationships = properties.filter { $0.destination != nil }.map {
            ModelRelationship(property: $0, inverse: Self.inverse(of: $0, in: type))
        }
        byPath = Dictionary(relationships.map { ($0.property.path, $0) }) { first, _ in first }
    }

    /// Returns what is known of a property that leads to models; nil for any other.
    func relationship(_ path: AnyKeyPath) -> ModelRelationship? { byPath[path] }

    /// Returns the property of the other class by which its objects lead back.
    ///
    /// It is the one that either class says, or else the only one, if the way there is the only one, too.
    private static func inverse(
        of property: PersistedProperty, in type: any PersistentModel.Type
    ) -> PersistedProperty? {
        guard let destination = property.destination else { return nil }
        let others = destination.zoetropeProperties
        if let path = property.description.inverse { return others.first { $0.path == path } }
        if let said = others.first(where: { $0.description.inverse == property.path }) { return said }
        let ways = type.zoetropeProperties.filter { $0.destination == destination }
        let back = others.filter { other in
            other.path != property.path && other.description.inverse == nil
                && other.destination.map { areOfOneLine($0, type) } == true
        }
        return ways.count == 1 && back.count == 1 ? back[0] : nil
    }

    /// Whether one class is the other, or is below it.
    private static func areOfOneLine(_ one: AnyClass, _ other: AnyClass) -> Bool {
        isClass(one, below: other) || isClass(other, below: one)
    }

    private static func isClass(_ type: AnyClass, below base: AnyClass) -> Bool {
        sequence(first: type, next: { _getSuperclass($0) }).contains { $0 == base }
    }
}
