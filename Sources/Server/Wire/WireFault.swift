/// A fault of a message, with the close code by which its receiver answers.
public struct WireFault: Error, Equatable, Sendable {
    /// The close codes of RFC 6455 that a message which breaks the format leads to.
    public enum Code: UInt16, CaseIterable, Sendable {
        /// A type, a length or a value that the format does not allow.
        case protocolError = 1002
        /// A string or a text message that is not UTF-8, or a text message that is not what its type demands.
        case invalidPayload = 1007
        /// A message above its type's length.
        case messageTooBig = 1009
    }

    /// The close code.
    public let code: Code
    /// The fault and what would have been valid in one clause, below 124 bytes so that it fits a close frame.
    public let reason: String

    /// Makes a fault of a code and a reason.
    public init(_ code: Code, _ reason: String) {
        self.code = code
        self.reason = reason
    }
}
