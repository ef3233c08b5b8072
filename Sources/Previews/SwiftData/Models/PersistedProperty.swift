/// A property of a model that is kept, and what is said of it.
public struct PersistedProperty {
    let name: String
    let path: AnyKeyPath
    let description: PropertyDescription
    let valueType: Any.Type
    /// The class of the objects that the property leads to; nil for a property of values.
    let destination: (any PersistentModel.Type)?
    /// Whether it may lead to more than one.
    let isToMany: Bool
    private let read: (any PersistentModel) -> Any?
    private let write: (any PersistentModel, [any PersistentModel]) -> Void

    /// Makes one.
    ///
    /// - Parameters:
    ///   - name: the property's name.
    ///   - path: what leads to its value.
    ///   - description: what is said of it.
    public init<Model: PersistentModel, Value>(
        _ name: String, _ path: KeyPath<Model, Value>, _ description: PropertyDescription = .attribute()
    ) {
        (self.name, self.path, self.description, valueType) = (name, path, description, Value.self)
        let form = Value.self as? any RelationshipValue.Type
        destination = Value.self as? any PersistentModel.Type ?? form?.destination
        isToMany = form?.isToMany ?? false
        read = { ($0 as? Model)?[keyPath: path] }
        let make = form.map { Self.maker(of: $0, Value.self) } ?? { $0.first as? Value }
        write = { model, models in
            if let path = path as? ReferenceWritableKeyPath<Model, Value>, let value = make(models) {
                (model as? Model)?[keyPath: path] = value
            }
        }
    }

    /// Returns what makes values of a form, which is their type, of the objects that they lead to.
    private static func maker<Form: RelationshipValue, Value>(
        of form: Form.Type, _ type: Value.Type
    ) -> ([any PersistentModel]) -> Value? {
        { Form.value(of: $0) as? Value }
    }

    /// Returns the property's value; nil for one that is none, or that can't be compared.
    func key(of model: any PersistentModel) -> AnyHashable? {
        guard let value = read(model) else { return nil }
        guard let optional = value as? any RelationshipValue, optional.isNone else { return value as? AnyHashable }
        return nil
    }

    /// Returns the objects that a model's property leads to.
    func models(of model: any PersistentModel) -> [any PersistentModel] {
        guard destination != nil, let value = read(model) else { return [] }
        if let model = value as? any PersistentModel { return [model] }
        return (value as? any RelationshipValue)?.models ?? []
    }

    /// Has a model's property lead to objects.
    func set(_ models: [any PersistentModel], of model: any PersistentModel) { write(model, models) }
}
