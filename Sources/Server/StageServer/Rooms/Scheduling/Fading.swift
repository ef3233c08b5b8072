import Foundation
import WebSocketServer

/// An amount that decays exponentially with time.
struct Fading {
    private let halfLife: Double
    private var amount = 0.0
    private var at = MonotonicInstant.distantPast

    /// Makes an amount of 0.
    ///
    /// - Parameter halfLife: the time in which the amount halves.
    init(halfLife: Duration) {
        self.halfLife = halfLife.inSeconds
    }

    func value(at now: MonotonicInstant) -> Double {
        amount == 0 ? 0 : amount * exp2(-max((now - at).inSeconds, 0) / halfLife)
    }

    mutating func add(_ amount: Double, at now: MonotonicInstant) {
        self.amount = value(at: now) + amount
        at = now
    }

    /// Raises the amount to at least `amount`.
    mutating func raise(to amount: Double, at now: MonotonicInstant) {
        self.amount = max(value(at: now), amount)
        at = now
    }
}
