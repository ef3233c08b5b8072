/// The moments at which a view is made anew.
public protocol TimelineSchedule {
    /// The type of the moments.
    associatedtype Entries: Sequence where Entries.Element == Date
    /// How often a view is made anew.
    typealias Mode = TimelineScheduleMode
    /// Returns the moments from one on, in order; the first may be before it.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a view is made anew.
public enum TimelineScheduleMode: Hashable, Sendable {
    /// As usual.
    case normal
    /// Less often.
    case lowFrequency
}

/// Moments at a constant distance.
public nonisolated struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    /// The moments.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        private var date: Date
        private let interval: TimeInterval

        init(_ date: Date, _ interval: TimeInterval) { (self.date, self.interval) = (date, interval) }

        /// Returns the next moment.
        public mutating func next() -> Date? {
            defer { date += interval }
            return date
        }
    }

    private let start: Date
    private let interval: TimeInterval

    /// Makes one of the first moment and the seconds between two.
    public init(from startDate: Date, by interval: TimeInterval) {
        (start, self.interval) = (startDate, max(interval, 1.0 / 60))
    }

    /// Returns the moments from one on.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
        return Entries(start + passed * interval, interval)
    }
}

/// The begin of each minute.
public nonisolated struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// Makes one.
    public init() {}

    /// Returns the moments from one on.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
        let minutes = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
        return PeriodicTimelineSchedule.Entries(Date(timeIntervalSinceReferenceDate: minutes * 60), 60)
    }
}

/// Moments that are named.
public nonisolated struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
    private let dates: Entries

    /// Makes one.
    public init(_ dates: Entries) { self.dates = dates }

    /// Returns the moments.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// Each frame.
public nonisolated struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    let interval: TimeInterval
    let isPaused: Bool

    /// Makes one of the least seconds between two moments.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        (interval, isPaused) = (minimumInterval ?? 1.0 / 60, paused)
    }

    /// Returns the moments from one on; one alone while it is paused.
    public func entries(from start: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
        isPaused
            ? AnySequence([start]) : AnySequence(PeriodicTimelineSchedule.Entries(start, max(interval, 1.0 / 60)))
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Returns moments at a constant distance.
    public nonisolated static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule
    {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// The begin of each minute.
    public nonisolated static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule {
    /// Returns moments that are named.
    public nonisolated static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// Each frame.
    public nonisolated static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
    /// Returns frames with the least seconds between two.
    public nonisolated static func animation(
        minimumInterval: Double? = nil, paused: Bool = false
    ) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}
