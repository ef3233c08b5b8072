import Wire

/// How a room's stage goes through its own time while the server's grid goes on. Ticks of the grid are counted from the
/// room's first, those of the stage are moments.
struct RoomClock {
    /// How many steps of a stage that moves may be made up for at once. Of a longer delay, time has stood still.
    static let arrears: UInt32 = 3600

    /// What was asked for: 0 stands still, else 0.05...1.
    private(set) var rate = 1.0
    /// A finger can't be slowed.
    private var isTouched = false
    /// From here on it goes evenly.
    private var origin: (grid: UInt32, moment: UInt32)

    init(moment: UInt32) {
        origin = (0, moment)
    }

    var isStill: Bool { rate == 0 }

    /// The moment that is due at a tick of the grid, which is not before any that was told of.
    func moment(at grid: UInt32) -> UInt32 {
        let pace = isTouched && rate > 0 ? 1 : rate
        // A quarter of four steps is one, however it is rounded.
        let steps = (Double(grid - origin.grid) * pace + 1e-6).rounded(.down)
        let (moment, isBeyond) = origin.moment.addingReportingOverflow(UInt32(min(steps, Double(UInt32.max))))
        return isBeyond ? .max : moment
    }

    /// Goes on from `moment`.
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
