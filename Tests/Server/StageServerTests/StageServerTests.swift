import Dispatch
import StageModel
import TestClient
import Testing
import Wire

@testable import StageServer

@Suite struct StageServerTests {
    @Test func aViewerIsSentASnapshotAtOnceWhileTheStageRests() async throws {
        let live = try await LiveServer()
        for _ in 0..<3 {
            let viewer = try LiveViewer(live.port)
            guard case .snapshot(let stage) = try viewer.next() else {
                Issue.record("not a snapshot")
                return
            }
            #expect(stage.nodes.map(\.id) == [1])
        }
        #expect(await live.stage("one")?.steps.isEmpty == true)
        #expect(await live.stage("two") == nil)
    }

    @Test func everyViewerSeesWhatOneDoes() async throws {
        let live = try await LiveServer()
        let (first, second) = (try LiveViewer(live.port), try LiveViewer(live.port))
        try first.next()
        try second.next()
        try first.point(.down, 12.5, 40)
        try first.next()
        try second.next()
        #expect(first.stage == second.stage)
        #expect(second.stage?.nodes[0].position == FixedPair(12.5, 40))
        try second.point(.down, 99, 1)
        try first.next()
        try second.next()
        #expect(first.stage == second.stage)
        #expect(first.stage?.nodes[0].position == FixedPair(99, 1))
    }

    @Test func aProbeIsAnsweredToItsSenderAlone() async throws {
        let live = try await LiveServer()
        let (viewer, other) = (try LiveViewer(live.port), try LiveViewer(live.port))
        try viewer.next()
        try other.next()
        let before = Double(DispatchTime.now().uptimeNanoseconds) / 1e6
        try viewer.send(.probe(time: 1234.5))
        guard case .echo(let echo) = try viewer.next() else {
            Issue.record("not an echo")
            return
        }
        #expect(echo.probe == 1234.5)
        #expect(before...Double(DispatchTime.now().uptimeNanoseconds) / 1e6 ~= echo.time)
        try viewer.point(.down, 3, 3)
        guard case .delta = try other.next(), case .delta = try viewer.next() else {
            Issue.record("not a delta")
            return
        }
    }

    @Test func whoInspectsIsToldHowTheStageScrolls() async throws {
        let live = try await LiveServer()
        let (viewer, other) = (try LiveViewer(live.port), try LiveViewer(live.port))
        try viewer.ask(.inspect(true))
        try viewer.until { $0.scrolls != nil }
        try viewer.press(.home)
        try viewer.until { $0.scrolls?.views.first?.target?.x ?? 0 > 0 }
        try other.until { $0.state != nil && $0.stage?.nodes[0].zPosition ?? 0 > 0 }
        #expect(other.scrolls == nil)
    }

    @Test func roomsAreApart() async throws {
        let live = try await LiveServer()
        let (one, two) = (try LiveViewer(live.port), try LiveViewer(live.port, room: "two"))
        try one.next()
        try two.next()
        try one.point(.down, 5, 5)
        try one.next()
        try two.point(.down, 6, 6)
        try two.next()
        #expect(two.stage?.nodes[0].position == FixedPair(6, 6))
        #expect(await live.stage("two")?.received.count == 1)
    }

    @Test func aViewerThatJoinsAMovingStageStartsFromItsNewestState() async throws {
        let live = try await LiveServer()
        let first = try LiveViewer(live.port)
        try first.next()
        try first.press(.enter)
        try first.next()
        try first.press(.home)
        for _ in 0..<5 { try first.next() }
        let second = try LiveViewer(live.port)
        guard case .snapshot(let stage) = try second.next() else {
            Issue.record("not a snapshot")
            return
        }
        #expect(stage.nodes.count == 2)
        #expect(stage.tick >= first.stage?.tick ?? .max)
        try second.next()
        #expect(second.stage?.nodes[0].zPosition == second.stage.map { Float($0.tick) })
    }

    @Test func aViewerThatDoesNotAcknowledgeSkipsToTheNewestState() async throws {
        let live = try await LiveServer()
        let (slow, keen) = (try LiveViewer(live.port), try LiveViewer(live.port))
        try slow.next()
        try keen.next()
        try keen.press(.home)
        // The snapshot and 31 deltas fill the window.
        for _ in 0..<31 { try slow.next() }
        let last = try #require(slow.stage?.tick)
        while try #require(keen.stage?.tick) < last + 40 {
            try keen.next()
            try keen.acknowledge()
        }
        try slow.acknowledge()
        // Where the machine was late, a message had two steps, so that some more are on their way.
        var tick = last
        while tick < last + 32 {
            guard case .delta(let delta) = try slow.next() else {
                Issue.record("not a delta")
                return
            }
            #expect(delta.base == tick)
            tick = delta.tick
        }
        #expect(tick >= last + 40)
        #expect(slow.stage?.nodes[0].zPosition == Float(tick))
    }

    @Test func whatIsAtRestSendsNothing() async throws {
        let live = try await LiveServer()
        let viewer = try LiveViewer(live.port)
        try viewer.next()
        try viewer.point(.down, 1, 1)
        try viewer.next()
        // A second pointer at the same place changes nothing; the next message is that of the move after it.
        let tick = try #require(viewer.stage?.tick)
        try viewer.point(.move, 1, 1)
        try await eventually("both are received", asking: { await live.stage("one")?.received.count == 2 })
        try await eventually("it rests", asking: { await live.stage("one")?.needsStep == false })
        try viewer.point(.move, 2, 1)
        guard case .delta(let delta) = try viewer.next() else {
            Issue.record("not a delta")
            return
        }
        #expect(delta.base == tick)
        #expect(await live.stage("one")?.steps.count == 3)
    }

    @Test func aVanishedViewersPointersAreCancelled() async throws {
        let live = try await LiveServer()
        let (first, second) = (try LiveViewer(live.port), try LiveViewer(live.port))
        try first.next()
        try second.next()
        try first.point(.down, 30, 30)
        try second.next()
        first.socket.socket.shutdown()
        try await eventually("both are received", asking: { await live.stage("one")?.received.count == 2 })
        guard case .pointer(let sample) = await live.stage("one")?.received.last else {
            Issue.record("not a pointer")
            return
        }
        #expect(sample.phase == .cancel)
    }

    @Test func stoppingClosesViewersWith1001() async throws {
        let live = try await LiveServer()
        let viewer = try LiveViewer(live.port)
        try viewer.next()
        let closure = Task.detached { [socket = viewer.socket] in try socket.closure().code }
        await live.server.stop()
        #expect(try await closure.value == 1001)
    }
}
