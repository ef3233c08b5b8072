import SwiftUI

/// A view with a container that is made when it is first shown.
nonisolated struct ContainedView<Content: View>: View {
    private final class Kept {
        var container: ModelContainer?
    }

    private let content: Content
    private let setup: ContainerSetup
    private let kept = State(wrappedValue: Kept())

    init(_ content: Content, _ setup: ContainerSetup) {
        self.content = content
        self.setup = setup
    }

    @MainActor var body: some View { content.environment(\.modelContainer, container) }

    @MainActor private var container: ModelContainer? {
        if let container = kept.wrappedValue.container { return container }
        let container = setup.make()
        kept.wrappedValue.container = container
        return container
    }
}

/// How a view's container is made.
struct ContainerSetup {
    let types: [any PersistentModel.Type]
    let inMemory: Bool
    let isAutosaveEnabled: Bool
    let isUndoEnabled: Bool
    let onSetup: (Result<ModelContainer, any Error>) -> Void

    @MainActor
    func make() -> ModelContainer? {
        let result = Result {
            try ModelContainer(
                for: Schema(types), configurations: [ModelConfiguration(isStoredInMemoryOnly: inMemory)])
        }
        if let context = try? result.get().mainContext {
            context.autosaveEnabled = isAutosaveEnabled
            if isUndoEnabled { context.undoManager = UndoManager() }
        }
        onSetup(result)
        return try? result.get()
    }
}
