import Glibc

/// Where a connection comes from, as far as limits tell peers apart: an IPv4 address, or an IPv6 network of 64 bits,
/// which one household has to itself.
package struct PeerAddress: Hashable, Codable, Sendable {
    private let bits: UInt64
    private let isIPv6: Bool

    package init(_ storage: sockaddr_storage) {
        isIPv6 = Int32(storage.ss_family) == AF_INET6
        bits = withUnsafeBytes(of: storage) { bytes in
            switch Int32(storage.ss_family) {
            case AF_INET: UInt64(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: 4, as: UInt32.self)))
            case AF_INET6: UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
            default: 0
            }
        }
    }

    /// Whether it is this machine: 127.0.0.0/8, or the network of ::1, which has no other address that is used.
    package var isLoopback: Bool { isIPv6 ? bits == 0 : bits >> 24 == 127 }
}

extension PeerAddress {
    init(_ address: NumericAddress) {
        self.init(address.storage)
    }

    /// - Parameter text: a numeric address, IPv6 with or without brackets.
    package init?(_ text: String) {
        guard let address = NumericAddress(text) else { return nil }
        self.init(address.storage)
    }
}
