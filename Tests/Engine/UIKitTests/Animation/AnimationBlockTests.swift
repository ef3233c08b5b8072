import Foundation
import Testing

@testable import UIKit

/// Animations between `beginAnimations(_:context:)` and `commitAnimations()`, as code had them before closures.
@MainActor
@Suite struct AnimationBlockTests {
    @MainActor private final class Hearer: NSObject {
        var lines: [String] = []
        func began(_ name: String) { lines.append("began \(name)") }
        func ended() { lines.append("ended") }
    }

    private let stage = Stage()
    private let view: UIView

    init() {
        let stage = stage
        view = stage.perform { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
        stage.add(view)
    }

    private var seen: LayerProperties { stage.perform { view.layer.presented } }

    private func run(to time: TimeInterval) {
        while stage.time < time - 1e-9 { stage.advance() }
    }

    @Test func changesBetweenBeginAndCommitAreAnimated() {
        let hearer = Hearer()
        stage.perform {
            UIView.beginAnimations("move", context: nil)
            UIView.setAnimationDuration(1)
            UIView.setAnimationCurve(.linear)
            UIView.setAnimationDelay(0.5)
            UIView.setAnimationDelegate(hearer)
            UIView.setAnimationWillStart(Selector(Hearer.began(_:)))
            UIView.setAnimationDidStop(Selector(Hearer.ended))
            view.center.x += 200
            UIView.commitAnimations()
            view.center.y += 30
        }
        #expect(hearer.lines == ["began move"])
        #expect(seen.position == CGPoint(x: 50, y: 80))
        run(to: 1)
        #expect(abs(seen.position.x - 150) < 1e-9)
        run(to: 1.6)
        #expect(seen.position.x == 250)
        #expect(hearer.lines == ["began move", "ended"])
    }

    @Test func blocksLieInEachOther() {
        stage.perform {
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationDuration(2)
            UIView.setAnimationCurve(.linear)
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationDuration(1)
            UIView.setAnimationCurve(.linear)
            view.alpha = 0
            UIView.commitAnimations()
            view.center.x += 200
            UIView.commitAnimations()
            // One commit too many is no harm.
            UIView.commitAnimations()
            view.center.y = 0
        }
        run(to: 0.5)
        #expect(abs(seen.opacity - 0.5) < 1e-9 && abs(seen.position.x - 100) < 1e-9 && seen.position.y == 0)
    }

    @Test func aBlockFollowsSwitchedOffAnimations() {
        stage.perform {
            UIView.setAnimationsEnabled(false)
            UIView.beginAnimations(nil, context: nil)
            view.alpha = 0
            UIView.commitAnimations()
            UIView.setAnimationsEnabled(true)
        }
        #expect(seen.opacity == 0)
    }
}
