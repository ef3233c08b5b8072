/// A rate limit for each address: a burst at once, and then more at a steady rate (the generic cell rate algorithm).
struct AddressAllowance {
    private let burst: Int
    private let interval: Duration
    /// The time at which each address may use the whole burst again.
    private var whole: [PeerAddress: MonotonicInstant] = [:]
    /// The number of addresses above which those that may use the whole burst are forgotten.
    private var forgetfulness = Self.leastForgetfulness

    private static let leastForgetfulness = 1024

    /// Makes a limit.
    ///
    /// - Parameters:
    ///   - burst: the units that an address may use at once; at least 1.
    ///   - interval: the time after which it may use one more.
    init(burst: Int, interval: Duration) {
        self.burst = max(burst, 1)
        self.interval = interval
    }

    /// Makes a limit.
    ///
    /// - Parameters:
    ///   - burst: the units that an address may use at once; at least 1.
    ///   - perSecond: the units that an address may use in each second; at least 1.
    init(burst: Int, perSecond: Int) {
        self.init(burst: burst, interval: .seconds(1) / max(perSecond, 1))
    }

    /// Returns the time until an address may use `units`, or the whole burst if that is less; zero if it may now.
    ///
    /// O(1).
    func wait(for units: Int = 1, from address: PeerAddress, at now: MonotonicInstant) -> Duration {
        let after = max(whole[address] ?? now, now) + cost(units)
        let most = now + interval * burst
        return max(after - most, .zero)
    }

    /// Uses `units` of an address's allowance, or the whole burst if that is less.
    ///
    /// O(1) amortized.
    ///
    /// - Returns: nil, or, if it has not so many left, the time until it has; then nothing is used.
    mutating func consume(_ units: Int = 1, from address: PeerAddress, at now: MonotonicInstant) -> Duration? {
        let wait = wait(for: units, from: address, at: now)
        guard wait == .zero else { return wait }
        if whole.count >= forgetfulness {
            whole = whole.filter { $0.value > now }
            forgetfulness = max(2 * whole.count, Self.leastForgetfulness)
        }
        whole[address] = max(whole[address] ?? now, now) + cost(units)
        return nil
    }

    private func cost(_ units: Int) -> Duration { interval * min(max(units, 0), burst) }
}
