/// How much each address may use of something: some at once, and then more as time goes by (a generic cell rate
/// algorithm for each). Times are nanoseconds of one clock.
struct AddressAllowance {
    private let burst: UInt64
    private let interval: UInt64
    /// When each address has all of it again; in the past for those that have.
    private var whole: [PeerAddress: UInt64] = [:]
    /// How many addresses it knows of, before it forgets those that have all of it.
    private var forgetfulness = Self.leastForgetfulness

    private static let leastForgetfulness = 1024

    /// - Parameters:
    ///   - burst: units that an address may use at once; at least 1.
    ///   - interval: nanoseconds after which it may use one more.
    init(burst: Int, interval: UInt64) {
        self.burst = UInt64(max(burst, 1))
        self.interval = interval
    }

    /// - Parameter perSecond: units that an address may use in each second; at least 1.
    init(burst: Int, perSecond: Int) {
        self.init(burst: burst, interval: 1_000_000_000 / UInt64(max(perSecond, 1)))
    }

    /// How long the address has to wait until it may use `units`, or all that it may at once; 0 is not at all. O(1).
    func wait(for units: Int = 1, from address: PeerAddress, at now: UInt64) -> UInt64 {
        let after = max(whole[address] ?? now, now) + cost(units)
        let most = now + burst * interval
        return after - min(after, most)
    }

    /// Uses up `units` of what the address has left, or all that it may at once. O(1) amortized.
    ///
    /// - Returns: nil, or, if it has not so many left, for how long, and nothing is used up.
    mutating func take(_ units: Int = 1, from address: PeerAddress, at now: UInt64) -> UInt64? {
        let wait = wait(for: units, from: address, at: now)
        guard wait == 0 else { return wait }
        if whole.count >= forgetfulness {
            whole = whole.filter { $0.value > now }
            forgetfulness = max(2 * whole.count, Self.leastForgetfulness)
        }
        whole[address] = max(whole[address] ?? now, now) + cost(units)
        return nil
    }

    private func cost(_ units: Int) -> UInt64 { min(UInt64(max(units, 0)), burst) * interval }
}
