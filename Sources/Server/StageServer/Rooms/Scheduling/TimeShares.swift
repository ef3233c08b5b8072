import WebSocketServer

/// The shares of the main thread's time that rooms use.
///
/// The room that used least comes first, so that many heavy rooms, of one address or of all, wait for the others and
/// not the others for them.
///
/// Work that is begun can't be interrupted. So work that is expected to take longer than what is left of a step waits,
/// and if it takes longer than any step has, it uses a small allowance, which bounds how late others become.
struct TimeShares {
    /// The time from one step to the next.
    static let step = Duration.seconds(1) / TickClock.ticksPerSecond
    /// The time of a step that all rooms together may use.
    ///
    /// The rest is for what arrives, and for what takes longer than expected.
    static let budget = Duration.milliseconds(12)
    /// The seconds by which an account may overrun steps at first, or after a long time without.
    ///
    /// An attack of a few seconds uses all of it: of its time it is what others notice.
    static let allowance = 0.05
    /// The seconds of that allowance that are regained in a second.
    ///
    /// Somebody with every public room and an own account holds up a sixtieth of all time.
    static let regain = 0.0025
    /// The least allowance in seconds: an account that overran by much waits for ten seconds.
    static let deepest = -0.025
    /// The greatest delay of a step in which work may take longer than what is left of it.
    ///
    /// After a step that took too long the others come back to their time first, so that delays don't add up.
    static let slack = step - budget
    /// The time for which an account counts as active after its work.
    static let presence = Duration.seconds(1)

    /// The use of time by one account.
    ///
    /// Rare work takes other times than an ordinary step: opening a room, changing parameters, seeking.
    private struct Account {
        var used = Fading(halfLife: .seconds(1))
        var rare = Fading(halfLife: .seconds(20))
        var ordinary = Fading(halfLife: .seconds(20))
        var workedAt: MonotonicInstant
        var allowance = TimeShares.allowance
        var countedAt: MonotonicInstant

        init(at now: MonotonicInstant) {
            (workedAt, countedAt) = (now, now)
        }

        func allowance(at now: MonotonicInstant) -> Double {
            let seconds = max((now - countedAt).inSeconds, 0)
            return min(allowance + seconds * TimeShares.regain, TimeShares.allowance)
        }
    }

    private struct Share {
        var used = Fading(halfLife: .seconds(1))
        var ordinary = Fading(halfLife: .seconds(3))
        var workedAt = MonotonicInstant.distantPast
    }

    private var accounts: [TimeAccount: Account] = [:]
    private var shares: [String: Share] = [:]

    /// Returns a room's place in the order of rooms: the lower place comes first.
    func place(of room: String, _ account: TimeAccount, at now: MonotonicInstant) -> (Double, Double) {
        (accounts[account]?.used.value(at: now) ?? 0, shares[room]?.used.value(at: now) ?? 0)
    }

    /// Returns the time that a room is expected to need.
    ///
    /// - Parameters:
    ///   - room: the room.
    ///   - account: the account that is charged.
    ///   - isRare: whether it has more to do than an ordinary step.
    ///   - now: the present time.
    /// - Returns: the time.
    func need(of room: String, _ account: TimeAccount, isRare: Bool, at now: MonotonicInstant) -> Duration {
        let known = accounts[account]
        var need = 0.0
        if let share = shares[room] { need = share.ordinary.value(at: now) }
        // What it did a while ago says little of what it will do.
        if (shares[room]?.workedAt ?? .distantPast) + Self.presence <= now {
            need = max(need, known?.ordinary.value(at: now) ?? 0)
        }
        if isRare { need = max(need, known?.rare.value(at: now) ?? 0) }
        return .seconds(need)
    }

    /// Returns whether an account's work may take longer than what is left of the step.
    ///
    /// It may if the account has allowance left and the others are in time, or if no other account is active.
    ///
    /// - Parameters:
    ///   - account: the account that is charged.
    ///   - delay: the time by which the step is late already.
    ///   - now: the present time.
    /// - Returns: whether it may.
    func mayOverrun(_ account: TimeAccount, delay: Duration = .zero, at now: MonotonicInstant) -> Bool {
        let hasAllowance = accounts[account].map { $0.allowance(at: now) > 0 } ?? true
        return hasAllowance && delay <= Self.slack || isAlone(account, at: now)
    }

    private func isAlone(_ account: TimeAccount, at now: MonotonicInstant) -> Bool {
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
        _ room: String, _ account: TimeAccount, isRare: Bool, duration: Duration, need: Duration, overrun: Duration,
        at now: MonotonicInstant
    ) {
        let isAlone = overrun > .zero && isAlone(account, at: now)
        var known = accounts[account] ?? Account(at: now)
        var share = shares[room] ?? Share()
        known.used.add(duration.inSeconds, at: now)
        share.used.add(duration.inSeconds, at: now)
        if isRare {
            known.rare.raise(to: need.inSeconds, at: now)
        } else {
            known.ordinary.raise(to: need.inSeconds, at: now)
            share.ordinary.raise(to: need.inSeconds, at: now)
            share.workedAt = now
        }
        if overrun > .zero, !isAlone {
            known.allowance = max(known.allowance(at: now) - overrun.inSeconds, Self.deepest)
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
    mutating func forgetIdle(at now: MonotonicInstant) {
        accounts = accounts.filter { $0.value.workedAt + .seconds(60) > now }
    }
}
