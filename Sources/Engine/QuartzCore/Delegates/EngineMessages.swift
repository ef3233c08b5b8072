/// The messages that the engine has for whoever writes code for it, such as those that UIKit logs.
@MainActor
package enum EngineMessages {
    /// Receives each message, without a line's end.
    ///
    /// A program sets it at its start. Until then messages are dropped.
    package static var report: (String) -> Void = { _ in }
}
