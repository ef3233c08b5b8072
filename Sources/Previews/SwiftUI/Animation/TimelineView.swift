import StageTime

/// A view that is made anew at the moments of a schedule.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// What is told of a moment.
    public struct Context {
        /// How often the view is made anew.
        public enum Cadence: Comparable, Sendable {
            /// With each frame.
            case live
            /// Once a second.
            case seconds
            /// Once a minute.
            case minutes
        }
        /// The moment.
        public let date: Date
        /// How often the view is made anew.
        public let cadence: Cadence
        /// Has the view made anew at the moments that its schedule now has: has no effect, as it always is.
        public func invalidateTimelineContent() {}
    }

    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content
}

/// What is told of a moment, whatever the schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, PrimitiveView where Content: View {
    /// The type of what it is made of.
    public typealias Body = Never

    /// Makes a view that is made anew at the moments of a schedule.
    public nonisolated init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        (self.schedule, self.content) = (schedule, content)
    }

    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode { TimelineNode(self, inputs) }
}

/// The node of a view that is made anew at moments.
private final class TimelineNode<Schedule: TimelineSchedule, Content: View>: TypedNode<TimelineView<Schedule, Content>>
{
    private var child: ViewNode?
    private var link: CADisplayLink?
    private var entries: AnyIterator<Date>?
    private var next: Date?
    private var date: Date
    /// The number of the wait for the next moment: earlier ones do not count.
    private var wait = 0

    override init(_ view: TimelineView<Schedule, Content>, _ inputs: NodeInputs) {
        date = Self.now
        super.init(view, inputs)
        changed()
    }

    private static var now: Date { Date(timeIntervalSinceReferenceDate: StageDate.timeIntervalSinceReferenceDate) }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }

    override func changed() {
        restart()
        show()
    }

    /// Reads the moments of the schedule from now on.
    private func restart() {
        let now = Self.now
        if child != nil, (view.schedule as? AnimationTimelineSchedule)?.isPaused == true {
            (entries, next) = (nil, nil)
            return follow()
        }
        date = now
        var iterator = view.schedule.entries(from: now, mode: .normal).makeIterator()
        next = iterator.next()
        while let entry = next, entry <= now {
            date = entry
            next = iterator.next()
        }
        let rest = iterator
        entries = AnyIterator(rest)
        follow()
    }

    private var isLive: Bool { view.schedule is AnimationTimelineSchedule }

    private func show() {
        let context = TimelineViewDefaultContext(date: date, cadence: isLive ? .live : .seconds)
        let content = observed { view.content(context) }
        child = shown(content, by: child)
    }

    /// Waits for the next moment.
    private func follow() {
        guard let next else {
            link?.invalidate()
            link = nil
            return
        }
        if isLive {
            guard link == nil else { return }
            link = CADisplayLink { [weak self] _ in self?.step() }
            link?.start()
        } else {
            wait += 1
            let number = wait
            OnStage.perform(after: max(next.timeIntervalSince(Self.now), 0)) { [weak self] in
                if self?.wait == number { self?.step() }
            }
        }
    }

    private func step() {
        guard !isUnmounted, host != nil else {
            link?.invalidate()
            return
        }
        let now = Self.now
        var isOther = false
        while let entry = next, entry <= now + 0.001 {
            (date, isOther) = (entry, true)
            next = entries?.next()
        }
        if isOther { invalidate() }
        if !isLive || next == nil { follow() }
    }

    override func evaluate() {
        isInvalid = false
        show()
    }

    override func unmount() {
        super.unmount()
        link?.invalidate()
        link = nil
        wait += 1
    }
}
