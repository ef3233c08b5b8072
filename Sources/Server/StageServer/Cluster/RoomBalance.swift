import WebSocketServer

/// Which of a node's rooms other nodes should have, so that all have about as many.
///
/// A value without clock or I/O. Each node decides for its own rooms alone, by what all nodes know alike: how many rooms each
/// of them owns. What keeps rooms from going back and forth: to level the nodes nothing moves as long as every node is within
/// ``slack(of:)`` of the mean, a node gives no more away than what it has above the mean, nobody is filled beyond the mean,
/// two nodes don't fill the same gap, and a room that has come stays for ``stay``.
struct RoomBalance {
    /// A room that this node owns.
    struct Candidate {
        let name: String
        /// When this node began to simulate it.
        let since: MonotonicInstant
        /// How many viewers it has on this node.
        var viewers = 0
        /// How many it has on others, by session.
        var elsewhere: [String: Int] = [:]
    }

    /// The greatest number of rooms that a node gives away at once.
    static let atOnce = 4

    /// This node's session.
    let session: String
    /// The number of rooms of each session that takes any, this one's included.
    let counts: [String: Int]
    /// The time for which a room stays at least where it has come to.
    var stay = Duration.seconds(60)

    /// How far from the mean a node's number of rooms may be.
    static func slack(of mean: Int) -> Int { max(mean / 8, 1) }

    private var sum: Int { counts.values.reduce(0, +) }
    private var lowerMean: Int { counts.isEmpty ? 0 : sum / counts.count }
    private var upperMean: Int { counts.isEmpty ? 0 : (sum + counts.count - 1) / counts.count }
    /// The greatest number of rooms that a node keeps.
    private var most: Int { upperMean + Self.slack(of: upperMean) }

    /// The sessions that this node should give rooms to, each as often as it should get one.
    ///
    /// O(sessions log sessions + rooms that are to move).
    var gaps: [String] {
        guard let own = counts[session], own > most else { return [] }
        let sessions = counts.keys.sorted()
        // What the nodes before this one have too many goes into the first gaps.
        var first = 0
        for other in sessions where other < session {
            if let count = counts[other], count > most { first += count - upperMean }
        }
        let places = sessions.flatMap { other in
            Array(repeating: other, count: max(lowerMean - (counts[other] ?? 0), 0))
        }
        // Each that has the mean then has one place more, if the mean is no whole number.
        let further = sessions.filter { max(counts[$0] ?? 0, lowerMean) < upperMean }
        return Array((places + further).dropFirst(first).prefix(own - upperMean))
    }

    /// Returns the rooms that should move now, each with the session that should have it: to level the nodes those whose
    /// viewers are there rather than here, and beyond that those whose viewers are all on one other node that has fewer than
    /// the mean.
    ///
    /// O(rooms log rooms).
    func moves(of rooms: [Candidate], at now: MonotonicInstant) -> [(room: String, session: String)] {
        var rest = rooms.filter { now >= $0.since + stay }
        var moves: [(room: String, session: String)] = []
        for session in gaps.prefix(Self.atOnce) {
            func place(_ room: Candidate) -> (Int, String) {
                (room.viewers - (room.elsewhere[session] ?? 0), room.name)
            }
            guard let index = rest.indices.min(by: { place(rest[$0]) < place(rest[$1]) }) else { break }
            moves.append((rest.remove(at: index).name, session))
        }
        guard moves.isEmpty, let own = counts[session] else { return moves }
        var counts = counts
        for room in rest.sorted(by: { $0.name < $1.name }) where room.viewers == 0 {
            guard moves.count < Self.atOnce, own - moves.count > lowerMean - Self.slack(of: lowerMean) else { break }
            guard room.elsewhere.count == 1, let session = room.elsewhere.keys.first, let count = counts[session],
                count < upperMean
            else { continue }
            counts[session] = count + 1
            moves.append((room.name, session))
        }
        return moves
    }
}
