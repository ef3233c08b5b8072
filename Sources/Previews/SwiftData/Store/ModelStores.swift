import QuartzCore
import StageTime

/// The stores of a stage, and what is known of the classes of their objects.
final class ModelStores: @unchecked Sendable {
    /// Those of the stage whose code is running.
    static var current: ModelStores {
        guard StageTurn.isOnMainActor else { return elsewhere }
        return MainActor.assumeIsolated { FrameClock.current.shared { ModelStores(firstNumber: 1) } }
    }

    /// Those of code that runs on no stage, as an actor's in tests; its numbers are none of a stage's.
    private static let elsewhere = ModelStores(firstNumber: 1 << 40)

    private var stores: [URL: ModelStore] = [:]
    private var entities: [ObjectIdentifier: ModelEntity] = [:]
    private var number: Int
    private let lock = NSLock()
    /// The container of views around which there is none.
    private(set) lazy var fallback = ModelContainer(Schema([]), [], ModelStore())

    private init(firstNumber: Int) { number = firstNumber }

    /// Returns the store of a configuration: one of its own, if that is in memory alone, or else the file's.
    func store(of configuration: ModelConfiguration) -> ModelStore {
        guard !configuration.isStoredInMemoryOnly else { return ModelStore() }
        return lock.withLock {
            if let store = stores[configuration.url] { return store }
            let store = ModelStore()
            stores[configuration.url] = store
            return store
        }
    }

    func entity(of type: any PersistentModel.Type) -> ModelEntity {
        lock.withLock {
            if let entity = entities[ObjectIdentifier(type)] { return entity }
            let entity = ModelEntity(type)
            entities[ObjectIdentifier(type)] = entity
            return entity
        }
    }

    /// Returns a number that was not given before on the stage.
    func nextNumber() -> Int {
        lock.withLock {
            defer { number += 1 }
            return number
        }
    }
}
