import Locks
import Logging

/// Keeps what is logged.
final class LogBook: LogHandler, Sendable {
    private let book = LockedValue<[String]>([])

    var lines: [String] { book.withLock { $0 } }
    var metadata: Logger.Metadata {
        get { [:] }
        set {}
    }
    var logLevel: Logger.Level {
        get { .trace }
        set {}
    }

    subscript(metadataKey _: String) -> Logger.Metadata.Value? {
        get { nil }
        set {}
    }

    func log(event: LogEvent) {
        book.withLock { $0.append("\(event.message)") }
    }
}
