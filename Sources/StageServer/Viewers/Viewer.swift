import WebSocketServer
import Wire

/// A viewer's connection, which passes its messages on to the room, and the room's newest state back.
final class Viewer: WebSocketHandler {
    // What is looked at for each update stands together: of thousands of viewers hardly anything is in the processor's caches.

    private let line: any ViewerLine
    /// The newest of the room's updates of which it was sent everything.
    private(set) var update: UInt64 = 0
    /// Notices and cursors wait for the welcome.
    private var isWelcomed = false
    /// Whether something for it alone is to be sent, once it is welcomed.
    private var hasOwnParts = false
    private var state = ViewerState()
    private var touch = TouchWatch()
    /// The place in the list of the room's viewers.
    var index = 0
    private let room: RoomViewers

    private let id: UInt64
    private let queue: RoomEventQueue
    private var own = PrivateParts() {
        didSet { hasOwnParts = own.isDue(isWelcomed: true) }
    }
    private let metrics: StageMetrics
    private var samples = RateLimit(perSecond: WireFormat.samplesPerSecond)
    private var requests = RateLimit(perSecond: WireFormat.requestsPerSecond)

    init(_ line: any ViewerLine, _ room: RoomViewers, _ queue: RoomEventQueue, _ metrics: StageMetrics) {
        self.line = line
        id = line.id
        self.room = room
        self.queue = queue
        self.metrics = metrics
        metrics.viewers.increment()
        room.add(self, id)
        requestTurn()
    }

    // MARK: To the viewer

    /// Whether it is sent each of the room's updates, however full the house is: while it touches, and until it is welcomed.
    func keepsEachUpdate(at now: MonotonicInstant) -> Bool {
        !isWelcomed || touch.isRecent(at: now)
    }

    /// Whether its turn comes with a later update.
    private var isHeldBack: Bool { room.isHeldBack(index) }

    /// Sends what others are sent, too, if that is all that the viewer is due and the line takes it at once.
    ///
    /// O(1).
    ///
    /// - Returns: whether it was sent.
    func send(_ catchUp: CatchUp) -> Bool {
        guard isWelcomed, let message = catchUp.message, !hasOwnParts, !state.isBehind,
            state.unacknowledgedBytes < ViewerState.unacknowledgedBytesLimit,
            canTakeFrames(of: catchUp), line.send(message)
        else { return false }
        update = room.update
        if let frame = catchUp.last { state.sent(frame, asSteps: true, bytes: message.count) }
        return true
    }

    private func canTakeFrames(of catchUp: CatchUp) -> Bool {
        guard let first = catchUp.first else { return true }
        return state.canTakeStep(to: first)
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
        case .editing: own.editing = notice
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
        guard !state.isBehind else { return nil }
        var builder = ServerMessageBuilder()
        appendNotice(&own.welcome, to: &builder) { isWelcomed = true }
        // What others have been sent waits for its turn.
        let frame = isHeldBack ? nil : appendFrame(to: &builder)
        guard !line.isClosing else { return nil }
        if isWelcomed, !isHeldBack {
            appendShared(to: &builder)
        }
        if isWelcomed {
            appendNotice(&own.scrolls, to: &builder)
            appendNotice(&own.editing, to: &builder)
            appendNotice(&own.refused, to: &builder)
        }
        if let probe = own.probe {
            let time = Double(MonotonicInstant.now.sinceOrigin.wholeNanoseconds) / 1e6
            if builder.append(Echo(probe: probe, time: time).encoded()) { own.probe = nil }
        }
        guard !builder.isEmpty else { return nil }
        if let frame { state.sent(frame, bytes: builder.bytes.count) }
        requestTurn()
        return .binary(builder.bytes)
    }

    private var hasNext: Bool {
        guard !state.isBehind else { return false }
        if own.isDue(isWelcomed: isWelcomed) { return true }
        return !isHeldBack && (isWelcomed && update < room.update || room.newest.map(state.isDue) ?? false)
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
        let parts = [room.cursors, room.roomNotice, room.stateNotice, room.paceNotice, room.interruptionNotice]
            .filter { $0.update > update }.map(\.bytes)
        for part in parts {
            guard builder.append(part) else { return }
            metrics.notices.increment()
        }
        if room.timeNotice.update > update, let time = room.time {
            // It may be long since that was said.
            let now = time.time(at: .now)
            guard builder.append(notice: ServerNotice.time(now).encoded()) else { return }
        }
        update = room.update
    }

    /// - Returns: the frame, if there is one to send.
    private func appendFrame(to builder: inout ServerMessageBuilder) -> StageFrame? {
        guard let newest = room.newest else { return nil }
        let part: [UInt8]
        switch state.next(newest) {
        case .nothing: return nil
        case .snapshot: part = newest.whole
        case .step(let step): part = step
        case .delta(let base):
            part = room.frames.delta(from: base, to: newest)
            metrics.skippedFrames.increment(by: newest.sequence - base.sequence - 1)
        }
        guard builder.append(part) else {
            if builder.isEmpty {
                let reason = "the stage does not fit a message: \(part.count) bytes"
                line.close(WebSocketClosure(.internalError, reason))
            }
            return nil
        }
        metrics.frames.increment()
        return newest
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
            state.acknowledge(tick)
            requestTurn()
        case .probe(let time):
            own.probe = time
            requestTurn()
        case .pointer, .wheel, .key:
            touch.record(message, at: .now)
            room.keepEachUpdate(index)
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
