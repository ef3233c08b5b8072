import StageTime

/// Where views are changed.
enum OnStage {
    /// Whether the running code is the main actor's.
    static var isOnMainActor: Bool { StageTurn.isOnMainActor }

    /// Does something on the main actor: at once there, and from other threads in a turn of the stage.
    static func perform(_ body: @escaping @MainActor () -> Void) {
        nonisolated(unsafe) let body = body
        StageTurn.perform { body() }
    }

    /// Does something in a turn of the stage, after some of its seconds.
    static func perform(after seconds: TimeInterval, _ body: @escaping @MainActor () -> Void) {
        nonisolated(unsafe) let body = body
        StageTime.DispatchQueue.main.asyncAfter(deadline: .now().advanced(bySeconds: seconds)) {
            MainActor.assumeIsolated { body() }
        }
    }
}
