import QuartzCore
import Testing

@MainActor
@Suite struct TransactionTests {
    private final class Log {
        var entries: [String] = []
    }

    @Test func aLayersOwnChangeIsAnimatedWithTheTransactionsDurationAndCurve() {
        let bench = LayerBench()
        bench.clock.perform {
            CATransaction.begin()
            CATransaction.setAnimationDuration(2)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
            bench.layer.opacity = 0
            CATransaction.commit()
        }
        #expect(bench.layer.opacity == 0)
        assertClose(bench.presented(at: 0.5).opacity, 0.75, within: 1e-12)
        assertClose(bench.presented(at: 2).opacity, 0, within: 0)
    }

    @Test func aLayerIsWhereItIsPutUntilItWasSeen() {
        let bench = LayerBench()
        let (cell, gradient) = (CALayer(), CALayer())
        func opacity(at time: CFTimeInterval) -> CGFloat {
            bench.clock.step(to: time)
            return bench.clock.perform { gradient.presented.opacity }
        }
        bench.clock.setTime(1)
        bench.clock.perform {
            cell.addSublayer(gradient)
            bench.root.addSublayer(cell)
            gradient.opacity = 0.5
        }
        #expect(opacity(at: 1) == 0.5 && !bench.clock.isBusy)
        bench.clock.setTime(2)
        bench.clock.perform {
            bench.root.insertSublayer(cell, below: bench.layer)
            gradient.opacity = 0
        }
        #expect(opacity(at: 2) == 0.5, "a layer that only moves among its siblings was seen")
        #expect(opacity(at: 3) == 0)
        bench.clock.setTime(4)
        bench.clock.perform {
            cell.removeFromSuperlayer()
            bench.root.addSublayer(cell)
            gradient.opacity = 1
        }
        #expect(opacity(at: 4) == 1, "and one within a layer that comes back was not")
    }

    @Test func aLayerThatATaskAddsIsWhereItIsPutToo() async {
        let bench = LayerBench()
        bench.clock.setTime(1)
        let task = bench.clock.perform {
            Task {
                let layer = CALayer()
                bench.root.addSublayer(layer)
                layer.opacity = 0.5
            }
        }
        // Where stages run their tasks themselves, it has its turn in a step.
        bench.clock.step(to: 1)
        await task.value
        #expect(!bench.clock.isBusy)
    }

    @Test func disabledActionsChangeAtOnce() {
        let bench = LayerBench()
        bench.set { $0.opacity = 0 }
        #expect(bench.presented(at: 0).opacity == 0)
        #expect(!bench.clock.isBusy)
    }

    @Test func theCompletionRunsOnceWhenTheLastAnimationHasEnded() {
        let bench = LayerBench()
        let log = Log()
        bench.clock.perform {
            CATransaction.begin()
            CATransaction.setCompletionBlock { log.entries.append("\(bench.clock.time)") }
            for (key, duration) in [("cornerRadius", 1.0), ("opacity", 2.0)] {
                let animation = CABasicAnimation(keyPath: key)
                animation.duration = duration
                bench.layer.add(animation, forKey: key)
            }
            CATransaction.commit()
        }
        for time in [0.5, 1, 1.5, 2, 2.5] { bench.clock.step(to: time) }
        #expect(log.entries == ["2.0"])
    }

    /// AladinWay/TransitionButton sets a completion without a beginning, and ends the transaction after it; others don't.
    @Test(arguments: [true, false])
    func whatIsSetWithoutABeginningHoldsForTheTurn(isCommitted: Bool) {
        let (bench, log) = (LayerBench(), Log())
        bench.clock.perform {
            CATransaction.setCompletionBlock { log.entries.append("done") }
            let grow = CABasicAnimation(keyPath: "opacity")
            (grow.toValue, grow.duration, grow.isRemovedOnCompletion) = (0.5, 1, false)
            bench.layer.add(grow, forKey: nil)
            if isCommitted { CATransaction.commit() }
        }
        bench.clock.step(to: 0.5)
        #expect(log.entries.isEmpty)
        bench.clock.step(to: 1)
        #expect(log.entries == ["done"])
        bench.clock.perform {
            #expect(!CATransaction.disableActions())
            CATransaction.setDisableActions(true)
            #expect(CATransaction.disableActions())
        }
        bench.clock.step(to: 1.1)
        bench.clock.perform { #expect(!CATransaction.disableActions()) }
    }

    @Test func anEmptyTransactionCompletesInTheNextStep() {
        let clock = FrameClock()
        let log = Log()
        clock.perform {
            CATransaction.begin()
            CATransaction.setCompletionBlock { log.entries.append("done") }
            CATransaction.commit()
        }
        #expect(log.entries.isEmpty)
        clock.step(to: 0)
        #expect(log.entries == ["done"])
    }

    @Test func delegatesHearHowAnAnimationEnded() {
        final class Listener: CAAnimationDelegate {
            var heard: [String] = []
            func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append("stop \(flag)") }
        }
        let bench = LayerBench()
        let listener = Listener()
        for _ in 0..<2 {
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.duration = 1
            animation.delegate = listener
            bench.add(animation)
        }
        bench.clock.step(to: 1)
        #expect(listener.heard == ["start", "stop false", "start", "stop true"])
    }
}
