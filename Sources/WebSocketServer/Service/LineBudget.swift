/// A limit on the lines that a log may have within a minute.
///
/// Times are nanoseconds of one clock.
struct LineBudget {
    static let perMinute = 20
    private static let minute: UInt64 = 60_000_000_000

    private var minuteBegan: UInt64 = 0
    private var count = 0

    /// Counts a line.
    ///
    /// - Returns: nil if the line is beyond the limit; otherwise how many lines were beyond it in the minute before.
    mutating func admit(at now: UInt64) -> Int? {
        if now >= minuteBegan + Self.minute {
            let missed = max(count - Self.perMinute, 0)
            (minuteBegan, count) = (now, 1)
            return missed
        }
        count += 1
        return count <= Self.perMinute ? 0 : nil
    }
}
