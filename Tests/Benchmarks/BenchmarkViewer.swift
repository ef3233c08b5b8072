import Dispatch
import Foundation
import StageModel
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
    /// All that it was shown, if it keeps that; guarded by `condition`.
    private var stages: [StageSnapshot] = []

    convenience init(port: UInt16, room: String, keepsStages: Bool = false) throws {
        self.init(try TestWebSocket(port: port, path: "/rooms/\(room)"), keepsStages: keepsStages)
    }

    /// Makes a viewer.
    ///
    /// - Parameters:
    ///   - socket: of a viewer that has just been let in.
    ///   - keepsStages: whether it decodes all that it is shown, for ``takeStages()``.
    init(_ socket: TestWebSocket, keepsStages: Bool = false) {
        self.socket = socket
        Thread.detachNewThread { [weak self, socket] in
            var count = 0
            var tick: UInt32 = 0
            var decoder = FrameDecoder()
            while let bytes = try? socket.message() {
                let arrival = DispatchTime.now().uptimeNanoseconds
                // With the viewer its line ends.
                guard let self, let message = try? ServerMessage(decoding: bytes) else { return }
                let before = tick
                var shown: [StageSnapshot] = []
                for part in message.parts {
                    if keepsStages {
                        guard (try? decoder.apply(part)) != nil else { return }
                        if let stage = decoder.stage, stage.tick != shown.last?.tick ?? before { shown.append(stage) }
                    }
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
                self.note(Frame(arrival: arrival, size: bytes.count, tick: tick), shown)
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

    /// What it was shown so far, if it keeps that.
    func takeStages() -> [StageSnapshot] {
        condition.lock()
        defer { condition.unlock() }
        defer { stages = [] }
        return stages
    }

    private func note(_ frame: Frame, _ shown: [StageSnapshot]) {
        condition.lock()
        defer { condition.unlock() }
        frames.append(frame)
        stages += shown
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
