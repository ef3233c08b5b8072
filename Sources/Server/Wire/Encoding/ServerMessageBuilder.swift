/// A builder of a server's message from its parts.
public struct ServerMessageBuilder: Sendable {
    /// The message so far.
    public private(set) var bytes: [UInt8] = []

    /// Makes a builder of an empty message.
    public init() {}

    /// Whether the message has no parts.
    public var isEmpty: Bool { bytes.isEmpty }

    /// Adds a part.
    ///
    /// - Parameter part: a part as the encoders make it, without its length.
    /// - Returns: false, and nothing is added, if the message would be above ``WireFormat/serverMessageLimit``.
    @discardableResult
    public mutating func append(_ part: [UInt8]) -> Bool {
        guard bytes.count + part.count + 4 <= WireFormat.serverMessageLimit else { return false }
        bytes.reserveCapacity(bytes.count + part.count + 4)
        var rest = part.count
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
        bytes.append(contentsOf: part)
        return true
    }

    /// Adds a notice.
    ///
    /// - Parameter notice: its JSON text in UTF-8.
    /// - Returns: false, and nothing is added, if the message would be too long.
    @discardableResult
    public mutating func append(notice: [UInt8]) -> Bool {
        append([MessageType.notice.rawValue] + notice)
    }
}
