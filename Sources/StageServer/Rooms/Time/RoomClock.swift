import Wire

/// The relation of a stage's own time to the server's grid of ticks.
///
/// Ticks of the grid are counted from the room's first one; stage ticks count steps of 1/60 s of the stage's time.
struct RoomClock {
    /// The greatest number of steps that a moving stage catches up with at once.
    ///
    /// Of a longer delay the rest is left out.
    static let maximumCatchUp: UInt32 = 3600

    /// The rate that was asked for: 0 while time stands still, else 0.05...1.
    private(set) var rate = 1.0
    /// Whether a finger is on the stage, which lets time pass at rate 1.
    private var isTouched = false
    /// The tick of the grid, and the stage tick at it, from which on time passes evenly.
    private var origin: (grid: UInt32, moment: UInt32)

    init(moment: UInt32) {
        origin = (0, moment)
    }

    var isStill: Bool { rate == 0 }

    /// Returns the stage tick that is due at a tick of the grid, which is not before any that was returned earlier.
    func moment(at grid: UInt32) -> UInt32 {
        let pace = isTouched && rate > 0 ? 1 : rate
        // A quarter of four steps is one, however it is rounded.
        let steps = (Double(grid - origin.grid) * pace + 1e-6).rounded(.down)
        let (moment, isBeyond) = origin.moment.addingReportingOverflow(UInt32(min(steps, Double(UInt32.max))))
        return isBeyond ? .max : moment
    }

    /// Goes on from a stage tick.
    mutating func move(to moment: UInt32, at grid: UInt32) {
        if moment != self.moment(at: grid) { origin = (grid, moment) }
    }

    mutating func set(rate: Double, at grid: UInt32) {
        origin = (grid, moment(at: grid))
        self.rate = rate
    }

    mutating func set(isTouched: Bool, at grid: UInt32) {
        guard isTouched != self.isTouched else { return }
        origin = (grid, moment(at: grid))
        self.isTouched = isTouched
    }
}
