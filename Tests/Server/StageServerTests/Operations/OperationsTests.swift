import Foundation
import StageModel
import TestClient
import Testing
import Wire

@testable import StageServer

@Suite struct OperationsTests {
    private func metric(_ name: String, _ port: UInt16) throws -> Double? {
        let response = try TestHTTP("/metrics", port: port)
        #expect(response.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8")
        return String(decoding: response.body, as: UTF8.self).split(separator: "\n")
            .first { $0.hasPrefix("zoetrope_\(name) ") }.flatMap { Double($0.split(separator: " ")[1]) }
    }

    @Test func aServerThatAnswersIsHealthy() async throws {
        let live = try await LiveServer()
        for path in ["/healthz", "/readyz", "/livez"] {
            let response = try TestHTTP(path, port: live.port)
            #expect(response.status == 200)
            #expect(response.body == Array("ok\n".utf8))
        }
    }

    @Test func whatHappensIsCounted() async throws {
        let live = try await LiveServer()
        let (viewer, other) = (try LiveViewer(live.port), try LiveViewer(live.port, room: "two"))
        try viewer.next()
        try other.next()
        #expect(try metric("viewers", live.port) == 2)
        #expect(try metric("websocket_connections", live.port) == 2)
        #expect(try metric("rooms", live.port) == 2)
        let steps = try #require(try metric("steps_total", live.port))
        try viewer.point(.down, 5, 5)
        try viewer.next()
        for name in ["steps_total", "step_duration_seconds_count", "step_lateness_seconds_count"] {
            // The frame is sent before its step ends.
            try eventually("\(name) counts") { try metric(name, live.port) ?? 0 > steps }
        }
        #expect(try metric("input_latency_seconds_count", live.port) == 1)
        #expect(try metric("frames_total", live.port) == 3)
        let bytes = try #require(try metric("websocket_sent_bytes_total", live.port))
        #expect(bytes > Double(viewer.message.count))
        #expect(try metric("websocket_received_bytes_total", live.port) == 20)
        #expect(try metric("input_refused_total", live.port) == 0)
        try other.socket.send([0x7F])
        _ = try other.socket.closure()
        #expect(try metric("input_refused_total", live.port) == 1)
        #expect(try metric("websocket_closed_total{code=\"1002\"}", live.port) == 1)
    }

    @Test func framesThatASlowViewerMissedAreCounted() async throws {
        let live = try await LiveServer()
        let (slow, keen) = (try LiveViewer(live.port), try LiveViewer(live.port))
        try slow.next()
        try keen.next()
        // On a busy machine a message may hold so many steps that nothing is missed at once.
        var key = Key.home
        try eventually("it counts") {
            try keen.press(key)
            key = key == .home ? .end : .home
            for _ in 0..<60 {
                usleep(16_000)
                try keen.catchUp()
            }
            try slow.catchUp()
            return try metric("frames_skipped_total", live.port) ?? 0 >= 1
        }
    }
}
