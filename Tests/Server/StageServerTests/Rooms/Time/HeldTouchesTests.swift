import StageModel
import Testing

@testable import StageServer

@Suite struct HeldTouchesTests {
    private func sample(_ pointer: UInt64, _ phase: PointerSample.Phase, _ x: Double) -> InputEvent {
        .pointer(PointerSample(pointer: pointer, phase: phase, x: x, y: 0))
    }

    @Test func ofManyMovesTheLastIsKeptAndALiftedPointerStaysSo() {
        var held = HeldTouches()
        for step in 0..<10_000 {
            held.add(sample(2, .move, Double(step)))
            held.add(sample(1, .move, Double(-step)))
        }
        held.add(sample(1, .up, 5))
        held.add(sample(1, .move, 6))
        held.add(.key(.enter))
        #expect(held.removeAll() == [sample(1, .up, 5), sample(2, .move, 9999)])
        #expect(held.removeAll().isEmpty)
    }
}
