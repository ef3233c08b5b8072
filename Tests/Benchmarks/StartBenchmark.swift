import Dispatch
import Foundation
import TestClient

/// How soon the server, the built command, serves its first frame after its process has begun.
enum StartBenchmark {
    /// Blocks; not for the main thread.
    ///
    /// - Returns: milliseconds, of some starts.
    static func run(starts: Int) throws -> Figures {
        let folder = try TestFolder(["web/index.html": ""])
        var figures = Figures()
        for _ in 0..<starts {
            let began = DispatchTime.now().uptimeNanoseconds
            let server = try RunningCommand(["serve", "--web", folder.path + "/web", "--port", "0"])
            defer { server.signal(SIGKILL) }
            let viewer = try TestWebSocket(port: try server.port(), path: "/rooms/monzo")
            _ = try viewer.message()
            figures.add(Double(DispatchTime.now().uptimeNanoseconds - began) / 1e6)
        }
        return figures
    }
}
