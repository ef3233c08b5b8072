import Dispatch
import Foundation
import StageModel
import TestClient
import Wire

/// What 50 viewers that read nothing, and 50 that send nonsense, cost 400 others of a room that moves at 60 Hz.
struct CrowdBenchmark: Sendable {
    struct Outcome: Sendable {
        /// When frames arrived, in milliseconds after the one that was fastest, measured by the steps' grid.
        var calm = Figures()
        var disturbed = Figures()
        /// The process's, per viewer that reads nothing, its own end included.
        var residentBytes = 0
        /// What the kernel holds for the viewer for which it holds most.
        var kernelBytes = 0
    }

    let port: UInt16
    let room: String

    /// Blocks; not for the main thread.
    func run(seconds: Double) throws -> Outcome {
        var outcome = Outcome()
        let mover = try Mover(port: port, room: room)
        let crowd = try (0..<400).map { _ in try BenchmarkViewer(port: port, room: room) }
        try mover.move(for: 1)
        for viewer in crowd { _ = viewer.takeFrames() }
        try mover.move(for: seconds)
        let calm = crowd.takeDelays()

        let before = try ProcessMemory.residentBytes()
        let stalled = try (0..<50).map { _ in
            try TestWebSocket(port: port, path: "/rooms/\(room)", receiveBuffer: 4096)
        }
        let hostile = Thread { [port, room] in
            // One after the other, about ten a second.
            while !Thread.current.isCancelled {
                let socket = try? TestWebSocket(port: port, path: "/rooms/\(room)")
                try? socket?.send([0x7F])
                _ = try? socket?.closure()
                Thread.sleep(forTimeInterval: 0.1)
            }
        }
        hostile.start()
        try mover.move(for: 1)
        for viewer in crowd { _ = viewer.takeFrames() }
        try mover.move(for: seconds)
        hostile.cancel()
        let disturbed = crowd.takeDelays()
        let fastest = min(calm.min() ?? 0, disturbed.min() ?? 0)
        for delay in calm { outcome.calm.add((delay - fastest) / 1e6) }
        for delay in disturbed { outcome.disturbed.add((delay - fastest) / 1e6) }
        outcome.residentBytes = max(try ProcessMemory.residentBytes() - before, 0) / stalled.count
        outcome.kernelBytes = ProcessMemory.largestKernelBuffers(ofServerAt: port)
        withExtendedLifetime(stalled) {}
        return outcome
    }
}
