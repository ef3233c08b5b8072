import Foundation
import Demonstrations
import Simulation
import StageModel
import TestClient
import Testing
import Wire

@testable import StageServer

/// A room of a real scene: its log replays to what its viewers were shown.
@MainActor
@Suite struct RecordedRoomTests {
    private nonisolated static let stage = CGSize(width: 390, height: 844)

    private func serve() throws -> LiveServer {
        try LiveServer(
            stages: (
                read: { scene, log in
                    let input = try ParsedInput(log.text)
                    return { try LogOpening(input, tick: log.tick, scene: scene, stage: Self.stage) }
                },
                make: { scene, _ in RecordedSimulation(try SceneSimulation(scene: scene, stage: Self.stage)) }
            )
        ) { $0.scenes = SceneSimulation.scenes(stage: Self.stage) }
    }

    /// Off the main thread, where the server's steps are.
    private func away<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
        try await Task.detached { try body() }.value
    }

    /// What a log shows at its `tick`.
    private func replay(_ log: String, of scene: String, to tick: UInt32) throws -> [LayerNode] {
        let start = try #require(try InputScript.start(of: log))
        let simulation = try SceneSimulation(checkpoint: start.checkpoint, tick: start.tick)
        let script = try InputScript(
            log, scene: try SceneCatalogue.scene(named: scene), stage: .zero, parameters: [:])
        var nodes: [LayerNode] = []
        try HeadlessRun(simulation: simulation, script: script, ticks: tick - start.tick, every: 1)
            .run({ _ in }, show: { nodes = $0.nodes })
        return nodes
    }

    @Test(arguments: [("monzo", 500), ("stack", 750)] as [(String, Float)])
    func aRoomsLogReplaysToWhatItsViewersSee(scene: String, y: Float) async throws {
        let server = try serve()
        let port = server.port
        let (time, log) = try await away {
            let viewer = try LiveViewer(port, room: scene)
            try viewer.until { $0.stage != nil && $0.welcome != nil }
            try viewer.point(.down, 200, y)
            for step in 1...12 {
                try viewer.point(.move, 200 - Float(step) * 9, y - Float(step) * 14)
                // About a step.
                usleep(20_000)
            }
            try viewer.point(.up, 90, y - 180)
            // It glides, and on.
            usleep(200_000)
            try viewer.ask(.rate(0))
            try viewer.until { $0.time?.rate == 0 }
            let log = try TestHTTP("/rooms/\(scene)/log", port: port)
            #expect(log.status == 200)
            return (try #require(viewer.time), String(decoding: log.body, as: UTF8.self))
        }
        let expected = try replay(log, of: scene, to: time.tick)
        // Another room shows any moment of that log.
        let last = try #require(
            try InputScript(log, scene: SceneCatalogue.scene(named: scene), stage: .zero, parameters: [:]).entries.last
        ).tick
        let middle = last - 3
        let before = try replay(log, of: scene, to: middle)
        let moves = before != expected
        #expect(moves)
        try await away {
            let viewer = try LiveViewer(port, room: scene)
            try viewer.until { $0.stage?.nodes == expected }
            let answer = try TestHTTP(
                "/rooms?scene=\(scene)&tick=\(middle)", method: "POST", port: port,
                headers: ["Origin": "http://127.0.0.1:\(port)"], body: log)
            #expect(answer.status == 201)
            let made = try JSONDecoder().decode(MadeRoom.self, from: Data(answer.body))
            let other = try LiveViewer(port, room: made.room, key: MadeRoom.key(made.links.present))
            try other.until { $0.stage?.nodes == before && $0.time?.tick == middle }
            #expect(other.time?.newest == last)
            try other.ask(.seek(nil))
            try other.until { $0.time?.isLive == true }
        }
    }

    @Test func whatWasWrittenInARoomIsInItsLogAndInARoomOfThat() async throws {
        let server = try serve()
        try await away {
            let viewer = try LiveViewer(server.port, room: "grid")
            try viewer.until { $0.stage != nil && $0.welcome != nil }
            try viewer.ask(.rate(0))
            try viewer.until { $0.time?.rate == 0 }
            try viewer.ask(.comment(text: "\u{1F44D} \"here\"", x: 12, y: 30))
            try viewer.until { !$0.comments.isEmpty }
            let log = String(decoding: try TestHTTP("/rooms/grid/log", port: server.port).body, as: UTF8.self)
            // Whoever asks for another time is not told.
            let comment = try #require(viewer.comments.first)
            let later = try TestHTTP("/rooms/grid/log?to=\(comment.tick)", port: server.port)
            #expect(String(decoding: later.body, as: UTF8.self) == log)
            let answer = try server.post("/rooms?scene=grid", log)
            #expect(answer.status == 201)
            let made = try JSONDecoder().decode(MadeRoom.self, from: Data(answer.body))
            let other = try LiveViewer(server.port, room: made.room, key: MadeRoom.key(made.links.view))
            try other.until { !$0.comments.isEmpty }
            let copy = try #require(other.comments.first)
            #expect((copy.text, copy.tick, copy.x, copy.y) == (comment.text, comment.tick, 12, 30))
            #expect(copy.number == 1 && copy.color == comment.color)
        }
    }

    private nonisolated func log(of scene: String, after tick: UInt32) -> String {
        let place = #"{"scene":"\#(scene)","stageWidth":390,"stageHeight":844,"parameters":{},"restoration":{}}"#
        return "{\"restore\":\(place),\"tick\":\(tick)}"
    }

    @Test func aLogThatBeginsLateGoesOnFromThere() async throws {
        let server = try serve()
        try await away {
            let made = try server.post("/rooms?scene=grid", log(of: "grid", after: .max / 2))
            try #require(made.status == 201)
            let room = try JSONDecoder().decode(MadeRoom.self, from: Data(made.body))
            let viewer = try LiveViewer(server.port, room: room.room, key: MadeRoom.key(room.links.present))
            try viewer.until { $0.stage != nil && $0.time?.newest ?? 0 >= .max / 2 }
            let rest = viewer.stage?.nodes
            try viewer.press(.end)
            try viewer.until { $0.stage?.nodes != rest }
        }
    }

    @Test func whatIsWrongWithALogIsSaidByItsLine() async throws {
        let server = try serve()
        try await away {
            for (body, reason) in [
                (
                    "{\"tick\":1,\"key\":\"Home\"}\n{\"tick\":2}",
                    "input line 2: needs one of pointer, wheel, action, set, text, key, comment\n"
                ),
                ("{\"tick\":1,\"action\":\"fly\"}", "input line 1: "),
                (
                    "{\"tick\":300000,\"key\":\"Home\"}",
                    "input line 1: tick 300000 is more than an hour after the log's start, 0\n"
                ),
                (
                    log(of: "stack", after: .max),
                    "input line 1: tick 4294967295 is above 2147483647, the last to begin after\n"
                ),
                ("{\"restore\":{},\"tick\":1}", "input line 1: "), ("nonsense", "input line 1: not JSON"),
            ] {
                let answer = try server.post("/rooms?scene=stack", body)
                #expect(answer.status == 400)
                #expect(String(decoding: answer.body, as: UTF8.self).hasPrefix(reason))
            }
            let late = try server.post("/rooms?scene=stack&tick=216001", "{\"tick\":1,\"key\":\"Home\"}")
            #expect(late.status == 400)
            #expect(String(decoding: late.body, as: UTF8.self).contains("0 to 216000"))
        }
    }
}
