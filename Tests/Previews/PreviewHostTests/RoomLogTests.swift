import Simulation
import StageModel
import Testing

@testable import PreviewHost

@Suite struct RoomLogTests {
    private func pointer(_ phase: PointerSample.Phase, _ number: UInt64 = 1) -> InputEvent {
        .pointer(PointerSample(pointer: number, phase: phase, x: 10, y: 20))
    }

    @Test func theLastGestureBeginsWhereTheFirstFingerOfSeveralWentDown() {
        var log = RoomLog()
        #expect(log.lastGesture == nil)
        log.add([pointer(.down)], at: 10)
        log.add([pointer(.up)], at: 20)
        log.add([pointer(.down)], at: 30)
        log.add([pointer(.down, 2)], at: 35)
        log.add([pointer(.up), pointer(.up, 2)], at: 40)
        #expect(log.lastGesture == 30)
    }

    @Test func leavingAMomentForgetsWhatCameAfterAndLiftsWhatWasDown() {
        var log = RoomLog()
        log.add([pointer(.down)], at: 10)
        log.add([pointer(.move)], at: 12)
        log.add([pointer(.up)], at: 20)
        #expect(log.leave(at: 15) == [pointer(.cancel)])
        #expect(log.entries.map(\.tick) == [10, 12])
    }

    @Test func itsSizeCountsWhatEventsHold() {
        var log = RoomLog()
        log.add([.action(String(repeating: "x", count: 5000))], at: 10)
        #expect(log.cost > 5000)
        log.add([pointer(.down)], at: 20)
        let before = log.cost
        _ = log.leave(at: 15)
        #expect(log.cost < before && log.cost > 5000)
        let start = StageCheckpoint(scene: "cards", stageWidth: 390, stageHeight: 844)
        log.begin(at: InputScript.Start(checkpoint: start, tick: 30))
        #expect(log.cost < 1000)
        for _ in 0..<2000 { log.add([.action(String(repeating: "x", count: 5000))], at: 40) }
        #expect(log.isFull)
    }
}
