import Observation

/// What makes bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value: AnyObject> {
    /// The object.
    public var wrappedValue: Value

    /// Makes one of an object.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// Makes one of an object.
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// Makes one of another.
    public init(projectedValue: Bindable<Value>) { self = projectedValue }

    /// Itself.
    public var projectedValue: Bindable<Value> { self }

    /// Returns a binding to a property.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let object = wrappedValue
        return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}
