/// An amount that is regained evenly with time, up to a most, and spent as it goes.
///
/// It reads no clock.
struct Allowance {
    /// The amount that is there at first, and that it never exceeds.
    let most: Double
    /// The amount that is regained in a second.
    let rate: Double
    private var left: Double
    private var countedAt = 0.0

    /// Makes a full allowance.
    init(most: Double, rate: Double) {
        (self.most, self.rate) = (most, rate)
        left = most
    }

    /// Spends an amount if it is there.
    ///
    /// - Parameters:
    ///   - amount: the amount.
    ///   - seconds: the present time, by any clock.
    /// - Returns: whether it was there.
    mutating func spend(_ amount: Double, at seconds: Double) -> Bool {
        guard amount <= regained(at: seconds) else { return false }
        left -= amount
        return true
    }

    /// Spends an amount, whether or not it is there.
    ///
    /// - Parameters:
    ///   - amount: the amount.
    ///   - seconds: the present time, by any clock.
    /// - Returns: the seconds until nothing is owed.
    mutating func owe(_ amount: Double, at seconds: Double) -> Double {
        left = regained(at: seconds) - amount
        return max(-left / rate, 0)
    }

    private mutating func regained(at seconds: Double) -> Double {
        left = min(left + max(seconds - countedAt, 0) * rate, most)
        countedAt = seconds
        return left
    }
}
