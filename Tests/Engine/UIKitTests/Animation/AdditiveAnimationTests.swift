import Foundation
import Testing

@testable import UIKit

/// Animations that are begun while others of the same attribute run.
@MainActor
@Suite struct AdditiveAnimationTests {
    private final class Log {
        var lines: [String] = []
    }

    private let stage = Stage()
    private let view: UIView
    private let log = Log()

    init() {
        let stage = stage
        view = stage.perform { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
        stage.add(view)
    }

    private var seen: LayerProperties { stage.perform { view.layer.presented } }
    private var shownX: CGFloat { seen.position.x - 50 }

    private func animate(
        _ duration: TimeInterval = 1, options: UIView.AnimationOptions = .curveLinear, name: String = "done",
        _ changes: @escaping () -> Void
    ) {
        let log = log
        stage.perform {
            UIView.animate(withDuration: duration, delay: 0, options: options, animations: changes) { finished in
                log.lines.append("\(name) \(finished)")
            }
        }
    }

    private func run(to time: TimeInterval) {
        while stage.time < time - 1e-9 { stage.advance() }
    }

    @Test func anInterruptingAnimationIsAddedToTheOneThatRuns() {
        animate(name: "first") { view.center.x = 110 }
        run(to: 0.5)
        animate(name: "second") { view.center.x = -10 }
        assertClose(shownX, 30, within: 1e-9)
        run(to: 0.75)
        // Three quarters of 0...60, and a quarter of 60...-60.
        assertClose(shownX, 45 - 30, within: 1e-9)
        run(to: 1)
        assertClose(shownX, 60 - 60, within: 1e-9)
        #expect(log.lines == ["first true"])
        run(to: 1.5)
        #expect(shownX == -60 && log.lines == ["first true", "second true"])
        #expect(!stage.clock.isBusy)
    }

    @Test func whatIsSeenKeepsItsVelocityWhenItIsTurnedRound() {
        animate(options: .curveEaseInOut) { view.center.x = 1050 }
        run(to: 0.5)
        let before = shownX
        stage.advance()
        let velocity = shownX - before
        animate(options: .curveEaseInOut) { view.center.x = 50 }
        let there = shownX
        stage.advance()
        assertClose(shownX - there, velocity, within: velocity * 0.1)
        #expect(velocity > 20)
    }

    @Test func manyAnimationsInTurnAddUp() {
        for step in 1...30 {
            animate(0.5, name: "\(step)") { view.center.x = 50 + CGFloat(step) * 10 }
            let before = shownX
            stage.advance()
            #expect(shownX >= before)
        }
        run(to: stage.time + 0.5)
        #expect(shownX == 300 && !stage.clock.isBusy)
        #expect(log.lines == (1...30).map { "\($0) true" })
        #expect(view.layer.animationKeys() == nil)
    }

    @Test func aTransformInterruptedByAnotherGoesOnFromWhereItIs() {
        animate { view.transform = CGAffineTransform(rotationAngle: 1).translatedBy(x: 80, y: 0) }
        run(to: 0.5)
        let before = seen.transform
        animate { view.transform = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 0, y: -40) }
        expectSame(seen.transform, before)
        run(to: 0.75)
        let third = seen.transform
        animate { view.transform = .identity }
        expectSame(seen.transform, third)
        run(to: 2)
        #expect(seen.transform == CATransform3DIdentity)
    }

    private func expectSame(_ a: CATransform3D, _ b: CATransform3D, sourceLocation: SourceLocation = #_sourceLocation) {
        let (p, q) = (a.rows, b.rows)
        for (x, y) in [(p.0, q.0), (p.1, q.1), (p.2, q.2), (p.3, q.3)] {
            for index in 0..<4 { #expect(abs(x[index] - y[index]) < 1e-9, sourceLocation: sourceLocation) }
        }
    }

    @Test func aTransformThatCantBeInvertedIsReachedFromWhatIsSeen() {
        animate(name: "first") { view.transform = CGAffineTransform(translationX: 100, y: 0) }
        run(to: 0.5)
        animate(name: "second") { view.transform = CGAffineTransform(scaleX: 0, y: 0) }
        assertClose(seen.transform.m41, 50, within: 1e-9)
        #expect(log.lines == ["first false"])
        run(to: 1.5)
        #expect(seen.transform.m11 == 0 && log.lines == ["first false", "second true"])
    }

    @Test func aColourHasNoSumAndGoesOnFromWhatIsSeen() {
        stage.perform { view.backgroundColor = UIColor(white: 0, alpha: 1) }
        animate(name: "first") { view.backgroundColor = UIColor(white: 1, alpha: 1) }
        run(to: 0.5)
        animate(name: "second") { view.backgroundColor = UIColor(white: 0, alpha: 1) }
        assertClose(seen.backgroundColor?.red ?? 0, 0.5, within: 1e-9)
        #expect(log.lines == ["first false"])
        run(to: 1)
        assertClose(seen.backgroundColor?.red ?? 0, 0.25, within: 1e-9)
    }

    @Test func aRepeatedAnimationIsReplacedByTheNextOne() {
        animate(options: [.curveLinear, .repeat, .autoreverse], name: "first") { view.center.x = 110 }
        run(to: 4.5)
        animate(name: "second") { view.center.x = 50 }
        assertClose(shownX, 30, within: 1e-6)
        run(to: 5.5)
        #expect(shownX == 0 && log.lines == ["first false", "second true"] && !stage.clock.isBusy)
    }

    @Test func whatIsSetWithoutAnimationMovesTheWholeOfIt() {
        animate { view.center.x = 110 }
        run(to: 0.5)
        stage.perform { view.center.x = 210 }
        assertClose(shownX, 160 - 30, within: 1e-9)
        run(to: 1)
        #expect(shownX == 160)
    }

    @Test func theLayersAnimationsAreAdditiveOnes() throws {
        animate { view.center.x = 110 }
        run(to: 0.5)
        animate { view.center.x = 150 }
        #expect(view.layer.animationKeys() == ["position", "position-2"])
        let animation = try #require(view.layer.animation(forKey: "position-2") as? CABasicAnimation)
        #expect(animation.isAdditive && animation.keyPath == "position")
    }

    @Test func anAnimatorTakesOverFromAllThatRuns() {
        animate { view.center.x = 110 }
        run(to: 0.5)
        animate { view.center.x = 50 }
        run(to: 0.75)
        let there = shownX
        stage.perform {
            UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 250 }.startAnimation()
        }
        assertClose(shownX, there, within: 1e-9)
        run(to: 1.25)
        assertClose(shownX, (there + 200) / 2, within: 1e-6)
    }
}
