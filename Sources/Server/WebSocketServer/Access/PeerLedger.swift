import Locks

/// What the peers use of a server, over all its threads.
///
/// Its lock is taken when connections come and go, for requests, and for bodies: not for what viewers are sent.
final class PeerLedger: Sendable {
    private struct State {
        var census = PeerCensus()
        /// Requests that take work, and all.
        var costlyRequests: AddressAllowance
        var requests: AddressAllowance
        /// Bytes of the bodies of requests that are not answered yet.
        var heldBodyBytes = 0
        /// The sockets of each thread.
        var socketsOfThreads: [Int]
    }

    let limits: ConnectionLimits
    let maximumConnections: Int
    private let maximumSockets: Int
    private let state: LockedValue<State>

    /// Makes a ledger without peers.
    ///
    /// - Parameters:
    ///   - limits: the shares of the peers.
    ///   - threads: how many threads serve them.
    ///   - descriptors: how many descriptors the process may have.
    init(_ limits: ConnectionLimits, threads: Int, descriptors: Int) {
        self.limits = limits
        // Others are files, and a few of each thread.
        maximumSockets = descriptors - 64 - 8 * threads
        maximumConnections = min(limits.connections, maximumSockets)
        state = LockedValue(
            State(
                costlyRequests: AddressAllowance(
                    burst: Int(limits.costlyRequests), interval: .seconds(limits.costlyRequestInterval)),
                requests: AddressAllowance(
                    burst: 10 * limits.requestsPerSecond, perSecond: limits.requestsPerSecond),
                socketsOfThreads: Array(repeating: 0, count: threads)))
    }

    // MARK: Sockets

    /// Returns whether there is a place for a further socket of an address, of which `waiting` are accepted and not
    /// counted yet, and `allWaiting` of all addresses.
    func hasPlace(for peer: PeerAddress, waiting: Int, allWaiting: Int) -> Bool {
        state.withLock {
            $0.census.sockets(of: peer) + waiting < limits.socketsPerAddress
                && $0.census.socketCount + allWaiting < maximumSockets
        }
    }

    /// Returns whether there is a place for a further socket of an address that may have any number, such as a proxy's;
    /// `allWaiting` of all addresses are accepted and not counted yet.
    func hasPlace(allWaiting: Int) -> Bool {
        state.withLock { $0.census.socketCount + allWaiting < maximumSockets }
    }

    /// Counts a socket as one of another address from now on; one that counted in the total alone as one of an address.
    func move(from counted: PeerAddress?, to client: PeerAddress) {
        state.withLock {
            $0.census.remove(counted)
            $0.census.add(client)
        }
    }

    /// Counts a socket.
    ///
    /// O(threads).
    ///
    /// - Parameter peer: the address that it counts for; nil: it counts in the total alone.
    /// - Returns: the number of the thread that it is for, which has the fewest.
    func add(_ peer: PeerAddress?) -> Int {
        state.withLock { state in
            state.census.add(peer)
            let sockets = state.socketsOfThreads
            let thread = sockets.indices.min { (sockets[$0], $0) < (sockets[$1], $1) } ?? 0
            state.socketsOfThreads[thread] += 1
            return thread
        }
    }

    /// Removes a socket that was added, and is no WebSocket, or not any more.
    ///
    /// - Parameters:
    ///   - peer: the address that it counts for; nil: it counts in the total alone.
    ///   - thread: the thread that it was for.
    func remove(_ peer: PeerAddress?, ofThread thread: Int) {
        state.withLock {
            $0.census.remove(peer)
            $0.socketsOfThreads[thread] -= 1
        }
    }

    /// Counts one of an address's sockets as a WebSocket until ``downgrade(_:)``.
    ///
    /// - Returns: why it is turned away; nil if it isn't.
    func upgrade(_ peer: PeerAddress) -> String? {
        state.withLock { state in
            defer { state.census.upgrade(peer) }
            return refusal(of: peer, state.census)
        }
    }

    /// Frees the place of a WebSocket whose socket may stay for a while.
    func downgrade(_ peer: PeerAddress) {
        state.withLock { $0.census.downgrade(peer) }
    }

    /// Returns why a further WebSocket of an address would be turned away; nil if it would not.
    func refusal(of peer: PeerAddress?) -> String? {
        state.withLock { refusal(of: peer, $0.census) }
    }

    private func refusal(of peer: PeerAddress?, _ census: PeerCensus) -> String? {
        if census.webSocketCount >= maximumConnections {
            return maximumConnections == 1 ? "the only place is taken" : "all \(maximumConnections) places are taken"
        }
        if let peer, census.webSockets(of: peer) >= limits.connectionsPerAddress {
            return "\(limits.connectionsPerAddress) connections from your address are open already"
        }
        return nil
    }

    // MARK: Requests

    /// Counts a request.
    ///
    /// - Returns: nil, or the time until the address may make one.
    func consumeRequest(of peer: PeerAddress, at now: MonotonicInstant) -> Duration? {
        state.withLock { $0.requests.consume(from: peer, at: now) }
    }

    /// Counts a costly request.
    ///
    /// - Returns: nil, or the time until the address may make one.
    func consumeCostlyRequest(of peer: PeerAddress, at now: MonotonicInstant) -> Duration? {
        state.withLock { $0.costlyRequests.consume(from: peer, at: now) }
    }

    /// Holds a piece of a body.
    ///
    /// - Returns: whether there is room for it.
    func hold(bytes: Int) -> Bool {
        state.withLock {
            guard $0.heldBodyBytes + bytes <= limits.bodyBytes else { return false }
            $0.heldBodyBytes += bytes
            return true
        }
    }

    func release(bytes: Int) {
        guard bytes > 0 else { return }
        state.withLock { $0.heldBodyBytes -= bytes }
    }
}
