import StageModel
import Testing
import Wire

@testable import StageServer

@Suite struct FrameCacheTests {
    private func box(_ tick: UInt32) -> SnapshotBox {
        var node = LayerNode(id: 1)
        node.zPosition = Float(tick)
        return SnapshotBox(StageSnapshot(tick: tick, stageSize: FixedPair(390, 844), nodes: [node]))
    }

    @Test func framesAreThoseOfTheEncoder() {
        var cache = FrameCache()
        var encoder = FrameEncoder()
        let boxes = (0..<4).map { box($0) }
        for _ in 0..<2 {
            for target in 1..<4 {
                let whole = cache.snapshot(of: boxes[target])
                #expect(whole == encoder.snapshot(boxes[target].snapshot))
                for base in 0..<target {
                    let frame = encoder.delta(from: boxes[base].snapshot, to: boxes[target].snapshot)
                    let cached = cache.delta(from: boxes[base], to: boxes[target])
                    #expect(cached == frame)
                }
            }
        }
    }

    @Test func viewersInStepShareOneEncoding() {
        var cache = FrameCache()
        let (base, target) = (box(1), box(2))
        let first = cache.delta(from: base, to: target)
        let second = cache.delta(from: base, to: target)
        #expect(first.withUnsafeBufferPointer { $0.baseAddress } == second.withUnsafeBufferPointer { $0.baseAddress })
    }
}
