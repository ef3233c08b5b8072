import Dispatch
import Foundation
import StageModel
import TestClient
import Wire

/// How long viewers are without a stage when the server, the built command, is killed and started again at once.
struct RestartBenchmark {
    /// From the kill until each viewer has seen the stage again, in milliseconds.
    private(set) var absence = Figures()
    /// From the start until the command says where it is, in milliseconds.
    private(set) var start = 0.0

    /// Blocks; not for the main thread.
    init(viewers count: Int) throws {
        let folder = try TestFolder(["web/index.html": ""])
        let arguments = ["serve", "--web", folder.path + "/web", "--state-dir", folder.path + "/state", "--port"]
        let first = try RunningCommand(arguments + ["0"])
        let port = try first.port()
        let viewers = try (0..<count).map { index in try ReturningViewer(port, chance: Double(index) / Double(count)) }
        try eventually("all see the stage") { viewers.allSatisfy { $0.stages.count == 1 } }
        let killed = DispatchTime.now().uptimeNanoseconds
        first.signal(SIGKILL)
        let second = try RunningCommand(arguments + [String(port)])
        _ = try second.port()
        start = Double(DispatchTime.now().uptimeNanoseconds - killed) / 1e6
        try eventually("all see the stage again") { viewers.allSatisfy { $0.stages.count == 2 } }
        for viewer in viewers { absence.add(Double(viewer.stages[1] - killed) / 1e6) }
        second.signal(SIGTERM)
        _ = try second.wait()
    }
}

/// A viewer that comes back as a page does: at once, then each second, a fifth more or less.
private final class ReturningViewer: @unchecked Sendable {
    private let lock = NSLock()
    private var seen: [UInt64] = []

    /// When it saw a stage at last after it had none, by the monotonic clock in nanoseconds.
    var stages: [UInt64] {
        lock.lock()
        defer { lock.unlock() }
        return seen
    }

    /// Connects a viewer.
    ///
    /// - Parameters:
    ///   - port: the server's port.
    ///   - chance: chooses the pause between two tries, 0..<1 for 0.8...1.2 s.
    /// - Throws: `TestSocket.Failure`.
    init(_ port: UInt16, chance: Double) throws {
        let first = try TestWebSocket(port: port, path: "/rooms/monzo")
        Thread.detachNewThread { [self] in
            var socket: TestWebSocket? = first
            while stages.count < 2 {
                let attempted = Date()
                if let socket = socket ?? (try? TestWebSocket(port: port, path: "/rooms/monzo")), see(socket) {
                    // Until the line breaks.
                    while (try? socket.message()) != nil {}
                }
                socket = nil
                Thread.sleep(until: attempted.addingTimeInterval(0.8 + 0.4 * chance))
            }
        }
    }

    private func see(_ socket: TestWebSocket) -> Bool {
        guard (try? socket.message()) != nil else { return false }
        lock.lock()
        defer { lock.unlock() }
        seen.append(DispatchTime.now().uptimeNanoseconds)
        return true
    }
}
