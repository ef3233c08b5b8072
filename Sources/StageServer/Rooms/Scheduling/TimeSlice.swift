/// The time that one room may use within a step of the server, in nanoseconds of a clock that its user reads.
@MainActor
final class TimeSlice {
    private let clock: @MainActor () -> UInt64
    private let end: UInt64
    private let lastStep: UInt64
    private var mark: UInt64
    private var hasAsked = false
    /// The time spent on further steps of the simulation than the first, which could have waited.
    private(set) var further: UInt64 = 0

    /// Begins a slice.
    ///
    /// - Parameters:
    ///   - end: the time after which nothing more is begun.
    ///   - lastStep: the time by which a further step of the simulation has to end.
    ///   - clock: returns the present time.
    init(until end: UInt64, furtherSteps lastStep: UInt64, clock: @escaping @MainActor () -> UInt64) {
        self.end = end
        self.lastStep = lastStep
        self.clock = clock
        mark = clock()
    }

    /// A slice without an end.
    static var unlimited: TimeSlice { TimeSlice(until: .max, furtherSteps: .max) { 0 } }

    var isOver: Bool { clock() >= end }

    /// Returns whether there is time for a further step of the simulation, if it takes as long as the one before.
    ///
    /// Is called between steps.
    func hasTimeForStep() -> Bool {
        let now = clock()
        let step = now - mark
        if hasAsked { further += step }
        hasAsked = true
        mark = now
        return now < lastStep && lastStep - now >= step
    }
}
