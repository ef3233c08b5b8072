import StageTime

/// A property of a view that has storage of its own, which stays while the view's value is made anew.
public protocol DynamicProperty {
    /// Is called before the view's body is asked for.
    mutating func update()
}

extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}
}

/// A property that is connected to what the view's node keeps for it.
public protocol ConnectedProperty: DynamicProperty {
    /// Connects the property of a view's present value.
    @MainActor func connect(_ connection: PropertyConnection)
}

/// What a node keeps for one property.
@MainActor
public final class PropertyConnection {
    weak var node: ViewNode?
    /// What the property keeps while the view stays.
    public var stored: Any?
    /// The view's environment.
    public internal(set) var environment: EnvironmentValues
    /// Ends what the property has begun; nil for nothing.
    public var end: (() -> Void)?

    init(_ node: ViewNode) {
        self.node = node
        environment = node.environment
    }

    /// Has what changed before shown, if that is not animated as what changes next is.
    public nonisolated func willChange() {
        guard StageTurn.isOnMainActor else { return }
        MainActor.assumeIsolated { node?.host?.willChange() }
    }

    /// Has the view's body asked for again before the next frame.
    public nonisolated func invalidate() {
        OnStage.perform { self.node?.invalidate() }
    }

    /// Has the bodies of all views asked for again, as each may read what changed.
    nonisolated func invalidateTree() {
        OnStage.perform { self.node?.host?.invalidateAll() }
    }
}

/// The properties of a view, by their places in it.
@MainActor
struct StoredProperties {
    private var connections: [PropertyConnection] = []
    private var count = 0
    /// Whether the view's type has none.
    private var isEmpty = false

    /// Connects the properties of a view's present value.
    mutating func connect(_ view: Any, to node: ViewNode) {
        guard !isEmpty else { return }
        count = 0
        connectAll(of: view, to: node)
        isEmpty = count == 0
    }

    private mutating func connectAll(of value: Any, to node: ViewNode) {
        for child in Mirror(reflecting: value).children {
            if let property = child.value as? any ConnectedProperty {
                if count == connections.count { connections.append(PropertyConnection(node)) }
                connections[count].environment = node.environment
                property.connect(connections[count])
                count += 1
            } else if var property = child.value as? any DynamicProperty {
                connectAll(of: property, to: node)
                property.update()
            }
        }
    }

    /// Ends what the properties have begun.
    func disconnect() {
        for connection in connections { connection.end?() }
    }
}
