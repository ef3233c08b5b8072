import QuartzCore
import Testing

@testable import UIKit

/// A scroll view's recogniser of drags that an app has given to another view, and delegates' methods that subclasses have.
@MainActor
@Suite struct MovedPanTests {
    private let stage = Stage()

    private func drag(x: CGFloat = 0, y: CGFloat = 0) {
        stage.flick(from: CGPoint(x: 200, y: 500), by: CGPoint(x: x, y: y), steps: 6)
        stage.settle()
    }

    /// A scroll view at the stage's top that is dragged in the view around it.
    private func moved<View: UIScrollView>(_ view: View) -> View {
        stage.perform {
            view.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
            view.contentSize = CGSize(width: 3000, height: 100)
            let around = UIView(frame: stage.window.bounds)
            around.addSubview(view)
            around.addGestureRecognizer(view.panGestureRecognizer)
            stage.window.addSubview(around)
        }
        return view
    }

    @Test func dragsOfTheOtherViewScroll() {
        let view = moved(UIScrollView())
        #expect(view.panGestureRecognizer.view === view.superview)
        drag(x: -100)
        #expect(view.contentOffset.x > 100)
    }

    private final class Picky: UIScrollView {
        var isAsked = false
        override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            isAsked = true
            return false
        }
    }

    @Test func theScrollViewIsStillAskedWhetherADragMayBegin() {
        let view = moved(Picky())
        drag(x: -100)
        #expect(view.isAsked && view.contentOffset.x == 0)
    }

    @Test func dragsAcrossAreLeftToAScrollViewAround() {
        let outer = stage.addScrollView(content: CGSize(width: 400, height: 3000))
        let inner = stage.perform {
            let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
            inner.contentSize = CGSize(width: 3000, height: 100)
            inner.isHidden = true
            outer.addSubview(inner)
            outer.addGestureRecognizer(inner.panGestureRecognizer)
            return inner
        }
        drag(y: -100)
        #expect(outer.contentOffset.y > 0 && inner.contentOffset.x == 0)
        drag(x: -100)
        #expect(inner.contentOffset.x > 0)
    }

    private final class Sharing: UIScrollView, UIGestureRecognizerDelegate {
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { true }
    }

    @Test func aSubclassThatHasADelegatesMethodsIsAskedAsOne() {
        let outer = stage.addScrollView(content: CGSize(width: 400, height: 3000))
        let inner = stage.perform {
            let inner = Sharing(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
            inner.contentSize = CGSize(width: 400, height: 3000)
            outer.addSubview(inner)
            return inner
        }
        #expect(inner.panGestureRecognizer.delegate === inner)
        drag(y: -100)
        #expect(outer.contentOffset.y > 0 && inner.contentOffset.y > 0)
    }
}
