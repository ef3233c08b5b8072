/// The time that one room may use within a step of the server, by a clock that its user reads.
@MainActor
final class TimeSlice {
    private let clock: @MainActor () -> Duration
    private let end: Duration
    private let lastStep: Duration
    private var mark: Duration
    private var hasAsked = false
    /// The time spent on further steps of the simulation than the first, which could have waited.
    private(set) var further = Duration.zero

    /// Begins a slice.
    ///
    /// - Parameters:
    ///   - end: the time after which nothing more is begun.
    ///   - lastStep: the time by which a further step of the simulation has to end.
    ///   - start: the present time, if it is known: to read the clock is a system call.
    ///   - clock: returns the present time.
    init(
        until end: Duration, furtherSteps lastStep: Duration, from start: Duration? = nil,
        clock: @escaping @MainActor () -> Duration
    ) {
        self.end = end
        self.lastStep = lastStep
        self.clock = clock
        mark = start ?? clock()
    }

    /// A slice without an end.
    static var unlimited: TimeSlice { TimeSlice(until: .longest, furtherSteps: .longest) { .zero } }

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

extension Duration {
    /// A duration that nothing takes: a hundred years.
    static let longest = Duration.seconds(100 * 366 * 24 * 3600)
}
