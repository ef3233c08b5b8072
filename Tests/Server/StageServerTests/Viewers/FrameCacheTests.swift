import StageModel
import Testing
import Wire

@testable import StageServer

@Suite struct FrameCacheTests {
    private func frame(_ tick: UInt32) -> StageFrame {
        var node = LayerNode(id: 1)
        node.zPosition = Float(tick)
        return StageFrame(StageSnapshot(tick: tick, stageSize: FixedPair(390, 844), nodes: [node]))
    }

    @Test func partsAreThoseOfTheEncoder() {
        var cache = FrameCache()
        var encoder = FrameEncoder()
        let frames = (0..<4).map { frame($0) }
        for _ in 0..<2 {
            for target in 1..<4 {
                let whole = frames[target].whole
                #expect(whole == encoder.snapshot(frames[target].snapshot))
                for base in 0..<target {
                    let part = encoder.delta(from: frames[base].snapshot, to: frames[target].snapshot)
                    let cached = cache.delta(from: frames[base], to: frames[target])
                    #expect(cached == part)
                }
            }
        }
    }

    @Test func viewersInStepShareOneEncoding() {
        var cache = FrameCache()
        let (base, target) = (frame(1), frame(2))
        let first = cache.delta(from: base, to: target)
        let second = cache.delta(from: base, to: target)
        #expect(first.withUnsafeBufferPointer { $0.baseAddress } == second.withUnsafeBufferPointer { $0.baseAddress })
        let (whole, again) = (target.whole, target.whole)
        #expect(whole.withUnsafeBufferPointer { $0.baseAddress } == again.withUnsafeBufferPointer { $0.baseAddress })
    }
}
