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
    /// The number of calls that are remembered of all steps, and half as many more at times: of the steps that were made first only
    /// sums are.
    static let callSum = 24_000

    /// A number of this record; another one if steps were forgotten.
    @exclusivity(unchecked) package private(set) var number: UInt32
    /// The number of changes since the record began.
    @exclusivity(unchecked) package private(set) var version: UInt64 = 0
    let habits = LayoutHabits()
    /// The steps but the one that is being made, by ascending time.
    @exclusivity(unchecked) private var made: [Step] = []
    /// The steps in the order in which they were made, or went on, for the first time: some of the newest.
    @exclusivity(unchecked) private var changes: [Step] = []
    /// The version after which that is all that changed.
    @exclusivity(unchecked) private var changesFrom: UInt64 = 0
    /// The step that is being made, whose calls and sums are not in it yet.
    @exclusivity(unchecked) private var present: Step?
    /// What is known of each kind of its calls, and the number of those that are not remembered.
    @exclusivity(unchecked) private var sums = Sums(repeating: Sum())
    @exclusivity(unchecked) private var omitted = 0
    /// Whether the present moment may be another one than that of the step that is being made.
    @exclusivity(unchecked) private var mayBeOutdated = true
    /// Its calls that have not ended, and when it began.
    @exclusivity(unchecked) private var open: [Open] = []
    @exclusivity(unchecked) private var began: UInt64 = 0
    /// The time of the step that was begun last; nil if it is forgotten.
    @exclusivity(unchecked) private var lastTime: CFTimeInterval?
    @exclusivity(unchecked) private var begunSteps = 0
    /// The step in which attributes and views were compared last.
    @exclusivity(unchecked) private var comparedStep = -stepsPerComparison
    /// The steps from one such step to the next one, as it takes long.
    private static let stepsPerComparison = 20
    /// Whether the queries of this step are looked at closely: attributes and views are compared.
    ///
    /// In one of twenty steps, or in the first with a query after these: where layouts are asked in few steps, it may be none of those that
    /// are counted off.
    var looksClosely: Bool { begunSteps == comparedStep || begunSteps - comparedStep >= Self.stepsPerComparison }
    /// Whether the next query may be: what this one returns is compared then.
    private var mayLookClosely: Bool {
        begunSteps == comparedStep || begunSteps - comparedStep >= Self.stepsPerComparison - 1
    }
    /// The calls of all steps, and some of steps that are forgotten, in the order in which they were recorded.
    ///
    /// One array, as each step's own would have to be made.
    @exclusivity(unchecked) private var log: [LayoutCall] = []
    /// The number of calls that were before those.
    @exclusivity(unchecked) private var dropped = 0
    /// The place in ``log`` of the first call of the step that is being made.
    @exclusivity(unchecked) private var first = 0
    /// The numbers of calls of each kind without those of the step that is being made, by `Kind.rawValue`.
    @exclusivity(unchecked) private var madeTotals = InlineArray<15, Int>(repeating: 0)
    /// The context that was made for bounds that change.
    @exclusivity(unchecked) private var boundsContext: ObjectIdentifier?

    /// The number of calls of each kind since the record began, by `Kind.rawValue`.
    package var totals: [Int] {
        madeTotals.indices.map { madeTotals[$0] + (present == nil ? 0 : sums[$0].count) }
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
        /// The number of the first call among all that were recorded, and how many are remembered.
        @exclusivity(unchecked) fileprivate var first = 0
        @exclusivity(unchecked) fileprivate var count = 0
        /// The number of calls that are not.
        @exclusivity(unchecked) package fileprivate(set) var omitted = 0
        /// What is known of each kind of calls, by `Kind.rawValue`, of which there are as many.
        @exclusivity(unchecked) package fileprivate(set) var sums = Sums(repeating: Sum())
        /// The attributes that layouts returned for rectangles, and those of them that were in sight.
        @exclusivity(unchecked) package fileprivate(set) var returned = 0
        @exclusivity(unchecked) package fileprivate(set) var seen = 0
        /// What was noticed of layouts and cells.
        @exclusivity(unchecked) fileprivate(set) var notes: [LayoutNote] = []
        /// Whether a layout was invalidated for bounds that changed.
        @exclusivity(unchecked) fileprivate var hasNewBounds = false
        /// Whether such an invalidation left something valid, or changed something in sight.
        @exclusivity(unchecked) fileprivate var wasOfUse = false
        /// What the calls and notes of collection views say of faults, as far as that has been worked out; nil for one without any.
        @exclusivity(unchecked) fileprivate var evidence: [(view: ObjectIdentifier, of: LayoutEvidence?)] = []
        /// What happened in it the first time, if it was made again on the way to another moment: that is what it costs.
        @exclusivity(unchecked) fileprivate var original: Step?

        fileprivate init(time: CFTimeInterval, version: UInt64, beginsGesture: Bool) {
            (self.time, self.version, self.beginsGesture) = (time, version, beginsGesture)
        }
    }

    /// What is known of each kind of calls, by `Kind.rawValue`, of which there are as many.
    package typealias Sums = InlineArray<15, Sum>

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
        // It costs nothing before it is used.
        log.reserveCapacity(Self.callSum * 3 / 2 + Self.callLimit)
    }

    // MARK: Steps

    /// Begins a step.
    ///
    /// One that was recorded before is made again, to show another moment. What it costs stays what was told: nothing is drawn on such a
    /// way, and all at its end.
    package func beginStep(at time: CFTimeInterval, beginsGesture: Bool = false) {
        store()
        let place = place(of: time)
        let former = place < made.count && made[place].time == time ? made.remove(at: place) : nil
        begunSteps &+= 1
        lastTime = time
        version += 1
        (first, omitted, sums) = (log.count, 0, Sums(repeating: Sum()))
        let step = Step(time: time, version: version, beginsGesture: beginsGesture)
        if let former { step.original = former.original ?? former }
        present(step)
    }

    private func present(_ step: Step) {
        present = step
        if !open.isEmpty { open.removeAll(keepingCapacity: true) }
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
        for kind in sums.indices { madeTotals[kind] += sums[kind].count }
        (step.sums, step.omitted) = (sums, omitted)
        (step.first, step.count) = (dropped + first, log.count - first)
        let place = place(of: step.time)
        if place == made.count { made.append(step) } else { made.insert(step, at: place) }
        // Far from the moment that is shown, to which the stage may have gone back, nothing is of interest.
        if made.count > Self.stepLimit { made.remove(at: place * 2 < made.count ? made.count - 1 : 0) }
        if log.count > Self.callSum * 3 / 2 { dropFirstCalls() }
        if step.original == nil { noteChange(of: step) }
    }

    private func noteChange(of step: Step) {
        if changes.last !== step { changes.append(step) }
        guard changes.count > 2 * Self.stepLimit else { return }
        changesFrom = changes[Self.stepLimit - 1].version
        changes.removeFirst(Self.stepLimit)
    }

    private func dropFirstCalls() {
        let beyond = log.count - Self.callSum
        log.removeFirst(beyond)
        dropped += beyond
        for step in made {
            dropCalls(of: step)
            if let original = step.original { dropCalls(of: original) }
        }
    }

    private func dropCalls(of step: Step) {
        guard step.first < dropped else { return }
        step.omitted += step.count
        step.count = 0
    }

    /// The places of a step's calls in ``log``.
    private func places(of step: Step) -> Range<Int> {
        step.count == 0 ? 0..<0 : (step.first - dropped)..<(step.first - dropped + step.count)
    }

    /// Returns a step's calls that are remembered, in the order in which they began.
    package func calls(of step: Step) -> ArraySlice<LayoutCall> { log[places(of: step)] }

    /// Forgets the steps after a moment: the stage goes on from there.
    package func forget(after time: CFTimeInterval) {
        store()
        guard let last = made.last, last.time > time else { return }
        made.removeAll { $0.time > time }
        lastTime = nil
        number &+= 1
        version += 1
        (changes, changesFrom) = ([], version)
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
        (sums, omitted) = (step.sums, step.omitted)
        for kind in sums.indices { madeTotals[kind] -= sums[kind].count }
        let places = places(of: step)
        first = places.lowerBound
        if places.upperBound != log.count {
            first = log.count
            log.append(contentsOf: Array(log[places]))
        }
        step.evidence = []
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
        let start = Self.readTime()
        sums[kind.rawValue].count += 1
        var place = -1
        if log.count - first < Self.callLimit {
            place = log.count
            // Without a closure, for which the actor would be looked up.
            let id: ObjectIdentifier? = if let view { ObjectIdentifier(view) } else { nil }
            log.append(
                LayoutCall(kind: kind, view: id, owner: owner, depth: open.count, start: start - min(began, start)))
        } else {
            omitted += 1
        }
        open.append(Open(kind: kind, place: place, start: start, attributesMade: AttributesMade.count))
    }

    /// Ends the call that began last.
    package func end(_ detail: consuming LayoutCall.Detail = .none, owner: AnyClass? = nil) {
        guard present != nil, let call = open.popLast() else { return }
        let now = Self.readTime()
        let duration = now - min(call.start, now)
        sums[call.kind.rawValue].time += duration - min(call.within, duration)
        if !open.isEmpty { open[open.count - 1].within += duration }
        guard call.place >= 0 else { return }
        log[call.place].duration = duration
        if case .none = detail {} else { log[call.place].detail = detail }
        if let owner { log[call.place].owner = owner }
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
        if mayBeOutdated || present == nil { goOn() }
        let what = LayoutInvalidation(context, isForBounds: isForBounds)
        sums[LayoutCall.Kind.invalidation.rawValue].count += 1
        if log.count - first < Self.callLimit {
            // Of what happens in it nothing is seen.
            log.append(
                LayoutCall(
                    kind: .invalidation, detail: .invalidation(what),
                    view: ObjectIdentifier(view), owner: type(of: view.collectionViewLayout), depth: open.count,
                    start: Self.readTime() - began))
        } else {
            omitted += 1
        }
        if isForBounds { present?.hasNewBounds = true }
        if isForBounds, !what.isOfAll { present?.wasOfUse = true }
        boundsContext = nil
    }

    /// Ends a call of a layout's `prepare()`.
    func endPreparation(of view: UICollectionView) {
        let made = open.last.map { AttributesMade.count - $0.attributesMade } ?? 0
        end()
        // Of few items nothing follows.
        guard made >= LayoutFault.manyAttributes else { return }
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
        let answers = habits.answers(to: view)
        let hasChanged =
            present?.hasNewBounds == true
            && habits.hasChanged(attributes, since: answers, in: view, step: begunSteps)
        end(.query(rect, returned: attributes.count, within: within, hasChanged: hasChanged))
        present?.returned += attributes.count
        if hasChanged { present?.wasOfUse = true }
        if let query {
            comparedStep = begunSteps
            for note in habits.end(query, attributes, of: view) { self.note(note, of: view) }
        }
        for note in habits.keep(attributes, in: answers, closely: query != nil, next: mayLookClosely) {
            self.note(note, of: view)
        }
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

    /// Returns the steps that have changed after a version, by ascending time.
    ///
    /// O(steps that have changed), if few have.
    package func steps(after version: UInt64) -> [Step] {
        store()
        guard version >= changesFrom else { return made.map { $0.original ?? $0 }.filter { $0.version > version } }
        var place = changes.count
        while place > 0, changes[place - 1].version > version { place -= 1 }
        let new = Array(changes[place...])
        return zip(new, new.dropFirst()).allSatisfy { $0.time < $1.time } ? new : new.sorted { $0.time < $1.time }
    }

    /// Returns the step of a time; nil if it is not known.
    package func step(at time: CFTimeInterval) -> Step? {
        store()
        let place = place(of: time)
        guard place < made.count, made[place].time == time else { return nil }
        return made[place].original ?? made[place]
    }

    /// Returns a collection view's calls in the step that is shown.
    package func callsNow(of view: UICollectionView) -> [LayoutCall] {
        let now = FrameClock.current.time
        guard let step = steps.last(where: { $0.time <= now }), step.time == now else { return [] }
        return calls(of: step).filter { $0.view == ObjectIdentifier(view) }
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
        made[recent].map { calls(of: $0).filter { $0.view == ObjectIdentifier(view) } }.filter { !$0.isEmpty }
    }

    /// Returns what the calls and notes of a collection view in the second before the step that is shown say of faults.
    ///
    /// Each step is looked through once.
    package func recentEvidence(of view: UICollectionView) -> [LayoutEvidence] {
        let id = ObjectIdentifier(view)
        let recent = recent
        guard !areFaultless(recent) else { return [] }
        var all: [LayoutEvidence] = []
        all.reserveCapacity(recent.count)
        for step in made[recent] {
            if let place = step.evidence.firstIndex(where: { $0.view == id }) {
                if let known = step.evidence[place].of { all.append(known) }
                continue
            }
            let found = evidence(of: id, in: step)
            step.evidence.append((id, found))
            if let found { all.append(found) }
        }
        return all
    }

    /// Whether the numbers of steps alone rule out every fault, as they mostly do.
    private func areFaultless(_ steps: Range<Int>) -> Bool {
        // What one of several collection views does stands for no other.
        guard habits.areOfOneView else { return false }
        var (making, again, invalidations, isOfUse) = (0, 0, 0, false)
        for step in made[steps] {
            guard step.notes.isEmpty, step.returned < LayoutFault.manyAttributes,
                step.sums[LayoutCall.Kind.sizing.rawValue].count == 0
            else { return false }
            if step.sums[LayoutCall.Kind.made.rawValue].count > 0 { making += 1 }
            if step.sums[LayoutCall.Kind.prepare.rawValue].count > 1 { again += 1 }
            if step.wasOfUse { isOfUse = true }
            if step.hasNewBounds { invalidations += step.sums[LayoutCall.Kind.invalidation.rawValue].count }
        }
        return max(making, again, isOfUse ? 0 : invalidations) < LayoutFault.habit
    }

    private func evidence(of view: ObjectIdentifier, in step: Step) -> LayoutEvidence? {
        var evidence: LayoutEvidence?
        for place in places(of: step) where log[place].view == view {
            if evidence == nil { evidence = LayoutEvidence() }
            evidence?.add(log[place])
        }
        for note in step.notes where note.view == view {
            if evidence == nil { evidence = LayoutEvidence() }
            evidence?.add(note.kind)
        }
        return evidence
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
