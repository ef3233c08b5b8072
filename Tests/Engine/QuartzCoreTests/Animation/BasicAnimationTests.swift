import QuartzCore
import Testing

@MainActor
@Suite struct BasicAnimationTests {
    private func opacity(_ configure: (CABasicAnimation) -> Void) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 1
        configure(animation)
        return animation
    }

    @Test func goesFromOneValueToAnotherAndThenShowsTheModels() {
        let bench = LayerBench()
        bench.set { $0.opacity = 0.5 }
        bench.add(
            opacity {
                $0.fromValue = 0.0 as CGFloat
                $0.toValue = 1.0 as CGFloat
            })
        assertClose(bench.presented(at: 0).opacity, 0, within: 0)
        assertClose(bench.presented(at: 0.25).opacity, 0.25, within: 1e-12)
        assertClose(bench.presented(at: 0.75).opacity, 0.75, within: 1e-12)
        assertClose(bench.presented(at: 1).opacity, 0.5, within: 0)
        #expect(bench.layer.animationKeys() == nil)
        #expect(!bench.clock.isBusy)
    }

    /// `CABasicAnimation`'s documented table of from, to and by; the layer's own value is 10.
    @Test(
        arguments: [
            (2, 6, nil, 2, 6), (2, nil, 3, 2, 5), (nil, 6, 4, 2, 6), (2, nil, nil, 2, 10), (nil, 6, nil, 10, 6),
            (nil, nil, 3, 10, 13),
        ] as [(CGFloat?, CGFloat?, CGFloat?, CGFloat, CGFloat)])
    func missingEndsAreFilledIn(from: CGFloat?, to: CGFloat?, by: CGFloat?, start: CGFloat, end: CGFloat) {
        let bench = LayerBench()
        bench.set { $0.cornerRadius = 10 }
        let animation = CABasicAnimation(keyPath: "cornerRadius")
        animation.duration = 1
        animation.fromValue = from
        animation.toValue = to
        animation.byValue = by
        bench.add(animation)
        assertClose(bench.presented(at: 0).cornerRadius, start, within: 1e-12)
        assertClose(bench.presented(at: 0.25).cornerRadius, start + (end - start) / 4, within: 1e-12)
    }

    @Test func anAdditiveAnimationAddsToWhatIsUnderneath() {
        let bench = LayerBench()
        bench.set { $0.position = CGPoint(x: 100, y: 50) }
        for (key, by) in [("one", CGPoint(x: 10, y: 0)), ("two", CGPoint(x: 0, y: 40))] {
            let animation = CABasicAnimation(keyPath: "position")
            animation.duration = 2
            animation.isAdditive = true
            animation.fromValue = CGPoint.zero
            animation.toValue = by
            bench.add(animation, forKey: key)
        }
        #expect(bench.presented(at: 1).position == CGPoint(x: 105, y: 70))
    }

    @Test func aPartOfAValueLeavesTheRestAlone() {
        let bench = LayerBench()
        bench.set { $0.position = CGPoint(x: 1, y: 2) }
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.duration = 1
        animation.fromValue = 0.0
        animation.toValue = 10.0
        bench.add(animation)
        #expect(bench.presented(at: 0.5).position == CGPoint(x: 5, y: 2))
    }

    @Test func aMissingColourFadesAsTheOthersTransparentTwin() throws {
        let bench = LayerBench()
        let animation = CABasicAnimation(keyPath: "backgroundColor")
        animation.duration = 1
        animation.toValue = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        bench.add(animation)
        let seen = try #require(bench.presented(at: 0.5).backgroundColor)
        #expect(seen == CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))
    }

    @Test func anAnimationObjectMayBeUsedAgain() {
        let bench = LayerBench()
        let animation = opacity {
            $0.fromValue = 0.0
            $0.toValue = 1.0
        }
        bench.add(animation)
        _ = bench.presented(at: 5)
        bench.add(animation)
        assertClose(bench.presented(at: 5.5).opacity, 0.5, within: 1e-12)
    }
}
