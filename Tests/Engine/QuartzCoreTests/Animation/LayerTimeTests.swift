import Testing

@testable import QuartzCore

@MainActor
@Suite struct LayerTimeTests {
    private let bench = LayerBench()

    /// From 0 to 100 in a second.
    private func move() -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = 0
        animation.toValue = 100
        animation.duration = 1
        return animation
    }

    @Test func aLayerMayBePausedAndGoOnFromThere() {
        bench.add(move())
        assertClose(bench.presented(at: 0.25).position.x, 25, within: 1e-9)
        bench.clock.perform {
            // As Apple's technical question 1673 has it.
            let paused = bench.layer.convertTime(CACurrentMediaTime(), from: nil)
            bench.layer.speed = 0
            bench.layer.timeOffset = paused
        }
        #expect(!bench.clock.isBusy && bench.clock.nextDueTime == nil)
        assertClose(bench.presented(at: 2).position.x, 25, within: 1e-9)
        bench.clock.perform {
            let paused = bench.layer.timeOffset
            bench.layer.speed = 1
            bench.layer.timeOffset = 0
            bench.layer.beginTime = 0
            bench.layer.beginTime = bench.layer.convertTime(CACurrentMediaTime(), from: nil) - paused
        }
        #expect(bench.clock.isBusy)
        assertClose(bench.clock.nextDueTime ?? 0, 2.75, within: 1e-9)
        assertClose(bench.presented(at: 2.5).position.x, 75, within: 1e-9)
        _ = bench.presented(at: 2.75)
        #expect(bench.layer.animationKeys() == nil)
    }

    @Test func anOffsetScrubsALayerThatStandsStill() {
        bench.layer.speed = 0
        bench.add(move())
        for offset in [0.1, 0.9, 0.4] {
            bench.layer.timeOffset = offset
            assertClose(bench.presented(at: 5 + offset).position.x, CGFloat(offset) * 100, within: 1e-9)
        }
    }

    @Test func theTimeOfASuperlayerIsThatOfItsLayers() {
        bench.root.speed = 2
        bench.add(move())
        assertClose(bench.presented(at: 0.25).position.x, 50, within: 1e-9)
        assertClose(bench.clock.nextDueTime ?? 0, 0.5, within: 1e-9)
        bench.layer.speed = 0.5
        assertClose(CGFloat(bench.layer.convertTime(3, from: nil)), 3, within: 1e-9)
        assertClose(CGFloat(bench.layer.convertTime(3, to: bench.root)), 6, within: 1e-9)
    }
}
