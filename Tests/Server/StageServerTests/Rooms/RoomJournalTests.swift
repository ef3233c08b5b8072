import StageModel
import Testing
import WebSocketServer

@testable import StageServer

@MainActor
@Suite struct RoomJournalTests {
    /// A stage that says of its history what a test has it say.
    private final class Stage: ManualStage, JournaledSimulation {
        var changes: [HistoryChange] = []
        var heldPointers: [PointerSample] { [] }

        func drainHistoryChanges() -> [HistoryChange] {
            defer { changes = [] }
            return changes
        }

        func historyChanges(from tick: UInt32) -> [HistoryChange] { [.forgotten] }

        /// Moves by a step, without anybody doing anything.
        func move() { advance(to: tick + 1, with: tick == 0 ? [.key(.home)] : []) }
    }

    private let stage = Stage()
    private let session = RoomSession(
        people: [], lastNumber: 0, mode: .open, key: nil, holder: nil, rate: 1, shown: nil)
    private static let begin = MonotonicInstant.start + .seconds(1)

    /// The times, in milliseconds, at which there are entries while the stage moves, with a look at it every 10 ms.
    private func entries(_ journal: inout RoomJournal, _ times: Range<Int>) -> [Int] {
        stride(from: times.lowerBound, to: times.upperBound, by: 10).filter { time in
            stage.move()
            return journal.nextEntry(of: stage, session, tick: 0, at: Self.begin + .milliseconds(time)) != nil
        }
    }

    @Test func theFirstEntryTellsAll() throws {
        var journal = RoomJournal()
        let first = journal.nextEntry(of: stage, session, tick: 0, at: Self.begin)
        let entry = try #require(first)
        #expect(entry.isWhole && entry.session == session && entry.changes == [.forgotten])
        let next = journal.nextEntry(of: stage, session, tick: 0, at: Self.begin + .seconds(1))
        #expect(next == nil, "nothing has happened since")
    }

    @Test func aStageThatMovesIsToldOfTenTimesASecondAndWhatSomebodyDidAtOnce() throws {
        var journal = RoomJournal()
        #expect(entries(&journal, 0..<300) == [0, 100, 200])
        stage.changes = [.cut(after: 3)]
        let next = journal.nextEntry(of: stage, session, tick: 0, at: Self.begin + .milliseconds(210))
        let entry = try #require(next)
        #expect(entry.changes == [.cut(after: 3)] && !entry.isWhole && entry.session == nil)
    }

    @Test func whatIsToldWithoutWaitingKeepsNothingFromBeingToldLater() throws {
        var journal = RoomJournal()
        #expect(entries(&journal, 0..<50) == [0])
        journal.beginAnew()
        let rest = journal.nextEntry(of: stage, session, tick: 0, at: Self.begin + .milliseconds(50), waits: false)
        let entry = try #require(rest)
        #expect(entry.isWhole && entry.newest == stage.stageTicks.upperBound)
        #expect(entries(&journal, 60..<300) == [150, 250])
        // What could not be stored is told again as soon as an interval is over.
        journal.beginAnew()
        #expect(entries(&journal, 300..<400) == [350])
    }
}
