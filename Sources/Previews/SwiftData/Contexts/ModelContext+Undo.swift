import StageTime

extension ModelContext {
    /// Keeps what takes a change back.
    func noteUndo(_ undo: @escaping @MainActor (ModelContext) -> Void) {
        guard let undoManager, !store.isRestoring else { return }
        nonisolated(unsafe) let (manager, context) = (undoManager, self)
        StageTurn.perform { manager.registerUndo(withTarget: context, handler: undo) }
    }

    /// Keeps a property's value before it changes.
    func noteUndo<Model: PersistentModel, Value>(of model: Model, _ path: KeyPath<Model, Value>) {
        guard undoManager != nil, let path = path as? ReferenceWritableKeyPath<Model, Value> else { return }
        let value = model[keyPath: path]
        noteUndo { _ in model[keyPath: path] = value }
    }
}
