import QuartzCore
import Testing

@MainActor
@Suite struct MediaTimingTests {
    /// From 0 to 1 in 1 s over a model value of 0.25.
    private func seen(
        at times: [CFTimeInterval], configure: (CABasicAnimation) -> Void
    ) -> [CGFloat] {
        let bench = LayerBench()
        bench.set { $0.opacity = 0.25 }
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 1
        animation.fromValue = 0.0
        animation.toValue = 1.0
        configure(animation)
        bench.add(animation)
        return times.map { bench.presented(at: $0).opacity }
    }

    private func expect(
        _ values: [CGFloat], _ expected: [CGFloat], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(values.count == expected.count)
        for (value, wanted) in zip(values, expected) {
            assertClose(value, wanted, within: 1e-9, "\(values)", sourceLocation: sourceLocation)
        }
    }

    @Test func repeatsBeginAnew() {
        expect(
            seen(at: [0.5, 1.25, 2.25, 2.5]) { $0.repeatCount = 2.5 }, [0.5, 0.25, 0.25, 0.25])
        expect(seen(at: [0.5, 1.25, 1.5]) { $0.repeatDuration = 1.5 }, [0.5, 0.25, 0.25])
        expect(seen(at: [1000.75]) { $0.repeatCount = .infinity }, [0.75])
    }

    @Test func autoreverseGoesBackTheSameWay() {
        expect(seen(at: [0.75, 1.25, 1.75, 2]) { $0.autoreverses = true }, [0.75, 0.75, 0.25, 0.25])
        expect(
            seen(at: [2.25, 3.25, 4]) {
                $0.autoreverses = true
                $0.repeatCount = 2
                $0.fillMode = .forwards
                $0.isRemovedOnCompletion = false
            }, [0.25, 0.75, 0])
    }

    @Test func fillModesHoldTheEnds() {
        func held(_ mode: CAMediaTimingFillMode) -> [CGFloat] {
            seen(at: [0.5, 1.5, 3]) {
                $0.beginTime = 1
                $0.fillMode = mode
                $0.isRemovedOnCompletion = false
            }
        }
        expect(held(.removed), [0.25, 0.5, 0.25])
        expect(held(.backwards), [0, 0.5, 0.25])
        expect(held(.forwards), [0.25, 0.5, 1])
        expect(held(.both), [0, 0.5, 1])
    }

    @Test func speedAndOffsetMapTheTime() {
        expect(seen(at: [0.25, 0.5]) { $0.speed = 2 }, [0.5, 0.25])
        expect(seen(at: [0.25, 0.75]) { $0.timeOffset = 0.5 }, [0.75, 0.25])
        expect(
            seen(at: [1, 7]) {
                $0.speed = 0
                $0.timeOffset = 0.4
            }, [0.4, 0.4])
    }

    @Test func theTimingFunctionBendsEachRun() {
        let eased = CAMediaTimingFunction(name: .easeIn)
        // B_y(s) at B_x(s) = 1/4 for (0.42, 0), (1, 1): s solves 1.26 s (1-s)^2 + 3 s^2 (1-s) + s^3 = 1/4.
        var s: CGFloat = 0.3
        for _ in 0..<100 {
            s -= (1.26 * s * (1 - s) * (1 - s) + 3 * s * s * (1 - s) + s * s * s - 0.25) / 1.5
        }
        let quarter = 3 * s * s * (1 - s) + s * s * s
        expect(
            seen(at: [0.25, 1.75]) {
                $0.timingFunction = eased
                $0.autoreverses = true
            }, [quarter, quarter])
    }

    @Test func aStillAnimationKeepsNothingAwake() {
        let bench = LayerBench()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.speed = 0
        bench.add(animation)
        #expect(!bench.clock.isBusy)
    }
}
