import Foundation
import QuartzCore
import UIKit

/// The time outside of all stages: the machine's, and what a test's run loops have jumped ahead.
///
/// A test that waits for what runs there needs no stage. Windows that are shown there are laid out in each turn.
@MainActor
final class IdleTime {
    private var timer: Timer?
    private var last = ContinuousClock.now

    init() {
        FrameClock.idleTurn = { Self.turn(to: $0) }
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

    private static func turn(to time: CFTimeInterval) {
        let clock = FrameClock.current
        clock.setTime(time)
        clock.runDueWork()
        for window in UIApplication.shared.windows { window.layOutAlone() }
    }

    func stop() {
        FrameClock.idleTurn = nil
        timer?.invalidate()
    }
}
