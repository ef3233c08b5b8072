import Foundation
import TestClient

/// How long a viewer sees nothing move when the node that simulates its room is killed.
enum TakeoverBenchmark {
    /// Blocks; not for the main thread.
    ///
    /// - Parameter kills: how many owners are killed, one after the other.
    /// - Returns: the longest time between two frames around each kill, in milliseconds.
    /// - Throws: a failure to start servers, or to connect.
    static func measure(kills: Int) throws -> Figures {
        var pauses = Figures()
        let nodes = try BenchmarkNodes()
        var owner = try nodes.start()
        // Whose viewer is first owns the room.
        var watcher: BenchmarkViewer? = try BenchmarkViewer(port: owner.port, room: "monzo")
        _ = watcher?.frame(after: 0)
        for kill in 0..<kills {
            let other = try nodes.start()
            let mover = try Mover(port: other.port, room: "monzo")
            let viewer = try BenchmarkViewer(port: other.port, room: "monzo")
            _ = viewer.frame(after: 0)
            Thread.detachNewThread { try? mover.move(for: 8) }
            Thread.sleep(forTimeInterval: 1 + Double(kill) * 0.07)
            _ = viewer.takeFrames()
            owner.node.signal(SIGKILL)
            Thread.sleep(forTimeInterval: 4)
            pauses.add(viewer.takeFrames().longestPause)
            watcher = viewer
            owner = other
            Thread.sleep(forTimeInterval: 3)
        }
        owner.node.signal(SIGKILL)
        withExtendedLifetime(watcher) {}
        return pauses
    }
}

extension [BenchmarkViewer.Frame] {
    /// The longest time between two frames, in milliseconds.
    var longestPause: Double {
        zip(self, dropFirst()).map { Double($1.arrival - $0.arrival) / 1e6 }.max() ?? .nan
    }
}
