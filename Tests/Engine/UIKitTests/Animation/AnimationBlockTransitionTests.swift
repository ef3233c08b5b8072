import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct AnimationBlockTransitionTests {
    private let stage = Stage()

    @Test func aBlockTurnsAViewFromWhatItWas() {
        let (view, front) = stage.perform {
            (
                UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
                UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
            )
        }
        stage.add(view)
        stage.perform {
            front.text = "front"
            view.addSubview(front)
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationDuration(0.5)
            UIView.setAnimationTransition(.flipFromLeft, for: view, cache: true)
            front.isHidden = true
            UIView.commitAnimations()
        }
        stage.advance(steps: 10)
        #expect(view.subviews.count == 2 && view.layer.presentation()?.transform.m34 != 0)
        stage.settle()
        #expect(view.subviews == [front] && CATransform3DIsIdentity(view.layer.transform))
    }

    @Test func aBlockWithoutATransitionTurnsNothing() {
        let view = stage.perform { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
        stage.add(view)
        stage.perform {
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationTransition(.none, for: view, cache: true)
            view.alpha = 0.5
            UIView.commitAnimations()
        }
        stage.advance()
        #expect(view.subviews.isEmpty)
    }
}
