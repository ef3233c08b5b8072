import WebSocketServer
import Wire

/// What a presenter has before it, for those who follow: whoever showed something last presents.
struct PresentationBoard {
    private var present = Presentation()
    private var notice = ChangeNotice(known: Presentation())

    /// The time at which others are to be told than were; nil for never.
    var due: MonotonicInstant? { notice.due(present) }

    /// Shows what a viewer has before it.
    ///
    /// - Throws: the reason why it may not show it.
    mutating func show(_ view: PresentedView, by member: Roster.Member) throws {
        guard member.role == .presenter else { throw ControlRefusal.presentersOnly }
        present = Presentation(viewer: member.viewer, view: view)
    }

    /// Ends what a viewer shows, who is gone.
    mutating func end(_ viewer: UInt32) {
        if present.viewer == viewer { present = Presentation() }
    }

    /// Returns what is to be seen, if others were told another thing last.
    mutating func update(at now: MonotonicInstant) -> Presentation? {
        notice.isDue(present, at: now) ? present : nil
    }
}
