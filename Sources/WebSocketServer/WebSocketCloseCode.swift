/// The close codes of RFC 6455, section 7.4.1, that an end may send.
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
}

/// Why a connection is closed: a code, and a reason of at most 123 bytes of UTF-8 (longer ones are cut).
public struct WebSocketClosure: Equatable, Sendable {
    public var code: WebSocketCloseCode
    public var reason: String

    public init(_ code: WebSocketCloseCode, _ reason: String) {
        self.code = code
        self.reason = reason
    }
}
