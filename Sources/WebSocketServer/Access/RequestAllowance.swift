/// How many requests that take work each address may make: some at once, and one more after each interval. Times are
/// nanoseconds of one clock.
struct RequestAllowance {
    private let burst: UInt64
    private let interval: UInt64
    /// When each address has all of it again; in the past for those that have.
    private var whole: [PeerAddress: UInt64] = [:]

    /// How many addresses it knows of, before it forgets those that have all of it.
    private static let forgetfulness = 1024

    init(_ limits: ConnectionLimits) {
        burst = UInt64(limits.costlyRequests)
        interval = UInt64(limits.costlyRequestInterval) * 1_000_000_000
    }

    /// Takes one of the address' requests. O(1), and now and then O(addresses).
    ///
    /// - Returns: nil, or, if it has none left, for how many seconds.
    mutating func take(from address: PeerAddress, at now: UInt64) -> UInt64? {
        if whole.count >= Self.forgetfulness { whole = whole.filter { $0.value > now } }
        let after = max(whole[address] ?? now, now) + interval
        let most = now + burst * interval
        guard after <= most else { return (after - most + 999_999_999) / 1_000_000_000 }
        whole[address] = after
        return nil
    }
}
