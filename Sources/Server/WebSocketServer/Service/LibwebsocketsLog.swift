import CLibwebsockets
import Locks
import Logging

/// The way of libwebsockets' own messages to swift-log.
///
/// The hook is global to the process. Peers cause most messages, as with headers that are too long, and must not be
/// able to fill a disk, so lines are limited.
enum LibwebsocketsLog {
    fileprivate static let state = LockedValue<(logger: Logger?, budget: LineBudget)>((nil, LineBudget()))

    static func install(_ logger: Logger) {
        state.withLock { $0.logger = logger }
        hook
    }

    /// The hook, set once: other servers' threads may already read it.
    private static let hook: Void = lws_set_log_level(LLL_ERR | LLL_WARN, emitLibwebsocketsLog)
}

private func emitLibwebsocketsLog(_ level: Int32, _ line: UnsafePointer<CChar>?) {
    let (logger, missed) = LibwebsocketsLog.state.withLock { ($0.logger, $0.budget.admit(at: .now)) }
    guard let line, let logger, let missed else { return }
    if missed > 0 { logger.warning("libwebsockets: \(missed) messages were left out") }
    let text = String(cString: line).split(whereSeparator: \.isNewline).joined(separator: " ")
    logger.log(level: level == LLL_ERR ? .error : .warning, "libwebsockets: \(text)")
}
