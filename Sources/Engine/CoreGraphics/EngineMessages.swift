import Foundation

/// The messages that the engine has for whoever writes code for it, such as those that UIKit logs.
@MainActor
package enum EngineMessages {
    /// Receives each message, without a line's end.
    ///
    /// A program sets it at its start. Until then messages are dropped.
    package static var report: (String) -> Void = { _ in }

    /// The messages that were reported at their first time.
    private static var reported: Set<String> = []

    /// Reports a message, unless it was reported before; on another thread than the main one nothing happens.
    nonisolated package static func reportOnce(_ message: String) {
        guard Thread.isMainThread else { return }
        MainActor.assumeIsolated { reportFirst(message) }
    }

    /// Reports a message, unless it was reported before.
    package static func reportFirst(_ message: String) {
        if reported.insert(message).inserted { report(message) }
    }
}
