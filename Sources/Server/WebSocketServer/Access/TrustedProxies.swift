/// A block of addresses: RFC 4632 for IPv4, RFC 4291, section 2.3, for IPv6.
public struct AddressBlock: Hashable, Sendable {
    private let address: NumericAddress
    private let length: Int

    /// Makes a block.
    ///
    /// - Parameter text: an address, or one with the number of leading bits that all addresses of the block share, such as
    ///   `10.0.0.0/8` or `2001:db8::/32`.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count <= 2, let address = NumericAddress(parts[0]) else { return nil }
        self.address = address
        guard parts.count == 2 else {
            length = address.bitCount
            return
        }
        guard let length = Int(parts[1]), parts[1].allSatisfy(\.isNumber), 0...address.bitCount ~= length else {
            return nil
        }
        self.length = length
    }

    func contains(_ other: NumericAddress) -> Bool { address.sharesBits(length, with: other) }
}

/// The proxies whose word on where requests come from is taken.
struct TrustedProxies: Sendable {
    private let blocks: [AddressBlock]

    init(_ blocks: [AddressBlock]) {
        self.blocks = blocks
    }

    func contains(_ address: NumericAddress) -> Bool { blocks.contains { $0.contains(address) } }

    /// Returns where a request comes from that a trusted proxy has forwarded.
    ///
    /// Each proxy adds the address that it was asked from, after whatever the request had before, which anybody can write:
    /// so the last address counts that is no trusted proxy's.
    ///
    /// - Parameter forwarded: the values of the request's `X-Forwarded-For` headers, in order.
    /// - Returns: nil if that is not said, or is no address: the proxy itself counts then.
    func client(of forwarded: [String]) -> NumericAddress? {
        var client: NumericAddress?
        let parts = forwarded.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
        for part in parts.reversed() {
            guard let address = Self.address(part) else { break }
            client = address
            guard contains(address) else { break }
        }
        // The proxy's own machine, which is not this one: whatever counts as this one elsewhere.
        return client.map { PeerAddress($0).isLoopback } == true ? nil : client
    }

    /// Reads an address, to which some proxies add a port.
    private static func address(_ part: Substring) -> NumericAddress? {
        let text = part.drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " && $0 != "\t" }
        if let address = NumericAddress(text) { return address }
        let host =
            text.hasPrefix("[")
            ? text.firstIndex(of: "]").map { text[...$0] }
            : text.count { $0 == ":" } == 1 ? text.split(separator: ":").first : nil
        return host.flatMap { NumericAddress($0) }
    }
}
