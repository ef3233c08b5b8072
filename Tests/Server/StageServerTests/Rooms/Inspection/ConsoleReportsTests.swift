import StageModel
import Testing
import Wire

@testable import StageServer

/// Who is told what the code of a stage prints.
@MainActor
@Suite struct ConsoleReportsTests {
    /// A stage whose code prints.
    private final class PrintingStage: ManualStage, EditedSimulation {
        var revision = 1
        var editing = EditingState()
        var replaysGesture = false
        var console = StageConsole()
    }

    private let stage = PrintingStage()
    private let fixture: RoomFixture

    init() {
        fixture = RoomFixture(stage: stage)
    }

    private func read(_ connection: UInt64, got: UInt32 = 0) {
        fixture.ask(connection, .console(ConsoleWish(isWanted: true, received: got)))
    }

    private func last(_ connection: UInt64 = 1) -> ConsoleReport? { fixture.consoles[connection]?.last }

    @Test func nobodyIsToldWhoDidNotAsk() {
        fixture.join(1)
        stage.console.add("a\n", at: 1)
        fixture.wait(1)
        #expect(fixture.consoles.isEmpty)
    }

    @Test func whoAsksIsToldAllAtOnceEvenOfAStageAtRest() {
        stage.console.add("a\nb\n", at: 3)
        fixture.join(1)
        read(1)
        let lines: [StageConsole.Change] = [.line(tick: 3, text: "a"), .line(tick: 3, text: "b")]
        #expect(fixture.consoles == [1: [ConsoleReport(number: 1, isWhole: true, changes: lines)]])
    }

    @Test func aReportWaitsForTheOneBeforeToArrive() {
        fixture.join(1)
        read(1)
        stage.console.add("a\n", at: 4)
        fixture.wait(1)
        #expect(fixture.consoles[1]?.count == 1)
        read(1, got: 1)
        #expect(last() == ConsoleReport(number: 2, changes: [.line(tick: 4, text: "a")]))
    }

    @Test func linesAreToldAtMostFiveTimesASecond() {
        fixture.join(1)
        read(1)
        for step in 0..<600 {
            stage.console.add("\(step)\n", at: UInt32(step))
            read(1, got: last()?.number ?? 0)
        }
        #expect(45...52 ~= fixture.consoles[1]?.count ?? 0)
    }

    @Test func whoMissedAReportIsToldAnew() {
        stage.console.add("a\n", at: 1)
        fixture.join(1)
        read(1)
        stage.console.add("b\n", at: 2)
        fixture.step(13)
        read(1)
        #expect(last()?.isWhole == true)
        #expect(last()?.changes == [.line(tick: 1, text: "a"), .line(tick: 2, text: "b")])
    }

    @Test func aLongListComesInParts() {
        stage.console.add(String(repeating: String(repeating: "x", count: 300) + "\n", count: 100), at: 1)
        fixture.join(1)
        read(1)
        var told = 0
        while let report = last(), told < 100 {
            #expect(ServerNotice.console(report).encoded().count < 64_000)
            told += report.changes.count
            fixture.step(13)
            read(1, got: report.number)
            guard last() != report else { break }
        }
        #expect(told == 100)
    }

    @Test func whoWantsNoMoreIsToldNoMore() {
        fixture.join(1)
        read(1)
        fixture.ask(1, .console(ConsoleWish(isWanted: false)))
        stage.console.add("a\n", at: 1)
        fixture.wait(1)
        #expect(fixture.consoles[1]?.count == 1)
    }

    @Test func inAPrivateRoomPresentersAloneAreTold() {
        let stage = PrintingStage()
        let fixture = RoomFixture(isPrivate: true, stage: stage)
        stage.console.add("a\n", at: 1)
        fixture.join(1, .viewer, isByKey: true)
        fixture.join(2, .participant, isByKey: true)
        fixture.join(3, .presenter, isByKey: true)
        for connection in UInt64(1)...3 { fixture.ask(connection, .console(ConsoleWish(isWanted: true))) }
        #expect(Set(fixture.consoles.keys) == [3])
        #expect(Set(fixture.refusals.keys) == [1, 2])
    }

    @Test func aStageWhoseCodeIsNotEditedPrintsNothing() {
        let fixture = RoomFixture()
        fixture.join(1)
        fixture.ask(1, .console(ConsoleWish(isWanted: true)))
        #expect(fixture.refusals[1]?.reason == "nothing is printed on this stage: it is no preview")
    }

    @Test func thirtyTwoReadAtOnce() {
        for connection in UInt64(1)...33 {
            fixture.join(connection)
            read(connection)
        }
        #expect(fixture.consoles.count == 32)
        #expect(fixture.refusals[33]?.request == "console")
        fixture.tell(1, .left(onPurpose: true))
        read(33)
        #expect(fixture.consoles[33]?.count == 1)
    }
}
