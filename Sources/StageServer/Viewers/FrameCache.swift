import Wire

/// The frames that lead to a room's newest state. Viewers in step share one encoding.
struct FrameCache {
    private var encoder = FrameEncoder()
    private var newest: SnapshotBox?
    private var snapshot: [UInt8]?
    /// By the base's identity; the base is kept so that its identity stays its own.
    private var deltas: [ObjectIdentifier: (base: SnapshotBox, frame: [UInt8])] = [:]

    /// The whole state. O(nodes) the first time, O(1) after that.
    mutating func snapshot(of target: SnapshotBox) -> [UInt8] {
        turn(to: target)
        if let snapshot { return snapshot }
        let frame = encoder.snapshot(target.snapshot)
        snapshot = frame
        return frame
    }

    /// The change from `base`. O(nodes) the first time, O(1) after that.
    mutating func delta(from base: SnapshotBox, to target: SnapshotBox) -> [UInt8] {
        turn(to: target)
        if let known = deltas[ObjectIdentifier(base)] { return known.frame }
        let frame = encoder.delta(from: base.snapshot, to: target.snapshot)
        deltas[ObjectIdentifier(base)] = (base, frame)
        return frame
    }

    private mutating func turn(to target: SnapshotBox) {
        guard target !== newest else { return }
        newest = target
        snapshot = nil
        deltas.removeAll(keepingCapacity: true)
    }
}
