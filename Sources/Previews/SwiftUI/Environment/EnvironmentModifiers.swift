import Observation

/// A modifier that changes the environment of views.
nonisolated struct EnvironmentModifier: PrimitiveModifier {
    let change: (inout EnvironmentValues) -> Void

    @MainActor
    func modify(_ environment: inout EnvironmentValues) { change(&environment) }
}

extension View {
    /// Sets a value of the environment.
    public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        changingEnvironment { $0[keyPath: keyPath] = value }
    }

    /// Hands an object on.
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        changingEnvironment { $0[object: T.self] = object }
    }

    /// Changes a value of the environment.
    public nonisolated func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        changingEnvironment { transform(&$0[keyPath: keyPath]) }
    }

    /// Changes the environment.
    nonisolated func changingEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) -> some View {
        modifier(EnvironmentModifier(change: change))
    }

    /// Hands an object on whatever its class is.
    public nonisolated func handingOn<T: AnyObject>(_ object: T) -> some View {
        changingEnvironment { $0[object: T.self] = object }
    }
}
