import CLibwebsockets
import Logging

/// libwebsockets' own messages, sent to swift-log. They are global to the process, as libwebsockets' hook is.
enum LibwebsocketsLog {
    fileprivate static let logger = LockedValue<Logger?>(nil)

    static func install(_ logger: Logger) {
        Self.logger.withLock { $0 = logger }
        hook
    }

    /// Set once: other servers' threads may already read it.
    private static let hook: Void = lws_set_log_level(LLL_ERR | LLL_WARN, emitLibwebsocketsLog)
}

private func emitLibwebsocketsLog(_ level: Int32, _ line: UnsafePointer<CChar>?) {
    guard let line, let logger = LibwebsocketsLog.logger.withLock({ $0 }) else { return }
    let text = String(cString: line).split(whereSeparator: \.isNewline).joined(separator: " ")
    logger.log(level: level == LLL_ERR ? .error : .warning, "libwebsockets: \(text)")
}
