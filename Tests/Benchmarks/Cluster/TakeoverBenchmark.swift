import Foundation
import TestClient

/// How long a viewer sees nothing move when the node that simulates its room is killed.
enum TakeoverBenchmark {
    /// The room did not go on.
    struct NoTakeover: Error {
        let kill: Int
    }

    /// Blocks; not for the main thread.
    ///
    /// - Parameter kills: how many owners are killed, one after the other.
    /// - Returns: the time from each kill to the next frame of the room, in milliseconds.
    /// - Throws: a failure to start servers, or to connect; ``NoTakeover``.
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
            Thread.detachNewThread { try? mover.move(for: 5.5) }
            Thread.sleep(forTimeInterval: 1 + Double(kill) * 0.07)
            _ = viewer.takeFrames()
            let killedAt = DispatchTime.now().uptimeNanoseconds
            owner.node.signal(SIGKILL)
            Thread.sleep(forTimeInterval: 3.5)
            let frames = viewer.takeFrames().filter { $0.arrival > killedAt }
            // The last frames of the one that was killed are still on their way.
            guard try BenchmarkNodes.figure("zoetrope_cluster_takeovers_total", other.port) == 1,
                let first = frames.first(where: { $0.arrival > killedAt + 100_000_000 })
            else { throw NoTakeover(kill: kill) }
            pauses.add(Double(first.arrival - killedAt) / 1e6)
            watcher = viewer
            owner = other
            Thread.sleep(forTimeInterval: 3)
        }
        owner.node.signal(SIGKILL)
        withExtendedLifetime(watcher) {}
        return pauses
    }
}
