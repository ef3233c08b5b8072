import StageModel
import WebSocketServer
import Wire

/// What leads to a room's newest update, encoded once for all viewers of a thread who have the same.
///
/// Whoever has the updates before the newest ones is told their steps; the others the difference from the frame that they
/// were sent last, which many share, too, as a thread that falls behind does so for all of its viewers.
struct CatchUps {
    /// The newest updates, oldest first.
    private var recent: [SharedUpdate] = []
    /// As many as there are steps in a message to watchers, four times over: a thread that has fallen behind sends several at
    /// once.
    static let recentLimit = 4 * PaceControl.strides.upperBound
    /// To the newest update.
    private var known: [CatchUp] = []
    /// The one that was asked for last: nearly all come from the same update.
    private var lastSteps: CatchUp?
    private var lastDifference: CatchUp?
    private var differences: [CatchUp] = []

    /// Adds the newest update.
    mutating func append(_ update: SharedUpdate) {
        recent.append(update)
        if recent.count > Self.recentLimit { recent.removeFirst() }
        known.removeAll(keepingCapacity: true)
        differences.removeAll(keepingCapacity: true)
        (lastSteps, lastDifference) = (nil, nil)
    }

    /// Finds or makes what leads from one update to the newest one in steps.
    ///
    /// O(1) but for the first time after an update.
    ///
    /// - Parameters:
    ///   - base: the update that a viewer has.
    ///   - newest: the newest one.
    ///   - frame: the newest frame.
    ///   - parts: the newest part of each kind.
    /// - Returns: what leads there; nil if the update is too old for that.
    mutating func steps(
        from base: UInt64, to newest: UInt64, showing frame: StageFrame?, _ parts: [SharedPart]
    ) -> CatchUp? {
        if let lastSteps, lastSteps.base == base { return lastSteps }
        for made in known where made.base == base {
            lastSteps = made
            return made
        }
        guard base < newest, let oldest = recent.first, base + 1 >= oldest.number else { return nil }
        let made = makeSteps(from: base, to: frame, parts)
        known.append(made)
        lastSteps = made
        return made
    }

    private func makeSteps(from base: UInt64, to newest: StageFrame?, _ parts: [SharedPart]) -> CatchUp {
        let steps = recent.filter { $0.number > base }.compactMap(\.step)
        var builder = ServerMessageBuilder()
        var fits = true
        var last: FrameStep?
        for step in steps {
            fits = fits && (last.map { $0.sequence + 1 == step.sequence } ?? true) && step.part != nil
            fits = fits && builder.append(step.part ?? [])
            last = step
        }
        let parts = parts.filter { $0.update > base }
        for part in parts { fits = fits && builder.append(part.bytes) }
        return CatchUp(
            base: base, way: .steps(steps.first), last: steps.isEmpty ? nil : newest, frameCount: steps.count,
            noticeCount: parts.count,
            message: fits ? .binary(builder.bytes) : nil)
    }

    /// Returns what leads from the frame that a viewer was sent last to the newest one; nil if it was sent none.
    ///
    /// O(nodes) for the first who has that frame, O(such frames) for the others.
    mutating func difference(from lane: ViewerLane, to room: RoomViewers, at now: MonotonicInstant) -> CatchUp? {
        guard let base = lane.state.lastSent, let newest = room.newest else { return nil }
        if let lastDifference, lastDifference.base == lane.update, lastDifference.begins(at: lane.state) {
            return lastDifference
        }
        for known in differences where known.base == lane.update && known.begins(at: lane.state) {
            lastDifference = known
            return known
        }
        let made = Self.makeDifference(lane, from: base, to: newest, room, at: now)
        differences.append(made)
        lastDifference = made
        return made
    }

    private static func makeDifference(
        _ lane: ViewerLane, from base: StageFrame, to newest: StageFrame, _ room: RoomViewers, at now: MonotonicInstant
    ) -> CatchUp {
        var builder = ServerMessageBuilder()
        let frames = room.change(for: lane.state, to: newest)
        let parts = room.parts.filter { $0.update > lane.update }
        let all = frames.map(\.bytes) + parts.map { $0.bytes(at: now) }
        let fits = all.allSatisfy { builder.append($0) } && !builder.isEmpty
        return CatchUp(
            base: lane.update, way: .difference(from: base, endsWithStep: frames.last?.isStep ?? false),
            last: frames.last?.frame, frameCount: frames.count,
            skippedCount: frames.reduce(0) { $0 + $1.skippedCount }, noticeCount: parts.count,
            message: fits ? .binary(builder.bytes) : nil)
    }
}
