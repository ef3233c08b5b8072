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
}
