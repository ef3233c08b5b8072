import AllocationCount
import Demonstrations
import Foundation
import Logging
import Simulation
import StageModel
import TestSupport
import Testing
import WebSocketServer
import Wire

@testable import StageServer

/// A room that nobody is in, and in which nothing moves, lets go of its stage until somebody comes.
@MainActor
@Suite(.serialized) struct RoomSleepTests {
    /// Rooms of a server with one thread, on virtual time.
    @MainActor
    private final class Server {
        private(set) var registry: RoomRegistry!
        private(set) var frames: [StageFrame] = []
        private let clock = TickClock(anchor: .start)
        private let audiences = RoomAudiences(threads: 1) { _, _ in }
        private(set) var tick: UInt64 = 0

        init(_ make: @escaping @MainActor (_ scene: String) throws -> any RewindableSimulation) {
            let options = RoomRegistry.Options(
                idle: .seconds(3600), publicIdle: .longest, store: nil, capabilities: Capabilities(),
                metrics: StageMetrics(Metrics()), logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
                workingTime: { .zero })
            registry = RoomRegistry(options, clock: clock, makeSimulation: { scene, _ in try make(scene) }) {
                [unowned self] room, effects in
                if let frame = effects.shared.frame, keepsFrames { frames.append(frame) }
                audiences.deliver(effects, in: room)
            }
        }

        var keepsFrames = true

        func room(_ name: String) throws -> Room { try #require(registry.hosts[name]?.room) }

        func send(_ room: String, _ scene: String, _ event: ViewerEvent) {
            let arrival = RoomArrival(room: room, scene: scene, event: .viewer(1, event))
            audiences.note(arrival)
            registry.receive(arrival)
        }

        func join(_ room: String, _ scene: String) {
            send(room, scene, .joined(.init(role: .participant, isByKey: false, roomKey: nil), identity: nil))
        }

        /// Goes on as a server does, by the steps in which something is due.
        func wait(_ seconds: UInt64) {
            let end = tick + seconds * 60
            while tick < end {
                let due = registry.due.map { clock.tick(at: max($0, .start)) } ?? end
                tick = min(max(tick + 1, due), end)
                registry.step(to: tick, at: clock.instant(of: tick))
            }
        }
    }

    private func stage(_ scene: String) throws -> RecordedSimulation {
        RecordedSimulation(try SceneSimulation(scene: scene, stage: CGSize(width: 390, height: 844)))
    }

    @Test func aRoomSleepsTenSecondsAfterItsLastViewerHasLeft() throws {
        let server = Server(stage)
        server.join("one", "stack")
        server.wait(60)
        let room = try server.room("one")
        // Somebody looks at it.
        #expect(!room.simulation.isAsleep)
        server.send("one", "stack", .left(onPurpose: true))
        server.wait(9)
        #expect(!room.simulation.isAsleep)
        server.wait(2)
        #expect(room.simulation.isAsleep)
        #expect(room.newest.snapshot.nodes.isEmpty)
        // Then it has nothing to do until it ends, not even when those who left are forgotten.
        server.wait(3000)
        #expect(room.simulation.isAsleep)
    }

    @Test func aRoomThatIsAskedForItsLogSleepsAgain() throws {
        let server = Server(stage)
        server.join("one", "monzo")
        server.send("one", "monzo", .message(.key(.init(key: .arrowRight, time: 0))))
        server.wait(10)
        server.send("one", "monzo", .left(onPurpose: true))
        server.wait(20)
        let room = try server.room("one")
        #expect(room.simulation.isAsleep)
        // As for a log, the stage's time goes on to the present.
        _ = try room.timeline.log(from: nil, to: nil, at: room.tick(server.tick), isWatched: false)
        #expect(!room.simulation.isAsleep)
        server.wait(2)
        #expect(room.simulation.isAsleep)
        server.join("one", "monzo")
        server.wait(1)
        #expect(try #require(server.frames.last).snapshot.nodes.count > 0)
    }

    @Test func whoComesIsShownTheStageAsItWas() throws {
        let server = Server(stage)
        server.join("one", "monzo")
        server.send("one", "monzo", .message(.key(.init(key: .arrowRight, time: 0))))
        server.wait(30)
        let before = try server.room("one").newest
        server.send("one", "monzo", .left(onPurpose: true))
        server.wait(30)
        #expect(try server.room("one").simulation.isAsleep)
        let count = server.frames.count
        server.join("one", "monzo")
        server.wait(1)
        #expect(try !server.room("one").simulation.isAsleep)
        let frame = try #require(server.frames.last)
        #expect(server.frames.count == count + 1)
        // Its layers have other ids, so that nobody may be told a difference.
        #expect(frame.epoch == before.epoch + 1 && frame.sequence == before.sequence + 1 && frame.step.part == nil)
        #expect(frame.snapshot.nodes.map(\.position) == before.snapshot.nodes.map(\.position))
        #expect(frame.snapshot.nodes.map(\.boundsSize) == before.snapshot.nodes.map(\.boundsSize))
        // It is awake now.
        server.send("one", "monzo", .message(.key(.init(key: .arrowRight, time: 0))))
        server.wait(1)
        #expect(try #require(server.frames.last).step.part != nil)
    }

    @Test func aRoomInWhichSomethingMovesOrTimeIsSoughtStaysAwake() throws {
        let stage = ManualStage()
        let server = Server { _ in stage }
        server.join("one", "manual")
        server.send("one", "manual", .message(.key(.init(key: .home, time: 0))))
        server.wait(1)
        server.send("one", "manual", .left(onPurpose: true))
        server.wait(20)
        #expect(!stage.isAsleep)
        server.join("one", "manual")
        server.send("one", "manual", .message(.key(.init(key: .end, time: 0))))
        server.wait(1)
        stage.seekCost = 1_000_000
        server.send("one", "manual", .request(.seek(1)))
        server.send("one", "manual", .left(onPurpose: true))
        server.wait(20)
        #expect(!stage.isAsleep)
    }

    /// All that a server holds for a room but its connections, of which it has none then.
    @Test(.enabled(if: counts_allocations())) func aSleepingRoomHoldsLessThanTwentyKilobytes() throws {
        let names = SceneNames.all
        let server = Server(stage)
        server.keepsFrames = false
        func open(_ rooms: Range<Int>) {
            for room in rooms { server.join("\(room)", names[room % names.count]) }
            server.wait(5)
        }
        func leave(_ rooms: Range<Int>) {
            for room in rooms { server.send("\(room)", names[room % names.count], .left(onPurpose: true)) }
            server.wait(15)
        }
        // What is kept for all rooms is made for the first.
        open(0..<names.count)
        let (before, rooms) = (allocated_bytes(), 100..<100 + 5 * names.count)
        open(rooms)
        let awake = (Int(allocated_bytes()) - Int(before)) / rooms.count
        leave(rooms)
        let asleep = (Int(allocated_bytes()) - Int(before)) / rooms.count
        for room in rooms { #expect(try server.room("\(room)").simulation.isAsleep) }
        #expect(asleep < 20_000)
        #expect(awake > 4 * asleep)
    }
}
