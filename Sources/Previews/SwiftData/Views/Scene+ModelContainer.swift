import SwiftUI

extension Scene {
    /// Has windows' views keep and ask for objects of a class.
    ///
    /// - Parameters:
    ///   - modelType: the class.
    ///   - inMemory: whether the container has other objects than those of the default file.
    ///   - isAutosaveEnabled: whether its context saves by itself.
    ///   - isUndoEnabled: whether its context takes changes back.
    ///   - onSetup: is given the container when it is made.
    /// - Returns: the scene with the container.
    public nonisolated func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
            onSetup: onSetup)
    }

    /// Has windows' views keep and ask for objects of classes.
    ///
    /// - Parameters:
    ///   - modelTypes: the classes.
    ///   - inMemory: whether the container has other objects than those of the default file.
    ///   - isAutosaveEnabled: whether its context saves by itself.
    ///   - isUndoEnabled: whether its context takes changes back.
    ///   - onSetup: is given the container when it is made.
    /// - Returns: the scene with the container.
    public nonisolated func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        changingViews {
            AnyView(
                $0.modelContainer(
                    for: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
                    isUndoEnabled: isUndoEnabled, onSetup: onSetup))
        }
    }

    /// Has windows' views keep and ask for objects of a container.
    public nonisolated func modelContainer(_ container: ModelContainer) -> some Scene {
        environment(\.modelContainer, container)
    }

    /// Has windows' views keep and ask for objects of a context.
    public nonisolated func modelContext(_ modelContext: ModelContext) -> some Scene {
        environment(\.modelContext, modelContext)
    }
}
