/// The shares of the main thread's time that rooms use.
///
/// The room that used least comes first, so that many heavy rooms, of one address or of all, wait for the others and
/// not the others for them. Times are nanoseconds; instants are those of one clock.
///
/// Work that is begun can't be interrupted. So work that is expected to take longer than what is left of a step waits,
/// and if it takes longer than any step has, it uses a small allowance, which bounds how late others become.
struct TimeShares {
    /// The time from one step to the next.
    static let step: UInt64 = 1_000_000_000 / TickClock.ticksPerSecond
    /// The time of a step that all rooms together may use.
    ///
    /// The rest is for what arrives, and for what takes longer than expected.
    static let budget: UInt64 = 12_000_000
    /// The time by which an account may overrun steps at first, or after a long time without.
    static let allowance = 100_000_000.0
    /// The part of that allowance that is regained in a second.
    ///
    /// Somebody with every public room and an own account holds up a sixtieth of all time.
    static let regain = 2_500_000.0
    /// The least allowance: an account that overran by much waits for ten seconds.
    static let deepest = -25_000_000.0
    /// The time for which an account counts as active after its work.
    static let presence: UInt64 = 1_000_000_000

    private static let second: UInt64 = 1_000_000_000

    /// The use of time by one account.
    ///
    /// Rare work takes other times than an ordinary step: opening a room, changing parameters, seeking.
    private struct Account {
        var used = Fading(halfLife: TimeShares.second)
        var rare = Fading(halfLife: 20 * TimeShares.second)
        var ordinary = Fading(halfLife: 20 * TimeShares.second)
        var workedAt: UInt64
        var allowance = TimeShares.allowance
        var countedAt: UInt64

        init(at now: UInt64) {
            (workedAt, countedAt) = (now, now)
        }

        func allowance(at now: UInt64) -> Double {
            let seconds = Double(now - min(countedAt, now)) / Double(TimeShares.second)
            return min(allowance + seconds * TimeShares.regain, TimeShares.allowance)
        }
    }

    private struct Share {
        var used = Fading(halfLife: TimeShares.second)
        var ordinary = Fading(halfLife: 3 * TimeShares.second)
        var workedAt: UInt64 = 0
    }

    private var accounts: [TimeAccount: Account] = [:]
    private var shares: [String: Share] = [:]

    /// Returns a room's place in the order of rooms: the lower place comes first.
    func place(of room: String, _ account: TimeAccount, at now: UInt64) -> (Double, Double) {
        (accounts[account]?.used.value(at: now) ?? 0, shares[room]?.used.value(at: now) ?? 0)
    }

    /// Returns the time that a room is expected to need.
    ///
    /// - Parameters:
    ///   - room: the room.
    ///   - account: the account that is charged.
    ///   - isRare: whether it has more to do than an ordinary step.
    ///   - now: the present time.
    /// - Returns: nanoseconds.
    func need(of room: String, _ account: TimeAccount, isRare: Bool, at now: UInt64) -> UInt64 {
        let known = accounts[account]
        var need = 0.0
        if let share = shares[room] { need = share.ordinary.value(at: now) }
        // What it did a while ago says little of what it will do.
        if (shares[room]?.workedAt ?? 0) + Self.presence <= now {
            need = max(need, known?.ordinary.value(at: now) ?? 0)
        }
        if isRare { need = max(need, known?.rare.value(at: now) ?? 0) }
        return UInt64(need)
    }

    /// Returns whether an account's work may take longer than what is left of the step: it has allowance left, or no
    /// other account is active.
    func mayOverrun(_ account: TimeAccount, at now: UInt64) -> Bool {
        accounts[account].map { $0.allowance(at: now) > 0 } ?? true || isAlone(account, at: now)
    }

    private func isAlone(_ account: TimeAccount, at now: UInt64) -> Bool {
        accounts.allSatisfy { $0.key == account || $0.value.workedAt + Self.presence <= now }
    }

    /// Notes a room's work.
    ///
    /// - Parameters:
    ///   - room: the room.
    ///   - account: the account that is charged.
    ///   - isRare: whether it was more than an ordinary step.
    ///   - duration: the time that the room used.
    ///   - need: the part of it that could not wait.
    ///   - overrun: the part of it after the end of the step.
    ///   - now: the present time.
    mutating func worked(
        _ room: String, _ account: TimeAccount, isRare: Bool, duration: UInt64, need: UInt64, overrun: UInt64,
        at now: UInt64
    ) {
        let isAlone = overrun > 0 && isAlone(account, at: now)
        var known = accounts[account] ?? Account(at: now)
        var share = shares[room] ?? Share()
        known.used.add(Double(duration), at: now)
        share.used.add(Double(duration), at: now)
        if isRare {
            known.rare.raise(to: Double(need), at: now)
        } else {
            known.ordinary.raise(to: Double(need), at: now)
            share.ordinary.raise(to: Double(need), at: now)
            share.workedAt = now
        }
        if overrun > 0, !isAlone {
            known.allowance = max(known.allowance(at: now) - Double(overrun), Self.deepest)
            known.countedAt = now
        }
        known.workedAt = now
        accounts[account] = known
        shares[room] = share
    }

    mutating func forget(_ room: String) {
        shares[room] = nil
    }

    /// Forgets the accounts without work for a minute.
    mutating func forgetIdle(at now: UInt64) {
        accounts = accounts.filter { $0.value.workedAt + 60 * Self.second > now }
    }
}
