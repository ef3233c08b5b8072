/// What is known of an object beside the values of its properties.
public final class ModelRecord {
    /// The store that has the object, or a context of which has it; nil for none.
    weak var store: ModelStore?
    /// The context that changes of the object belong to.
    weak var context: ModelContext?
    /// Whether the object is deleted, and that is not saved yet.
    var isDeleted = false
    /// Whether the object is in no store but that of its context.
    var isInserted = false
    /// What sets the properties that have changed to the values that were saved.
    private(set) var former: [AnyKeyPath: (any PersistentModel) -> Void] = [:]
    /// The objects that properties had before the change that is going on.
    private var before: [AnyKeyPath: [any PersistentModel]] = [:]
    private var identifier: PersistentIdentifier?
    private var entity: ModelEntity?

    /// Makes the record of an object that is in no context.
    public init() {}

    /// The context that changes of the object belong to, or else another one of its store.
    var presentContext: ModelContext? { store.flatMap { context ?? $0.nextContext } }

    var hasChanges: Bool { isInserted || isDeleted || !former.isEmpty }

    func identifier(of model: any PersistentModel) -> PersistentIdentifier {
        if let identifier { return identifier }
        let number = ModelStores.current.nextNumber()
        let new = PersistentIdentifier(number, entityName: Schema.entityName(for: type(of: model)))
        identifier = new
        return new
    }

    func entity(of model: any PersistentModel) -> ModelEntity {
        if let entity { return entity }
        let found = ModelStores.current.entity(of: type(of: model))
        entity = found
        return found
    }

    // MARK: Changes

    /// Keeps what a property has before it changes.
    func willChange<Model: PersistentModel, Value>(_ model: Model, _ path: KeyPath<Model, Value>) {
        if let relationship = entity(of: model).relationship(path) {
            before[path] = relationship.property.models(of: model)
        }
        guard let context = presentContext else { return }
        store?.willChange()
        context.noteUndo(of: model, path)
        guard !isInserted, former[path] == nil, let path = path as? ReferenceWritableKeyPath<Model, Value> else {
            return
        }
        let value = model[keyPath: path]
        former[path] = { ($0 as? Model)?[keyPath: path] = value }
    }

    /// Has what depends on a property follow its change.
    func didChange(_ model: any PersistentModel, _ path: AnyKeyPath) {
        if let former = before.removeValue(forKey: path), let relationship = entity(of: model).relationship(path) {
            relationship.follow(model, from: former)
        }
        guard let context = presentContext else { return }
        context.noteChange(of: model)
        store?.didChange()
    }

    // MARK: Stores

    /// Takes the values for saved ones.
    func keep() {
        former = [:]
        isInserted = false
    }

    /// Sets the properties to the values that were saved.
    func restore(_ model: any PersistentModel) {
        let all = former
        former = [:]
        for restore in all.values { restore(model) }
        former = [:]
    }

    /// Forgets the context and its store.
    func leave() {
        (store, context) = (nil, nil)
        (isDeleted, isInserted, former) = (false, false, [:])
    }
}
