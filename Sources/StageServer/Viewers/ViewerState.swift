import Wire

/// What one viewer has been sent and has acknowledged, and so what it is due. Knows no sockets.
struct ViewerState {
    enum Action {
        case nothing
        case snapshot
        /// The change since what the viewer was sent last.
        case delta(from: SnapshotBox)
    }

    private(set) var lastSent: SnapshotBox?
    /// Ticks of the messages sent since the last acknowledgement, oldest first; at most the window.
    private var unacknowledged: [UInt32] = []

    /// Whether it must acknowledge something before it is sent anything.
    var isBehind: Bool { unacknowledged.count >= WireFormat.acknowledgementWindow }

    /// Whether the viewer may be sent something that it does not have.
    func isDue(_ newest: SnapshotBox) -> Bool {
        lastSent !== newest && !isBehind
    }

    /// What to send now; it counts as sent.
    mutating func next(_ newest: SnapshotBox) -> Action {
        guard isDue(newest) else { return .nothing }
        defer {
            lastSent = newest
            unacknowledged.append(newest.snapshot.tick)
        }
        // A room that ended and began again has other steps.
        guard let base = lastSent, base.snapshot.stageSize == newest.snapshot.stageSize,
            base.snapshot.tick < newest.snapshot.tick, base.sequence < newest.sequence, base.jumps == newest.jumps
        else { return .snapshot }
        return .delta(from: base)
    }

    /// A tick that was not sent, or is older than the last acknowledged, changes nothing.
    mutating func acknowledge(_ tick: UInt32) {
        guard let index = unacknowledged.firstIndex(of: tick) else { return }
        unacknowledged.removeSubrange(...index)
    }
}
