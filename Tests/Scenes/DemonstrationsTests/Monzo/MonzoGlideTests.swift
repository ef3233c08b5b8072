import Foundation
import StageModel
import Testing
import UIKit

@testable import Demonstrations
import SceneContract

/// Parameters that are set while the cards glide.
@MainActor
@Suite struct MonzoGlideTests {
    private let bench = MonzoBench(MonzoBench.Size(390, 844))

    /// Steps until the cards rest; how far they were scrolled at each, in cards.
    private func followed() -> [CGFloat] {
        var places = [bench.scrolled / bench.pitch]
        for _ in 0..<600 where bench.isBusy {
            bench.advance()
            places.append(bench.scrolled / bench.pitch)
        }
        return places
    }

    @Test(arguments: [2, 3, 4, 7, 20, 1000]) func itRestsOnACardWhateverTheirNumberIs(_ count: Int) throws {
        for moment in [1, 4, 9, 20] {
            bench.scroll(to: 3 * bench.pitch)
            bench.drag(from: 350, by: -300, steps: 6, rest: 0, cancelled: false)
            for _ in 0..<moment { bench.advance() }
            let before = bench.scrolled / bench.pitch
            try bench.set(["itemCount": .integer(count)])
            assertClose(bench.scrolled / bench.pitch, before, within: 1e-9)
            let places = followed()
            for (place, next) in zip(places, places.dropFirst()) {
                #expect((next - place).magnitude < 0.35, "\(count) at \(moment)")
            }
            let rest = places.last!
            assertClose(rest, rest.rounded(), within: 1e-9)
            #expect((0...CGFloat(count - 1)).contains(rest))
            if count > 7 { #expect(rest > 3) }
            try bench.set(["itemCount": .integer(10)])
        }
    }

    @Test func aLookThatIsSetLeavesTheGlideAlone() throws {
        let other = MonzoBench(MonzoBench.Size(390, 844))
        for bench in [bench, other] { bench.drag(from: 350, by: -300, steps: 6, rest: 0, cancelled: false) }
        bench.advance()
        other.advance()
        try bench.set(["cornerRadius": .number(30), "itemCount": .integer(50)])
        for _ in 0..<600 where other.isBusy {
            bench.advance()
            other.advance()
            #expect(bench.view.contentOffset == other.view.contentOffset)
        }
        #expect(!bench.isBusy)
    }

    /// The main card is not where the flow would have it while it is scrolled away from.
    @Test(arguments: [40, 110, -30, 170] as [CGFloat]) func anotherGeometryInTheMiddleOfAWheelEndsOnACard(
        _ delta: CGFloat
    ) throws {
        bench.wheel(delta)
        try bench.set(["minimumLineSpacing": .number(29)])
        let rest = followed().last!
        assertClose(rest, rest.rounded(), within: 1e-9)
    }

    @Test func anotherGeometryIsGlidedOver() throws {
        for change in [["itemWidthFraction": StageValue.number(0.4)], ["minimumLineSpacing": .number(200)]] {
            bench.scroll(to: 2 * bench.pitch)
            bench.drag(from: 350, by: -300, steps: 6, rest: 0, cancelled: false)
            for _ in 0..<3 { bench.advance() }
            let before = bench.scrolled / bench.pitch
            try bench.set(change)
            assertClose(bench.scrolled / bench.pitch, before, within: 1e-9)
            let places = followed()
            #expect(places.count > 10 && places.last! > 2)
            assertClose(places.last!, places.last!.rounded(), within: 1e-9)
        }
    }
}
