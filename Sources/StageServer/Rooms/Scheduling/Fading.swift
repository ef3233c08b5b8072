import Foundation

/// An amount that halves with time. Times are nanoseconds of one clock.
struct Fading {
    private let halfLife: Double
    private var amount = 0.0
    private var at: UInt64 = 0

    /// - Parameter halfLife: nanoseconds.
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

    /// Makes it at least `amount`.
    mutating func raise(to amount: Double, at now: UInt64) {
        self.amount = max(value(at: now), amount)
        at = now
    }
}
