import Dispatch
import WebSocketServer
import Wire

/// A viewer's connection: input on to the room, the room's newest state back.
final class Viewer: WebSocketHandler {
    private let connection: WebSocketConnection
    private let audience: Audience
    private let queue: InputQueue
    private var state = ViewerState()
    private let metrics: StageMetrics
    private var limit = RateLimit(perSecond: WireFormat.samplesPerSecond)
    private var requestLimit = RateLimit(perSecond: WireFormat.requestsPerSecond)
    /// The time of the newest probe, until it is answered.
    private var probe: Double?

    init(_ connection: WebSocketConnection, _ audience: Audience, _ queue: InputQueue, _ metrics: StageMetrics) {
        self.connection = connection
        self.audience = audience
        self.queue = queue
        self.metrics = metrics
        metrics.viewers.increment()
        audience.add(self, connection.id)
        queue.append(.init(room: audience.room, viewer: connection.id, event: .joined))
        showNewest()
    }

    /// Sends the room's newest state as soon as the viewer can take it.
    func showNewest() {
        if let newest = audience.newest, state.isDue(newest) { connection.requestWritable() }
    }

    func close(_ closure: WebSocketClosure) {
        connection.close(closure)
    }

    func receive(_ message: WebSocketMessage) {
        do throws(WireFault) {
            switch message {
            case .binary(let bytes): take(try ViewerMessage(decoding: bytes))
            case .text(let bytes): take(try ViewerRequest(decoding: bytes))
            }
        } catch {
            let code = WebSocketCloseCode(rawValue: error.code.rawValue) ?? .protocolError
            refuse(WebSocketClosure(code, error.reason))
        }
    }

    func nextMessage() -> [UInt8]? {
        if let probe {
            self.probe = nil
            showNewest()
            return Echo(probe: probe, time: Double(DispatchTime.now().uptimeNanoseconds) / 1e6).encoded()
        }
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

    func closed() {
        metrics.viewers.decrement()
        audience.remove(connection.id)
        queue.append(.init(room: audience.room, viewer: connection.id, event: .left))
    }

    private func refuse(_ closure: WebSocketClosure) {
        metrics.refusedInput.increment()
        connection.close(closure)
    }

    private func take(_ message: ViewerMessage) {
        guard limit.admit(message.sampleCount, at: DispatchTime.now().uptimeNanoseconds) else {
            let reason = "more than \(WireFormat.samplesPerSecond) samples within a second"
            return refuse(WebSocketClosure(.policyViolation, reason))
        }
        switch message {
        case .acknowledgement(let tick):
            state.acknowledge(tick)
            showNewest()
        case .probe(let time):
            probe = time
            connection.requestWritable()
        case .hover:
            break
        case .pointer, .wheel, .key:
            queue.append(.init(room: audience.room, viewer: connection.id, event: .message(message)))
        }
    }

    private func take(_ request: ViewerRequest) {
        guard requestLimit.admit(1, at: DispatchTime.now().uptimeNanoseconds) else {
            let reason = "more than \(WireFormat.requestsPerSecond) control messages within a second"
            return refuse(WebSocketClosure(.policyViolation, reason))
        }
    }
}
