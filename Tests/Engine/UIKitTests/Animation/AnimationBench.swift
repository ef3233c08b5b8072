import QuartzCore
import Testing
import UIKit

/// A view on a clock of its own.
@MainActor
struct AnimationBench {
    let clock = FrameClock()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    /// A step at `time`, with `body` as its input.
    func step(_ time: TimeInterval, _ body: () -> Void = {}) {
        clock.setTime(time)
        clock.perform {
            body()
            clock.runDueWork()
        }
    }

    func perform<Result>(_ body: () -> Result) -> Result { clock.perform(body) }

    /// What is seen now.
    var x: CGFloat { clock.perform { view.layer.presented.position.x } }
    var alpha: CGFloat { clock.perform { view.layer.presented.opacity } }
}

/// Ease-in-out by bisection of its Bezier curve, (0.42, 0) and (0.58, 1).
func easedInOut(_ fraction: Double) -> CGFloat {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<80 {
        let s = (low + high) / 2
        let x = 3 * (1 - s) * (1 - s) * s * 0.42 + 3 * (1 - s) * s * s * 0.58 + s * s * s
        if x < fraction { low = s } else { high = s }
    }
    let s = (low + high) / 2
    return CGFloat(3 * (1 - s) * s * s + s * s * s)
}
