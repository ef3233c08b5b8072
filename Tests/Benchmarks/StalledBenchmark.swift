import Foundation
import TestClient

/// A measurement of what viewers that read nothing add to the delay of the others' frames.
///
/// Both cases are measured turn by turn in one run, as machines drift, and with few viewers that read, so that their
/// threads do not keep each other waiting.
struct StalledBenchmark: Sendable {
    struct Outcome: Sendable {
        /// When frames arrived, in milliseconds after the one that was fastest, by the steps' grid.
        var calm = Figures()
        var beside = Figures()
    }

    static let readers = 10
    static let stalled = 50

    let port: UInt16
    let room: String

    /// Blocks; not for the main thread.
    func run(turns: Int, seconds: Double) throws -> Outcome {
        let mover = try Mover(port: port, room: room)
        let readers = try (0..<Self.readers).map { _ in try BenchmarkViewer(port: port, room: room) }
        var (calm, beside): ([Double], [Double]) = ([], [])
        for _ in 0..<turns {
            try mover.move(for: 0.5)
            _ = readers.takeDelays()
            try mover.move(for: seconds)
            calm += readers.takeDelays()

            let stalled = try (0..<Self.stalled).map { _ in
                try TestWebSocket(port: port, path: "/rooms/\(room)", receiveBuffer: 4096)
            }
            // Until they have all that they are sent without an acknowledgement.
            try mover.move(for: 1)
            _ = readers.takeDelays()
            try mover.move(for: seconds)
            beside += readers.takeDelays()
            withExtendedLifetime(stalled) {}
        }
        let fastest = min(calm.min() ?? 0, beside.min() ?? 0)
        var outcome = Outcome()
        for delay in calm { outcome.calm.add((delay - fastest) / 1e6) }
        for delay in beside { outcome.beside.add((delay - fastest) / 1e6) }
        return outcome
    }
}
