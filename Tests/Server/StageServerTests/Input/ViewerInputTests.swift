import StageModel
import Testing
import Wire

@testable import StageServer

@Suite struct ViewerInputTests {
    private func sample(
        _ pointer: UInt8, _ phase: PointerSample.Phase, _ time: Double, x: Float = 0
    ) -> ViewerMessage {
        .pointer([.init(pointer: pointer, phase: phase, x: x, y: 1, time: time)])
    }

    private func samples(_ events: [InputEvent]) -> [PointerSample] {
        events.compactMap { if case .pointer(let sample) = $0 { sample } else { nil } }
    }

    @Test func aDownIsAtItsStepAndMovesFollowByTheViewersClock() {
        var input = ViewerInput(viewer: 1)
        var times = samples(input.events(sample(0, .down, 50_000), at: 2)).map(\.time)
        times += samples(input.events(sample(0, .move, 50_008), at: 2)).map(\.time)
        times += samples(input.events(sample(0, .move, 50_016.5), at: 2.05)).map(\.time)
        times += samples(input.events(sample(0, .up, 50_100), at: 2.1)).map(\.time)
        for (time, ideal) in zip(times, [2, 2.008, 2.0165, 2.1]) {
            #expect(abs((time ?? .nan) - ideal) < 1e-9)
        }
    }

    @Test func timesNeverDecrease() {
        var input = ViewerInput(viewer: 1)
        _ = input.events(sample(0, .down, 1000), at: 2)
        _ = input.events(sample(0, .move, 1050), at: 2)
        #expect(samples(input.events(sample(0, .move, 10), at: 2.1)).first?.time == 2.05)
    }

    @Test func aClockThatLiesStaysNearTheSimulations() {
        var input = ViewerInput(viewer: 1)
        _ = input.events(sample(0, .down, 0), at: 2)
        #expect(samples(input.events(sample(0, .move, 1e300), at: 2.5)).first?.time == 2.5 + ViewerInput.lead)
    }

    @Test func pointersOfDifferentViewersDiffer() {
        var ids: Set<UInt64> = []
        for viewer: UInt64 in [1, 2, 3] {
            var input = ViewerInput(viewer: viewer)
            for pointer: UInt8 in [0, 1, 15] {
                ids.formUnion(samples(input.events(sample(pointer, .down, 0), at: 0)).map(\.pointer))
            }
        }
        #expect(ids.count == 9)
    }

    @Test(arguments: [PointerSample.Phase.move, .up, .cancel])
    func aPointerThatIsNotDownIsIgnored(phase: PointerSample.Phase) {
        var input = ViewerInput(viewer: 1)
        #expect(input.events(sample(0, phase, 0), at: 0).isEmpty)
        _ = input.events(sample(0, .down, 0), at: 0)
        _ = input.events(sample(0, .up, 0), at: 0)
        #expect(input.events(sample(0, phase, 0), at: 0).isEmpty)
    }

    @Test func aSecondDownIsAMove() {
        var input = ViewerInput(viewer: 1)
        _ = input.events(sample(0, .down, 0), at: 0)
        #expect(samples(input.events(sample(0, .down, 5), at: 0)).first?.phase == .move)
    }

    @Test func leavingCancelsWhatIsDownWhereItWas() {
        var input = ViewerInput(viewer: 1)
        _ = input.events(sample(0, .down, 0, x: 10), at: 1)
        _ = input.events(sample(3, .down, 0), at: 1)
        _ = input.events(sample(4, .down, 0), at: 1)
        _ = input.events(sample(3, .up, 0), at: 1)
        _ = input.events(sample(0, .move, 100, x: 20), at: 1.1)
        let cancelled = samples(input.cancelAll())
        #expect(cancelled.map(\.phase) == [.cancel, .cancel])
        #expect(cancelled.map(\.x) == [20, 0])
        #expect(input.cancelAll().isEmpty)
    }

    @Test func wheelsAndKeysPassThrough() {
        var input = ViewerInput(viewer: 1)
        let wheel = input.events(.wheel([.init(x: 1, y: 2, dx: 3, dy: -4, time: 9)]), at: 0)
        #expect(wheel == [.wheel(WheelSample(x: 1, y: 2, dx: 3, dy: -4))])
        #expect(input.events(.key(.init(key: .end, time: 9)), at: 0) == [.key(.end)])
        #expect(input.events(.acknowledgement(tick: 3), at: 0).isEmpty)
    }

    @Test func ofMoreMovesThanAStepTakesTheNewestActs() {
        var input = ViewerInput(viewer: 1)
        _ = input.events(sample(0, .down, 0), at: 1)
        let moves = (1...50).flatMap { samples(input.events(sample(0, .move, Double($0), x: Float($0)), at: 1)) }
        #expect(moves.map(\.x) == [1, 2, 3, 4])
        #expect(samples(input.remainingMoves()).map(\.x) == [50])
        #expect(input.remainingMoves().isEmpty)
        #expect(samples(input.events(sample(0, .move, 51, x: 51), at: 2)).map(\.x) == [51])
        for count in 52...60 { _ = input.events(sample(0, .move, 60, x: Float(count)), at: 2) }
        let last = samples(input.events(sample(0, .up, 61, x: 61), at: 2))
        #expect(last.map(\.phase) == [.move, .up] && last.map(\.x) == [60, 61])
        #expect(input.remainingMoves().isEmpty)
    }

    @Test func whatMayNotGoDownIsNotDown() {
        var input = ViewerInput(viewer: 1)
        #expect(input.events(sample(0, .down, 0), at: 1, mayGoDown: { false }).isEmpty)
        #expect(input.touchCount == 0)
        #expect(input.events(sample(0, .move, 0), at: 1).isEmpty)
        #expect(input.events(sample(0, .down, 0), at: 1).count == 1)
        #expect(input.events(sample(0, .move, 0), at: 1, mayGoDown: { false }).count == 1)
    }
}
