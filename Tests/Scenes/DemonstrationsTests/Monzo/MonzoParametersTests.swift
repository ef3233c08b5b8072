import Foundation
import StageModel
import Testing
import UIKit

@testable import Demonstrations
import SceneContract

@MainActor
@Suite struct MonzoParametersTests {
    @Test func aLiveChangeKeepsTheCentredCardCentred() throws {
        let changes: [[String: StageValue]] = [
            ["itemWidthFraction": .number(0.4)], ["minimumLineSpacing": .number(80)], ["height": .number(320)],
            ["topInset": .number(10), "cornerRadius": .number(0)], ["itemWidthFraction": .number(1)],
        ]
        let bench = MonzoBench(MonzoBench.Size(390, 844))
        for item in [4, 0, 9, 1] {
            bench.scroll(to: CGFloat(item) * bench.pitch)
            for change in changes {
                try bench.set(change)
                assertClose(
                    bench.frame(of: max(item, 1)).midX - bench.view.bounds.midX,
                    item == 0 ? bench.pitch : 0, within: 1e-9, "\(change) at \(item)")
                assertClose(bench.scrolled, CGFloat(item) * bench.pitch, within: 1e-9)
                #expect(bench.view.contentOffset.y == -bench.view.contentInset.top)
            }
        }
    }

    @Test func aChangeUnderAFingerDoesNotJumpBack() throws {
        let bench = MonzoBench(MonzoBench.Size(390, 844))
        bench.scroll(to: 3 * bench.pitch)
        bench.down(200)
        bench.move(180)
        try bench.set(["minimumLineSpacing": .number(200)])
        let before = bench.scrolled
        assertClose(before, 3 * bench.pitch, within: 1e-9)
        bench.move(170)
        assertClose(bench.scrolled, before + 10, within: 1e-9)
        bench.up(170)
        bench.settle()
        assertClose(bench.scrolled, 3 * bench.pitch, within: 1e-9)
    }

    @Test func fewerCardsLeaveTheLastOneInTheMiddle() throws {
        let bench = MonzoBench(MonzoBench.Size(390, 844))
        bench.scroll(to: 9 * bench.pitch)
        try bench.set(["itemCount": .integer(3)])
        assertClose(bench.scrolled, 2 * bench.pitch, within: 1e-9)
        try bench.set(["itemCount": .integer(1)])
        assertClose(bench.scrolled, 0, within: 1e-9)
    }

    @Test func aMillionCardsCostNoMoreThanTen() throws {
        let bench = MonzoBench(MonzoBench.Size(390, 844))
        try bench.set(["itemCount": .integer(1_000_000)])
        bench.scroll(to: 500_000 * bench.pitch)
        bench.settle()
        #expect(bench.view.visibleCells.count <= 4)
        bench.drag(from: 300, by: -200, steps: 10, rest: 0, cancelled: false)
        bench.settle()
        let k = bench.scrolled / bench.pitch
        assertClose(k, k.rounded(), within: 1e-9)
    }

    @Test func aRefusedChangeChangesNothing() {
        let bench = MonzoBench(MonzoBench.Size(390, 844))
        bench.scroll(to: bench.pitch)
        let before = bench.values
        for change in [
            ["height": StageValue.number(-1)], ["height": .number(300), "itemCount": .integer(0)],
            ["colour": .text("red")],
        ] {
            #expect(throws: SceneError.self) { try bench.set(change) }
        }
        #expect(bench.values == before)
        assertClose(bench.scrolled, bench.pitch, within: 1e-12)
    }
}
