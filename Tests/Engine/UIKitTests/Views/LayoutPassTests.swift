import QuartzCore
import Testing

@testable import UIKit

/// Layouts that ask for another layout, as views do that set texts or sizes while they are laid out.
@MainActor
@Suite struct LayoutPassTests {
    /// Counts its layouts, and asks for the next one in each.
    private final class Restless: UIView {
        var count = 0
        var limit = Int.max

        override func layoutSubviews() {
            super.layoutSubviews()
            count += 1
            if count < limit { setNeedsLayout() }
        }
    }

    /// Returns a view at the bottom of some others.
    private func nested(_ depth: Int, in stage: Stage) -> Restless {
        stage.perform {
            let view = Restless()
            var outer: UIView = view
            for _ in 0..<depth {
                let next = UIView()
                next.addSubview(outer)
                outer = next
            }
            stage.window.addSubview(outer)
            return view
        }
    }

    @Test func aLayoutThatAsksForLayoutIsRunAgainInTheSamePass() {
        let stage = Stage()
        let view = nested(4, in: stage)
        view.limit = 3
        stage.perform { stage.window.layoutIfNeeded() }
        #expect(view.count == 3 && !stage.window.needsLayoutPass)
    }

    @Test func oneThatAlwaysDoesIsRunAFewTimesHoweverDeepItLies() {
        let stage = Stage()
        let view = nested(10, in: stage)
        stage.perform { stage.window.layoutIfNeeded() }
        #expect(view.count == 8 && stage.window.needsLayoutPass)
        // What has not come to rest goes on in the next step.
        stage.perform { stage.window.layoutIfNeeded() }
        #expect(view.count == 16)
    }

    /// Makes its subview anew in each layout.
    private final class Renewing: UIView {
        var count = 0

        override func layoutSubviews() {
            super.layoutSubviews()
            count += 1
            for view in subviews { view.removeFromSuperview() }
            let view = Restless()
            view.limit = 1
            addSubview(view)
        }
    }

    @Test func aLayoutThatMakesItsSubviewsAnewIsNotRunAgainForThem() throws {
        let stage = Stage()
        let view = stage.perform { Renewing(frame: CGRect(x: 0, y: 0, width: 50, height: 50)) }
        stage.add(view)
        #expect(view.count == 1)
        let made = try #require(view.subviews.first as? Restless)
        #expect(made.count > 0)
        stage.advance(steps: 3)
        #expect(view.count == 1 && view.subviews.first === made)
        // One that comes at another time has it laid out again.
        stage.perform { view.addSubview(UIView()) }
        stage.advance()
        #expect(view.count == 2)
    }

    @Test func aControllerThatAddsViewsOnceItsViewIsLaidOutIsNotToldAgain() {
        final class Renewer: UIViewController {
            var count = 0

            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                count += 1
                for view in view.subviews { view.removeFromSuperview() }
                view.addSubview(UILabel(frame: view.bounds))
            }
        }
        let stage = Stage()
        let controller = stage.perform { Renewer() }
        stage.perform { stage.window.rootViewController = controller }
        stage.advance(steps: 4)
        #expect(controller.count == 1 && controller.view.subviews.count == 1)
    }

    /// As AIFlatSwitch and others place the layers that they draw with.
    @Test func aViewLaysOutItsLayersSublayersWithItsSubviews() {
        final class Ring: UIView {
            let ring = CALayer()
            var order: [String] = []

            override func layoutSublayers(of layer: CALayer) {
                order.append("sublayers")
                super.layoutSublayers(of: layer)
                ring.frame = bounds.insetBy(dx: 2, dy: 2)
            }
            override func layoutSubviews() {
                super.layoutSubviews()
                order.append("subviews")
            }
        }
        let stage = Stage()
        let view = stage.perform {
            let view = Ring(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
            view.layer.addSublayer(view.ring)
            return view
        }
        stage.add(view)
        #expect(view.order == ["sublayers", "subviews"])
        #expect(view.ring.frame == CGRect(x: 2, y: 2, width: 36, height: 26))
        stage.advance { view.bounds.size = CGSize(width: 20, height: 20) }
        #expect(view.order.count == 4 && view.ring.frame.width == 16)
        // The layer asks for the view's layout, too.
        stage.advance { view.layer.setNeedsLayout() }
        #expect(view.order.count == 6)
        stage.advance()
        #expect(view.order.count == 6)
    }

    @Test func aViewsOwnKindOfLayerLaysOutItsSublayers() {
        final class Ruled: CALayer {
            var count = 0
            override func layoutSublayers() {
                super.layoutSublayers()
                count += 1
            }
        }
        final class Sheet: UIView {
            var count = 0
            override class var layerClass: AnyClass { Ruled.self }
            override func layoutSubviews() { count += 1 }
        }
        let stage = Stage()
        let view = stage.perform { Sheet(frame: CGRect(x: 0, y: 0, width: 40, height: 30)) }
        stage.add(view)
        #expect(view.count == 1 && (view.layer as? Ruled)?.count == 1)
        stage.perform {
            view.layer.setNeedsLayout()
            view.layer.layoutIfNeeded()
        }
        #expect(view.count == 2 && (view.layer as? Ruled)?.count == 2 && view.layer.needsLayout() == false)
    }

    /// uias/Tabman's bar sets insets whenever it is laid out, and asks for the layout that they need.
    @Test func aConstraintThatIsSetToWhatItIsNeedsNoLayout() {
        final class Bar: UIView {
            let mark = UIView()
            lazy var width = mark.widthAnchor.constraint(equalToConstant: 10)
            var count = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                count += 1
                guard count < 20 else { return }
                width.constant = 30
                width.priority = .defaultHigh
                layoutIfNeeded()
            }
        }
        let stage = Stage()
        let bar = stage.perform {
            let bar = Bar(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
            bar.addSubview(bar.mark)
            bar.mark.translatesAutoresizingMaskIntoConstraints = false
            bar.width.isActive = true
            return bar
        }
        stage.add(bar)
        #expect(bar.mark.frame.width == 30 && bar.count < 6)
    }

    /// cbpowell/MarqueeLabel asks whenever it is laid out, and begins to scroll anew.
    @Test func aViewThatAsksForItsSizeAsItIsLaidOutIsNotLaidOutForThat() {
        final class Marquee: UIView {
            var width: CGFloat = 40
            var count = 0
            override var intrinsicContentSize: CGSize { CGSize(width: width, height: 10) }
            override func layoutSubviews() {
                super.layoutSubviews()
                count += 1
                invalidateIntrinsicContentSize()
            }
        }
        let stage = Stage()
        let view = stage.perform {
            let view = Marquee()
            view.translatesAutoresizingMaskIntoConstraints = false
            stage.window.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 5),
                view.heightAnchor.constraint(equalToConstant: 20),
            ])
            return view
        }
        for _ in 0..<10 { stage.advance() }
        #expect(view.frame.size == CGSize(width: 40, height: 20) && view.count < 5)
        let count = view.count
        stage.perform {
            view.width = 60
            view.invalidateIntrinsicContentSize()
        }
        stage.advance()
        #expect(view.frame.width == 60 && view.count > count)
    }
}
