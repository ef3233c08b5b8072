/// What keeps an app's objects, in memory, as long as the stage is there.
///
/// All containers of a file have the same objects, unless they are in memory alone.
public final class ModelContainer: Equatable, @unchecked Sendable {
    /// The classes whose objects are kept.
    public let schema: Schema
    /// How they are kept.
    public let configurations: Set<ModelConfiguration>
    /// How a store of a former state of the schema would become one of today's.
    public let migrationPlan: (any SchemaMigrationPlan.Type)?
    let store: ModelStore
    private let main: ModelContext

    /// The context of the main actor's code.
    @MainActor public var mainContext: ModelContext { main }

    init(
        _ schema: Schema, _ configurations: [ModelConfiguration], _ store: ModelStore,
        plan: (any SchemaMigrationPlan.Type)? = nil, main: ModelContext? = nil
    ) {
        self.schema = schema
        self.configurations = Set(configurations)
        migrationPlan = plan
        self.store = store
        self.main = main ?? ModelContext(mainOf: store, schema)
        self.main.belongs(to: self)
    }

    /// Makes a container of a schema.
    ///
    /// - Parameters:
    ///   - schema: the classes.
    ///   - migrationPlan: how a former store would become one of today's.
    ///   - configurations: how objects are kept; that of the default file without any.
    /// - Throws: never.
    public convenience init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: [any DataStoreConfiguration]
    ) throws {
        let known = configurations.compactMap { $0 as? ModelConfiguration }
        let all = known.isEmpty ? [ModelConfiguration(schema: schema)] : known
        self.init(schema, all, ModelStores.current.store(of: all[0]), plan: migrationPlan)
    }

    /// Makes a container of a schema.
    ///
    /// - Parameters:
    ///   - schema: the classes.
    ///   - migrationPlan: how a former store would become one of today's.
    ///   - configurations: how objects are kept; that of the default file without any.
    /// - Throws: never.
    public convenience init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: any DataStoreConfiguration...
    ) throws {
        try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
    }

    /// Makes a container of classes.
    ///
    /// - Parameters:
    ///   - forTypes: the classes.
    ///   - migrationPlan: how a former store would become one of today's.
    ///   - configurations: how objects are kept; that of the default file without any.
    /// - Throws: never.
    public convenience init(
        for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: any DataStoreConfiguration...
    ) throws {
        try self.init(for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations)
    }

    /// Deletes all objects.
    public func deleteAllData() {
        store.willChange()
        for context in store.presentContexts { context.forgetAll() }
        for object in store.objects { object.zoetropeRecord.leave() }
        store.save([], removing: Set(store.objects.map { ObjectIdentifier($0) }))
        store.didChange()
    }

    /// Deletes all objects.
    ///
    /// - Throws: never.
    public func erase() throws { deleteAllData() }

    /// Returns whether both are the same container.
    public static func == (one: ModelContainer, other: ModelContainer) -> Bool { one === other }
}
