/// A value that a view keeps, and is evaluated again for when it changes.
@propertyWrapper
public struct State<Value>: ConnectedProperty {
    private let location: StateLocation<Value>

    /// Makes one with the value that it has first.
    public init(wrappedValue value: Value) { location = StateLocation(value) }
    /// Makes one with the value that it has first.
    public init(initialValue value: Value) { location = StateLocation(value) }

    /// The value.
    public var wrappedValue: Value {
        get { location.kept.value }
        nonmutating set { location.kept.set(newValue) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        let location = location
        return Binding(get: { location.kept.value }, set: { location.kept.set($0) })
    }

    /// Connects it to the value that is kept.
    @MainActor
    public func connect(_ connection: PropertyConnection) { location.connect(connection) }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Makes one without a value.
    public nonisolated init() { self.init(wrappedValue: nil) }
}

/// Where a view's value is kept.
final class StateLocation<Value> {
    private(set) var value: Value
    private weak var connection: PropertyConnection?
    /// The location of the view's first value; nil for that itself, or while nothing shows the view.
    private var first: StateLocation?

    init(_ value: Value) { self.value = value }

    /// The location whose value counts.
    var kept: StateLocation { first ?? self }

    @MainActor
    func connect(_ connection: PropertyConnection) {
        if let stored = connection.stored as? StateLocation {
            if stored !== self { first = stored }
        } else {
            connection.stored = self
            self.connection = connection
        }
    }

    func set(_ new: Value) {
        if areEqual(value, new) {
            value = new
            return
        }
        connection?.willChange()
        value = new
        connection?.invalidate()
    }
}

/// Whether two values can be compared, and are equal.
func areEqual<Value>(_ one: Value, _ other: Value) -> Bool {
    guard let one = one as? any Equatable else { return false }
    func isEqual<E: Equatable>(_ one: E) -> Bool { (other as? E) == one }
    return isEqual(one)
}
