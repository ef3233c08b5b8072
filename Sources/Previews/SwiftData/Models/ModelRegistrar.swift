/// What a model's properties tell when they are read and set: the views that read them, and the model's context.
///
/// It stands in a model's class in the place of the registrar that `@Observable` makes.
public struct ModelRegistrar {
    private let observation = ObservationRegistrar()

    /// Makes one of a new object.
    public init() {}

    /// Notes that a property is read.
    public func access<Model: PersistentModel, Value>(_ model: Model, keyPath: KeyPath<Model, Value>) {
        observation.access(model, keyPath: keyPath)
    }

    /// Tells that a property is about to change.
    public func willSet<Model: PersistentModel, Value>(_ model: Model, keyPath: KeyPath<Model, Value>) {
        model.zoetropeRecord.willChange(model, keyPath)
        observation.willSet(model, keyPath: keyPath)
    }

    /// Tells that a property has changed.
    public func didSet<Model: PersistentModel, Value>(_ model: Model, keyPath: KeyPath<Model, Value>) {
        observation.didSet(model, keyPath: keyPath)
        model.zoetropeRecord.didChange(model, keyPath)
    }

    /// Changes a property.
    ///
    /// - Parameters:
    ///   - model: the object.
    ///   - keyPath: the property.
    ///   - mutation: what changes it.
    /// - Returns: what the closure returns.
    /// - Throws: what the closure throws.
    public func withMutation<Model: PersistentModel, Value, Result>(
        of model: Model, keyPath: KeyPath<Model, Value>, _ mutation: () throws -> Result
    ) rethrows -> Result {
        willSet(model, keyPath: keyPath)
        defer { didSet(model, keyPath: keyPath) }
        return try mutation()
    }
}
