import QuartzCore

/// What happens in a stage's steps, and how long it takes, while somebody wants to know: the calls that its collection views
/// make of layouts, data sources and cells, and what the stage does beside them.
///
/// A record of each call has its place beforehand, and is put into words once somebody asks for it. Its properties are not checked for
/// overlapping accesses, which would be most of what recording takes: no code but this one reaches them.
@MainActor
package final class LayoutCalls {
    /// The record of the stage whose step is being made; nil while nobody wants to know.
    @exclusivity(unchecked)
    package static var current: LayoutCalls? {
        didSet {
            AttributesMade.isCounted = current != nil
            current?.mayBeOutdated = true
        }
    }

    /// Reads a clock that never goes back, in nanoseconds.
    ///
    /// A program sets it at its start. Until then everything takes no time.
    @exclusivity(unchecked) package static var readTime: () -> UInt64 = { 0 }

    /// The number of steps that are remembered.
    package static let stepLimit = 600
    /// The number of a step's calls that are remembered, of all its collection views.
    package nonisolated static let callLimit = 400
    /// The number of calls that are remembered of all steps: of the oldest steps only sums are.
    static let callSum = 24_000

    /// A number of this record; another one if steps were forgotten.
    @exclusivity(unchecked) package private(set) var number: UInt32
    /// The number of changes since the record began.
    @exclusivity(unchecked) package private(set) var version: UInt64 = 0
    let habits = LayoutHabits()
    /// The steps but the one that is being made, by ascending time.
    @exclusivity(unchecked) private var made: [Step] = []
    /// The step that is being made.
    @exclusivity(unchecked) private var present: Step?
    /// Whether the present moment may be another one than that of the step that is being made.
    @exclusivity(unchecked) private var mayBeOutdated = true
    /// Its calls that have not ended, and when it began.
    @exclusivity(unchecked) private var open: [Open] = []
    @exclusivity(unchecked) private var began: UInt64 = 0
    /// The time of the step that was begun last; nil if it is forgotten.
    @exclusivity(unchecked) private var lastTime: CFTimeInterval?
    @exclusivity(unchecked) private var begunSteps = 0
    /// Whether attributes and views are compared in this step: in one of twenty, as it takes long.
    var looksClosely: Bool { begunSteps % 20 == 1 }
    /// The calls of the steps in ``made``.
    @exclusivity(unchecked) private var storedCalls = 0
    /// The numbers of calls of each kind without those of the step that is being made, by `Kind.rawValue`.
    @exclusivity(unchecked) private var madeTotals = [Int](repeating: 0, count: LayoutCall.Kind.allCases.count)
    /// The context that was made for bounds that change.
    @exclusivity(unchecked) private var boundsContext: ObjectIdentifier?

    /// The number of calls of each kind since the record began, by `Kind.rawValue`.
    package var totals: [Int] {
        var totals = madeTotals
        if let present { for kind in totals.indices { totals[kind] += present.sums[kind].count } }
        return totals
    }

    /// The steps, by ascending time.
    package var steps: [Step] {
        store()
        return made
    }

    /// What happened in a step.
    ///
    /// An object, as there are hundreds that move one place on with each step.
    @MainActor
    package final class Step {
        /// The step's time in seconds.
        package let time: CFTimeInterval
        /// The record's ``LayoutCalls/version`` of the step's last change.
        @exclusivity(unchecked) package fileprivate(set) var version: UInt64 = 0
        /// Whether a finger went down.
        @exclusivity(unchecked) package fileprivate(set) var beginsGesture = false
        /// The calls that are remembered, in the order in which they began.
        @exclusivity(unchecked) package fileprivate(set) var calls: [LayoutCall] = []
        /// The number of calls that are not.
        @exclusivity(unchecked) package fileprivate(set) var omitted = 0
        /// What is known of each kind of calls, by `Kind.rawValue`, of which there are as many.
        @exclusivity(unchecked) package fileprivate(set) var sums = InlineArray<15, Sum>(repeating: Sum())
        /// The attributes that layouts returned for rectangles, and those of them that were in sight.
        @exclusivity(unchecked) package fileprivate(set) var returned = 0
        @exclusivity(unchecked) package fileprivate(set) var seen = 0
        /// What was noticed of layouts and cells.
        @exclusivity(unchecked) fileprivate(set) var notes: [LayoutNote] = []
        /// Whether a layout was invalidated for bounds that changed.
        @exclusivity(unchecked) fileprivate var hasNewBounds = false
        /// What the calls and notes of each collection view say of faults; nil if that has not been worked out.
        @exclusivity(unchecked) fileprivate var evidence: [(view: ObjectIdentifier, of: LayoutEvidence)]?

        fileprivate init(time: CFTimeInterval, version: UInt64, beginsGesture: Bool) {
            (self.time, self.version, self.beginsGesture) = (time, version, beginsGesture)
        }
    }

    /// What is known of a step's calls of a kind, the omitted ones too.
    package struct Sum {
        /// The number of calls.
        package fileprivate(set) var count = 0
        /// The nanoseconds that they took without the calls in them.
        package fileprivate(set) var time: UInt64 = 0
    }

    /// A call that has not ended.
    private struct Open {
        let kind: LayoutCall.Kind
        /// Its place among the step's calls; -1 if it is not remembered.
        let place: Int
        let start: UInt64
        /// The nanoseconds of the calls in it.
        var within: UInt64 = 0
        /// The attributes that had been made before.
        let attributesMade: Int
    }

    package init() {
        number = UInt32(truncatingIfNeeded: Self.readTime())
        made.reserveCapacity(Self.stepLimit + 1)
    }

    // MARK: Steps

    /// Begins a step.
    ///
    /// What was recorded of that moment before is forgotten: it is made again.
    package func beginStep(at time: CFTimeInterval, beginsGesture: Bool = false) {
        store()
        let place = place(of: time)
        if place < made.count, made[place].time == time { storedCalls -= made.remove(at: place).calls.count }
        begunSteps &+= 1
        lastTime = time
        version += 1
        let step = Step(time: time, version: version, beginsGesture: beginsGesture)
        // Most steps call what the one before has, or little more.
        step.calls.reserveCapacity((made.last?.calls.count ?? 0) + 8)
        present(step)
    }

    private func present(_ step: Step) {
        present = step
        open.removeAll(keepingCapacity: true)
        began = Self.readTime()
    }

    /// Returns the place of a time among the steps.
    private func place(of time: CFTimeInterval) -> Int {
        var place = made.count
        while place > 0, made[place - 1].time >= time { place -= 1 }
        return place
    }

    /// Puts the step that is being made among the others.
    private func store() {
        guard let step = present else { return }
        present = nil
        for kind in step.sums.indices { madeTotals[kind] += step.sums[kind].count }
        storedCalls += step.calls.count
        let place = place(of: step.time)
        made.insert(step, at: place)
        if made.count > Self.stepLimit {
            // Far from the moment that is shown, to which the stage may have gone back, nothing is of interest.
            storedCalls -= made.remove(at: place * 2 < made.count ? made.count - 1 : 0).calls.count
        }
        guard storedCalls > Self.callSum else { return }
        for other in made where other !== step && storedCalls > Self.callSum {
            storedCalls -= other.calls.count
            other.omitted += other.calls.count
            other.calls = []
        }
    }

    /// Forgets the steps after a moment: the stage goes on from there.
    package func forget(after time: CFTimeInterval) {
        store()
        guard let last = made.last, last.time > time else { return }
        made.removeAll { $0.time > time }
        storedCalls = made.reduce(0) { $0 + $1.calls.count }
        lastTime = nil
        number &+= 1
        version += 1
    }

    /// Has the step of the present moment be the one that is being made.
    private func goOn() {
        mayBeOutdated = false
        let time = FrameClock.current.time
        if present != nil, lastTime == time { return }
        store()
        let place = place(of: time)
        guard place < made.count, made[place].time == time else { return beginStep(at: time) }
        // Somebody has read the step before it ended.
        let step = made.remove(at: place)
        storedCalls -= step.calls.count
        for kind in step.sums.indices { madeTotals[kind] -= step.sums[kind].count }
        step.evidence = nil
        version += 1
        step.version = version
        lastTime = time
        present(step)
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
        if mayBeOutdated || present == nil { goOn() }
        guard let step = present else { return }
        let start = Self.readTime()
        step.sums[kind.rawValue].count += 1
        var place = -1
        if step.calls.count < Self.callLimit {
            place = step.calls.count
            // Without a closure, for which the actor would be looked up.
            let id: ObjectIdentifier? = if let view { ObjectIdentifier(view) } else { nil }
            step.calls.append(
                LayoutCall(kind: kind, view: id, owner: owner, depth: open.count, start: start - min(began, start)))
        } else {
            step.omitted += 1
        }
        open.append(Open(kind: kind, place: place, start: start, attributesMade: AttributesMade.count))
    }

    /// Ends the call that began last.
    package func end(_ detail: LayoutCall.Detail = .none, owner: AnyClass? = nil) {
        guard let step = present, let call = open.popLast() else { return }
        let now = Self.readTime()
        let duration = now - min(call.start, now)
        step.sums[call.kind.rawValue].time += duration - min(call.within, duration)
        if !open.isEmpty { open[open.count - 1].within += duration }
        guard call.place >= 0 else { return }
        step.calls[call.place].duration = duration
        if case .none = detail {} else { step.calls[call.place].detail = detail }
        if let owner { step.calls[call.place].owner = owner }
    }

    /// Whether the step that is shown is the one that was made last.
    package var isInStep: Bool { lastTime == FrameClock.current.time }

    /// Ends the last part of a step, which changes what is known of it.
    package func endStep() {
        version += 1
        present?.version = version
        open.removeAll(keepingCapacity: true)
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
        if isForBounds { present?.hasNewBounds = true }
        boundsContext = nil
    }

    /// Ends a call of a layout's `prepare()`.
    func endPreparation(of view: UICollectionView) {
        let made = open.last.map { AttributesMade.count - $0.attributesMade } ?? 0
        end()
        note(.prepared(made: made, items: view.data.counts.reduce(0, +)), of: view)
    }

    /// Ends a call of a layout for what is in a rectangle.
    ///
    /// - Parameters:
    ///   - rect: the rectangle.
    ///   - attributes: what was returned.
    ///   - query: the query as it began, if it is looked at closely.
    ///   - view: the collection view.
    func endQuery(
        _ rect: CGRect, _ attributes: [UICollectionViewLayoutAttributes], _ query: LayoutHabits.Query?,
        of view: UICollectionView
    ) {
        let layout = view.collectionViewLayout
        // Most layouts return few.
        let within =
            attributes.count < LayoutFault.manyAttributes
            ? nil : attributes.count { haveCommonArea(layout.seenFrame(of: $0), rect) }
        let hasChanged =
            present?.hasNewBounds == true && habits.hasChanged(attributes, in: view, step: begunSteps)
        end(.query(rect, returned: attributes.count, within: within, hasChanged: hasChanged))
        present?.returned += attributes.count
        if let query { for note in habits.end(query, attributes, of: view) { self.note(note, of: view) } }
        for note in habits.keep(attributes, by: view, closely: query != nil) { self.note(note, of: view) }
    }

    /// Notes what a layout of the engine returns to a subclass, if the query is looked at closely.
    static func inherit(_ attributes: [UICollectionViewLayoutAttributes]) {
        guard let current, current.looksClosely else { return }
        current.habits.inherit(attributes)
    }

    /// Notes how many of the attributes that a layout has returned are in sight.
    func recordSeen(_ count: Int) {
        guard let present else { return }
        present.seen = min(present.seen + count, present.returned)
    }

    /// Remembers what was noticed.
    func note(_ kind: LayoutNote.Kind, of view: UICollectionView) {
        guard let present, present.notes.count < Self.callLimit else { return }
        present.notes.append(LayoutNote(kind: kind, view: ObjectIdentifier(view)))
    }

    // MARK: What was recorded

    /// Calls a closure with each step after a version, and with each at one of some times.
    ///
    /// O(steps).
    package func read(
        after version: UInt64, _ times: [CFTimeInterval], _ body: (Step, _ isNew: Bool, _ isWanted: Bool) -> Void
    ) {
        store()
        for step in made {
            let isNew = step.version > version
            let isWanted = times.contains(step.time)
            if isNew || isWanted { body(step, isNew, isWanted) }
        }
    }

    /// Returns a collection view's calls in the step that is shown.
    package func callsNow(of view: UICollectionView) -> [LayoutCall] {
        let now = FrameClock.current.time
        guard let step = steps.last(where: { $0.time <= now }), step.time == now else { return [] }
        return step.calls.filter { $0.view == ObjectIdentifier(view) }
    }

    /// The places of the steps of the second before the step that is shown.
    private var recent: Range<Int> {
        store()
        let now = FrameClock.current.time
        var end = made.count
        while end > 0, made[end - 1].time > now { end -= 1 }
        var start = end
        while start > 0, made[start - 1].time > now - 1 { start -= 1 }
        return start..<end
    }

    /// Returns a collection view's calls in the second before the step that is shown, step by step.
    package func recentCalls(of view: UICollectionView) -> [[LayoutCall]] {
        made[recent].map { $0.calls.filter { $0.view == ObjectIdentifier(view) } }.filter { !$0.isEmpty }
    }

    /// Returns what the calls and notes of a collection view in the second before the step that is shown say of faults.
    ///
    /// Each step is looked through once.
    package func recentEvidence(of view: UICollectionView) -> [LayoutEvidence] {
        let id = ObjectIdentifier(view)
        let recent = recent
        var all: [LayoutEvidence] = []
        all.reserveCapacity(recent.count)
        for step in made[recent] {
            let found = step.evidence ?? Self.evidence(of: step)
            step.evidence = found
            for index in found.indices where found[index].view == id { all.append(found[index].of) }
        }
        return all
    }

    private static func evidence(of step: Step) -> [(view: ObjectIdentifier, of: LayoutEvidence)] {
        var all: [(view: ObjectIdentifier, of: LayoutEvidence)] = []
        func place(of view: ObjectIdentifier) -> Int {
            for index in all.indices where all[index].view == view { return index }
            all.append((view, LayoutEvidence()))
            return all.count - 1
        }
        for index in step.calls.indices {
            // What says nothing of faults is most of a step.
            if let view = step.calls[index].view { all[place(of: view)].of.add(step.calls[index]) }
        }
        for note in step.notes { all[place(of: note.view)].of.add(note.kind) }
        return all
    }

    /// Returns where a cell or another view was shown before it was used again; nil if it was not, or nobody inspected then.
    package func formerPath(of view: UICollectionReusableView) -> IndexPath? { habits.formerPath(of: view) }

    /// The collection views whose layouts were asked for what is in a rectangle.
    package var views: [UICollectionView] { habits.views }

    /// Returns how the answers of a layout to its two queries differ, which is found out now.
    ///
    /// The layout is asked as a collection view may at any time. Nothing of that is recorded.
    package func differentAnswers(of view: UICollectionView) -> IndexPath? { habits.differentAnswers(of: view) }
}

/// How many attributes are made while somebody wants to know.
enum AttributesMade {
    // Unsafe, but layouts make attributes where stages are: on the main thread.
    @exclusivity(unchecked) nonisolated(unsafe) static var isCounted = false
    @exclusivity(unchecked) nonisolated(unsafe) static var count = 0
}
