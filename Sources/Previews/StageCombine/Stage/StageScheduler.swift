import Foundation
import OpenCombine

/// A scheduler whose work is done in a stage's turns.
public protocol StageScheduler: Scheduler
where SchedulerTimeType == StageMoment, SchedulerOptions == StageSchedulerOptions {
    /// The seconds since the stage's start.
    static var secondsOnStage: Double { get }

    /// Has work done in the stage's first turn some seconds later.
    func performOnStage(after seconds: Double, _ work: @escaping () -> Void)
}

/// Options of a stage's scheduler, of which there are none.
public struct StageSchedulerOptions: Sendable {
    /// Makes options.
    public init() {}
}

extension StageScheduler {
    /// The stage's present time.
    public var now: StageMoment { StageMoment(seconds: Self.secondsOnStage) }
    /// None: work is done in the first step at its time.
    public var minimumTolerance: StageMoment.Stride { 0 }

    /// Has work done in the stage's next turn.
    public func schedule(options: StageSchedulerOptions?, _ action: @escaping () -> Void) {
        performOnStage(after: 0, action)
    }

    /// Has work done in the stage's first turn at a time or after.
    public func schedule(
        after date: StageMoment, tolerance: StageMoment.Stride, options: StageSchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        performOnStage(after: date.seconds - Self.secondsOnStage, action)
    }

    /// Has work done at a time and after each interval from then on.
    public func schedule(
        after date: StageMoment, interval: StageMoment.Stride, tolerance: StageMoment.Stride,
        options: StageSchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let repetition = StageRepetition(due: date.seconds, interval: interval.timeInterval, action)
        scheduleNext(of: repetition)
        return AnyCancellable { repetition.isCancelled = true }
    }

    private func scheduleNext(of repetition: StageRepetition) {
        performOnStage(after: repetition.due - Self.secondsOnStage) {
            guard !repetition.isCancelled else { return }
            repetition.due += repetition.interval
            self.scheduleNext(of: repetition)
            repetition.action()
        }
    }
}

/// Work that is done again and again.
private final class StageRepetition {
    var isCancelled = false
    /// The seconds after the stage's start at which it is done next.
    var due: Double
    let interval: Double
    let action: () -> Void

    init(due: Double, interval: Double, _ action: @escaping () -> Void) {
        // As for a timer: what has no length would hold the stage up.
        (self.due, self.interval, self.action) = (due, max(interval, 0.0001), action)
    }
}
