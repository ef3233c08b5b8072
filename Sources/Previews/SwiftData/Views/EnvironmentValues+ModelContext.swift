import SwiftUI

private enum ContainerKey: EnvironmentKey {
    static var defaultValue: ModelContainer? { nil }
}

private enum ContextKey: EnvironmentKey {
    static var defaultValue: ModelContext? { nil }
}

extension EnvironmentValues {
    /// The context that views ask for objects; where nobody has set one, that of a container without a file.
    public var modelContext: ModelContext {
        get {
            if let context = self[ContextKey.self] { return context }
            return MainActor.assumeIsolated { ModelStores.current.fallback.mainContext }
        }
        set { self[ContextKey.self] = newValue }
    }

    /// The container whose context is asked, which lives as long as the views do.
    var modelContainer: ModelContainer? {
        get { self[ContainerKey.self] }
        set {
            self[ContainerKey.self] = newValue
            self[ContextKey.self] = newValue.map { container in MainActor.assumeIsolated { container.mainContext } }
        }
    }
}
