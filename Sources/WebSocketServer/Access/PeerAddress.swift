import Glibc

/// Where a connection comes from, as far as limits tell peers apart: an IPv4 address, or an IPv6 network of 64 bits,
/// which one household has to itself.
struct PeerAddress: Hashable, Sendable {
    private let bits: UInt64

    init(_ storage: sockaddr_storage) {
        bits = withUnsafeBytes(of: storage) { bytes in
            switch Int32(storage.ss_family) {
            case AF_INET: UInt64(bytes.loadUnaligned(fromByteOffset: 4, as: UInt32.self))
            case AF_INET6: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
            default: 0
            }
        }
    }
}
