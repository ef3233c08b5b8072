import Glibc

/// The addresses of the machine's interfaces, read again when an unknown one is asked for.
struct MachineAddresses {
    /// The least time between two readings, as anybody may ask for anything.
    private static let interval = Duration.seconds(1)

    private let read: () -> Set<NumericAddress>
    private var known: Set<NumericAddress> = []
    private var readAt: MonotonicInstant?

    init(read: @escaping () -> Set<NumericAddress> = Self.interfaces) {
        self.read = read
    }

    /// Returns whether the machine has an address, or had it before.
    ///
    /// - Parameters:
    ///   - address: the address.
    ///   - now: the present.
    /// - Returns: whether it is the machine's.
    mutating func contains(_ address: NumericAddress, at now: MonotonicInstant) -> Bool {
        if known.contains(address) { return true }
        if let readAt, now - readAt < Self.interval { return false }
        readAt = now
        known.formUnion(read())
        return known.contains(address)
    }

    /// Reads the interfaces' addresses: getifaddrs(3).
    static func interfaces() -> Set<NumericAddress> {
        var list: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&list) == 0 else { return [] }
        defer { freeifaddrs(list) }
        return Set(
            sequence(first: list, next: { $0?.pointee.ifa_next })
                .compactMap { $0?.pointee.ifa_addr.flatMap { NumericAddress($0) } })
    }
}
