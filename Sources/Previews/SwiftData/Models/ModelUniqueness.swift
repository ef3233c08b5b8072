/// Groups of properties in all of which no two objects of a class are equal: `#Unique<Item>([\.name, \.year])`.
public struct ModelUniqueness {
    let groups: [[AnyKeyPath]]

    /// Makes groups.
    ///
    /// - Parameters:
    ///   - model: the class.
    ///   - groups: the properties of each group.
    public init<Model: PersistentModel>(_ model: Model.Type, _ groups: [PartialKeyPath<Model>]...) {
        self.groups = groups
    }
}
