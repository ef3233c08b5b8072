/// Which nodes watch the bucket.
///
/// Every node renews its lease in the bucket several times a second; if every node heard of each renewal, that would cost
/// the square of their number. So only the nodes with the first few sessions in alphabetical order watch, end sessions that
/// are not renewed, and tell the others what else is written. If nobody tells a node anything for a while, the next ones
/// watch, and twice as many after each further moment: so that it is some of those who live, and not all at once.
///
/// A value without clock or I/O.
struct WatchDuty: Equatable {
    /// The time without news after which the next ones watch.
    static let patience = Duration.milliseconds(500)
    /// The time after which twice as many do.
    static let doubling = Duration.milliseconds(200)

    private let watchers: Int
    /// The other sessions that can watch.
    private var others: Set<String> = []
    /// How many of them come before this node's.
    private var rank = 0
    /// When this node was told something last by one that comes before it.
    private var toldAt = Duration.zero

    /// Makes the duty of a node that knows no others.
    ///
    /// - Parameter watchers: how many are to watch.
    init(watchers: Int) {
        self.watchers = watchers
    }

    /// Whether there are nodes that don't watch.
    var mustTell: Bool { others.count >= watchers }

    /// Whether this node is one of the first, which watch whatever they are told.
    var isFirst: Bool { rank < watchers }

    /// Returns whether this node has to watch, as those before it tell it nothing.
    func mustStandIn(at now: Duration) -> Bool {
        let silence = now - toldAt
        guard silence >= Self.patience else { return false }
        let doublings = min(Int((silence - Self.patience) / Self.doubling) + 1, 24)
        return rank < watchers << doublings
    }

    /// Notes that a node was told something by one that comes before it, or that it can be told again.
    mutating func told(at now: Duration) {
        toldAt = now
    }

    /// Notes a session that can watch, or cannot any more.
    mutating func note(_ session: String, canWatch: Bool, own: String) {
        guard session != own else { return }
        let isNews = canWatch ? others.insert(session).inserted : others.remove(session) != nil
        if isNews, session < own { rank += canWatch ? 1 : -1 }
    }

    /// Notes that the node has another session.
    mutating func begin(_ own: String) {
        others.remove(own)
        rank = others.count { $0 < own }
    }
}
