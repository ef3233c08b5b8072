import Foundation
import Testing
import UIKit

@testable import Demonstrations

@MainActor
@Suite struct MonzoLayoutTests {
    private func cards(_ bench: MonzoBench, _ items: Range<Int> = 0..<10) -> [CGRect] {
        items.map { bench.frame(of: $0) }
    }

    @Test(arguments: MonzoBench.stages) func cardsAndEdgesAreWhereTheFormulasSay(stage: MonzoBench.Size) {
        let bench = MonzoBench(stage)
        let w = 0.65 * stage.width
        let view = bench.view
        #expect(view.frame == CGRect(x: 0, y: (stage.height - 200) / 2, width: stage.width, height: 200))
        assertClose(view.contentInset.left, 0.35 * stage.width / 2, within: 1e-9)
        assertClose(view.contentInset.right, 0.35 * stage.width / 2, within: 1e-9)
        #expect(view.contentInset.top == 40 && view.contentInset.bottom == 0)
        assertClose(view.contentOffset.x, -0.35 * stage.width / 2, within: 1e-9)
        #expect(view.contentOffset.y == -40)
        assertClose(view.contentSize.width, 10 * w + 9 * 25, within: 1e-9)
        #expect(view.contentSize.height == 160)
        for item in 1..<10 {
            let frame = bench.frame(of: item)
            assertClose(frame.minX, CGFloat(item) * (w + 25), within: 1e-9)
            assertClose(frame.width, w, within: 1e-9)
            #expect(frame.minY == 0 && frame.height == 160)
            #expect(bench.attributes(of: item).zIndex == 1)
        }
        #expect(bench.frame(of: 0).origin == .zero && bench.attributes(of: 0).zIndex == 0)
    }

    @Test(arguments: MonzoBench.stages) func theMainCardDriftsStaysAndLeaves(stage: MonzoBench.Size) {
        let bench = MonzoBench(stage)
        let w = 0.65 * stage.width
        let end = 9 * (w + 25)
        let m = 8 * (w + 25)
        for s in [-80, -0.5, 0, 1, w / 3, w, w + 25, 3 * w, m - 20, m - 10, m, m + 30, end, end + 90] {
            bench.scroll(to: s)
            let origin = bench.frame(of: 0).origin
            if s <= 0 {
                #expect(origin == .zero)
            } else {
                assertClose(origin.y, max(-25, -25 * s / w), within: 1e-9, "y at \(s)")
                assertClose(origin.x, min(s + max(-10, -10 * s / w), m - 10), within: 1e-6, "x at \(s)")
            }
            // What the collection view shows is what the layout says.
            guard let cell = bench.view.cellForItem(at: [0, 0]) else {
                #expect(!haveCommonArea(bench.frame(of: 0), bench.view.bounds))
                continue
            }
            #expect(cell.frame == bench.frame(of: 0))
        }
    }

    @Test(arguments: MonzoBench.stages) func elementsAreThoseInSight(stage: MonzoBench.Size) {
        let bench = MonzoBench(stage)
        for s in stride(from: -100, through: 9 * (0.65 * stage.width + 25) + 100, by: 61.5) {
            bench.scroll(to: s)
            let wanted = (0..<10).filter { haveCommonArea(bench.frame(of: $0), bench.view.bounds) }
            #expect(bench.view.indexPathsForVisibleItems.map(\.item) == wanted)
        }
    }

    @Test(arguments: MonzoBench.stages) func theNearestCardInSightIsCentredAndTiesGoToTheFirst(stage: MonzoBench.Size) {
        let bench = MonzoBench(stage)
        let (w, width) = (0.65 * stage.width, stage.width)
        let step = w + 25
        func target(_ p: CGFloat) -> CGFloat {
            bench.perform {
                bench.view.collectionViewLayout.targetContentOffset(
                    forProposedContentOffset: CGPoint(x: p, y: -40), withScrollingVelocity: CGPoint(x: 1, y: 0))
            }.x
        }
        for k in 0..<9 {
            let rest = CGFloat(k) * step - 0.35 * width / 2
            assertClose(target(rest), rest, within: 1e-9)
            assertClose(target(rest + 0.49 * step), rest, within: 1e-9)
            assertClose(target(rest + 0.51 * step), rest + step, within: 1e-9)
            assertClose(target(rest + step / 2), rest, within: 1e-9, "the tie after \(k)")
        }
    }
}
