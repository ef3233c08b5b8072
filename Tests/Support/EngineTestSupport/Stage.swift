import QuartzCore
import Testing
import UIKit

/// A window on virtual time, run by steps as a simulation runs it: input, what is due, layout.
///
/// Its size is the main screen's.
@MainActor
package final class Stage {
    package let clock = FrameClock()
    package let window: UIWindow
    /// Steps in a second.
    package let rate: Double
    package private(set) var step = 0

    package init(width: CGFloat = 400, height: CGFloat = 800, rate: Double = 60) {
        self.rate = rate
        window = clock.perform {
            UIScreen(size: CGSize(width: width, height: height)).becomeMain()
            return UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    /// Seconds since it was made.
    package var time: TimeInterval { clock.time }

    package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        try clock.perform(body)
    }

    package func add(_ view: UIView) {
        perform {
            window.addSubview(view)
            window.layoutIfNeeded()
        }
    }

    /// Adds a view that fills the window.
    package func addRoot() -> UIView {
        let view = perform { UIView(frame: window.bounds) }
        add(view)
        return view
    }

    package func show(_ controller: UIViewController) {
        perform {
            window.rootViewController = controller
            controller.willAppear(false)
            window.layoutIfNeeded()
            controller.didAppear(false)
            window.layoutIfNeeded()
        }
    }

    /// What is seen of a view now.
    package func seen(_ view: UIView) -> LayerProperties {
        perform { view.layer.presented }
    }

    // MARK: Steps

    /// Runs one step with `input` before its work.
    package func advance(_ input: () -> Void = {}) {
        step += 1
        clock.setTime(Double(step) / rate)
        perform {
            input()
            clock.runDueWork()
            window.layoutIfNeeded()
        }
    }

    package func advance(steps: Int) {
        for _ in 0..<steps { advance() }
    }

    /// Runs until nothing wants another step; fails after `limit` of them.
    package func settle(limit: Int = 2000, sourceLocation: SourceLocation = #_sourceLocation) {
        for _ in 0..<limit {
            guard clock.isBusy || window.needsLayoutPass else { return }
            advance()
        }
        Issue.record("the stage does not come to rest", sourceLocation: sourceLocation)
    }

    // MARK: Pointers, within a step

    package func send(
        _ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, pointer: UInt64 = 1, at time: TimeInterval? = nil
    ) {
        perform {
            window.send(phase, pointer: pointer, at: CGPoint(x: x, y: y), timestamp: time ?? clock.time)
        }
    }

    // MARK: Pointers, a step a sample

    package func down(_ x: CGFloat, _ y: CGFloat, pointer: UInt64 = 1) {
        advance { send(.began, x, y, pointer: pointer) }
    }

    package func move(_ x: CGFloat, _ y: CGFloat, pointer: UInt64 = 1) {
        advance { send(.moved, x, y, pointer: pointer) }
    }

    package func up(_ x: CGFloat, _ y: CGFloat, pointer: UInt64 = 1) {
        advance { send(.ended, x, y, pointer: pointer) }
    }

    /// A drag of `steps` even movements, lifted in the step of the last one, so that the velocity is that of the drag.
    package func flick(from start: CGPoint, by delta: CGPoint, steps: Int, pointer: UInt64 = 1) {
        down(start.x, start.y, pointer: pointer)
        for index in 1...steps {
            let f = CGFloat(index) / CGFloat(steps)
            advance {
                send(.moved, start.x + delta.x * f, start.y + delta.y * f, pointer: pointer)
                if index == steps { send(.ended, start.x + delta.x, start.y + delta.y, pointer: pointer) }
            }
        }
    }
}
