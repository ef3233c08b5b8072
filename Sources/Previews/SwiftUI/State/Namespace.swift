/// A name that no other view's is equal to, which stays while the view stays.
@propertyWrapper
public struct Namespace: ConnectedProperty {
    /// The name.
    public struct ID: Hashable {
        let owner: ObjectIdentifier
    }

    private final class Box {}
    private let location = StateLocation<AnyObject>(Box())

    /// Makes one.
    public init() {}

    /// The name.
    public var wrappedValue: ID { ID(owner: ObjectIdentifier(location.kept.value)) }

    /// Connects it to the name that is kept.
    @MainActor
    public func connect(_ connection: PropertyConnection) { location.connect(connection) }
}
