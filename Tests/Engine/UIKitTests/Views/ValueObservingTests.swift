import QuartzCore
import Testing

@testable import UIKit

/// Objects of Foundation's class that observe, as previewed code has them do.
@MainActor
@Suite struct ValueObservingTests {
    private final class Watcher: NSObject, ValueObserving {
        var seen: [CGPoint] = []

        func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            if let offset = change?[.newKey] as? CGPoint { seen.append(offset) }
        }
    }

    @Test func aPlainObjectHearsOfAScrollViewsOffset() {
        let stage = Stage(width: 100, height: 100)
        let watcher = Watcher()
        let view = stage.perform { UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
        stage.perform {
            view.addObserver(watcher, forKeyPath: "contentOffset", options: .new, context: nil)
            view.contentOffset = CGPoint(x: 0, y: 20)
        }
        #expect(watcher.seen == [CGPoint(x: 0, y: 20)])
        stage.perform {
            view.removeObserver(watcher, forKeyPath: "contentOffset")
            view.contentOffset = .zero
        }
        #expect(watcher.seen.count == 1)
    }

    /// As Apple's *Key-Value Observing Programming Guide* has it: the observer hears of each object on a key path.
    @Test func aValueOfAnObjectThatAPropertyHoldsIsHeardOfAsItIsSet() {
        final class Switch: UIView {
            let knob = UIView()
            var seen: [CGRect] = []

            override func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                context: UnsafeMutableRawPointer?
            ) {
                #expect(keyPath == "knob.frame" && object as? Switch === self)
                seen.append(knob.frame)
            }
        }
        let stage = Stage(width: 100, height: 100)
        stage.perform {
            let view = Switch()
            view.addObserver(view, forKeyPath: "knob.frame", options: .new, context: nil)
            view.knob.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
            #expect(view.seen.last == CGRect(x: 10, y: 20, width: 30, height: 40))
            view.removeObserver(view, forKeyPath: "knob.frame")
            view.seen = []
            view.knob.frame = .zero
            #expect(view.seen.isEmpty)
        }
    }

    @Test func elementsForAssistiveTechnologyAreCountedAndOverridden() {
        final class Wheel: UIView {
            override func accessibilityElementCount() -> Int { 3 }
            override func accessibilityElement(at index: Int) -> Any? { "spoke \(index)" }
        }
        let stage = Stage(width: 100, height: 100)
        stage.perform {
            let view = UIView()
            let label = UILabel()
            view.accessibilityElements = [UIView(), label]
            #expect(view.accessibilityElementCount() == 2 && view.accessibilityElement(at: 1) as? UILabel === label)
            #expect(view.index(ofAccessibilityElement: label) == 1 && view.accessibilityElement(at: 2) == nil)
            #expect(view.index(ofAccessibilityElement: UIView()) == NSNotFound)
            #expect(
                Wheel().accessibilityElementCount() == 3 && Wheel().accessibilityElement(at: 1) as? String == "spoke 1")
        }
    }
}
