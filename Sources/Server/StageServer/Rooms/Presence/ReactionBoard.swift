import WebSocketServer
import Wire

/// The reactions in a room, each for two seconds.
struct ReactionBoard {
    /// The time for which one is shown.
    static let lifetime = Duration.seconds(2)
    /// The least time between two of a viewer.
    static let pause = Duration.milliseconds(250)
    /// The least time between two notices.
    private static let interval = Duration.milliseconds(100)

    private var shown: [(entry: ReactionList.Entry, at: MonotonicInstant)] = []
    private var lastNumber: UInt32 = 0
    private var toldAt: MonotonicInstant?
    private var hasChanged = false

    /// The time at which ``update(at:)`` may have something new; nil if there is nothing to tell.
    var due: MonotonicInstant? {
        let told = toldAt.map { $0 + Self.interval } ?? .distantPast
        return hasChanged ? told : shown.first.map { $0.at + Self.lifetime }
    }

    /// Shows a viewer's reaction; what is too soon after its last one, or too many of all, is not shown.
    mutating func add(_ reaction: Reaction, of viewer: UInt32, at now: MonotonicInstant) {
        let last = shown.last { $0.entry.viewer == viewer }?.at
        guard shown.count < ReactionList.limit, last.map({ now >= $0 + Self.pause }) ?? true else { return }
        lastNumber &+= 1
        shown.append((ReactionList.Entry(number: lastNumber, viewer: viewer, reaction: reaction), now))
        hasChanged = true
    }

    /// Returns the reactions, if others are shown than were told last.
    mutating func update(at now: MonotonicInstant) -> ReactionList? {
        guard let due, now >= due else { return nil }
        shown.removeAll { now >= $0.at + Self.lifetime }
        (hasChanged, toldAt) = (false, now)
        return ReactionList(shown.map(\.entry))
    }
}
