import StageModel
import Testing
import WebSocketServer
import Wire

@testable import StageServer

/// Who is told what a stage's steps cost.
@MainActor
@Suite struct CostReportsTests {
    private let stage = ManualStage()
    private let fixture: RoomFixture

    init() {
        fixture = RoomFixture(stage: stage)
        stage.told = StageCosts(record: 1, version: 1, steps: [StepCost(tick: 1, times: [5])])
    }

    private func inspect(_ connection: UInt64, step: UInt32? = nil, got: UInt32 = 0) {
        fixture.ask(connection, .costs(CostWish(isWanted: true, step: step, received: got)))
    }

    private func last(_ connection: UInt64 = 1) -> CostReport? { fixture.costs[connection]?.last }

    /// Has the stage move, which makes steps, and tell other costs.
    private func move(_ costs: StageCosts, steps: Int = 40) {
        stage.told = costs
        fixture.point(1, .move)
        fixture.step(steps)
    }

    @Test func nobodyIsAskedWhileNobodyInspects() {
        fixture.join(1)
        fixture.point(1, .down)
        fixture.wait(1)
        #expect(fixture.costs.isEmpty)
        #expect(stage.questions.isEmpty)
    }

    @Test func whoInspectsIsToldWhatIsKnownAtOnce() {
        fixture.join(1)
        inspect(1)
        #expect(fixture.costs == [1: [CostReport(number: 1, isWhole: true, steps: [StepCost(tick: 1, times: [5])])]])
    }

    @Test func aStageThatNothingIsKnownOfIsSaidToBeSo() {
        stage.told = StageCosts()
        fixture.join(1)
        inspect(1)
        #expect(fixture.costs == [1: [CostReport(number: 1, isWhole: true)]])
    }

    @Test func onlyWhatIsNewIsAskedForAndTold() {
        fixture.join(1)
        fixture.point(1, .down)
        inspect(1)
        inspect(1, got: 1)
        move(StageCosts(record: 1, version: 4, steps: [StepCost(tick: 2, times: [6])]))
        #expect(stage.questions.last?.question == CostQuestion(record: 1, version: 1, wantsFaults: false))
        #expect(last() == CostReport(number: 2, steps: [StepCost(tick: 2, times: [6])]))
    }

    @Test func aReportWaitsForTheOneBeforeToArrive() {
        fixture.join(1)
        fixture.point(1, .down)
        inspect(1)
        move(StageCosts(record: 1, version: 2, steps: [StepCost(tick: 2)]))
        #expect(fixture.costs[1]?.count == 1)
        inspect(1, got: 1)
        #expect(last() == CostReport(number: 2, steps: [StepCost(tick: 2)]))
    }

    /// To read them takes as long as a small step, of which it is to be a small part.
    @Test func whatNewStepsCostIsToldTwiceASecond() {
        fixture.join(1)
        fixture.point(1, .down)
        inspect(1)
        for step in 2..<602 as Range<UInt32> {
            stage.told = StageCosts(record: 1, version: UInt64(step), steps: [StepCost(tick: step)])
            fixture.point(1, .move, Float(step))
            inspect(1, got: last()?.number ?? 0)
        }
        #expect(38...44 ~= fixture.costs[1]?.count ?? 0)
    }

    @Test func anotherRecordBeginsAnew() {
        fixture.join(1)
        fixture.point(1, .down)
        inspect(1)
        inspect(1, got: 1)
        move(StageCosts(record: 2, version: 1, steps: [StepCost(tick: 9)]))
        #expect(last() == CostReport(number: 2, isWhole: true, steps: [StepCost(tick: 9)]))
    }

    @Test func theChosenStepsPartsAreToldAndThoseOfNoOther() {
        let parts = { (tick: UInt32) in StepParts(tick: tick, list: [StepParts.Entry(.prepare, owner: "A")]) }
        stage.told?.details = [parts(1), parts(2)]
        fixture.join(1)
        fixture.join(2)
        inspect(1, step: 1)
        inspect(2)
        #expect(last(1)?.details == parts(1))
        #expect(last(2)?.details == nil)
        fixture.step(16)
        inspect(2, step: 2, got: 1)
        fixture.step(16)
        #expect(last(2) == CostReport(number: 2, details: parts(2)))
        inspect(2, step: 5, got: 2)
        fixture.step(16)
        #expect(last(2)?.details == StepParts(tick: 5, list: []))
    }

    @Test func faultsAreToldOnceAndAgainWhenTheyChange() {
        let fault = CostFault(layer: 1, owner: "A", sentence: "b")
        stage.told?.faults = [fault]
        fixture.join(1)
        fixture.point(1, .down)
        inspect(1)
        #expect(last()?.faults == [fault])
        inspect(1, got: 1)
        move(StageCosts(record: 1, version: 2, steps: [StepCost(tick: 2)], faults: [fault]))
        #expect(last() == CostReport(number: 2, steps: [StepCost(tick: 2)]))
        inspect(1, got: 2)
        move(StageCosts(record: 1, version: 3, faults: []), steps: 64)
        #expect(last() == CostReport(number: 3, faults: []))
    }

    @Test func faultsAreSoughtOnceASecondAndOnceMoreAtTheEnd() {
        fixture.join(1)
        fixture.point(1, .down)
        inspect(1)
        let first = stage.questions.count
        for step in 1...120 {
            fixture.point(1, .move, Float(step))
            inspect(1, got: last()?.number ?? 0)
        }
        let sought = stage.questions[first...].map(\.question.wantsFaults)
        // The requests take steps, too: four seconds.
        #expect(3...5 ~= sought.count { $0 })
        #expect(sought.count > 6)
        fixture.step(64)
        fixture.point(1, .move)
        inspect(1, got: last()?.number ?? 0)
        fixture.point(1, .move)
        let moving = stage.questions.count
        fixture.step(64)
        #expect(stage.questions[moving...].contains { $0.question.wantsFaults })
        // Nothing has moved since.
        let count = stage.questions.count
        fixture.step(120)
        #expect(stage.questions.count == count)
    }

    @Test func manyStepsComeInPartsThatAreBelowTheLimit() {
        let times = (0..<15).map { _ in UInt64(99_999_999) }
        let steps = (1...600).map { StepCost(tick: $0, times: times, counts: Array(repeating: 999, count: 8)) }
        let text = String(repeating: "\u{e4}", count: 150)
        let list = (0..<300).map { StepParts.Entry(.item, owner: "A", detail: text, start: UInt64($0), duration: 9) }
        stage.told = StageCosts(
            record: 1, version: 600, steps: steps, details: [StepParts(tick: 600, list: list)],
            faults: (1...20).map { CostFault(layer: $0, owner: text, sentence: text) })
        fixture.join(1)
        var told: [UInt32] = []
        for _ in 0..<20 {
            inspect(1, step: 600, got: last()?.number ?? 0)
            fixture.step(16)
        }
        for report in fixture.costs[1] ?? [] {
            #expect(ServerNotice.costs(report).encoded().count < 60_000)
            told += report.steps.map(\.tick)
        }
        #expect(told == Array(1...600))
    }

    @Test func ofAStageThatWentFarBackTheStepsAroundItAreKept() {
        let steps = (1000..<UInt32(1000 + StageCosts.stepLimit)).map { StepCost(tick: $0, times: [5]) }
        stage.told = StageCosts(record: 1, version: 1, steps: steps)
        fixture.join(1)
        fixture.point(1, .down)
        inspect(1)
        move(StageCosts(record: 1, version: 2, steps: [StepCost(tick: 10, times: [6])]))
        // Whoever comes now is told all that is known.
        fixture.join(2)
        for _ in 0..<20 {
            inspect(2, got: last(2)?.number ?? 0)
            fixture.step(16)
        }
        let told = (fixture.costs[2] ?? []).flatMap { $0.steps.map(\.tick) }
        #expect(told.contains(10))
        #expect(Set(told).count == StageCosts.stepLimit)
    }

    @Test func ofManyStepsTheNewestAreKept() {
        fixture.join(1)
        fixture.point(1, .down)
        inspect(1)
        for round in 0..<9 as Range<UInt32> {
            let steps = (100 * round..<100 * round + 100).map { StepCost(tick: $0, times: [5]) }
            move(StageCosts(record: 1, version: UInt64(round) + 2, steps: steps))
        }
        fixture.join(2)
        for _ in 0..<20 {
            inspect(2, got: last(2)?.number ?? 0)
            fixture.step(16)
        }
        #expect((fixture.costs[2] ?? []).flatMap { $0.steps.map(\.tick) } == Array(300..<900))
    }

    @Test func anAnswerFromElsewhereIsWaitedFor() {
        stage.told = nil
        fixture.join(1)
        inspect(1)
        fixture.step(5)
        #expect(fixture.costs.isEmpty)
        #expect(stage.questions.map(\.anew) == [true] + Array(repeating: false, count: 5))
        stage.told = StageCosts(record: 3, version: 1, steps: [StepCost(tick: 4)])
        fixture.step()
        #expect(last()?.steps == [StepCost(tick: 4)])
    }

    @Test func whoWantsNoMoreIsToldNoMoreAndNobodyIsAsked() {
        fixture.join(1)
        fixture.point(1, .down)
        inspect(1)
        fixture.ask(1, .costs(CostWish(isWanted: false)))
        let count = stage.questions.count
        move(StageCosts(record: 1, version: 2, steps: [StepCost(tick: 2)]))
        #expect(fixture.costs[1]?.count == 1)
        #expect(stage.questions.count == count)
    }

    @Test func thirtyTwoInspectAtOnceAlsoThoseWhoOnlyWatch() {
        for connection in UInt64(1)...33 {
            fixture.join(connection, .viewer)
            inspect(connection)
        }
        fixture.step(16)
        #expect(fixture.costs.count == 32)
        #expect(fixture.refusals[33]?.request == "costs")
        fixture.tell(1, .left(onPurpose: true))
        inspect(33)
        #expect(fixture.costs[33]?.count == 1)
    }

    // MARK: What is measured aside

    @Test func whatIsMeasuredAsideWaitsForRestAndForSomebodyWhoInspects() {
        fixture.join(1, peer: PeerAddress(ipv4: 7))
        stage.measurementsLeft = 3
        fixture.wait(2)
        #expect(stage.measurements == 0)
        inspect(1)
        fixture.tell(1, .message(.key(.init(key: .home, time: 0))))
        fixture.wait(2)
        #expect(stage.measurements == 0)
        fixture.tell(1, .message(.key(.init(key: .end, time: 0))))
        // One after the other.
        fixture.step(40)
        #expect(stage.measurements == 1)
        fixture.wait(3)
        #expect(stage.measurements == 3)
        #expect(fixture.room.due != .distantPast)
    }

    @Test func whatIsMeasuredAsideIsTheAffairOfWhoeverInspects() {
        fixture.join(1, peer: PeerAddress(ipv4: 7))
        inspect(1)
        stage.measurementsLeft = 1
        fixture.tell(1, .message(.key(.init(key: .enter, time: 0))))
        #expect(fixture.room.hasRareWork)
        #expect(fixture.room.requester == PeerAddress(ipv4: 7))
        fixture.wait(1)
        #expect(!fixture.room.hasRareWork)
        #expect(fixture.room.requester == nil)
    }

    @Test func whoeverNoLongerInspectsHasNothingMeasured() {
        fixture.join(1)
        inspect(1)
        stage.measurementsLeft = 1
        fixture.tell(1, .message(.key(.init(key: .enter, time: 0))))
        fixture.ask(1, .costs(CostWish(isWanted: false)))
        fixture.wait(2)
        #expect(stage.measurements == 0)
    }

    @Test func faultsAreSoughtOnceMoreAfterAMeasurement() {
        fixture.join(1)
        inspect(1)
        inspect(1, got: 1)
        stage.measurementsLeft = 1
        stage.onMeasure = { [stage] in
            stage.told = StageCosts(
                record: 1, version: 1, steps: [], faults: [CostFault(layer: 1, owner: "A", sentence: "grows")])
        }
        fixture.tell(1, .message(.key(.init(key: .enter, time: 0))))
        for _ in 0..<4 {
            fixture.wait(1)
            inspect(1, got: last()?.number ?? 0)
        }
        #expect(last()?.faults?.map(\.sentence) == ["grows"])
    }
}
