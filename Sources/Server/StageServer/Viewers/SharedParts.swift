import WebSocketServer

/// What everyone in a room is told after a step, encoded once for all threads and viewers.
struct SharedParts: Sendable {
    var frame: StageFrame?
    /// What the code of before the last save shows, for those who have that shown.
    var earlier: StageFrame?
    private(set) var notices = NewestNotices<EncodedNotice>()

    init() {}

    init(_ effects: SharedEffects) {
        (frame, earlier) = (effects.frame, effects.earlier)
        for notice in effects.notices.all { notices.tell(EncodedNotice(notice)) }
    }

    var isEmpty: Bool { frame == nil && earlier == nil && notices.isEmpty }

    /// Adds what a later step says.
    mutating func merge(_ later: SharedParts) {
        frame = later.frame ?? frame
        earlier = later.earlier ?? earlier
        notices.merge(later.notices)
    }
}

/// A notice, and its part of a message as it was when it was said.
struct EncodedNotice: OfNoticeKind {
    let notice: SharedNotice
    let bytes: [UInt8]

    init(_ notice: SharedNotice) {
        self.notice = notice
        bytes = notice.part()
    }

    var kind: SharedNotice.Kind { notice.kind }
}
