import CLibwebsockets
import Logging
import Synchronization

/// libwebsockets' own messages, sent to swift-log. They are global to the process, as libwebsockets' hook is.
enum LibwebsocketsLog {
    fileprivate static let logger = Mutex<Logger?>(nil)

    static func install(_ logger: Logger) {
        Self.logger.withLock { $0 = logger }
        lws_set_log_level(LLL_ERR | LLL_WARN, emitLibwebsocketsLog)
    }
}

private func emitLibwebsocketsLog(_ level: Int32, _ line: UnsafePointer<CChar>?) {
    guard let line, let logger = LibwebsocketsLog.logger.withLock({ $0 }) else { return }
    let text = String(cString: line).split(whereSeparator: \.isNewline).joined(separator: " ")
    logger.log(level: level == LLL_ERR ? .error : .warning, "libwebsockets: \(text)")
}
