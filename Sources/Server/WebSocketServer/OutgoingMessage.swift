/// A message with RFC 6455's frame around it, made once for as many connections as it is sent on.
public struct OutgoingMessage: Sendable {
    /// The frame's head, then the payload.
    let frame: [UInt8]
    let isText: Bool
    private let headCount: Int

    /// Makes a binary message.
    public static func binary(_ payload: [UInt8]) -> OutgoingMessage { OutgoingMessage(payload, isText: false) }

    /// Makes a text message.
    ///
    /// - Parameter payload: UTF-8.
    /// - Returns: the message in its frame.
    public static func text(_ payload: [UInt8]) -> OutgoingMessage { OutgoingMessage(payload, isText: true) }

    /// The payload's length in bytes.
    public var count: Int { frame.count - headCount }

    var payload: ArraySlice<UInt8> { frame[headCount...] }

    /// Makes one final frame without a mask: RFC 6455, section 5.2.
    private init(_ payload: [UInt8], isText: Bool) {
        var frame: [UInt8] = []
        frame.reserveCapacity(payload.count + 10)
        frame.append(isText ? 0x81 : 0x82)
        switch payload.count {
        case ..<126:
            frame.append(UInt8(payload.count))
        case ..<65_536:
            frame += [126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
        default:
            frame.append(127)
            for shift in stride(from: 56, through: 0, by: -8) {
                frame.append(UInt8(truncatingIfNeeded: payload.count >> shift))
            }
        }
        headCount = frame.count
        frame += payload
        self.frame = frame
        self.isText = isText
    }
}
