import Foundation

/// An amount that decays exponentially with time.
///
/// Times are nanoseconds of one clock.
struct Fading {
    private let halfLife: Double
    private var amount = 0.0
    private var at: UInt64 = 0

    /// Makes an amount of 0.
    ///
    /// - Parameter halfLife: the nanoseconds in which the amount halves.
    init(halfLife: UInt64) {
        self.halfLife = Double(halfLife)
    }

    func value(at now: UInt64) -> Double {
        amount == 0 ? 0 : amount * exp2(-Double(now - min(at, now)) / halfLife)
    }

    mutating func add(_ amount: Double, at now: UInt64) {
        self.amount = value(at: now) + amount
        at = now
    }

    /// Raises the amount to at least `amount`.
    mutating func raise(to amount: Double, at now: UInt64) {
        self.amount = max(value(at: now), amount)
        at = now
    }
}
