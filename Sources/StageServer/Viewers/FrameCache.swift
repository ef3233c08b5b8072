import Wire

/// The changes that lead to a room's newest state for viewers of one thread who can't take its step, as they were not
/// sent the frame before.
///
/// Viewers with the same frame share one encoding.
struct FrameCache {
    private var encoder = FrameEncoder()
    private var newest: StageFrame?
    /// The base is kept so that its identity stays its own.
    private var deltas: [(base: StageFrame, part: [UInt8])] = []

    /// Returns the change from `base`.
    ///
    /// O(nodes) the first time, O(bases) after that, of which there are as many as steps that viewers are behind.
    mutating func delta(from base: StageFrame, to target: StageFrame) -> [UInt8] {
        turn(to: target)
        if let known = deltas.first(where: { $0.base === base }) { return known.part }
        let part = encoder.delta(from: base.snapshot, to: target.snapshot)
        deltas.append((base, part))
        return part
    }

    private mutating func turn(to target: StageFrame) {
        guard target !== newest else { return }
        newest = target
        deltas.removeAll(keepingCapacity: true)
    }
}
