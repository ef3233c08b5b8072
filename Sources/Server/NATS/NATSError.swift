import CNATS

/// A call of libnats that did not succeed.
public struct NATSError: Error, Equatable, Sendable, CustomStringConvertible {
    /// A kind of fault.
    public enum Kind: Equatable, Sendable {
        /// A compare-and-set found another revision than the expected one.
        case conflict
        /// There is no such key, message or stream.
        case notFound
        /// The server didn't answer in time, or there is no connection to one. Whether a write took effect is not known.
        case unavailable
        case other
    }

    /// The kind of the fault.
    public let kind: Kind
    /// The fault in one line, without credentials.
    public let description: String

    init(_ kind: Kind, _ description: String) {
        self.kind = kind
        self.description = description
    }

    /// What servers say that have just started, and have not chosen a leader or found one another yet.
    private static let transient = ["temporarily unavailable", "no suitable peers"]

    /// Makes the error of a status.
    ///
    /// - Parameters:
    ///   - status: a status of libnats other than `NATS_OK`.
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
            default:
                if detail.contains("wrong last sequence") {
                    .conflict
                } else if Self.transient.contains(where: detail.contains) {
                    .unavailable
                } else {
                    .other
                }
            }
        let text = String(cString: natsStatus_GetText(status))
        self.init(kind, "cannot \(action): \(detail.isEmpty ? text : detail)")
    }
}

/// Checks a status.
///
/// - Throws: ``NATSError`` unless it is `NATS_OK`.
func check(_ status: natsStatus, _ action: @autoclosure () -> String) throws(NATSError) {
    guard status == NATS_OK else { throw NATSError(status, action()) }
}

extension NATSError {
    /// Returns the error of something that took too long.
    ///
    /// - Parameter action: what could not be done, such as "join the cluster".
    /// - Returns: an error of kind `unavailable`.
    public static func timedOut(_ action: String) -> NATSError { NATSError(.unavailable, "cannot \(action)") }
}
