import Observation

/// A value of a view's environment.
@propertyWrapper
public struct Environment<Value>: ConnectedProperty {
    private final class Box {
        var values = EnvironmentValues()
    }

    private let read: (EnvironmentValues) -> Value
    private let box = Box()

    /// Makes one of a value.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

    /// Makes one of an object that was handed on.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        read = { values in
            guard let object = values[object: objectType] else {
                fatalError(
                    "no object of \(objectType) is in the environment: a view around it must have .environment(_:)")
            }
            return object
        }
    }

    /// Makes one of an object that was handed on, if it was.
    public init<T: AnyObject>(_ objectType: T.Type) where Value == T?, T: Observable {
        read = { $0[object: objectType] }
    }

    /// The value.
    public var wrappedValue: Value { read(box.values) }

    /// Connects it to the view's environment.
    @MainActor
    public func connect(_ connection: PropertyConnection) { box.values = connection.environment }
}
