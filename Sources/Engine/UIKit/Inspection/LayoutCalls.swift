import QuartzCore

/// What happens in a stage's steps, and how long it takes, while somebody wants to know: the calls that its collection views
/// make of layouts, data sources and cells, and what the stage does beside them.
@MainActor
package final class LayoutCalls {
    /// The record of the stage whose step is being made; nil while nobody wants to know.
    package static var current: LayoutCalls? { didSet { AttributesMade.isCounted = current != nil } }

    /// Reads a clock that never goes back, in nanoseconds.
    ///
    /// A program sets it at its start. Until then everything takes no time.
    package static var readTime: () -> UInt64 = { 0 }

    /// The number of steps that are remembered.
    package static let stepLimit = 600
    /// The number of a step's calls that are remembered, of all its collection views.
    package static let callLimit = 400
    /// The number of calls that are remembered of all steps: of the oldest steps only sums are.
    static let callSum = 24_000

    /// A number of this record; another one if steps were forgotten.
    package private(set) var number: UInt32
    /// The number of changes since the record began.
    package private(set) var version: UInt64 = 0
    /// The number of calls of each kind since the record began, by `Kind.rawValue`.
    package private(set) var totals = [Int](repeating: 0, count: LayoutCall.Kind.allCases.count)
    /// The steps, by ascending time.
    package private(set) var steps: [Step] = []
    let habits = LayoutHabits()
    /// The place of the step that is being made.
    private var present: Int?
    private var began: UInt64 = 0
    private var begunSteps = 0
    /// Whether attributes and views are compared in this step: in one of eight, as it takes long.
    var looksClosely: Bool { begunSteps % 8 == 1 }
    /// The calls that have not ended.
    private var open: [Open] = []
    private var storedCalls = 0
    /// The context that was made for bounds that change.
    private var boundsContext: ObjectIdentifier?

    /// What happened in a step.
    @MainActor
    package struct Step {
        /// The step's time in seconds.
        package let time: CFTimeInterval
        /// The record's ``LayoutCalls/version`` of the step's last change.
        package fileprivate(set) var version: UInt64 = 0
        /// Whether a finger went down.
        package fileprivate(set) var beginsGesture = false
        /// The calls that are remembered, in the order in which they began.
        package fileprivate(set) var calls: [LayoutCall] = []
        /// The number of calls that are not.
        package fileprivate(set) var omitted = 0
        /// The number of calls of each kind, by `Kind.rawValue`.
        package fileprivate(set) var counts = [Int](repeating: 0, count: LayoutCall.Kind.allCases.count)
        /// The nanoseconds of each kind without the calls in it, by `Kind.rawValue`.
        package fileprivate(set) var times = [UInt64](repeating: 0, count: LayoutCall.Kind.allCases.count)
        /// The attributes that layouts returned for rectangles, and those of them that were in sight.
        package fileprivate(set) var returned = 0
        package fileprivate(set) var seen = 0
        /// What was noticed of layouts and cells.
        fileprivate(set) var notes: [LayoutNote] = []
        /// Whether a layout was invalidated for bounds that changed.
        fileprivate var hasNewBounds = false
    }

    /// A call that has not ended.
    private struct Open {
        let kind: LayoutCall.Kind
        /// Its place among the step's calls; nil if it is not remembered.
        let place: Int?
        let start: UInt64
        /// The nanoseconds of the calls in it.
        var within: UInt64 = 0
        /// The attributes that had been made before.
        let attributesMade: Int
    }

    package init() {
        number = UInt32(truncatingIfNeeded: Self.readTime())
    }

    // MARK: Steps

    /// Begins a step.
    ///
    /// What was recorded of that moment before is forgotten: it is made again.
    package func beginStep(at time: CFTimeInterval, beginsGesture: Bool = false) {
        open = []
        let place = steps.lastIndex { $0.time < time }.map { $0 + 1 } ?? 0
        if place < steps.count, steps[place].time == time {
            storedCalls -= steps[place].calls.count
            steps[place] = Step(time: time)
        } else {
            steps.insert(Step(time: time), at: place)
        }
        present = place
        begunSteps &+= 1
        steps[place].beginsGesture = beginsGesture
        began = Self.readTime()
        touch()
        limit()
    }

    private func limit() {
        if steps.count > Self.stepLimit {
            // Far from the moment that is shown nothing is of interest.
            let place = present == 0 ? steps.count - 1 : 0
            storedCalls -= steps.remove(at: place).calls.count
            if place == 0 { present = present.map { $0 - 1 } }
        }
        guard storedCalls > Self.callSum else { return }
        for place in steps.indices where place != present && storedCalls > Self.callSum {
            storedCalls -= steps[place].calls.count
            steps[place].omitted += steps[place].calls.count
            steps[place].calls = []
        }
    }

    /// Forgets the steps after a moment: the stage goes on from there.
    package func forget(after time: CFTimeInterval) {
        guard let last = steps.last, last.time > time else { return }
        steps.removeAll { $0.time > time }
        storedCalls = steps.reduce(0) { $0 + $1.calls.count }
        (present, open) = (nil, [])
        number &+= 1
        touch()
    }

    private func touch() {
        version += 1
        if let present { steps[present].version = version }
    }

    /// Returns the place of the step that is being made.
    private func placeNow() -> Int {
        let time = FrameClock.current.time
        if let present, steps[present].time == time { return present }
        beginStep(at: time)
        return present ?? 0
    }

    // MARK: Calls

    /// Begins a call, if somebody wants to know; whoever begins it ends it.
    package static func begin(
        _ kind: LayoutCall.Kind, of view: UICollectionView? = nil, owner: AnyClass? = nil
    ) -> LayoutCalls? {
        guard let current else { return nil }
        current.begin(kind, of: view, owner: owner)
        return current
    }

    private func begin(_ kind: LayoutCall.Kind, of view: UICollectionView?, owner: AnyClass?) {
        let step = placeNow()
        totals[kind.rawValue] += 1
        steps[step].counts[kind.rawValue] += 1
        let start = Self.readTime()
        var place: Int?
        if steps[step].calls.count < Self.callLimit {
            place = steps[step].calls.count
            var call = LayoutCall(kind: kind, view: view.map { ObjectIdentifier($0) }, owner: owner)
            call.depth = open.count
            call.start = start - min(began, start)
            steps[step].calls.append(call)
            storedCalls += 1
        } else {
            steps[step].omitted += 1
        }
        open.append(Open(kind: kind, place: place, start: start, attributesMade: AttributesMade.count))
    }

    /// Ends the call that began last.
    package func end(_ detail: LayoutCall.Detail = .none, owner: AnyClass? = nil) {
        guard let present, let call = open.popLast() else { return }
        let now = Self.readTime()
        let duration = now - min(call.start, now)
        steps[present].times[call.kind.rawValue] += duration - min(call.within, duration)
        if !open.isEmpty { open[open.count - 1].within += duration }
        guard let place = call.place else { return }
        steps[present].calls[place].duration = duration
        if case .none = detail {} else { steps[present].calls[place].detail = detail }
        if let owner { steps[present].calls[place].owner = owner }
    }

    /// Whether the step that is shown is the one that was made last.
    package var isInStep: Bool { present.map { steps[$0].time == FrameClock.current.time } ?? false }

    /// Ends the last part of a step, which changes what is known of it.
    package func endStep() {
        open = []
        touch()
    }

    /// Notes that a context is for bounds that change.
    func isForBounds(_ context: UICollectionViewLayoutInvalidationContext) {
        boundsContext = ObjectIdentifier(context)
    }

    func recordInvalidation(_ context: UICollectionViewLayoutInvalidationContext, of view: UICollectionView) {
        let isForBounds = boundsContext == ObjectIdentifier(context)
        habits.forgetAnswer(to: view)
        begin(.invalidation, of: view, owner: type(of: view.collectionViewLayout))
        end(.invalidation(LayoutInvalidation(context, isForBounds: isForBounds)))
        if isForBounds, let present { steps[present].hasNewBounds = true }
        boundsContext = nil
    }

    /// Ends a call of a layout's `prepare()`.
    func endPreparation(of view: UICollectionView) {
        let made = open.last.map { AttributesMade.count - $0.attributesMade } ?? 0
        end()
        note(.prepared(made: made, items: view.data.counts.reduce(0, +)), of: view)
    }

    /// Ends a call of a layout for what is in a rectangle.
    func endQuery(_ rect: CGRect, _ attributes: [UICollectionViewLayoutAttributes], of view: UICollectionView) {
        let layout = view.collectionViewLayout
        // Most layouts return few.
        let within =
            attributes.count < LayoutFault.manyAttributes
            ? nil : attributes.count { haveCommonArea(layout.seenFrame(of: $0), rect) }
        let isForBounds = present.map { steps[$0].hasNewBounds } ?? false
        let hasChanged =
            isForBounds
            && attributes.contains { attributes in
                view.elements[ElementKey(attributes)]?.appliedAttributes?.isEqual(attributes) == false
            }
        end(.query(rect, returned: attributes.count, within: within, hasChanged: hasChanged))
        guard let present else { return }
        let sight = view.bounds.mirrored(in: view.mirrorWidth)
        steps[present].returned += attributes.count
        steps[present].seen += attributes.count { haveCommonArea(layout.seenFrame(of: $0), sight) }
        habits.keep(attributes, by: view)
        guard looksClosely else { return }
        for note in habits.notes(of: attributes, by: view) { self.note(note, of: view) }
    }

    /// Remembers what was noticed.
    func note(_ kind: LayoutNote.Kind, of view: UICollectionView) {
        guard let present, steps[present].notes.count < Self.callLimit else { return }
        steps[present].notes.append(LayoutNote(kind: kind, view: ObjectIdentifier(view)))
    }

    // MARK: What was recorded

    /// Returns a collection view's calls in the step that is shown.
    package func callsNow(of view: UICollectionView) -> [LayoutCall] {
        let now = FrameClock.current.time
        guard let step = steps.last(where: { $0.time <= now }), step.time == now else { return [] }
        return step.calls.filter { $0.view == ObjectIdentifier(view) }
    }

    /// Returns the steps of the second before the step that is shown.
    private var recentSteps: some Sequence<Step> {
        let now = FrameClock.current.time
        return steps.lazy.filter { $0.time > now - 1 && $0.time <= now }
    }

    /// Returns a collection view's calls in the second before the step that is shown, step by step.
    package func recentCalls(of view: UICollectionView) -> [[LayoutCall]] {
        recentSteps.map { $0.calls.filter { $0.view == ObjectIdentifier(view) } }.filter { !$0.isEmpty }
    }

    /// Returns what was noticed of a collection view in the second before the step that is shown, step by step.
    package func recentNotes(of view: UICollectionView) -> [[LayoutNote.Kind]] {
        recentSteps.map { $0.notes.filter { $0.view == ObjectIdentifier(view) }.map(\.kind) }.filter { !$0.isEmpty }
    }

    /// Returns how the answers of a layout to its two queries differ, which is found out now.
    ///
    /// The layout is asked as a collection view may at any time. Nothing of that is recorded.
    package func differentAnswers(of view: UICollectionView) -> IndexPath? { habits.differentAnswers(of: view) }
}

/// How many attributes are made while somebody wants to know.
enum AttributesMade {
    // Unsafe, but layouts make attributes where stages are: on the main thread.
    nonisolated(unsafe) static var isCounted = false
    nonisolated(unsafe) static var count = 0
}
