import QuartzCore
import class StageTime.DispatchQueue

/// The realms of a stage.
final class RealmStores {
    /// Those of the stage whose code is running.
    static var current: RealmStores {
        nonisolated(unsafe) var found: RealmStores!
        MainActor.assumeIsolated { found = FrameClock.current.shared(RealmStores.init) }
        return found
    }

    /// That of realms which are opened without one.
    var configuration = Realm.Configuration()
    private var stores: [String: RealmStore] = [:]
    private var lastNumber: UInt64 = 0

    func store(of configuration: Realm.Configuration) -> RealmStore {
        if let store = stores[configuration.name] { return store }
        let store = RealmStore()
        stores[configuration.name] = store
        return store
    }

    func forget(_ configuration: Realm.Configuration) { stores[configuration.name] = nil }

    /// Returns a number that was not given before on the stage.
    func nextNumber() -> UInt64 {
        lastNumber += 1
        return lastNumber
    }
}

/// The objects of a realm, in the order in which they were added.
final class RealmStore {
    private(set) var isWriting = false
    /// A number that is another one after each change.
    private(set) var version = 0
    private var objects: [ObjectBase] = []
    private var before: [ObjectBase] = []
    /// The objects of classes with a primary key, which never changes once an object is added.
    private var keyed: [Key: ObjectBase] = [:]

    private struct Key: Hashable {
        let type: ObjectIdentifier
        let value: AnyHashable
    }

    private static func key(of object: ObjectBase) -> Key? {
        object.primaryKeyValue.map { Key(type: ObjectIdentifier(type(of: object)), value: $0) }
    }
    private var observers: [(token: ObjectIdentifier, call: () -> Void)] = []

    var isEmpty: Bool { objects.isEmpty }

    /// Returns the objects of a class.
    ///
    /// O(n).
    func objects<Element>(of type: Element.Type) -> [Element] { objects.compactMap { $0 as? Element } }

    /// Returns the object of a class that a primary key tells; nil if there is none.
    ///
    /// O(1).
    func object(of type: ObjectBase.Type, primaryKey: AnyHashable) -> ObjectBase? {
        keyed[Key(type: ObjectIdentifier(type), value: primaryKey)]
    }

    // MARK: Transactions

    func begin() { (isWriting, before) = (true, objects) }

    func commit(besides tokens: [NotificationToken]) {
        end()
        let silent = Set(tokens.map(ObjectIdentifier.init))
        for (token, call) in observers where !silent.contains(token) { call() }
    }

    func cancel() {
        let kept = Set(before.map(ObjectIdentifier.init))
        for object in objects where !kept.contains(ObjectIdentifier(object)) { object.realm = nil }
        for object in before where object.isInvalidated { object.isInvalidated = false }
        objects = before
        keyed = [:]
        for object in objects { if let key = Self.key(of: object) { keyed[key] = object } }
        end()
    }

    private func end() {
        (isWriting, before) = (false, [])
        version += 1
    }

    // MARK: Changes

    func add(_ object: ObjectBase, to realm: Realm, update: Realm.UpdatePolicy) {
        guard object.realm == nil else { return }
        object.realm = realm
        let key = Self.key(of: object)
        if let key, let former = keyed[key], let index = objects.firstIndex(where: { $0 === former }) {
            precondition(
                update != .error,
                "an object of \(type(of: object)) with the primary key \(key.value.base) is there already")
            former.isInvalidated = true
            objects[index] = object
        } else {
            objects.append(object)
        }
        if let key { keyed[key] = object }
        let fields = Fields(of: object)
        fields.link(to: object)
        for other in fields.objects { add(other, to: realm, update: update == .error ? .modified : update) }
    }

    func delete(_ gone: [ObjectBase]) {
        let identities = Set(gone.map(ObjectIdentifier.init))
        for object in gone {
            object.isInvalidated = true
            if let key = Self.key(of: object), keyed[key] === object { keyed[key] = nil }
        }
        objects.removeAll { identities.contains(ObjectIdentifier($0)) }
    }

    func deleteAll() { delete(objects) }

    // MARK: Observers

    /// Calls a closure after each change, in the stage's next turn, as long as the token is held.
    func observe(_ call: @escaping () -> Void) -> NotificationToken {
        let token = NotificationToken()
        let identity = ObjectIdentifier(token)
        observers.append(
            (identity, { [weak token] in inNextTurn { if token?.isValid == true { call() } } }))
        token.whenInvalidated = { [weak self] in self?.observers.removeAll { $0.token == identity } }
        return token
    }
}

/// Does some work in the stage's next turn.
func inNextTurn(_ work: @escaping () -> Void) {
    // A stage has one thread.
    nonisolated(unsafe) let work = work
    DispatchQueue.main.async { work() }
}
