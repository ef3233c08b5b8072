/// The close codes that an end may send: those of RFC 6455, section 7.4, and some for private use, which mean what
/// HTTP's statuses mean.
public enum WebSocketCloseCode: UInt16, CaseIterable, Sendable {
    case normalClosure = 1000
    case goingAway = 1001
    case protocolError = 1002
    case unsupportedData = 1003
    case invalidPayload = 1007
    case policyViolation = 1008
    case messageTooBig = 1009
    case internalError = 1011
    case tryAgainLater = 1013
    case unauthorized = 4401
    case forbidden = 4403
    case notFound = 4404
    case conflict = 4409
    case gone = 4410
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
