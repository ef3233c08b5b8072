import Dispatch
import WebSocketServer
import Wire

/// A viewer's connection: what it does on to the room, the room's newest state back.
final class Viewer: WebSocketHandler {
    private let connection: WebSocketConnection
    private let audience: Audience
    private let queue: InputQueue
    private let metrics: StageMetrics
    private var state = ViewerState()
    private var outbox = Outbox()
    private var samples = RateLimit(perSecond: WireFormat.samplesPerSecond)
    private var requests = RateLimit(perSecond: WireFormat.requestsPerSecond)

    init(_ connection: WebSocketConnection, _ audience: Audience, _ queue: InputQueue, _ metrics: StageMetrics) {
        self.connection = connection
        self.audience = audience
        self.queue = queue
        self.metrics = metrics
        metrics.viewers.increment()
        audience.add(self, connection.id)
        requestTurn()
    }

    // MARK: To the viewer

    /// Sends what is newest as soon as the viewer can take it.
    func requestTurn() {
        if hasNext { connection.requestWritable() }
    }

    func welcome(_ welcome: Welcome) {
        outbox.welcome = ServerNotice.welcome(welcome).encoded()
        requestTurn()
    }

    func refuse(_ refusal: Refusal) {
        outbox.refused = ServerNotice.refused(refusal).encoded()
        requestTurn()
    }

    /// - Parameter scrolls: an encoded notice.
    func show(scrolls: [UInt8]) {
        outbox.scrolls = scrolls
        requestTurn()
    }

    /// - Parameter editing: an encoded notice.
    func show(editing: [UInt8]) {
        outbox.editing = editing
        requestTurn()
    }

    func close(_ closure: WebSocketClosure) {
        connection.close(closure)
    }

    func nextMessage() -> WebSocketMessage? {
        // A viewer that falls behind is sent nothing, not even what others are told meanwhile.
        guard !state.isBehind else { return nil }
        defer { requestTurn() }
        if let welcome = outbox.takeWelcome() { return notice(.text(welcome)) }
        guard let kind = outbox.order.first(where: isDue) else { return nil }
        switch kind {
        case .frame:
            outbox.hasSent(.frame)
            return nextFrame().map { .binary($0) }
        case .cursors, .room, .state:
            let shared = shared(kind)
            outbox.hasSent(kind, version: shared.version)
            return shared.message.map(notice)
        case .time:
            outbox.hasSent(.time, version: shared(.time).version)
            // It may be long since that was said.
            let time = audience.time?.time(at: DispatchTime.now().uptimeNanoseconds)
            return time.map { notice(.text(ServerNotice.time($0).encoded())) }
        case .echo:
            outbox.hasSent(.echo)
            let time = Double(DispatchTime.now().uptimeNanoseconds) / 1e6
            defer { outbox.probe = nil }
            return outbox.probe.map { .binary(Echo(probe: $0, time: time).encoded()) }
        case .scrolls:
            outbox.hasSent(.scrolls)
            defer { outbox.scrolls = nil }
            return outbox.scrolls.map { notice(.text($0)) }
        case .editing:
            outbox.hasSent(.editing)
            defer { outbox.editing = nil }
            return outbox.editing.map { notice(.text($0)) }
        case .refused:
            outbox.hasSent(.refused)
            defer { outbox.refused = nil }
            return outbox.refused.map { notice(.text($0)) }
        }
    }

    private var hasNext: Bool {
        !state.isBehind && (outbox.welcome != nil || Outbox.Kind.allCases.contains(where: isDue))
    }

    private func isDue(_ kind: Outbox.Kind) -> Bool {
        switch kind {
        case .frame: audience.newest.map(state.isDue) ?? false
        case .cursors, .room, .state, .time: outbox.isDue(kind, shared(kind))
        case .echo: outbox.probe != nil
        case .scrolls: outbox.scrolls != nil && outbox.isWelcomed
        case .editing: outbox.editing != nil && outbox.isWelcomed
        case .refused: outbox.refused != nil && outbox.isWelcomed
        }
    }

    private func shared(_ kind: Outbox.Kind) -> SharedMessage {
        switch kind {
        case .cursors: audience.cursors
        case .room: audience.roomNotice
        case .state: audience.stateNotice
        case .time: audience.timeNotice
        case .frame, .echo, .scrolls, .editing, .refused: SharedMessage()
        }
    }

    private func notice(_ message: WebSocketMessage) -> WebSocketMessage {
        metrics.notices.increment()
        return message
    }

    private func nextFrame() -> [UInt8]? {
        guard let newest = audience.newest else { return nil }
        let frame: [UInt8]
        switch state.next(newest) {
        case .nothing: return nil
        case .snapshot: frame = audience.frames.snapshot(of: newest)
        case .delta(let base):
            frame = audience.frames.delta(from: base, to: newest)
            metrics.skippedFrames.increment(by: newest.sequence - base.sequence - 1)
        }
        guard frame.count <= WireFormat.serverMessageLimit else {
            connection.close(WebSocketClosure(.internalError, "the stage does not fit a message: \(frame.count) bytes"))
            return nil
        }
        metrics.frames.increment()
        return frame
    }

    // MARK: From the viewer

    func receive(_ message: WebSocketMessage) {
        guard connection.charge(message.cost) else { return metrics.refusedInput.increment() }
        do throws(WireFault) {
            switch message {
            case .binary(let bytes): take(try ViewerMessage(decoding: bytes))
            case .text(let bytes): try takeRequest(bytes)
            }
        } catch {
            let code = WebSocketCloseCode(rawValue: error.code.rawValue) ?? .protocolError
            fault(WebSocketClosure(code, error.reason))
        }
    }

    func fellSilent() {
        tell(.silent)
    }

    func closed(byPeer: Bool) {
        metrics.viewers.decrement()
        audience.remove(connection.id)
        tell(.left(onPurpose: byPeer))
    }

    private func tell(_ event: RoomEvent) {
        queue.append(.init(room: audience.room, scene: audience.scene, connection: connection.id, event: event))
    }

    private func fault(_ closure: WebSocketClosure) {
        metrics.refusedInput.increment()
        connection.close(closure)
    }

    private func take(_ message: ViewerMessage) {
        guard samples.admit(message.sampleCount, at: DispatchTime.now().uptimeNanoseconds) else {
            let reason = "more than \(WireFormat.samplesPerSecond) samples within a second"
            return fault(WebSocketClosure(.policyViolation, reason))
        }
        switch message {
        case .acknowledgement(let tick):
            state.acknowledge(tick)
            requestTurn()
        case .probe(let time):
            outbox.probe = time
            requestTurn()
        case .pointer, .wheel, .key, .hover:
            tell(.message(message))
        }
    }

    private func takeRequest(_ bytes: [UInt8]) throws(WireFault) {
        guard requests.admit(1, at: DispatchTime.now().uptimeNanoseconds) else {
            let reason = "more than \(WireFormat.requestsPerSecond) control messages within a second"
            return fault(WebSocketClosure(.policyViolation, reason))
        }
        tell(.request(try ViewerRequest(decoding: bytes)))
    }
}
