import QuartzCore
import Testing

@testable import UIKit

/// The margins of views, by themselves and within others.
@MainActor
@Suite struct LayoutMarginsTests {
    private final class Watcher: UIView {
        private(set) var changes = 0
        override func layoutMarginsDidChange() { changes += 1 }
    }

    private let stage = Stage()

    private func nest(_ frame: CGRect) -> (outer: UIView, inner: Watcher) {
        let (outer, inner) = stage.perform {
            (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), Watcher(frame: frame))
        }
        stage.perform {
            outer.layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 40, right: 50)
            outer.addSubview(inner)
        }
        return (outer, inner)
    }

    /// Apple's documentation of `preservesSuperviewLayoutMargins`: the superview's margins count where the view is nearer to its
    /// edge than they are wide.
    @Test func theSuperviewsMarginsCountWhereTheViewReachesIntoThem() {
        let (outer, inner) = nest(CGRect(x: 10, y: 0, width: 240, height: 370))
        #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        stage.perform { inner.preservesSuperviewLayoutMargins = true }
        // 10 of the 30 at the left lie beside the view, 30 of the 40 below it, and all 50 at the right.
        #expect(inner.layoutMargins == UIEdgeInsets(top: 20, left: 20, bottom: 10, right: 8))
        #expect(inner.changes == 1)
        stage.perform { outer.layoutMargins.left = 100 }
        #expect(inner.layoutMargins.left == 90 && inner.changes == 2)
        stage.perform { inner.preservesSuperviewLayoutMargins = false }
        stage.perform { outer.layoutMargins.left = 10 }
        #expect(inner.layoutMargins.left == 8 && inner.changes == 3)
    }

    @Test func ofTwoMarginsTheGreaterCounts() {
        let (outer, inner) = nest(CGRect(x: 0, y: 0, width: 300, height: 400))
        stage.perform {
            inner.preservesSuperviewLayoutMargins = true
            inner.layoutMargins = UIEdgeInsets(top: 1, left: 99, bottom: 1, right: 1)
        }
        #expect(inner.superview === outer)
        #expect(inner.layoutMargins == UIEdgeInsets(top: 20, left: 99, bottom: 40, right: 50))
        stage.perform { inner.removeFromSuperview() }
        #expect(outer.subviews.isEmpty && inner.layoutMargins.top == 1)
    }

    @Test func viewsAreLaidOutBetweenTheMarginsThatArePreserved() {
        let (outer, inner) = nest(CGRect(x: 0, y: 0, width: 300, height: 400))
        let leaf = stage.perform { UIView() }
        stage.perform {
            inner.preservesSuperviewLayoutMargins = true
            inner.addSubview(leaf)
            leaf.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(withVisualFormat: "H:|-[leaf]-|", metrics: nil, views: ["leaf": leaf])
                    + NSLayoutConstraint.constraints(
                        withVisualFormat: "V:|-[leaf]-|", metrics: nil, views: ["leaf": leaf]))
        }
        stage.add(outer)
        #expect(leaf.frame == CGRect(x: 30, y: 20, width: 220, height: 340))
        stage.advance { outer.layoutMargins = .zero }
        #expect(leaf.frame == CGRect(x: 8, y: 8, width: 284, height: 384))
    }

    /// Apple's documentation of `viewLayoutMarginsDidChange()`.
    @Test func aControllerHearsOfItsViewsMargins() {
        final class Screen: UIViewController {
            private(set) var changes = 0
            override func viewLayoutMarginsDidChange() { changes += 1 }
        }
        let screen = stage.perform { Screen() }
        stage.perform { screen.loadViewIfNeeded() }
        let before = screen.changes
        stage.perform { screen.view.layoutMargins.left = 33 }
        #expect(screen.changes == before + 1)
        stage.perform { screen.view.layoutMargins.left = 33 }
        #expect(screen.changes == before + 1)
    }
}
