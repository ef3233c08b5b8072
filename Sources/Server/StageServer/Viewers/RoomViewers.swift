import StageModel
import WebSocketServer
import Wire

/// The viewers of one room whose connections belong to one thread.
///
/// Everything newest is encoded once for all of them.
final class RoomViewers {
    let room: String
    let scene: String
    private(set) var newest: StageFrame?
    /// The frame before the newest, if the change from it to the newest can be told.
    private(set) var beforeNewest: StageFrame?
    /// What the code of before the last save shows, for those who have that shown; each of them is told on its own.
    private(set) var earlier: StageFrame?
    /// The parts for everybody beside the frame, by their kinds' numbers.
    private(set) var parts = SharedNotice.Kind.allCases.map { _ in SharedPart() }
    var frames = FrameCache()
    /// A number that rises from 1 with each change for everybody.
    private(set) var update: UInt64 = 0
    /// When the oldest of the updates was made that wait for ``sendUpdates(stride:at:)``; nil if none does.
    private(set) var unsentSince: MonotonicInstant?
    /// The number of times that updates were sent.
    private var rounds = 0
    private var catchUps = CatchUps()
    private var rate = 60
    private var viewers: [Viewer] = []
    /// Of each viewer, by its place in `viewers`.
    var lanes: [ViewerLane] = []
    private var byConnection: [UInt64: Viewer] = [:]
    private let metrics: StageMetrics
    /// What the metrics have not been told of.
    private var sentFrames: UInt64 = 0
    private var sentNotices: UInt64 = 0
    private var skippedFrames: UInt64 = 0

    /// Is called after a viewer has left.
    private let left: (RoomViewers) -> Void

    init(
        room: String, scene: String, metrics: StageMetrics, left: @escaping (RoomViewers) -> Void = { _ in }
    ) {
        self.room = room
        self.scene = scene
        self.metrics = metrics
        self.left = left
    }

    var isEmpty: Bool { viewers.isEmpty }

    /// Whether those who only watch are sent several steps in a message.
    var joinsSteps: Bool { rate < 60 }

    /// Takes what a step leads to.
    ///
    /// What everybody is told waits for ``sendUpdates(stride:at:)``.
    ///
    /// - Parameters:
    ///   - parts: what everybody is told.
    ///   - direct: what single viewers are told.
    ///   - closure: the reason for which every connection is closed.
    ///   - stride: steps in a message to those who only watch.
    ///   - instant: when the step was made.
    func take(
        _ parts: SharedParts, direct: [DirectEffect], closure: WebSocketClosure? = nil, stride: Int,
        from instant: MonotonicInstant
    ) {
        for effect in direct { deliver(effect) }
        if let closure { for viewer in viewers { viewer.close(closure) } }
        take(parts, stride: stride, from: instant)
    }

    private func deliver(_ effect: DirectEffect) {
        let receivers = effect.connections.compactMap { byConnection[$0] }
        if case .close(let closure) = effect.content {
            for viewer in receivers { viewer.close(closure) }
        } else if case .earlier(let isShown) = effect.content {
            for viewer in receivers { viewer.show(earlier: isShown) }
        } else if !receivers.isEmpty, let notice = effect.content.notice?.encoded() {
            for viewer in receivers { viewer.show(notice, effect.content) }
        }
    }

    private func take(_ parts: SharedParts, stride: Int, from instant: MonotonicInstant) {
        let number = update + 1
        let frame = parts.frame?.copyForThread()
        if let frame {
            beforeNewest = newest.flatMap { frame.step.part != nil && frame.step.follows($0.step) ? $0 : nil }
            newest = frame
            frames.removeAll()
        }
        if let frame = parts.earlier?.copyForThread() {
            earlier = frame
            frames.removeAll()
            for index in lanes.indices where lanes[index].showsEarlier { viewers[index].requestTurn() }
        }
        for notice in parts.notices.all { tell(notice, at: number) }
        if 60 / stride != rate {
            rate = 60 / stride
            tell(EncodedNotice(.pace(ServerPace(rate: rate))), at: number)
        }
        guard frame != nil || self.parts.contains(where: { $0.update == number }) else { return }
        update = number
        unsentSince = unsentSince ?? instant
        catchUps.append(SharedUpdate(number: number, step: frame?.step))
    }

    private func tell(_ notice: EncodedNotice, at number: UInt64) {
        parts[notice.kind.rawValue].replace(with: notice, at: number)
    }

    /// Returns the part of a kind.
    func part(_ kind: SharedNotice.Kind) -> SharedPart { parts[kind.rawValue] }

    /// Sends everybody who was passed over what is newest.
    func sendRest(at now: MonotonicInstant) {
        for index in lanes.indices where lanes[index].isHeldBack {
            lanes[index].isHeldBack = false
            send(to: index, at: now)
        }
        count()
    }

    /// Sends the updates that were taken to those whose turn it is: of `stride` viewers one, its neighbour the next time, and
    /// whoever keeps each update.
    ///
    /// O(viewers).
    ///
    /// - Parameters:
    ///   - stride: steps in a message to those who only watch.
    ///   - now: the present.
    /// - Returns: whether somebody was passed over, and is sent them later, or by ``sendRest()``.
    func sendUpdates(stride: Int, at now: MonotonicInstant) -> Bool {
        unsentSince = nil
        rounds += 1
        var hasHeldBack = false
        var untilTurn = rounds % stride
        for index in lanes.indices {
            let isTurn = untilTurn == 0
            untilTurn = isTurn ? stride - 1 : untilTurn - 1
            if !isTurn, !mustSend(to: index, at: now) {
                lanes[index].isHeldBack = true
                hasHeldBack = true
                continue
            }
            lanes[index].isHeldBack = false
            send(to: index, at: now)
        }
        count()
        return hasHeldBack
    }

    private func mustSend(to index: Int, at now: MonotonicInstant) -> Bool {
        guard lanes[index].mayKeepEachUpdate else { return false }
        let keepsEachUpdate = viewers[index].keepsEachUpdate(at: now)
        lanes[index].mayKeepEachUpdate = keepsEachUpdate
        return keepsEachUpdate
    }

    /// Viewers who have the same are sent the same bytes, if the line takes them at once; the others what they lack, when it does.
    private func send(to index: Int, at now: MonotonicInstant) {
        if let steps = catchUps.steps(from: lanes[index].update, to: update, showing: newest, parts),
            lanes[index].send(steps, to: update)
        {
            return note(steps)
        }
        // Whoever can't be told in steps has fallen behind, and in a house that is too full all have.
        if lanes[index].takesShared,
            let difference = catchUps.difference(from: lanes[index], to: self, at: now),
            lanes[index].send(difference, to: update)
        {
            return note(difference)
        }
        viewers[index].requestTurn()
    }

    private func note(_ sent: CatchUp) {
        sentFrames += UInt64(sent.frameCount)
        sentNotices += UInt64(sent.noticeCount)
        skippedFrames += sent.skippedCount
    }

    private func count() {
        metrics.frames.increment(by: sentFrames)
        metrics.notices.increment(by: sentNotices)
        metrics.skippedFrames.increment(by: skippedFrames)
        (sentFrames, sentNotices, skippedFrames) = (0, 0, 0)
    }

    func add(_ viewer: Viewer, _ line: any ViewerLine) {
        viewer.index = viewers.count
        viewers.append(viewer)
        lanes.append(ViewerLane(line))
        byConnection[line.id] = viewer
    }

    func remove(_ id: UInt64) {
        guard let viewer = byConnection.removeValue(forKey: id), let last = viewers.popLast(),
            let lastLane = lanes.popLast()
        else { return }
        if last !== viewer {
            viewers[viewer.index] = last
            lanes[viewer.index] = lastLane
            last.index = viewer.index
        }
        left(self)
    }
}
