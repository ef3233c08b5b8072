import Foundation
import Synchronization

/// The messages that the engine has for whoever writes code for it, such as those that UIKit logs.
@MainActor
package enum EngineMessages {
    /// Receives each message, without a line's end.
    ///
    /// A program sets it at its start. Until then messages are dropped.
    package static var report: (String) -> Void = { _ in }

    /// The messages that were reported by ``reportOnce(_:)``.
    nonisolated private static let reported = Mutex<Set<String>>([])

    /// Reports a message, unless it was reported before; on another thread than the main one nothing happens.
    nonisolated package static func reportOnce(_ message: String) {
        guard Thread.isMainThread, reported.withLock({ $0.insert(message).inserted }) else { return }
        MainActor.assumeIsolated { report(message) }
    }
}
