import QuartzCore
import StageTime

/// What apps have asked a phone's owner to allow, on each stage for itself, so that a replay begins as if nobody had asked.
public enum AskedPermissions {
    private final class Owner {
        var asked: Set<String> = []
    }

    /// Returns whether the app of the running stage has asked.
    ///
    /// - Parameter name: what for: `camera`.
    /// - Returns: whether it has; true away from a stage.
    public static func contains(_ name: String) -> Bool {
        guard StageTurn.isOnMainActor else { return true }
        return MainActor.assumeIsolated { FrameClock.current.shared { Owner() }.asked.contains(name) }
    }

    /// Keeps that the app of the running stage has asked; has no effect away from a stage.
    public static func insert(_ name: String) {
        guard StageTurn.isOnMainActor else { return }
        _ = MainActor.assumeIsolated { FrameClock.current.shared { Owner() }.asked.insert(name) }
    }
}
