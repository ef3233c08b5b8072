/// What is wrong with a message, and the close code that its receiver answers with.
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

    public let code: Code
    /// One clause that names the fault and what would have been valid, below 124 bytes so that it fits a close frame.
    public let reason: String

    public init(_ code: Code, _ reason: String) {
        self.code = code
        self.reason = reason
    }
}
