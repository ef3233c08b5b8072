/// A limit on the lines that a log may have within a minute.
struct LineBudget {
    static let perMinute = 20

    private var minuteEnds = MonotonicInstant.distantPast
    private var count = 0

    /// Counts a line.
    ///
    /// - Returns: nil if the line is beyond the limit; otherwise how many lines were beyond it in the minute before.
    mutating func admit(at now: MonotonicInstant) -> Int? {
        if now >= minuteEnds {
            let missed = max(count - Self.perMinute, 0)
            (minuteEnds, count) = (now + .seconds(60), 1)
            return missed
        }
        count += 1
        return count <= Self.perMinute ? 0 : nil
    }
}
