import Testing

@testable import UIKit

@Suite struct RubberBandTests {
    @Test func showsTheMeasuredShareOfADrag() {
        // (1 - 1 / (0.55 x / D + 1)) D by hand: x = D is 0.55 / 1.55 of D.
        assertClose(RubberBand(dimension: 310).shown(forDrag: 310), 110, within: 1e-10)
        assertClose(RubberBand(dimension: 310).shown(forDrag: -310), -110, within: 1e-10)
        #expect(RubberBand(dimension: 310).shown(forDrag: 0) == 0)
    }

    @Test func itsInverseFindsTheDrag() {
        let band = RubberBand(dimension: 700)
        for drag in stride(from: -5000 as CGFloat, through: 5000, by: 37) {
            assertClose(band.drag(forShown: band.shown(forDrag: drag)), drag, within: 1e-6)
        }
    }

    @Test func aGrabMovesNothingWhereverTheContentIs() {
        for offset in [-900, -300, -40, 0, 100, 500, 530, 800, 2000] as [CGFloat] {
            let mapping = DragMapping(offset: offset, edges: 0...500, dimension: 400, bounces: true)
            assertClose(mapping.offset(forDistance: 0), offset, within: 1e-9, "\(offset)")
        }
    }

    @Test func aDragGoesTheSameWayInBothDirectionsAndNeverBackwards() {
        for offset in [-900, -100, 0, 250, 620] as [CGFloat] {
            let mapping = DragMapping(offset: offset, edges: 0...500, dimension: 400, bounces: true)
            var last = -CGFloat.infinity
            for distance in stride(from: -3000 as CGFloat, through: 12_000, by: 5) {
                let now = mapping.offset(forDistance: distance)
                #expect(now > last)
                last = now
            }
        }
    }

    @Test func fromInsideTheEdgesTheFormulaHoldsFromTheEdgeOn() {
        let mapping = DragMapping(offset: 30, edges: 0...500, dimension: 400, bounces: true)
        let stretched: CGFloat = 0.55 * 100 / 400 + 1
        assertClose(mapping.offset(forDistance: -130), 400 / stretched - 400, within: 1e-9)
        assertClose(mapping.offset(forDistance: 20), 50, within: 0)
        let hard = DragMapping(offset: 30, edges: 0...500, dimension: 400, bounces: false)
        #expect(hard.offset(forDistance: -130) == 0 && hard.offset(forDistance: 600) == 500)
    }
}
