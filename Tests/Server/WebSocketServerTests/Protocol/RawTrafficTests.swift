import TestClient
import Testing

@testable import WebSocketServer

/// Bytes of any kind on a line end that connection at most.
@Suite struct RawTrafficTests {
    private static let paths = [
        "/rooms/any", "/", "/main.js", "/echo", "/late", "/%00", "//", "/..", "/images/cover.webp",
    ]

    @Test(arguments: 0..<8 as Range<UInt64>)
    func nothingThatAPeerWritesHarmsTheOthers(part: UInt64) throws {
        let echo = try EchoServer(
            bodyLimits: ["/echo": 100],
            answer: {
                $0.path == "/echo" ? .now(HTTPAnswer(body: $0.body)) : $0.path == "/late" ? .later { _ in } : nil
            })
        defer { echo.server.stop() }
        let other = try echo.connect()
        for seed in part * 100..<part * 100 + 100 {
            let traffic = RawTraffic(seed: seed, port: echo.port, paths: Self.paths)
            #expect(traffic.play(to: echo.port), "seed \(seed)")
        }
        try other.send([5])
        #expect(try other.message() == [5])
    }
}
