import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct ViewTreeTests {
    private final class Recorder: UIView {
        var calls: [String] = []
        override func willMove(toSuperview newSuperview: UIView?) {
            calls.append(newSuperview == nil ? "willMove(toSuperview: nil)" : "willMove(toSuperview:)")
        }
        override func didMoveToSuperview() { calls.append("didMoveToSuperview") }
        override func willMove(toWindow newWindow: UIWindow?) {
            calls.append(newWindow == nil ? "willMove(toWindow: nil)" : "willMove(toWindow:)")
        }
        override func didMoveToWindow() { calls.append("didMoveToWindow") }
        override func didAddSubview(_ subview: UIView) { calls.append("didAddSubview") }
        override func willRemoveSubview(_ subview: UIView) { calls.append("willRemoveSubview") }
    }

    private let stage = Stage()

    @Test func aViewHearsOfItsNewPlaceInUIKitsOrder() {
        stage.perform {
            let view = Recorder(frame: .zero)
            stage.window.addSubview(view)
            #expect(
                view.calls == [
                    "willMove(toSuperview:)", "willMove(toWindow:)", "didMoveToWindow", "didMoveToSuperview",
                ])
            view.calls = []
            view.removeFromSuperview()
            #expect(
                view.calls == [
                    "willMove(toSuperview: nil)", "willMove(toWindow: nil)", "didMoveToWindow", "didMoveToSuperview",
                ])
        }
    }

    @Test func aViewOutsideOfAWindowHearsOfNoWindow() {
        stage.perform {
            let (parent, view) = (Recorder(frame: .zero), Recorder(frame: .zero))
            parent.addSubview(view)
            #expect(view.calls == ["willMove(toSuperview:)", "didMoveToSuperview"])
            #expect(parent.calls == ["didAddSubview"])
            view.calls = []
            stage.window.addSubview(parent)
            #expect(view.calls == ["willMove(toWindow:)", "didMoveToWindow"])
            view.removeFromSuperview()
            #expect(parent.calls.last == "willRemoveSubview")
        }
    }

    /// Where layers go, as the tests of flowkey's UIKit-cross-platform, which run on iOS, say.
    @Test func aViewIsInsertedNextToItsSiblingsLayer() {
        let (parent, first, second, third) = stage.perform { (UIView(), UIView(), UIView(), UIView()) }
        let bare = CALayer()
        func check(
            _ views: [UIView], _ layers: [CALayer], sourceLocation: SourceLocation = #_sourceLocation,
            after change: () -> Void
        ) {
            stage.perform(change)
            #expect(parent.subviews == views, sourceLocation: sourceLocation)
            #expect(parent.layer.sublayers == layers, sourceLocation: sourceLocation)
        }
        check([first], [first.layer, bare]) {
            parent.addSubview(first)
            parent.layer.addSublayer(bare)
        }
        check([first, second], [first.layer, second.layer, bare]) {
            parent.insertSubview(second, aboveSubview: first)
        }
        check([second, first], [second.layer, first.layer, bare]) {
            parent.insertSubview(second, belowSubview: first)
        }
        check([first, second], [first.layer, bare, second.layer]) { parent.addSubview(second) }
        check([first, third, second], [first.layer, bare, third.layer, second.layer]) {
            parent.insertSubview(third, belowSubview: second)
        }
        check([third, first, second], [third.layer, first.layer, bare, second.layer]) {
            parent.insertSubview(third, at: 0)
        }
        check([first, third, second], [first.layer, third.layer, bare, second.layer]) {
            parent.insertSubview(third, aboveSubview: first)
        }
    }

    @Test func aSiblingThatIsNoneHasTheViewAddedOnTop() {
        stage.perform {
            let (parent, first, second, stranger) = (UIView(), UIView(), UIView(), UIView())
            parent.addSubview(first)
            parent.insertSubview(second, belowSubview: stranger)
            #expect(parent.subviews == [first, second])
            parent.insertSubview(first, aboveSubview: stranger)
            #expect(parent.subviews == [second, first])
        }
    }

    /// Gives its first subview half of its width, and counts.
    private final class Halving: UIView {
        var layouts = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            subviews.first?.bounds.size.width = bounds.width / 2
        }
    }

    /// As flowkey's tests say, and many an article on `layoutSubviews`.
    @Test func aSubviewsNewSizeLaysItsSuperviewOut() {
        let (parent, first, second) = stage.perform {
            (Halving(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView(), UIView())
        }
        stage.perform {
            parent.addSubview(first)
            parent.addSubview(second)
        }
        stage.add(parent)
        // What a layout itself does is no reason for another one.
        #expect(parent.layouts == 1 && first.bounds.width == 50)
        stage.advance { second.bounds.size.height = 3 }
        #expect(parent.layouts == 2)
        stage.advance { second.center.x = 3 }
        #expect(parent.layouts == 2)
        stage.advance { second.layer.bounds.size.height = 5 }
        #expect(parent.layouts == 3)
    }

    @Test func movingToAnotherParentTakesAViewFromItsOld() {
        stage.perform {
            let (a, b, view) = (UIView(), UIView(), UIView())
            a.addSubview(view)
            b.addSubview(view)
            #expect(a.subviews.isEmpty && a.layer.sublayers == nil)
            #expect(b.subviews == [view] && view.superview === b && view.layer.superlayer === b.layer)
        }
    }

    @Test func reorderingIsNoMove() {
        stage.perform {
            let (a, b, c) = (Recorder(frame: .zero), UIView(), UIView())
            for view in [a, b, c] { stage.window.addSubview(view) }
            a.calls = []
            stage.window.insertSubview(a, aboveSubview: b)
            #expect(stage.window.subviews == [b, a, c])
            stage.window.insertSubview(a, belowSubview: b)
            #expect(stage.window.subviews == [a, b, c])
            stage.window.insertSubview(a, aboveSubview: c)
            #expect(stage.window.subviews == [b, c, a])
            #expect(a.calls.isEmpty)
        }
    }

    @Test func tagsAreFoundInTheTree() {
        stage.perform {
            let (root, middle, leaf) = (UIView(), UIView(), UIView())
            root.addSubview(middle)
            middle.addSubview(leaf)
            leaf.tag = 7
            #expect(root.viewWithTag(7) === leaf)
            #expect(root.viewWithTag(8) == nil)
            #expect(leaf.isDescendant(of: root) && !root.isDescendant(of: leaf) && root.isDescendant(of: root))
        }
    }

    /// cbpowell/MarqueeLabel has the tint colour of the label in it, to which that of views around it comes down.
    @Test func theTintColourThatComesDownIsWhatViewsWereGiven() {
        final class Marquee: UIView {
            let inner = UIView()
            override var tintColor: UIColor! {
                get { inner.tintColor }
                set {
                    inner.tintColor = newValue
                    super.tintColor = newValue
                }
            }
        }
        let stage = Stage()
        stage.perform {
            let (around, marquee) = (UIView(), Marquee())
            around.addSubview(marquee)
            marquee.addSubview(marquee.inner)
            #expect(marquee.tintColor == .systemBlue)
            around.tintColor = .red
            #expect(marquee.tintColor == .red)
            marquee.tintColor = .green
            #expect(marquee.inner.tintColor == .green && marquee.tintColor == .green && around.tintColor == .red)
        }
    }
}
