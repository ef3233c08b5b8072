/// What a proxy says at the beginning of a connection about where it comes from: version 2 of the PROXY protocol
/// (https://www.haproxy.org/download/2.9/doc/proxy-protocol.txt, section 2.2).
struct ProxyHeader: Equatable {
    /// What the first bytes of a connection are.
    enum Beginning: Equatable {
        /// They are no such header.
        case other
        /// More is to come.
        case unfinished
        case header(ProxyHeader)
        case malformed
    }

    /// The number of its bytes.
    let length: Int
    /// Where the connection comes from; nil if the proxy speaks for itself, as when it asks how the server is, or if it is
    /// no address of IP.
    let client: NumericAddress?

    /// The greatest number of bytes after the fixed part: proxies add little, such as the name that TLS was asked for.
    static let limit = 2048
    /// The number of bytes of the part that every header has.
    static let fixedLength = 16

    private static let signature: [UInt8] = [
        0x0D, 0x0A, 0x0D, 0x0A, 0x00, 0x0D, 0x0A, 0x51, 0x55, 0x49, 0x54, 0x0A,
    ]

    /// Reads the first bytes of a connection.
    static func beginning(_ bytes: ArraySlice<UInt8>) -> Beginning {
        let head = bytes.prefix(signature.count)
        guard signature.starts(with: head) else { return .other }
        guard bytes.count >= fixedLength else { return .unfinished }
        let fixed = Array(bytes.prefix(fixedLength))
        let (version, command) = (fixed[12] >> 4, fixed[12] & 15)
        let (family, transport) = (fixed[13] >> 4, fixed[13] & 15)
        let length = Int(fixed[14]) << 8 | Int(fixed[15])
        guard version == 2, command <= 1, family <= 3, transport <= 2, length <= limit else { return .malformed }
        // The lengths of both addresses and both ports.
        let addresses = [0, 12, 36, 216][Int(family)]
        guard command == 0 || length >= addresses else { return .malformed }
        guard bytes.count >= fixedLength + length else { return .unfinished }
        let isStream = command == 1 && transport == 1
        let source = bytes.dropFirst(fixedLength)
        let client: NumericAddress? =
            switch family {
            case 1 where isStream: NumericAddress(bytes: source.prefix(4))
            case 2 where isStream: NumericAddress(bytes: source.prefix(16))
            default: nil
            }
        return .header(ProxyHeader(length: fixedLength + length, client: client))
    }
}
