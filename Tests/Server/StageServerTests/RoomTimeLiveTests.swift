import StageModel
import Testing
import Wire

@testable import StageServer

/// A room's time, over real sockets.
@Suite struct RoomTimeLiveTests {
    /// A viewer of a stage that has moved by itself, `tick` by `tick`, for 30 steps at least.
    private func watch(_ server: LiveServer, room: String = "one", key: String? = nil) throws -> LiveViewer {
        let viewer = try LiveViewer(server.port, room: room, key: key)
        try viewer.press(.home)
        try viewer.until { $0.depth > 0 && $0.time != nil }
        let start = viewer.depth
        try viewer.until { $0.depth > start + 30 }
        return viewer
    }

    /// Returns what a viewer of a moving stage sees at each stage tick, for more than ten of them.
    ///
    /// A busy machine skips some steps, which nobody can see afterwards either: such a tick shows the step before it.
    private func momentsSeen(by viewer: LiveViewer) throws -> [UInt32: [LayerNode]] {
        let start = viewer.depth
        var seen: [UInt32: [LayerNode]] = [:]
        try viewer.until {
            if $0.depth > 0 { seen[UInt32($0.depth)] = $0.stage?.nodes }
            return $0.depth > start + 60 && seen.count > 10
        }
        return seen
    }

    @Test func aPauseIsAPauseForAll() async throws {
        let server = try await LiveServer()
        let other = try LiveViewer(server.port)
        let viewer = try watch(server)
        try viewer.ask(.rate(0))
        try viewer.until { $0.time?.rate == 0 }
        let moment = try #require(viewer.time)
        #expect(moment.isLive)
        try viewer.until { $0.depth == Float(moment.tick) }
        try other.until { $0.time == moment && $0.depth == Float(moment.tick) }
        try viewer.ask(.rate(0.5))
        try other.until { $0.depth > Float(moment.tick) + 5 }
    }

    @Test func inSlowMotionTheStageGoesHalfTheWay() async throws {
        let server = try await LiveServer()
        let viewer = try watch(server)
        try viewer.ask(.rate(0.5))
        try viewer.until { $0.time?.rate == 0.5 }
        // The step that began it may have made up for others that were missed, and what it shows comes later.
        let told = try #require(viewer.stage?.tick)
        try viewer.until { $0.stage!.tick > told }
        let (step, depth) = (try #require(viewer.stage?.tick), viewer.depth)
        try viewer.until { $0.stage!.tick >= step + 60 }
        let (steps, way) = (Float(viewer.stage!.tick - step), viewer.depth - depth)
        #expect(abs(way - steps / 2) <= 1)
    }

    @Test func aMomentShowsTheNodesThatWereLiveThen() async throws {
        let server = try await LiveServer()
        let viewer = try LiveViewer(server.port)
        try viewer.press(.home)
        let seen = try momentsSeen(by: viewer)
        let moments = seen.keys.sorted().dropLast(5)
        for tick in [moments[moments.count / 2], try #require(moments.last), try #require(moments.first)] {
            try viewer.ask(.seek(tick))
            try viewer.until { $0.depth == Float(tick) && $0.time?.tick == tick }
            #expect(viewer.stage?.nodes == seen[tick])
            #expect(viewer.time?.isLive == false)
        }
        // Whoever comes now sees that moment, too.
        let late = try LiveViewer(server.port)
        try late.until { $0.time != nil && $0.stage != nil }
        #expect(late.stage?.nodes == viewer.stage?.nodes)
        #expect(late.time == viewer.time)
        try viewer.ask(.seek(nil))
        try late.until { $0.time?.isLive == true && $0.depth > 60 }
    }

    @Test func inputInTheMiddleForgetsWhatCameAfter() async throws {
        let server = try await LiveServer()
        let viewer = try watch(server)
        try viewer.ask(.rate(0))
        try viewer.ask(.seek(10))
        try viewer.until { $0.time?.tick == 10 }
        try viewer.ask(.set(["size": .integer(7)]))
        try viewer.until { $0.time?.newest == 11 && $0.room?.values == ["size": .integer(7)] }
        try viewer.ask(.seek(12))
        try viewer.until { $0.refusal != nil }
        #expect(viewer.refusal?.reason == "there are the moments from 0 to 11")
    }

    @Test func twoRoomsHaveTimesOfTheirOwn() async throws {
        let server = try await LiveServer()
        let made = try server.makeRoom()
        let first = try watch(server)
        let second = try watch(server, room: made.room, key: MadeRoom.key(made.links.present))
        try first.ask(.rate(0))
        try first.until { $0.time?.rate == 0 }
        let depth = second.depth
        try second.until { $0.depth > depth + 30 }
        #expect(second.time?.rate == 1)
    }

    @Test func whoOnlyWatchesTurnsNoTime() async throws {
        let server = try await LiveServer()
        let made = try server.makeRoom()
        let presenter = try watch(server, room: made.room, key: MadeRoom.key(made.links.present))
        let viewer = try LiveViewer(server.port, room: made.room, key: MadeRoom.key(made.links.view))
        for request in [ViewerRequest.rate(0), .step(-1), .seek(3), .seek(nil)] {
            try viewer.ask(request)
            try viewer.until { $0.refusal?.request == request.kind.rawValue }
            #expect(viewer.refusal?.reason == ControlRefusal.watchesOnly.reason)
        }
        let depth = presenter.depth
        try presenter.until { $0.depth > depth + 10 }
    }

    @Test(arguments: [
        #"{"type":"rate","rate":1e308}"#, #"{"type":"rate","rate":-0.5}"#, #"{"type":"rate","rate":true}"#,
        #"{"type":"step","ticks":0}"#, #"{"type":"step","ticks":1e9}"#, #"{"type":"seek"}"#,
        #"{"type":"seek","tick":-1}"#, #"{"type":"seek","tick":1e20}"#,
    ])
    func whatIsNoTimeBreaksTheFormat(text: String) async throws {
        let server = try await LiveServer()
        let viewer = try LiveViewer(server.port)
        try viewer.until { $0.welcome != nil }
        try viewer.socket.send(Array(text.utf8), .text)
        #expect(try viewer.socket.closure().code == 1007)
    }

    @Test func aHundredSeeksASecondHarmNobody() async throws {
        let server = try await LiveServer()
        let viewer = try watch(server)
        let moments = try momentsSeen(by: viewer).keys.sorted()
        let other = try watch(server, room: "two")
        for count in 0..<90 { try viewer.ask(.seek(moments[count % 10])) }
        try viewer.until { $0.depth == Float(moments[9]) && $0.time?.tick == moments[9] }
        let depth = other.depth
        try other.until { $0.depth > depth + 20 }
    }
}

extension LiveViewer {
    /// At which moment a stage was that moves by itself.
    fileprivate var depth: Float { stage?.nodes.first?.zPosition ?? 0 }
}
