/// A limit on the cost of each address's messages, over all its connections, whichever threads they belong to.
final class MessageBudget: Sendable {
    private let allowance: LockedValue<AddressAllowance>

    init(_ limits: ConnectionLimits) {
        allowance = LockedValue(
            AddressAllowance(burst: 2 * limits.messageCostPerSecond, perSecond: limits.messageCostPerSecond))
    }

    /// - Returns: whether the address had so much left; if not, nothing is charged.
    func charge(_ cost: Int, to address: PeerAddress, at now: MonotonicInstant = .now) -> Bool {
        allowance.withLock { $0.consume(cost, from: address, at: now) } == nil
    }
}
