import Locks

/// A limit on the cost of each address's messages, over all its connections, whichever threads they belong to.
final class MessageBudget: Sendable {
    private struct State {
        var accounts: [PeerAddress: MessageAccount] = [:]
        /// The number of accounts above which those that nobody needs are forgotten.
        var forgetfulness = MessageBudget.leastForgetfulness
    }

    private static let leastForgetfulness = 1024

    private let costPerSecond: Int
    private let state = LockedValue(State())

    /// Makes a limit of ``ConnectionLimits/messageCostPerSecond``, of which twice as much may come at once.
    init(_ limits: ConnectionLimits) {
        costPerSecond = limits.messageCostPerSecond
    }

    /// The number of accounts that are kept.
    var count: Int { state.withLock { $0.accounts.count } }

    /// Returns the account of an address, which all its connections share.
    ///
    /// It is kept until it is whole again, so that whoever comes back finds it as it was left. O(1) amortized; takes a lock.
    func account(of address: PeerAddress, at now: MonotonicInstant = .now) -> MessageAccount {
        state.withLock { state in
            if let known = state.accounts[address] { return known }
            if state.accounts.count >= state.forgetfulness {
                // Whoever has a connection keeps its account by it.
                for key in Array(state.accounts.keys)
                where isKnownUniquelyReferenced(&state.accounts[key]) && state.accounts[key]?.isWhole(at: now) != false
                {
                    state.accounts[key] = nil
                }
                state.forgetfulness = max(2 * state.accounts.count, Self.leastForgetfulness)
            }
            let made = MessageAccount(burst: 2 * costPerSecond, perSecond: costPerSecond)
            state.accounts[address] = made
            return made
        }
    }
}
