import Wire

/// The changes that lead to a room's newest state for viewers of one thread who can't take its step, as they were not
/// sent the frame before.
///
/// Viewers with the same frame share one encoding.
struct FrameCache {
    private var encoder = FrameEncoder()
    /// Frames are kept so that their identities stay their own.
    private var deltas: [(base: StageFrame, target: StageFrame, part: [UInt8])] = []

    /// Returns the change from one frame to another.
    ///
    /// O(nodes) the first time, O(bases) after that, of which there are as many as steps that viewers are behind.
    mutating func delta(from base: StageFrame, to target: StageFrame) -> [UInt8] {
        if let known = deltas.first(where: { $0.base === base && $0.target === target }) { return known.part }
        let part = encoder.delta(from: base.snapshot, to: target.snapshot)
        deltas.append((base, target, part))
        return part
    }

    /// Forgets all changes, as there is a newer frame to lead to.
    mutating func removeAll() {
        deltas.removeAll(keepingCapacity: true)
    }
}
