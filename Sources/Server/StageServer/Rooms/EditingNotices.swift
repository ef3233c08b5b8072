import StageModel

/// What the viewers of a room were told of the code that its stage shows, which is replaced while it runs.
struct EditingNotices {
    private var revision: Int?
    private var scene: SceneDescription?

    /// Returns whether something has changed since ``update(_:)``.
    @MainActor
    func isDue(_ simulation: any RewindableSimulation) -> Bool {
        guard let edited = simulation as? any EditedSimulation else { return false }
        return edited.revision != revision
    }

    /// Returns what has changed since the last call; nil if nothing has.
    ///
    /// - Returns: the state of the code, and whether the scene's declaration is another one than viewers know.
    @MainActor
    mutating func update(_ simulation: any RewindableSimulation) -> (state: EditingState, changesScene: Bool)? {
        guard isDue(simulation), let edited = simulation as? any EditedSimulation else { return nil }
        let isFirst = revision == nil
        revision = edited.revision
        let scene = edited.scene
        defer { self.scene = scene }
        return (edited.editing, !isFirst && scene != self.scene)
    }
}
