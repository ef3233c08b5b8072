import Dispatch
import Foundation
import StageModel

typealias ViewerPhase = PointerSample.Phase

/// Drags on a live server over loopback with three viewers.
struct LiveBenchmark {
    struct Outcome: Sendable {
        /// From before a move is sent until the frame that shows it has been received, in milliseconds.
        var latency = Figures()
        var deltaBytes = Figures()
        var snapshotBytes = 0
    }

    struct NoFrame: Error {}

    let port: UInt16
    let room: String
    private let y = 422.0

    init(port: UInt16, room: String) {
        self.port = port
        self.room = room
    }

    /// Blocks; not for the main thread.
    func run(moves: Int, streamed: Int) throws -> Outcome {
        var outcome = Outcome()
        let viewers = try (0..<3).map { _ in try BenchmarkViewer(port: port, room: room) }
        let viewer = viewers[0]
        guard let snapshot = viewer.frame(after: 0) else { throw NoFrame() }
        outcome.snapshotBytes = snapshot.size
        // Far enough for the pan to be recognised; from then on the content follows the finger, and rests with it.
        try viewer.point(.down, 200, y)
        for x in [185.0, 170, 155] {
            Thread.sleep(forTimeInterval: 0.05)
            try viewer.point(.move, x, y)
        }
        Thread.sleep(forTimeInterval: 0.5)
        for index in 0..<moves {
            _ = viewer.takeFrames()
            let sent = DispatchTime.now().uptimeNanoseconds
            try viewer.point(.move, index.isMultiple(of: 2) ? 120 : 150, y)
            guard let frame = viewer.frame(after: sent) else { throw NoFrame() }
            outcome.latency.add(Double(frame.arrival - sent) / 1e6)
            // The next move comes anywhere within a step.
            Thread.sleep(forTimeInterval: .random(in: 0.02...0.04))
        }
        // Moves at 125 Hz, so that every step moves.
        _ = viewer.takeFrames()
        for index in 0..<streamed {
            try viewer.point(.move, 120 + 60 * sin(Double(index) / 25), y)
            Thread.sleep(forTimeInterval: 0.008)
        }
        for frame in viewer.takeFrames() { outcome.deltaBytes.add(Double(frame.size)) }
        try viewer.point(.up, 120, y)
        withExtendedLifetime(viewers) {}
        return outcome
    }
}
