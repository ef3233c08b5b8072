import Logging
import StageModel
import Testing
import WebSocketServer

@testable import StageServer

/// Rooms that stand still, as what was told of them is not stored.
@MainActor
@Suite struct LateJournalTests {
    private final class Stage: ManualStage, JournaledSimulation {
        var heldPointers: [PointerSample] { [] }

        func drainHistoryChanges() -> [HistoryChange] { [] }

        func historyChanges(from tick: UInt32) -> [HistoryChange] { [.forgotten] }
    }

    private final class Opening: SimulationOpening {
        /// The parts of the work that are still to be done.
        var parts = 3

        func goOn(while hasTime: () -> Bool) -> (any RewindableSimulation)? {
            parts -= 1
            return parts > 0 ? nil : Stage()
        }
    }

    /// What was told of it by whom it was before may never be stored: only what it tells itself makes up for that.
    @Test func aRoomThatIsToGoOnHereTellsAllOfItself() {
        var told: [Bool] = []
        let clock = TickClock(anchor: .start)
        let options = RoomRegistry.Options(
            idle: .seconds(10), publicIdle: .longest, journal: { _, entry in told.append(entry.isWhole) },
            capabilities: Capabilities(), metrics: StageMetrics(Metrics()),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }, workingTime: { .zero })
        let registry = RoomRegistry(options, clock: clock, makeSimulation: { _, _ in Stage() }, send: { _, _ in })
        registry.adopt(
            RoomRecord(room: "one", scene: "one"), nil, epoch: 1, at: .start, isJournalKept: false
        ) { Opening() }
        for tick in UInt64(1)...60 { registry.step(to: tick, at: clock.instant(of: tick), except: ["one"]) }
        #expect(told == [true])
    }
}
