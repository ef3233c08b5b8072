/// A value that may lead to models: an optional, or an array.
protocol RelationshipValue {
    /// The class of the models; nil for a value that leads to none.
    static var destination: (any PersistentModel.Type)? { get }
    static var isToMany: Bool { get }
    /// The models that it leads to.
    var models: [any PersistentModel] { get }
    /// Whether it is an optional without a value.
    var isNone: Bool { get }
    /// Returns the value that leads to models.
    static func value(of models: [any PersistentModel]) -> Self
}

extension Optional: RelationshipValue {
    private static var form: (any RelationshipValue.Type)? { Wrapped.self as? any RelationshipValue.Type }

    static var destination: (any PersistentModel.Type)? {
        Wrapped.self as? any PersistentModel.Type ?? form?.destination
    }
    static var isToMany: Bool { form?.isToMany ?? false }

    var models: [any PersistentModel] {
        guard let value = self else { return [] }
        if let model = value as? any PersistentModel { return [model] }
        return (value as? any RelationshipValue)?.models ?? []
    }

    var isNone: Bool { self == nil }

    static func value(of models: [any PersistentModel]) -> Wrapped? {
        if let form { return form.value(of: models) as? Wrapped }
        return models.first as? Wrapped
    }
}

extension Array: RelationshipValue {
    static var destination: (any PersistentModel.Type)? { Element.self as? any PersistentModel.Type }
    static var isToMany: Bool { true }

    var models: [any PersistentModel] { compactMap { $0 as? any PersistentModel } }

    var isNone: Bool { false }

    static func value(of models: [any PersistentModel]) -> [Element] { models.compactMap { $0 as? Element } }
}
