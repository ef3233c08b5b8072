import Glibc

/// An IPv4 or IPv6 address without a port; two spellings of one address are equal.
struct NumericAddress: Hashable, Sendable {
    /// 4 or 16 bytes in network order.
    private let bytes: [UInt8]

    /// inet_pton(3).
    ///
    /// - Parameter text: four decimal numbers with dots, or an IPv6 address with or without brackets.
    init?(_ text: some StringProtocol) {
        var plain = String(text)
        if plain.hasPrefix("["), plain.hasSuffix("]") { plain = String(plain.dropFirst().dropLast()) }
        guard plain.utf8.count <= 45 else { return nil }
        let family = plain.contains(":") ? AF_INET6 : AF_INET
        var bytes = [UInt8](repeating: 0, count: family == AF_INET6 ? 16 : 4)
        guard inet_pton(family, plain, &bytes) == 1 else { return nil }
        self.bytes = Self.unmapped(bytes)
    }

    /// - Parameter bytes: 4 or 16 bytes in network order.
    init(bytes: some Sequence<UInt8>) {
        self.bytes = Self.unmapped(Array(bytes))
    }

    /// - Returns: nil for another family than IPv4 and IPv6.
    init?(_ address: UnsafePointer<sockaddr>) {
        let offset: Int
        let count: Int
        switch Int32(address.pointee.sa_family) {
        case AF_INET: (offset, count) = (4, 4)
        case AF_INET6: (offset, count) = (8, 16)
        default: return nil
        }
        bytes = Self.unmapped(Array(UnsafeRawBufferPointer(start: UnsafeRawPointer(address) + offset, count: count)))
    }

    /// Returns the IPv4 address that an IPv6 one may stand for: RFC 4291, section 2.5.5.2.
    private static func unmapped(_ bytes: [UInt8]) -> [UInt8] {
        let isMapped = bytes.count == 16 && bytes[..<10].allSatisfy { $0 == 0 } && bytes[10] == 255 && bytes[11] == 255
        return isMapped ? Array(bytes[12...]) : bytes
    }

    /// The number of its bits: 32 or 128.
    var bitCount: Int { bytes.count * 8 }

    /// Returns whether the first bits are those of another address of the same kind.
    func sharesBits(_ count: Int, with other: Self) -> Bool {
        guard bytes.count == other.bytes.count else { return false }
        let (whole, rest) = (count / 8, count % 8)
        guard bytes[..<whole] == other.bytes[..<whole] else { return false }
        return rest == 0 || (bytes[whole] ^ other.bytes[whole]) >> (8 - rest) == 0
    }

    /// The address as the system has it, without a port.
    var storage: sockaddr_storage {
        var storage = sockaddr_storage()
        storage.ss_family = sa_family_t(bytes.count == 4 ? AF_INET : AF_INET6)
        withUnsafeMutableBytes(of: &storage) { $0[(bytes.count == 4 ? 4 : 8)...].copyBytes(from: bytes) }
        return storage
    }

    /// 127.0.0.0/8 (RFC 1122) or ::1 (RFC 4291).
    var isLoopback: Bool {
        bytes.count == 4 ? bytes[0] == 127 : bytes.dropLast().allSatisfy { $0 == 0 } && bytes.last == 1
    }
}
