import Wire

/// The relation of a room's ticks, which count the server's steps of 1/60 s since the room began, to its stage ticks,
/// which count steps of 1/60 s of the stage's own time.
struct RoomClock {
    /// The greatest number of steps that a moving stage catches up with at once.
    ///
    /// Of a longer delay the rest is left out.
    static let maximumCatchUp: UInt32 = 3600

    /// The rate that was asked for: 0 while time is stopped, else 0.05...1.
    private(set) var rate = 1.0
    /// Whether a finger is on the stage, which lets time pass at rate 1.
    private var isTouched = false
    /// The tick, and the stage tick at it, from which on time passes evenly.
    private var origin: (tick: UInt32, stageTick: UInt32)

    init(stageTick: UInt32, at tick: UInt32 = 0) {
        origin = (tick, stageTick)
    }

    var isStopped: Bool { rate == 0 }

    /// Returns the stage tick that is due at a tick, which is not before any that was returned earlier.
    func stageTick(at tick: UInt32) -> UInt32 {
        let pace = isTouched && rate > 0 ? 1 : rate
        // A quarter of four steps is one, however it is rounded.
        let steps = (Double(tick - origin.tick) * pace + 1e-6).rounded(.down)
        let (stageTick, isBeyond) = origin.stageTick.addingReportingOverflow(UInt32(min(steps, Double(UInt32.max))))
        return isBeyond ? .max : stageTick
    }

    /// Goes on from a stage tick.
    mutating func move(to stageTick: UInt32, at tick: UInt32) {
        if stageTick != self.stageTick(at: tick) { origin = (tick, stageTick) }
    }

    /// Goes on from a stage tick after time has stood still since another tick.
    mutating func resume(from stageTick: UInt32, at tick: UInt32, after stop: UInt32) {
        if tick > stop { origin = (tick - 1, stageTick) } else { move(to: stageTick, at: tick) }
    }

    mutating func set(rate: Double, at tick: UInt32) {
        origin = (tick, stageTick(at: tick))
        self.rate = rate
    }

    mutating func set(isTouched: Bool, at tick: UInt32) {
        guard isTouched != self.isTouched else { return }
        origin = (tick, stageTick(at: tick))
        self.isTouched = isTouched
    }
}
