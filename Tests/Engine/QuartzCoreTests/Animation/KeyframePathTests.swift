import CoreGraphics
import Testing

@testable import QuartzCore

/// Animations along paths, against points worked out by hand.
@MainActor
@Suite struct KeyframePathTests {
    private let bench = LayerBench()

    /// 300 to the right, then 100 down, in 4 seconds from time 1.
    private func corner(_ mode: CAAnimationCalculationMode) -> CAKeyframeAnimation {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 300, y: 0))
        path.addLine(to: CGPoint(x: 300, y: 100))
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path
        animation.calculationMode = mode
        animation.duration = 4
        animation.beginTime = 1
        return animation
    }

    private func position(at time: CFTimeInterval) -> CGPoint { bench.presented(at: time).position }

    @Test func segmentsTakeTheSameTime() {
        bench.add(corner(.linear))
        #expect(position(at: 2) == CGPoint(x: 150, y: 0))
        #expect(position(at: 3) == CGPoint(x: 300, y: 0))
        #expect(position(at: 4) == CGPoint(x: 300, y: 50))
    }

    @Test func keyTimesAreThoseOfTheSegmentsEnds() {
        let animation = corner(.linear)
        animation.keyTimes = [0, 0.25, 1]
        bench.add(animation)
        #expect(position(at: 1.5) == CGPoint(x: 150, y: 0))
        #expect(position(at: 3.5) == CGPoint(x: 300, y: 50))
    }

    @Test func aPacedWayIsGoneAtOneSpeed() {
        bench.add(corner(.paced))
        #expect(position(at: 2) == CGPoint(x: 100, y: 0))
        #expect(position(at: 4.5) == CGPoint(x: 300, y: 50))
    }

    @Test func aDiscreteWayJumpsFromEndToEnd() {
        bench.add(corner(.discrete))
        #expect(position(at: 2) == .zero)
        #expect(position(at: 3) == CGPoint(x: 300, y: 0))
        #expect(position(at: 4.9) == CGPoint(x: 300, y: 100))
    }

    @Test func aCurveGoesByItsParameter() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 80))
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path
        animation.duration = 2
        animation.beginTime = 1
        bench.add(animation)
        #expect(position(at: 2) == CGPoint(x: 50, y: 40))
    }

    @Test(arguments: [(CAAnimationRotationMode.rotateAuto, 0.0), (.rotateAutoReverse, Double.pi)])
    func theLayerTurnsWithTheWay(_ mode: CAAnimationRotationMode, _ turn: Double) {
        let animation = corner(.linear)
        animation.rotationMode = mode
        bench.add(animation)
        assertClose(bench.presented(at: 2).transform, CATransform3DMakeRotation(CGFloat(turn), 0, 0, 1), within: 1e-9)
        assertClose(
            bench.presented(at: 4).transform, CATransform3DMakeRotation(CGFloat(turn + .pi / 2), 0, 0, 1), within: 1e-9)
    }

    @Test func aPathWithoutSegmentsStandsWhereItWasMovedTo() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 7, y: 8))
        let animation = corner(.linear)
        animation.path = path
        bench.add(animation)
        #expect(position(at: 2) == CGPoint(x: 7, y: 8))
    }
}
