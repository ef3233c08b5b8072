import StageModel
import Testing
import Wire

@testable import StageServer

@MainActor
@Suite struct ScrollReportsTests {
    private let fixture = RoomFixture()

    /// From now on each step changes something.
    private func move() {
        fixture.room.receive(.message(.key(.init(key: .home, time: 1))), from: 1)
        fixture.step()
    }

    @Test func nothingIsLookedAtWhileNobodyAsks() {
        fixture.join(1)
        move()
        fixture.wait(2)
        #expect(fixture.stage.scrollsCount == 0)
        #expect(fixture.scrolls.isEmpty)
    }

    @Test func whoAsksIsToldAtOnceEvenOfAStageAtRest() {
        fixture.join(1)
        fixture.join(2)
        fixture.ask(2, .inspect(true))
        #expect(fixture.scrolls.mapValues(\.count) == [2: 1])
        fixture.wait(1)
        #expect(fixture.scrolls.mapValues(\.count) == [2: 1])
    }

    @Test func changesAreToldAtMostTenTimesASecond() {
        fixture.join(1)
        fixture.ask(1, .inspect(true))
        move()
        fixture.wait(10)
        #expect(99...102 ~= fixture.scrolls[1]?.count ?? 0)
        #expect(Set(fixture.scrolls[1]?.map { $0.views[0].target } ?? []).count == fixture.scrolls[1]?.count)
    }

    @Test func whoWantsNoMoreIsToldNoMore() {
        fixture.join(1)
        fixture.join(2)
        fixture.ask(1, .inspect(true))
        fixture.wait(1)
        fixture.ask(2, .inspect(true))
        move()
        fixture.ask(1, .inspect(false))
        let count = fixture.scrolls[1]?.count
        fixture.wait(1)
        #expect(fixture.scrolls[1]?.count == count)
        #expect((fixture.scrolls[2]?.count ?? 0) > 5)
    }

    @Test func whoLeavesCostsNothingMore() {
        fixture.join(1)
        fixture.join(2)
        fixture.ask(2, .inspect(true))
        move()
        fixture.tell(2, .left(onPurpose: true))
        let looks = fixture.stage.scrollsCount
        fixture.wait(1)
        #expect(fixture.stage.scrollsCount == looks)
    }
}
