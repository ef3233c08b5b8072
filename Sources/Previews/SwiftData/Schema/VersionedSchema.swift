/// A state of a schema: that of today, or one that it had.
public protocol VersionedSchema {
    /// The classes.
    static var models: [any PersistentModel.Type] { get }
    /// The number of the state.
    static var versionIdentifier: Schema.Version { get }
}

/// How a store of a former state of a schema becomes one of today's: there is none, so that no stage is run.
public protocol SchemaMigrationPlan {
    /// The states, those before first.
    static var schemas: [any VersionedSchema.Type] { get }
    /// The ways from each to the next.
    static var stages: [MigrationStage] { get }
}

/// A way from a state of a schema to the next.
public enum MigrationStage {
    /// One that needs no code.
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    /// One with code before and after, which is not run.
    case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
        willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
