import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct TimingParametersTests {
    @Test func namedCurvesHaveTheDocumentedControlPoints() {
        let easeInOut = UICubicTimingParameters(animationCurve: .easeInOut)
        #expect(easeInOut.controlPoint1 == CGPoint(x: 0.42, y: 0))
        #expect(easeInOut.controlPoint2 == CGPoint(x: 0.58, y: 1))
        #expect(easeInOut.timingCurveType == .builtin)
        let own = UICubicTimingParameters(
            controlPoint1: CGPoint(x: 0.1, y: 0.9), controlPoint2: CGPoint(x: 0.2, y: 1))
        #expect(own.timingCurveType == .cubic)
        #expect(own.controlPoint1 == CGPoint(x: 0.1, y: 0.9))
    }

    @Test func anEndBeyondTheCurveIsReachedFirstWhereItIsCrossed() {
        let spring = UISpringTimingParameters(dampingRatio: 0.2).resolved(duration: 2).curve
        for progress in [0.1, 0.5, 0.9, 0.999] as [CGFloat] {
            let fraction = spring.fraction(reaching: progress)
            assertClose(spring.progress(at: fraction), progress, within: 1e-10)
            for earlier in stride(from: CGFloat(0), to: fraction - 1e-6, by: 0.001) {
                #expect(spring.progress(at: earlier) < progress)
            }
        }
    }

    @Test func theGreaterComponentOfAVelocityCounts() {
        let still = UISpringTimingParameters(dampingRatio: 1).resolved(duration: 1).curve
        let pushed = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 0, dy: 3))
            .resolved(duration: 1).curve
        assertClose((pushed.progress(at: 1e-6) - still.progress(at: 1e-6)) / 1e-6, 3, within: 1e-3)
    }
}
