import CLibwebsockets
import Dispatch
import Logging

/// libwebsockets' own messages, sent to swift-log. They are global to the process, as libwebsockets' hook is. Peers cause
/// most of them, as with headers that are too long, and must not be able to fill a disk.
enum LibwebsocketsLog {
    fileprivate static let state = LockedValue<(logger: Logger?, budget: LineBudget)>((nil, LineBudget()))

    static func install(_ logger: Logger) {
        state.withLock { $0.logger = logger }
        hook
    }

    /// Set once: other servers' threads may already read it.
    private static let hook: Void = lws_set_log_level(LLL_ERR | LLL_WARN, emitLibwebsocketsLog)
}

private func emitLibwebsocketsLog(_ level: Int32, _ line: UnsafePointer<CChar>?) {
    let now = DispatchTime.now().uptimeNanoseconds
    let (logger, missed) = LibwebsocketsLog.state.withLock { ($0.logger, $0.budget.take(at: now)) }
    guard let line, let logger, let missed else { return }
    if missed > 0 { logger.warning("libwebsockets: \(missed) messages were left out") }
    let text = String(cString: line).split(whereSeparator: \.isNewline).joined(separator: " ")
    logger.log(level: level == LLL_ERR ? .error : .warning, "libwebsockets: \(text)")
}
