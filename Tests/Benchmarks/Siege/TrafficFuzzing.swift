import Foundation
import TestClient
import Wire

/// Gives the built command raw traffic of one seed after the other, on four connections at a time.
struct TrafficFuzzing {
    struct Harm: Error, CustomStringConvertible {
        let description: String
    }

    private static let paths = [
        "/rooms/monzo", "/rooms/album", "/rooms/grid", "/rooms/monzo/log", "/rooms?scene=grid", "/qr", "/", "/metrics",
        "/%00", "//",
    ]
    private static let messages =
        [
            ViewerMessage.key(.init(key: .end, time: 0)).encoded(), ViewerMessage.acknowledgement(tick: 1).encoded(),
            ViewerMessage.pointer([.init(pointer: 0, phase: .down, x: 200, y: 400, time: 1)]).encoded(),
            ViewerMessage.wheel([.init(x: 200, y: 400, dx: 0, dy: 40, time: 1)]).encoded(),
        ]
        + [
            #"{"type":"set","values":{"height":1e308}}"#, #"{"type":"step","ticks":3600}"#,
            #"{"type":"rate","rate":0}"#,
            #"{"type":"seek","tick":4294967295}"#, #"{"type":"inspect","inspect":true}"#,
            #"{"type":"name","name":"x"}"#,
        ].map { Array($0.utf8) }

    /// - Throws: ``Harm`` with the seeds among which is the one that ended it, or kept it from answering.
    static func run(seconds: Double, from first: UInt64) throws {
        let folder = try TestFolder(["web/index.html": ""])
        let command = try RunningCommand([
            "serve", "--port", "0", "--web", folder.path + "/web", "--log-level", "critical",
            "--max-new-connections-per-address", "100000",
        ])
        let port = try command.port()
        let end = Date(timeIntervalSinceNow: seconds)
        let round: UInt64 = 400
        var seed = first
        while Date() < end {
            let start = seed
            DispatchQueue.concurrentPerform(iterations: 4) { part in
                for offset in 0..<round / 4 {
                    let traffic = RawTraffic(
                        seed: start + UInt64(part) * round / 4 + offset, port: port, paths: paths, messages: messages)
                    _ = traffic.play(to: port)
                }
            }
            seed += round
            guard (try? TestHTTP("/healthz", port: port).status) == 200 else {
                throw Harm(description: "no answer after the seeds \(start)..<\(seed)")
            }
        }
        print("\(seed - first) connections of raw traffic, from seed \(first) on: none did harm")
        command.signal(SIGTERM)
        guard try command.wait().status == 0 else { throw Harm(description: "SIGTERM did not end it") }
    }
}
