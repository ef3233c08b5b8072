import Testing
import Wire

@testable import StageServer

@Suite struct SampleCountTests {
    @Test func everyMessageCounts() {
        #expect(ViewerMessage.acknowledgement(tick: 1).sampleCount == 1)
        #expect(ViewerMessage.key(.init(key: .home, time: 0)).sampleCount == 10)
        #expect(
            ViewerMessage.wheel(.init(repeating: .init(x: 0, y: 0, dx: 0, dy: 0, time: 0), count: 7)).sampleCount == 7)
    }
}
