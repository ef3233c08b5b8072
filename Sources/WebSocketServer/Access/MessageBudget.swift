/// A limit on the cost of each address's messages, over all its connections.
final class MessageBudget {
    private var allowance: AddressAllowance

    init(_ limits: ConnectionLimits) {
        allowance = AddressAllowance(
            burst: 2 * limits.messageCostPerSecond, perSecond: limits.messageCostPerSecond)
    }

    /// - Returns: whether the address had so much left; if not, nothing is charged.
    func charge(_ cost: Int, to address: PeerAddress, at now: MonotonicInstant = .now) -> Bool {
        allowance.consume(cost, from: address, at: now) == nil
    }
}
