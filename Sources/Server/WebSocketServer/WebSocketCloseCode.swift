/// A close code that an end may send: one of RFC 6455, section 7.4.1, or a service's own from 3000 to 4999.
public struct WebSocketCloseCode: RawRepresentable, Hashable, Sendable {
    /// The number on the wire.
    public let rawValue: UInt16

    /// Makes a code of its number; nil for one that no end may send.
    public init?(rawValue: UInt16) {
        guard Self.standard.contains(where: { $0.rawValue == rawValue }) || 3000...4999 ~= rawValue else { return nil }
        self.rawValue = rawValue
    }

    private init(_ rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// The purpose of the connection is fulfilled.
    public static let normalClosure = WebSocketCloseCode(1000)
    /// The server is shutting down, or the page is left.
    public static let goingAway = WebSocketCloseCode(1001)
    /// The peer has broken the protocol.
    public static let protocolError = WebSocketCloseCode(1002)
    /// A message is of a type that is not accepted.
    public static let unsupportedData = WebSocketCloseCode(1003)
    /// A message's content does not fit its type, such as text that is not UTF-8.
    public static let invalidPayload = WebSocketCloseCode(1007)
    /// The peer has broken a rule that has no code of its own.
    public static let policyViolation = WebSocketCloseCode(1008)
    /// A message is too long.
    public static let messageTooBig = WebSocketCloseCode(1009)
    /// The server has met a fault of its own.
    public static let internalError = WebSocketCloseCode(1011)
    /// The server is too busy just now.
    public static let tryAgainLater = WebSocketCloseCode(1013)

    /// The codes of RFC 6455 that are used here.
    static let standard: [WebSocketCloseCode] = [
        .normalClosure, .goingAway, .protocolError, .unsupportedData, .invalidPayload, .policyViolation,
        .messageTooBig, .internalError, .tryAgainLater,
    ]
}

/// A code and a reason with which a connection is closed.
///
/// The reason has at most 123 bytes of UTF-8; a longer one is cut.
public struct WebSocketClosure: Equatable, Sendable {
    /// The code.
    public var code: WebSocketCloseCode
    /// The reason in words.
    public var reason: String

    /// Makes a closure of a code and a reason.
    public init(_ code: WebSocketCloseCode, _ reason: String) {
        self.code = code
        self.reason = reason
    }
}

extension WebSocketClosure {
    /// Returns the fault of the payload of a peer's close frame by RFC 6455, sections 5.5.1 and 7.4; nil if there is
    /// none.
    static func fault(ofPeers payload: UnsafeRawBufferPointer) -> WebSocketClosure? {
        guard !payload.isEmpty else { return nil }
        guard payload.count >= 2 else { return WebSocketClosure(.protocolError, "a close code has two bytes") }
        let code = UInt16(payload[0]) << 8 | UInt16(payload[1])
        guard 3000...4999 ~= code || 1000...1003 ~= code || 1007...1014 ~= code else {
            return WebSocketClosure(.protocolError, "no peer may send the close code \(code)")
        }
        guard String(validating: payload[2...], as: UTF8.self) != nil else {
            return WebSocketClosure(.invalidPayload, "a close's reason is not UTF-8")
        }
        return nil
    }
}
