import StageTime

/// A value that the app's user defaults keep.
@propertyWrapper
public struct AppStorage<Value>: ConnectedProperty {
    private final class Location {
        let read: () -> Value
        let write: (Value) -> Void
        weak var connection: PropertyConnection?

        init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
            (self.read, self.write) = (read, write)
        }
    }

    private let location: Location

    private init(
        _ key: String, _ store: UserDefaults?, read: @escaping (Any?) -> Value, write: @escaping (Value) -> Any?
    ) {
        let store = { store ?? .standard }
        location = Location(
            read: { read(store().object(forKey: key)) },
            write: { value in
                if let object = write(value) {
                    store().set(object, forKey: key)
                } else {
                    store().removeObject(forKey: key)
                }
            })
    }

    /// The value.
    public var wrappedValue: Value {
        get { location.read() }
        nonmutating set {
            location.connection?.willChange()
            location.write(newValue)
            location.connection?.invalidateTree()
        }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        let copy = self
        return Binding(get: { copy.wrappedValue }, set: { copy.wrappedValue = $0 })
    }

    /// Connects it to the view.
    @MainActor
    public func connect(_ connection: PropertyConnection) { location.connection = connection }
}

extension AppStorage {
    private static func plain(_ value: Value, _ key: String, _ store: UserDefaults?) -> AppStorage {
        AppStorage(key, store, read: { $0 as? Value ?? value }, write: { $0 })
    }

    /// Makes one of a truth value.
    public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self = .plain(wrappedValue, key, store)
    }
    /// Makes one of a whole number.
    public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self = .plain(wrappedValue, key, store)
    }
    /// Makes one of a number.
    public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self = .plain(wrappedValue, key, store)
    }
    /// Makes one of a text.
    public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self = .plain(wrappedValue, key, store)
    }
    /// Makes one of bytes.
    public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self = .plain(wrappedValue, key, store)
    }
    /// Makes one of a moment.
    public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self = .plain(wrappedValue, key, store)
    }
    /// Makes one of what is told by a text.
    public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(
            key, store, read: { ($0 as? String).flatMap(Value.init(rawValue:)) ?? wrappedValue },
            write: { $0.rawValue })
    }
    /// Makes one of what is told by a number.
    public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(
            key, store, read: { ($0 as? Int).flatMap(Value.init(rawValue:)) ?? wrappedValue }, write: { $0.rawValue })
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    private nonisolated init<Wrapped>(optional key: String, _ store: UserDefaults?) where Value == Wrapped? {
        self.init(key, store, read: { $0 as? Wrapped }, write: { $0 })
    }
    /// Makes one of a truth value that need not be there.
    public nonisolated init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(optional: key, store)
    }
    /// Makes one of a whole number that need not be there.
    public nonisolated init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(optional: key, store)
    }
    /// Makes one of a number that need not be there.
    public nonisolated init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(optional: key, store)
    }
    /// Makes one of a text that need not be there.
    public nonisolated init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(optional: key, store)
    }
}

/// A value that is kept with a scene: here in the app's user defaults.
public typealias SceneStorage = AppStorage
