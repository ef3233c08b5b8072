import StageModel
import Testing
import WebSocketServer
import Wire

@testable import StageServer

/// Who is told what a save of previewed code changes, and who is shown the code of before it.
@MainActor
@Suite struct CodeTests {
    /// A stage whose code has been saved, with a layer for the code of before.
    private final class SavedStage: ManualStage, EditedSimulation {
        var revision = 1
        var editing = EditingState()
        var replaysGesture = false
        var console = StageConsole()
        var difference: SourceDifference? { didSet { revision += 1 } }
        var hasEarlierCode = true
        var runsEarlierCode = false { didSet { beginnings += runsEarlierCode && !oldValue ? 1 : 0 } }
        private(set) var beginnings = 0
        var earlierCodeProblem: String? { didSet { revision += 1 } }

        func earlierSnapshot() -> StageSnapshot? {
            guard runsEarlierCode else { return nil }
            var snapshot = snapshot()
            for index in snapshot.nodes.indices { snapshot.nodes[index].position.y = FixedPoint(500) }
            return snapshot
        }

        func save(_ text: String) {
            difference = SourceDifference(
                time: 1, author: "Ann", files: [.init(file: "Cards.swift", parts: [[.init(.added, 1, text)]])])
        }
    }

    private let stage = SavedStage()

    private func room(isPrivate: Bool = true) -> RoomFixture {
        let fixture = RoomFixture(isPrivate: isPrivate, stage: stage)
        fixture.join(1, .viewer, isByKey: true)
        fixture.join(2, .participant, isByKey: isPrivate)
        fixture.join(3, .presenter, isByKey: true)
        return fixture
    }

    private func ask(_ fixture: RoomFixture) -> Set<UInt64> {
        fixture.forgetRefusals()
        for connection in UInt64(1)...3 { fixture.ask(connection, .changes(true)) }
        fixture.wait(1)
        return Set(fixture.refusals.keys)
    }

    @Test func whoCameByThePresentersLinkIsToldOfEachSave() {
        let fixture = room()
        #expect(ask(fixture) == [1, 2])
        #expect(fixture.changes[3] == [ChangeReport(nil)])
        stage.save("let gap = 3")
        fixture.step(2)
        #expect(Set(fixture.changes.keys) == [3])
        #expect(fixture.changes[3]?.last?.difference?.files.first?.parts.first?.first?.text == "let gap = 3")
        #expect(fixture.changes[3]?.last?.difference?.author == "Ann")
    }

    @Test func whoeverAsksAgainAndAgainIsToldFiveTimesASecond() {
        let fixture = room()
        for _ in 1...60 { fixture.ask(3, .changes(true)) }
        #expect((4...6).contains(fixture.changes[3]?.count ?? 0))
    }

    @Test func inAPublicRoomWhoIsOnTheServersMachineIsToldAndChoosesWhoElse() {
        let fixture = RoomFixture(stage: stage)
        fixture.join(1, peer: PeerAddress("127.0.0.1"))
        fixture.join(2, peer: PeerAddress("192.0.2.7"))
        fixture.join(3)
        #expect(ask(fixture) == [2, 3])
        #expect((1...3).map { fixture.welcomes[$0]?.isAuthor } == [true, nil, nil])
        fixture.ask(2, .sources(.everyone))
        #expect(fixture.refusals[2]?.request == "sources")
        fixture.ask(1, .sources(.everyone))
        fixture.wait(1)
        #expect(ask(fixture).isEmpty)
    }

    @Test func inAPrivateRoomTheServersMachineCountsForNothing() {
        let fixture = RoomFixture(isPrivate: true, stage: stage)
        fixture.join(1, isByKey: true, peer: PeerAddress("127.0.0.1"))
        fixture.ask(1, .changes(true))
        #expect(fixture.refusals[1]?.request == "changes")
        #expect(fixture.welcomes[1]?.isAuthor == nil)
    }

    @Test func nobodyIsTheAuthorOfASceneThatComesWithTheServer() {
        let fixture = RoomFixture()
        fixture.join(1, peer: PeerAddress("127.0.0.1"))
        #expect(fixture.welcomes[1]?.isAuthor == nil)
    }

    @Test func aPresenterChoosesWhoIsTold() {
        let fixture = room()
        fixture.ask(2, .sources(.everyone))
        #expect(fixture.refusals[2]?.request == "sources")
        fixture.ask(3, .sources(.everyone))
        fixture.wait(1)
        #expect(fixture.state?.code == RoomCode(sources: .everyone, earlier: true))
        #expect(ask(fixture).isEmpty)
        fixture.ask(3, .sources(.nobody))
        stage.save("let gap = 4")
        fixture.step(2)
        #expect(fixture.changes.values.allSatisfy { $0.count == 1 })
        #expect(ask(fixture) == [1, 2, 3])
    }

    @Test func theChoiceIsKeptWithTheRoom() throws {
        let fixture = room()
        fixture.ask(3, .sources(.everyone))
        let bytes = try StoredRoom.encode(fixture.room.checkpoint())
        let stored = try StoredRoom.decode(.init(bytes), name: fixture.room.record.room, scenes: ["manual"])
        #expect(stored.sources == .everyone)
    }

    @Test func whoWantsTheCodeOfBeforeIsShownItAlone() {
        let fixture = room()
        fixture.ask(1, .earlier(true))
        fixture.point(2, .down, 30)
        fixture.step(2)
        #expect(fixture.earlierViewers == [1])
        #expect(fixture.earlier?.snapshot.nodes.first?.position.y == FixedPoint(500))
        #expect(fixture.room.newest.snapshot.nodes.first?.position.y != FixedPoint(500))
        // Frames of the one are never taken for the next of the other.
        #expect(fixture.earlier?.epoch != fixture.room.newest.epoch)
        fixture.ask(1, .earlier(false))
        #expect(fixture.earlierViewers.isEmpty)
    }

    @Test func theCodeOfBeforeRunsAsLongAsSomebodyWantsItAndTenSecondsMore() {
        let fixture = room()
        fixture.ask(1, .earlier(true))
        fixture.ask(2, .earlier(true))
        fixture.ask(1, .earlier(false))
        fixture.wait(11)
        #expect(stage.runsEarlierCode)
        fixture.tell(2, .left(onPurpose: true))
        fixture.wait(9)
        #expect(stage.runsEarlierCode)
        fixture.wait(2)
        #expect(!stage.runsEarlierCode)
    }

    @Test func whoeverSwitchesToAndFroBeginsItOnce() {
        let fixture = room()
        for _ in 1...50 {
            fixture.ask(1, .earlier(true))
            fixture.ask(1, .earlier(false))
        }
        #expect(stage.beginnings == 1)
    }

    @Test func codeThatEndsIsShownNoMoreAndTheReasonIsTold() {
        let fixture = room()
        fixture.ask(1, .earlier(true))
        fixture.point(2, .down, 30)
        stage.earlierCodeProblem = "a precondition failed"
        fixture.step(2)
        #expect(fixture.earlierViewers.isEmpty)
        #expect(!stage.runsEarlierCode)
        #expect(fixture.refusals[1] == Refusal(request: .earlier, reason: "a precondition failed"))
    }

    @Test func beforeTheFirstSaveThereIsNothingEarlier() {
        stage.hasEarlierCode = false
        let fixture = room()
        fixture.ask(1, .earlier(true))
        #expect(fixture.refusals[1]?.reason.hasPrefix("there is nothing earlier") == true)
    }

    @Test func aSceneThatComesWithTheServerHasNoSources() {
        let fixture = RoomFixture()
        fixture.join(1)
        for request in [ViewerRequest.changes(true), .sources(.everyone), .earlier(true)] {
            fixture.forgetRefusals()
            fixture.ask(1, request)
            #expect(fixture.refusals[1]?.reason.contains("its code is not edited") == true)
        }
        fixture.wait(1)
        #expect(fixture.state?.code == nil)
    }

    @Test func sixtyFourAreToldAtOnce() throws {
        var board = CodeBoard()
        for connection in UInt64(1)...64 { try board.setReader(true, connection) }
        #expect(throws: (any Error).self) { try board.setReader(true, 65) }
        try board.setReader(true, 64)
        try board.setReader(false, 1)
        try board.setReader(true, 65)
    }
}
