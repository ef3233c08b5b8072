import Glibc

/// The addresses by which other machines may reach this one.
enum NetworkAddresses {
    /// Returns the addresses of the interfaces that are up (getifaddrs(3)), without loopback and link-local ones.
    ///
    /// - Returns: numeric, as a URL has them; IPv4 before IPv6, otherwise in the system's order.
    static func all() -> [String] {
        var list: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&list) == 0 else { return [] }
        defer { freeifaddrs(list) }
        var addresses: [(family: Int32, text: String)] = []
        for interface in sequence(first: list, next: { $0?.pointee.ifa_next }) {
            guard let interface = interface?.pointee, let address = interface.ifa_addr,
                Int(interface.ifa_flags) & (IFF_UP | IFF_LOOPBACK) == IFF_UP
            else { continue }
            let family = Int32(address.pointee.sa_family)
            guard let text = text(address, family) else { continue }
            if family == AF_INET, !text.hasPrefix("169.254.") { addresses.append((family, text)) }
            if family == AF_INET6, !text.hasPrefix("fe80:") { addresses.append((family, "[\(text)]")) }
        }
        return addresses.filter { $0.family == AF_INET }.map(\.text)
            + addresses.filter { $0.family == AF_INET6 }.map(\.text)
    }

    private static func text(_ address: UnsafeMutablePointer<sockaddr>, _ family: Int32) -> String? {
        let length: Int
        switch family {
        case AF_INET: length = MemoryLayout<sockaddr_in>.size
        case AF_INET6: length = MemoryLayout<sockaddr_in6>.size
        default: return nil
        }
        var buffer = [CChar](repeating: 0, count: Int(NI_MAXHOST))
        let failure = getnameinfo(
            address, socklen_t(length), &buffer, socklen_t(buffer.count), nil, 0, NI_NUMERICHOST)
        return failure == 0
            ? String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
    }
}
