import WebSocketServer
import Wire

/// A viewer's connection, which passes its messages on to the room, and the room's newest state back.
final class Viewer: WebSocketHandler {
    /// The place among the room's viewers, of which ``RoomViewers/lanes`` has what concerns sending.
    var index = 0
    private let line: any ViewerLine
    private let id: UInt64
    private let room: RoomViewers
    private let queue: RoomEventQueue
    private let metrics: StageMetrics
    /// The update of the newest notice, sent before the welcome, that the room does not go on.
    private var shownInterruption: UInt64 = 0
    private var touch = TouchWatch()
    private var own = PrivateParts() {
        didSet { lane.hasOwnParts = own.isDue(isWelcomed: true) }
    }
    private var samples = RateLimit(perSecond: WireFormat.samplesPerSecond)
    private var requests = RateLimit(perSecond: WireFormat.requestsPerSecond)

    init(_ line: any ViewerLine, _ room: RoomViewers, _ queue: RoomEventQueue, _ metrics: StageMetrics) {
        self.line = line
        id = line.id
        self.room = room
        self.queue = queue
        self.metrics = metrics
        metrics.viewers.increment()
        room.add(self, line)
        requestTurn()
    }

    private var lane: ViewerLane {
        get { room.lanes[index] }
        _modify { yield &room.lanes[index] }
    }

    // MARK: To the viewer

    /// Whether it is sent each of the room's updates, however full the house is: while it touches, and until it is welcomed.
    func keepsEachUpdate(at now: MonotonicInstant) -> Bool {
        !room.lanes[index].isWelcomed || touch.isRecent(at: now)
    }

    /// Asks to send what is newest as soon as the viewer can take it.
    func requestTurn() {
        if hasNext { line.requestWritable() }
    }

    /// Sends a notice for this viewer, in place of one of its kind that was not sent yet.
    ///
    /// - Parameters:
    ///   - notice: the encoded notice.
    ///   - content: what it says.
    func show(_ notice: [UInt8], _ content: DirectEffect.Content) {
        switch content {
        case .welcome: own.welcome = notice
        case .refused: own.refused = notice
        case .scrolls: own.scrolls = notice
        case .views: own.views = notice
        case .console: own.console = notice
        case .costs: own.costs = notice
        case .editing: own.editing = notice
        case .people: own.people = notice
        case .changes: own.changes = notice
        case .earlier: break
        case .close(let closure): return close(closure)
        }
        requestTurn()
    }

    func close(_ closure: WebSocketClosure) {
        line.close(closure)
    }

    /// Returns everything that the viewer is due, in one message.
    func nextMessage() -> OutgoingMessage? {
        // A viewer that falls behind is sent nothing until it has acknowledged something.
        guard !lane.state.isBehind else { return nil }
        var builder = ServerMessageBuilder()
        appendNotice(&own.welcome, to: &builder) { lane.isWelcomed = true }
        let (isWelcomed, isHeldBack) = (lane.isWelcomed, lane.isHeldBack)
        // What others have been sent waits for its turn.
        let frame = isHeldBack ? nil : appendFrame(to: &builder)
        guard !line.isClosing else { return nil }
        if isWelcomed, !isHeldBack {
            appendShared(to: &builder)
        } else if hasInterruption, builder.append(interruption.bytes) {
            metrics.notices.increment()
            shownInterruption = interruption.update
        }
        if isWelcomed {
            appendNotice(&own.scrolls, to: &builder)
            appendNotice(&own.views, to: &builder)
            appendNotice(&own.console, to: &builder)
            appendNotice(&own.costs, to: &builder)
            appendNotice(&own.editing, to: &builder)
            appendNotice(&own.people, to: &builder)
            appendNotice(&own.changes, to: &builder)
            appendNotice(&own.refused, to: &builder)
        }
        if let probe = own.probe {
            let time = Double(MonotonicInstant.now.sinceOrigin.wholeNanoseconds) / 1e6
            if builder.append(Echo(probe: probe, time: time).encoded()) { own.probe = nil }
        }
        guard !builder.isEmpty else { return nil }
        if let frame { lane.state.sent(frame.frame, asSteps: frame.isStep, bytes: builder.bytes.count) }
        requestTurn()
        return .binary(builder.bytes)
    }

    /// Whether it waits for a welcome that does not come just now, and has not been told why.
    private var hasInterruption: Bool { !lane.isWelcomed && shownInterruption < interruption.update }

    private var interruption: SharedPart { room.part(.interruption) }

    private var hasNext: Bool {
        let lane = room.lanes[index]
        guard !lane.state.isBehind else { return false }
        if hasInterruption { return true }
        if own.isDue(isWelcomed: lane.isWelcomed) { return true }
        guard !lane.isHeldBack else { return false }
        return lane.isWelcomed && lane.update < room.update || shown.map(lane.state.isDue) ?? false
    }

    /// The newest frame of what this viewer is shown.
    private var shown: StageFrame? { lane.showsEarlier ? room.earlier ?? room.newest : room.newest }

    /// Shows what the code of before the last save shows, or no longer.
    func show(earlier: Bool) {
        lane.showsEarlier = earlier
        requestTurn()
    }

    private func appendNotice(
        _ notice: inout [UInt8]?, to builder: inout ServerMessageBuilder, then: () -> Void = {}
    ) {
        guard let text = notice, builder.append(notice: text) else { return }
        notice = nil
        metrics.notices.increment()
        then()
    }

    /// Adds what the room tells everybody and the viewer was not sent.
    private func appendShared(to builder: inout ServerMessageBuilder) {
        for part in room.parts where part.update > lane.update {
            // It may be long since that was said.
            guard builder.append(part.bytes(at: .now)) else { return }
            metrics.notices.increment()
        }
        lane.update = room.update
    }

    /// Adds what leads to the newest frame.
    ///
    /// - Returns: the last part that was added; nil if there is none.
    private func appendFrame(to builder: inout ServerMessageBuilder) -> FramePart? {
        guard let newest = shown else { return nil }
        var last: FramePart?
        for part in room.change(for: lane.state, to: newest) {
            guard builder.append(part.bytes) else {
                if builder.isEmpty {
                    let reason = "the stage does not fit a message: \(part.bytes.count) bytes"
                    line.close(WebSocketClosure(.internalError, reason))
                }
                break
            }
            metrics.frames.increment()
            metrics.skippedFrames.increment(by: part.skippedCount)
            last = part
        }
        return last
    }

    // MARK: From the viewer

    func receive(_ message: WebSocketMessage) {
        guard line.charge(message.cost) else { return metrics.refusedInput.increment() }
        do throws(WireFault) {
            switch message {
            case .binary(let bytes): handle(try ViewerMessage(decoding: bytes))
            case .text(let bytes): try handleRequest(bytes)
            }
        } catch {
            let code = WebSocketCloseCode(rawValue: error.code.rawValue) ?? .protocolError
            fault(WebSocketClosure(code, error.reason))
        }
    }

    func fellSilent() {
        enqueue(.silent)
    }

    func closed(byPeer: Bool) {
        metrics.viewers.decrement()
        room.remove(line.id)
        enqueue(.left(onPurpose: byPeer))
    }

    private func enqueue(_ event: ViewerEvent) {
        queue.append(RoomArrival(room: room.room, scene: room.scene, event: .viewer(line.id, event)))
    }

    private func fault(_ closure: WebSocketClosure) {
        metrics.refusedInput.increment()
        line.close(closure)
    }

    private func handle(_ message: ViewerMessage) {
        guard samples.admit(message.sampleCount, at: .now) else {
            let reason = "more than \(WireFormat.samplesPerSecond) samples within a second"
            return fault(WebSocketClosure(.policyViolation, reason))
        }
        switch message {
        case .acknowledgement(let tick):
            lane.state.acknowledge(tick)
            requestTurn()
        case .probe(let time):
            own.probe = time
            requestTurn()
        case .pointer, .wheel, .key:
            touch.record(message, at: .now)
            lane.mayKeepEachUpdate = true
            enqueue(.message(message))
        case .hover:
            enqueue(.message(message))
        }
    }

    private func handleRequest(_ bytes: [UInt8]) throws(WireFault) {
        guard requests.admit(1, at: .now) else {
            let reason = "more than \(WireFormat.requestsPerSecond) control messages within a second"
            return fault(WebSocketClosure(.policyViolation, reason))
        }
        enqueue(.request(try ViewerRequest(decoding: bytes)))
    }
}
