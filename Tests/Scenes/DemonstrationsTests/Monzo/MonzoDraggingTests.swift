import Foundation
import Testing
import UIKit

@testable import Demonstrations

@MainActor
@Suite struct MonzoDraggingTests {
    @Test(arguments: MonzoBench.stages) func everyDragEndsWithACardInTheMiddle(stage: MonzoBench.Size) {
        let bench = MonzoBench(stage)
        let step = 0.65 * stage.width + 25
        var random = SplitMix64(seed: UInt64(stage.width * 7 + stage.height))
        for _ in 0..<60 {
            bench.drag(
                from: CGFloat.random(in: 1..<stage.width, using: &random),
                by: CGFloat.random(in: -2 * stage.width...2 * stage.width, using: &random),
                steps: Int.random(in: 1...25, using: &random), rest: Int.random(in: 0...8, using: &random),
                cancelled: Int.random(in: 0...5, using: &random) == 0)
            // Now and then the next finger comes before the cards rest.
            if Int.random(in: 0...3, using: &random) == 0 {
                bench.advance(steps: Int.random(in: 0...20, using: &random))
            } else {
                bench.settle()
                let k = (bench.scrolled / step).rounded()
                #expect(k >= 0 && k <= 9)
                assertClose(bench.scrolled, k * step, within: 1e-9)
            }
            #expect(bench.scrolled.isFinite)
            #expect((0..<10).allSatisfy { bench.frame(of: $0).origin.x.isFinite })
        }
    }

    @Test func pastTheLeadingEdgeTheRubberBandShowsAndTheMainCardStays() {
        let bench = MonzoBench(MonzoBench.Size(390, 844))
        bench.down(100)
        bench.move(111)
        bench.move(211)
        assertClose(bench.scrolled, -(1 - 1 / (0.55 * 100 / 390 + 1)) * 390, within: 1e-9)
        #expect(bench.frame(of: 0).origin == .zero)
        bench.up(211)
        bench.settle()
        assertClose(bench.scrolled, 0, within: 1e-12)
    }

    @Test func aFlickGoesToTheCardNearestToItsNaturalEnd() {
        let bench = MonzoBench(MonzoBench.Size(390, 844))
        // 20 points a step: 1200 pt/s, fast deceleration; the slop is not counted.
        bench.drag(from: 300, by: -200, steps: 10, rest: 0, cancelled: false)
        let natural = 180 - 1200 / (1000 * log(0.99))
        let step = 0.65 * 390 + 25
        bench.settle()
        assertClose(bench.scrolled, (natural / step).rounded() * step, within: 1e-9)
    }

    @Test func betweenGapsWiderThanTheStageACardComesToTheMiddle() throws {
        let bench = MonzoBench(MonzoBench.Size(200, 844))
        try bench.set(["minimumLineSpacing": .number(400), "itemWidthFraction": .number(0.5)])
        bench.wheel(240)
        bench.settle()
        assertClose(bench.scrolled, 0, within: 1e-9)
        bench.wheel(260)
        bench.settle()
        assertClose(bench.scrolled, 500, within: 1e-9)
    }

    @Test func theWheelSettlesOnACard() {
        let bench = MonzoBench(MonzoBench.Size(390, 844))
        bench.wheel(120)
        bench.wheel(60)
        assertClose(bench.scrolled, 180, within: 1e-9)
        bench.settle()
        assertClose(bench.scrolled, 0.65 * 390 + 25, within: 1e-9)
    }
}
