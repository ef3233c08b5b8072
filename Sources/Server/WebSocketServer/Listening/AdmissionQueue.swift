/// The queue of accepted connections that wait to be served, at a rate over all and for each address, by turns.
///
/// A flood from one address therefore waits in that address's part of the queue, and is dropped there.
struct AdmissionQueue {
    struct Connection: Equatable {
        let descriptor: Int32
        let peer: PeerAddress
        /// Whether it is a proxy's that is trusted, to which no limit of an address applies.
        var isProxy = false

        /// The address that its socket counts for; nil: it counts in the total alone.
        var counted: PeerAddress? { isProxy ? nil : peer }
    }

    private struct Line: Hashable {
        let peer: PeerAddress
        let isProxy: Bool
    }

    /// The time between two connections once the burst is used up.
    private let interval: Duration
    /// The number of connections at once after a quiet time.
    private let burst: Int
    /// The time at which the whole burst may come again.
    private var whole = MonotonicInstant.distantPast
    private var allowance: AddressAllowance
    private var waiting: [Line: [Int32]] = [:]
    /// The addresses of waiting connections, in the order of their turns.
    private var turns: [Line] = []
    private(set) var count = 0

    init(_ limits: ConnectionLimits, isSecure: Bool) {
        let pace = isSecure ? limits.handshakes : limits.accepts
        interval = .seconds(1) / max(pace.perSecond, 1)
        burst = max(pace.burst, 1)
        allowance = AddressAllowance(burst: limits.socketsPerAddress, perSecond: pace.perSecondPerAddress)
    }

    /// The number of connections of an address that wait, but for those of a trusted proxy.
    func count(of address: PeerAddress) -> Int { waiting[Line(peer: address, isProxy: false)]?.count ?? 0 }

    mutating func add(_ connection: Connection) {
        let line = Line(peer: connection.peer, isProxy: connection.isProxy)
        if waiting[line] == nil { turns.append(line) }
        waiting[line, default: []].append(connection.descriptor)
        count += 1
    }

    /// Removes and returns the connection whose turn it is; nil if none may be served yet.
    ///
    /// O(waiting addresses).
    mutating func next(at now: MonotonicInstant) -> Connection? {
        guard waitOfAll(at: now) == .zero else { return nil }
        for index in turns.indices {
            let line = turns[index]
            guard line.isProxy || allowance.consume(from: line.peer, at: now) == nil, var descriptors = waiting[line]
            else { continue }
            whole = max(whole, now) + interval
            let connection = Connection(
                descriptor: descriptors.removeFirst(), peer: line.peer, isProxy: line.isProxy)
            count -= 1
            turns.remove(at: index)
            waiting[line] = descriptors.isEmpty ? nil : descriptors
            if !descriptors.isEmpty { turns.append(line) }
            return connection
        }
        return nil
    }

    /// Returns the time until ``next(at:)`` returns a connection; nil if none waits.
    ///
    /// O(waiting addresses).
    func wait(at now: MonotonicInstant) -> Duration? {
        turns.map { $0.isProxy ? .zero : allowance.wait(from: $0.peer, at: now) }.min().map {
            max($0, waitOfAll(at: now))
        }
    }

    /// Removes and returns all connections.
    mutating func removeAll() -> [Connection] {
        defer { (waiting, turns, count) = ([:], [], 0) }
        return waiting.flatMap { line, descriptors in
            descriptors.map { Connection(descriptor: $0, peer: line.peer, isProxy: line.isProxy) }
        }
    }

    private func waitOfAll(at now: MonotonicInstant) -> Duration {
        let after = max(whole, now) + interval
        return max(after - (now + interval * burst), .zero)
    }
}
