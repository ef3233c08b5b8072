import Dispatch
import Foundation
import TestClient
import Wire

/// A viewer whose thread receives, notes and acknowledges.
final class BenchmarkViewer: @unchecked Sendable {
    struct Frame {
        /// The monotonic clock in nanoseconds.
        let arrival: UInt64
        let size: Int
        /// Of the step that it shows.
        let tick: UInt32
    }

    private let socket: TestWebSocket
    private let condition = NSCondition()
    /// Guarded by `condition`.
    private var frames: [Frame] = []

    convenience init(port: UInt16, room: String) throws {
        self.init(try TestWebSocket(port: port, path: "/rooms/\(room)"))
    }

    /// - Parameter socket: of a viewer that has just been let in.
    init(_ socket: TestWebSocket) {
        self.socket = socket
        Thread.detachNewThread { [weak self, socket] in
            var count = 0
            var tick: UInt32 = 0
            while let bytes = try? socket.message() {
                let arrival = DispatchTime.now().uptimeNanoseconds
                // With the viewer its line ends.
                guard let self, let message = try? ServerMessage(decoding: bytes) else { return }
                let before = tick
                for part in message.parts {
                    switch part {
                    case .snapshot(let snapshot): tick = snapshot.tick
                    case .delta(let delta): tick = delta.tick
                    case .step(let step): tick += step.advance
                    case .cursors, .echo, .notice: break
                    }
                }
                guard tick != before || count == 0 else { continue }
                count += 1
                if count.isMultiple(of: 16) { try? socket.send(ViewerMessage.acknowledgement(tick: tick).encoded()) }
                self.note(Frame(arrival: arrival, size: bytes.count, tick: tick))
            }
        }
    }

    func point(_ phase: ViewerPhase, _ x: Double, _ y: Double) throws {
        let time = Double(DispatchTime.now().uptimeNanoseconds) / 1e6
        try socket.send(
            ViewerMessage.pointer([.init(pointer: 0, phase: phase, x: Float(x), y: Float(y), time: time)]).encoded())
    }

    /// Blocks until a frame arrives that was not there at `instant`; nil after two seconds without one.
    func frame(after instant: UInt64) -> Frame? {
        condition.lock()
        defer { condition.unlock() }
        let deadline = Date() + 2
        while true {
            if let frame = frames.first(where: { $0.arrival >= instant }) { return frame }
            guard condition.wait(until: deadline) else { return nil }
        }
    }

    /// What has arrived so far.
    func takeFrames() -> [Frame] {
        condition.lock()
        defer { condition.unlock() }
        defer { frames = [] }
        return frames
    }

    private func note(_ frame: Frame) {
        condition.lock()
        defer { condition.unlock() }
        frames.append(frame)
        condition.signal()
    }
}

extension Collection<BenchmarkViewer> {
    /// Nanoseconds from the place of each frame that has arrived on a grid of 60 Hz to its arrival, of an origin that is
    /// the same for all frames of one room.
    func takeDelays() -> [Double] {
        flatMap { viewer in viewer.takeFrames().map { Double($0.arrival) - Double($0.tick) * 1e9 / 60 } }
    }
}
