import Foundation
import Logging
import StageModel
import TestClient
import Testing
import WebSocketServer
import Wire

@testable import StageServer

@MainActor
@Suite struct RoomRegistryTests {
    private let folder: TestFolder
    private let made = RoomRecord(room: RandomToken.random().text, scene: "one", key: .random())

    init() throws {
        folder = try TestFolder(["file": ""])
    }

    /// A registry with what it asked of the directory.
    @MainActor
    private final class Fixture {
        private(set) var asked: [(room: String, effect: DirectoryEffect)] = []
        private(set) var stages: [ManualStage] = []
        var fault: (any Error)?
        private(set) var registry: RoomRegistry!
        private let scrape = Metrics()
        private let clock = TickClock(anchor: .start)
        private var tick: UInt64 = 0

        /// The value that a scrape has.
        func metric(_ name: String) -> Int? {
            scrape.text().split(separator: "\n").first { $0.hasPrefix("zoetrope_\(name) ") }
                .flatMap { Double($0.split(separator: " ")[1]) }.map { Int($0) }
        }

        init(
            idle: Duration = .seconds(10), publicIdle: Duration = .longest, historyBudget: Int = .max,
            store: RoomStore? = nil,
            makeStage: @escaping @MainActor (String, StageCheckpoint?) -> ManualStage = ManualStage.init
        ) {
            let options = RoomRegistry.Options(
                idle: idle, publicIdle: publicIdle, historyBudget: historyBudget, store: store,
                capabilities: Capabilities(), metrics: StageMetrics(scrape),
                logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
                workingTime: { .zero })
            registry = RoomRegistry(
                options, clock: clock,
                makeSimulation: { [unowned self] scene, checkpoint in
                    if checkpoint != nil, let fault { throw fault }
                    let stage = makeStage(scene, checkpoint)
                    stages.append(stage)
                    return stage
                },
                send: { [unowned self] room, effects in asked += effects.directory.map { (room, $0) } })
        }

        func send(_ room: String, _ event: RoomEvent) {
            registry.receive(RoomArrival(room: room, scene: "one", event: event, instant: clock.instant(of: tick)))
        }

        func send(_ room: String, _ connection: UInt64, _ event: ViewerEvent) {
            send(room, .viewer(connection, event))
        }

        /// Somebody has made a private room.
        func make(_ record: RoomRecord) {
            let new = NewRoom(record: record, owner: nil, answer: HTTPAnswer(body: ""), promise: HTTPPromise { _ in })
            send(record.room, .made(new))
        }

        func join(_ room: String, _ connection: UInt64) {
            send(room, connection, .joined(.init(role: .participant, isByKey: false, roomKey: nil), identity: nil))
            wait(1)
        }

        func wait(_ seconds: UInt64) {
            step(seconds * 60)
        }

        func step(_ count: UInt64) {
            for _ in 0..<count {
                tick += 1
                registry.step(to: tick, at: clock.instant(of: tick))
            }
        }

        /// Whether something has arrived that the newest tick's step can still answer.
        var isAwaited: Bool { registry.isAwaited(at: tick) }

        /// Runs the newest tick's step again.
        func stepAgain() {
            registry.step(to: tick, at: clock.instant(of: tick))
        }

        /// The rooms that should end.
        var ending: [String] {
            asked.compactMap { if case .endIfEmpty = $0.effect { $0.room } else { nil } }
        }
    }

    @Test func aRoomIsOpenedByItsFirstViewer() {
        let fixture = Fixture()
        #expect(fixture.registry.due == nil)
        fixture.join("one", 1)
        fixture.join("one", 2)
        #expect(fixture.stages.count == 1)
        #expect(fixture.metric("rooms") == 1)
        #expect(fixture.registry.due == nil)
    }

    @Test func whatArrivesAtARoomAtRestIsAnsweredByTheTickThatItLetPass() throws {
        let fixture = Fixture()
        fixture.join("one", 1)
        fixture.wait(1)
        let stage = try #require(fixture.stages.first)
        func point(_ phase: PointerSample.Phase) {
            fixture.send("one", 1, .message(.pointer([.init(pointer: 0, phase: phase, x: 1, y: 1, time: 0)])))
        }
        #expect(!fixture.isAwaited)
        point(.down)
        #expect(fixture.isAwaited)
        let before = stage.received.count
        fixture.stepAgain()
        #expect(stage.received.count == before + 1)
        // A tick has one step.
        point(.up)
        #expect(!fixture.isAwaited)
        fixture.stepAgain()
        #expect(stage.received.count == before + 1)
        fixture.step(1)
        #expect(stage.received.count == before + 2)
    }

    @Test func aStepThatIsSimulatedElsewhereIsShownByTheTickThatAskedForIt() throws {
        let fixture = Fixture(makeStage: DistantStage.init)
        fixture.join("one", 1)
        fixture.join("two", 2)
        let stage = try #require(fixture.stages.first as? DistantStage)
        let other = try #require(fixture.stages.last as? DistantStage)
        for stage in [stage, other] where stage.isAwaitingStep {
            stage.answer()
            fixture.stepAgain()
        }
        fixture.send("one", 1, .message(.key(.init(key: .home, time: 0))))
        fixture.step(1)
        let asked = stage.asked.count
        #expect(stage.isAwaitingStep)
        // Nothing is done until it has come, however long that takes, and others go on.
        #expect(!fixture.isAwaited)
        fixture.send("two", 2, .message(.key(.init(key: .home, time: 0))))
        fixture.step(1)
        #expect(other.isAwaitingStep)
        #expect(stage.asked.count == asked)
        other.answer()
        #expect(fixture.isAwaited)
        fixture.stepAgain()
        #expect(!other.hasNewStep)
        #expect(!fixture.isAwaited)
    }

    @Test func anEmptyRoomEndsAfterItsTime() {
        let fixture = Fixture()
        fixture.make(made)
        #expect(fixture.metric("rooms_private") == 1)
        fixture.join("one", 1)
        fixture.wait(5)
        fixture.send("one", 1, .left(onPurpose: true))
        fixture.wait(3)
        #expect(fixture.ending.isEmpty)
        fixture.wait(2)
        // Nobody ever came into the private one.
        #expect(fixture.ending == [made.room])
        fixture.wait(60)
        #expect(fixture.ending == [made.room, "one"])
        fixture.send(made.room, .ended)
        fixture.send("one", .ended)
        #expect(fixture.metric("rooms") == 0)
        #expect(fixture.metric("rooms_private") == 0)
    }

    @Test func whoComesInTimeKeepsTheRoom() {
        let fixture = Fixture()
        fixture.make(made)
        fixture.wait(9)
        fixture.join(made.room, 1)
        fixture.wait(30)
        fixture.send(made.room, 1, .left(onPurpose: false))
        fixture.wait(9)
        fixture.join(made.room, 2)
        fixture.wait(30)
        #expect(fixture.ending.isEmpty)
        #expect(fixture.stages.count == 1)
    }

    @Test func aPublicRoomThatNobodyIsInReturnsToItsStart() {
        let fixture = Fixture(publicIdle: .seconds(3))
        fixture.join("one", 1)
        fixture.send("one", 1, .request(.set(["size": .integer(4)])))
        fixture.wait(1)
        fixture.send("one", 1, .request(.rate(0)))
        fixture.send("one", 1, .left(onPurpose: true))
        fixture.wait(2)
        #expect(fixture.ending.isEmpty)
        fixture.join("one", 2)
        #expect(fixture.stages.count == 1)
        fixture.send("one", 2, .left(onPurpose: true))
        fixture.wait(4)
        #expect(fixture.ending == ["one"])
        fixture.send("one", .ended)
        fixture.join("one", 3)
        #expect(fixture.stages.count == 2)
        #expect(fixture.stages.last?.values == ["size": .integer(1)])
    }

    @Test func aPrivateRoomKeepsWhatItWas() {
        let fixture = Fixture(publicIdle: .seconds(3))
        fixture.make(made)
        fixture.join(made.room, 1)
        fixture.send(made.room, 1, .left(onPurpose: true))
        fixture.wait(8)
        #expect(fixture.ending.isEmpty)
    }

    @Test func historiesThatAreTooMuchTogetherAreForgottenWhereNobodyIsFirst() throws {
        let fixture = Fixture(historyBudget: 10_000)
        fixture.make(made)
        for (room, connection) in [(made.room, 1), ("one", 2)] as [(String, UInt64)] {
            fixture.join(room, connection)
            fixture.send(room, connection, .message(.key(.init(key: .home, time: 0))))
            fixture.step(40)
            fixture.send(room, connection, .message(.key(.init(key: .end, time: 0))))
        }
        fixture.send("one", 2, .left(onPurpose: true))
        fixture.step(1)
        #expect(fixture.stages.map { $0.historySize > 3000 } == [true, true])
        // The first one goes on until it is too much.
        fixture.send(made.room, 1, .message(.key(.init(key: .home, time: 0))))
        fixture.step(90)
        #expect(fixture.stages[1].historySize == 100)
        #expect(fixture.stages[0].historySize > 3000)
        #expect(fixture.registry.historySize <= 10_000)
    }

    @Test func aPrivateRoomThatEndedIsGone() throws {
        let store = RoomStore(
            try StateFolder(path: folder.path + "/state"), scenes: ["one"], logger: Logger(label: "test"))
        let fixture = Fixture(store: store)
        let file = "\(folder.path)/state/rooms/\(made.room).json"
        fixture.make(made)
        store.flush()
        #expect(FileManager.default.fileExists(atPath: file))
        fixture.send(made.room, .ended)
        store.flush()
        #expect(!FileManager.default.fileExists(atPath: file))
    }

    @Test func whatComesToRestIsStoredAndTakenUpAgain() throws {
        let path = folder.path + "/state"
        do {
            let store = RoomStore(try StateFolder(path: path), scenes: ["one"], logger: Logger(label: "test"))
            let fixture = Fixture(store: store)
            fixture.make(made)
            fixture.join(made.room, 1)
            fixture.join("one", 2)
            fixture.send("one", 2, .message(.pointer([.init(pointer: 0, phase: .down, x: 33, y: 44, time: 0)])))
            fixture.send("one", 2, .request(.set(["size": .integer(7)])))
            fixture.wait(2)
            store.flush()
        }
        let store = RoomStore(try StateFolder(path: path), scenes: ["one"], logger: Logger(label: "test"))
        #expect(Set(store.stored.map(\.room)) == ["one", made.room])
        let fixture = Fixture(store: store)
        #expect(fixture.metric("rooms_private") == 1)
        fixture.join("one", 1)
        #expect(fixture.stages.last?.values == ["size": .integer(7)])
        #expect(fixture.stages.last?.snapshot().nodes[0].position == FixedPair(33, 44))
        // A private room that nobody comes back to ends as any other.
        fixture.wait(20)
        #expect(fixture.ending == [made.room])
    }

    @Test func aStateThatCannotBeUsedIsABeginning() throws {
        let path = folder.path + "/state"
        do {
            let store = RoomStore(try StateFolder(path: path), scenes: ["one"], logger: Logger(label: "test"))
            let fixture = Fixture(store: store)
            fixture.join("one", 1)
            fixture.send("one", 1, .request(.set(["size": .integer(7)])))
            fixture.wait(2)
            store.flush()
        }
        let store = RoomStore(try StateFolder(path: path), scenes: ["one"], logger: Logger(label: "test"))
        let fixture = Fixture(store: store)
        fixture.fault = ManualStage.Fault(description: "from another time")
        fixture.join("one", 2)
        #expect(fixture.stages.last?.values == ["size": .integer(1)])
    }
}
