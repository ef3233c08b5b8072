import Foundation
import QuartzCore
import UIKit

/// The time outside of all stages: the machine's, and what a test's run loops have jumped ahead.
///
/// A test that waits for what runs there needs no stage, nor as long as that takes. Windows that are shown there are laid out in
/// each turn.
@MainActor
final class IdleTime {
    private var timer: Timer?
    private var last = ContinuousClock.now

    init() {
        FrameClock.idleTurn = { Self.turn(to: $0) }
        FrameClock.idleWait = { Self.jump(ahead: $0, while: $1) }
        let timer = Timer(timeInterval: 1 / 60, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.follow() }
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    private func follow() {
        // A stage's own code may wait in a run loop, too.
        guard FrameClock.ofCode == nil else { return }
        let now = ContinuousClock.now
        let elapsed = now - last
        last = now
        Self.turn(to: FrameClock.current.time + elapsed / .seconds(1))
    }

    /// Makes a turn of a 60th of a second in each of the run loop's, and more and more the longer it takes.
    private static func jump(ahead seconds: CFTimeInterval, while wait: () -> Void) {
        let start = FrameClock.current.time
        let end = start + seconds
        let timer = Timer(timeInterval: 1e-4, repeats: true) { _ in
            MainActor.assumeIsolated {
                for _ in 0...Int(FrameClock.current.time - start)
                where FrameClock.ofCode == nil && FrameClock.current.time < end {
                    turn(to: min(FrameClock.current.time + 1 / 60, end))
                }
            }
        }
        RunLoop.main.add(timer, forMode: .common)
        wait()
        timer.invalidate()
    }

    private static func turn(to time: CFTimeInterval) {
        let clock = FrameClock.current
        clock.setTime(time)
        clock.runDueWork()
        for window in UIApplication.shared.windows { window.layOutAlone() }
    }

    func stop() {
        (FrameClock.idleTurn, FrameClock.idleWait) = (nil, nil)
        timer?.invalidate()
    }
}
