import CNATS

/// A call of libnats that did not succeed.
public struct NATSError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What kinds of faults are told apart.
    public enum Kind: Equatable, Sendable {
        /// A compare-and-set found another revision than the expected one.
        case conflict
        /// There is no such key, message or stream.
        case notFound
        /// The server didn't answer in time, or there is no connection to one. Whether a write took effect is not known.
        case unavailable
        case other
    }

    public let kind: Kind
    /// One line, without credentials.
    public let description: String

    init(_ kind: Kind, _ description: String) {
        self.kind = kind
        self.description = description
    }

    /// - Parameters:
    ///   - status: as libnats returned it, other than `NATS_OK`.
    ///   - action: what could not be done, such as "connect".
    init(_ status: natsStatus, _ action: String) {
        // The text of the thread's last error says what the status alone does not.
        let detail = nats_GetLastError(nil).map { String(cString: $0) } ?? ""
        let kind: Kind =
            switch status {
            case NATS_NOT_FOUND: .notFound
            case NATS_TIMEOUT, NATS_CONNECTION_CLOSED, NATS_CONNECTION_DISCONNECTED, NATS_NO_RESPONDERS,
                NATS_NO_SERVER, NATS_IO_ERROR, NATS_STALE_CONNECTION, NATS_INSUFFICIENT_BUFFER, NATS_DRAINING:
                .unavailable
            default: detail.contains("wrong last sequence") ? .conflict : .other
            }
        let text = String(cString: natsStatus_GetText(status))
        self.init(kind, "cannot \(action): \(detail.isEmpty ? text : detail)")
    }
}

/// - Throws: ``NATSError`` unless `status` is `NATS_OK`.
func check(_ status: natsStatus, _ action: @autoclosure () -> String) throws(NATSError) {
    guard status == NATS_OK else { throw NATSError(status, action()) }
}

extension NATSError {
    /// Something took longer than it may.
    ///
    /// - Parameter action: what could not be done, such as "join the cluster".
    public static func timedOut(_ action: String) -> NATSError { NATSError(.unavailable, "cannot \(action)") }
}
