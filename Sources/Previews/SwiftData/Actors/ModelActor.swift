/// An actor with a context of its own; `@ModelActor` gives one what is asked for.
public protocol ModelActor: Actor {
    /// The container of the objects.
    nonisolated var modelContainer: ModelContainer { get }
    /// What has the context.
    nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
    /// The context of the actor's code.
    public var modelContext: ModelContext { modelExecutor.modelContext }

    /// Returns the object of an identifier; nil if there is none of the class.
    public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
        modelContext.registeredModel(for: id)
    }
}

/// What has the context of an actor.
public protocol ModelExecutor: AnyObject, Sendable {
    /// The context.
    var modelContext: ModelContext { get }
}

/// What has the context of an actor, whose code runs in the stage's steps as all other.
public protocol SerialModelExecutor: ModelExecutor {}

/// What has a context of an actor's own.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
    /// The context.
    public let modelContext: ModelContext

    /// Makes one of a context.
    public init(modelContext: ModelContext) { self.modelContext = modelContext }
}
