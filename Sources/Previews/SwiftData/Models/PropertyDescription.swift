/// What is said of a property: `@Attribute(.unique)`, `@Relationship(deleteRule: .cascade)`.
public struct PropertyDescription {
    var isUnique = false
    var deleteRule: Schema.Relationship.DeleteRule = .nullify
    var inverse: AnyKeyPath?
    var originalName: String?
    /// What is said of the property as of a value; empty for one that leads to objects.
    var options: [Schema.Attribute.Option] = []

    /// Returns what `@Attribute` says.
    public static func attribute(
        _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
    ) -> PropertyDescription {
        PropertyDescription(isUnique: options.contains(.unique), originalName: originalName, options: options)
    }

    /// Returns what `@Relationship` says.
    public static func relationship(
        _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
        minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
        inverse: AnyKeyPath? = nil, hashModifier: String? = nil
    ) -> PropertyDescription {
        PropertyDescription(
            isUnique: options.contains(.unique), deleteRule: deleteRule, inverse: inverse, originalName: originalName)
    }
}
