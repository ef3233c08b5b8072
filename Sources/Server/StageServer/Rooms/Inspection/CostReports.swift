import StageModel
import WebSocketServer
import Wire

/// The reports of what a stage's steps cost to those who inspect them: what is new for each, at most four a second, each after
/// the one before has arrived.
///
/// While nobody inspects, nothing is recorded or read.
package struct CostReports {
    /// The greatest number of viewers who inspect at once.
    static let inspectorLimit = StageCosts.detailsLimit
    /// The least time between two readings of the costs, and between two reports to a viewer.
    package static let interval = Duration.milliseconds(250)
    /// The least time between two searches for faults, which take longer than all else.
    static let faultInterval = Duration.seconds(1)
    /// The bytes that steps take in a report; the parts of one, and faults, are bounded by themselves.
    private static let stepBytes = 24_000

    private var inspectors: [UInt64: Inspector] = [:]
    /// What is known of the stage.
    private var costs = StageCosts()
    /// The steps that are known, each with the count of the readings up to the one that changed it.
    private var steps: [UInt32: (cost: StepCost, reading: UInt64)] = [:]
    /// Them in the order in which they were read, without repetitions but of what has changed since.
    private var order: [(reading: UInt64, tick: UInt32)] = []
    /// Whether ``order`` is that of the ticks, too, as it is until the stage goes back.
    private var isAscending = true
    private var readings: UInt64 = 0
    /// The number of times that what was known was forgotten.
    private var records: UInt64 = 0
    private var details: [UInt32: StepParts] = [:]
    private var readAt: MonotonicInstant?
    private var soughtAt: MonotonicInstant?
    /// When connections were sent something last, also those that want nothing any more: they may want it again at once.
    private var sentAt: [UInt64: MonotonicInstant] = [:]
    private var mayHaveChanged = false
    private var mayHaveFaults = false
    /// The question that was asked and not answered yet.
    private var asked: CostQuestion?

    /// A viewer who inspects, and what it was told.
    private struct Inspector {
        var step: UInt32?
        var sent: UInt32 = 0
        var received: UInt32 = 0
        var record: UInt64 = 0
        /// The last step that it knows, in the order in which they were read.
        var last: (reading: UInt64, tick: UInt32) = (0, 0)
        var details: StepParts?
        var faults: [CostFault] = []

        var isReady: Bool { sent == received }
    }

    package init() {}

    /// The time at which ``update(at:costs:)`` may have something new; nil if there is nothing to report.
    ///
    /// Kept, as it is asked for in each step.
    package private(set) var due: MonotonicInstant?

    private mutating func reckon() { due = reckoned }

    private var reckoned: MonotonicInstant? {
        guard !inspectors.isEmpty else { return nil }
        if asked != nil { return .distantPast }
        var due = mayHaveChanged ? Self.next(after: readAt) : .distantFuture
        if mayHaveFaults { due = min(due, Self.next(after: soughtAt, by: Self.faultInterval)) }
        for (connection, inspector) in inspectors where inspector.isReady && hasNews(for: inspector) {
            due = min(due, Self.next(after: sentAt[connection]))
        }
        return due == .distantFuture ? nil : due
    }

    private static func next(after instant: MonotonicInstant?, by interval: Duration = interval) -> MonotonicInstant {
        instant.map { $0 + interval } ?? .distantPast
    }

    /// Does what a viewer wants.
    ///
    /// - Throws: a refusal if too many inspect.
    package mutating func set(_ wish: CostWish, _ connection: UInt64) throws {
        defer { reckon() }
        guard wish.isWanted else { return stop(connection) }
        guard inspectors[connection] != nil || inspectors.count < Self.inspectorLimit else {
            throw TooManyInspectCosts()
        }
        var inspector = inspectors[connection] ?? Inspector()
        if wish.received == 0 {
            // A report that has not arrived is not waited for.
            inspector = Inspector()
        } else if wish.received == inspector.sent {
            inspector.received = wish.received
        }
        if wish.step != inspector.step {
            inspector.step = wish.step
            inspector.details = nil
        }
        inspectors[connection] = inspector
        if readings == 0 { mayHaveFaults = true }
        if readings == 0 || wish.step.map({ details[$0] == nil }) ?? false { mayHaveChanged = true }
    }

    /// Forgets a connection that is closed.
    mutating func remove(_ connection: UInt64) {
        sentAt[connection] = nil
        stop(connection)
        reckon()
    }

    /// A connection of those who inspect, the same one as long as it does; nil if nobody does.
    var inspector: UInt64? { inspectors.keys.min() }

    private mutating func stop(_ connection: UInt64) {
        guard inspectors.removeValue(forKey: connection) != nil, inspectors.isEmpty else { return }
        let sentAt = sentAt
        self = CostReports()
        self.sentAt = sentAt
    }

    package mutating func touch() {
        guard !mayHaveChanged || !mayHaveFaults else { return }
        (mayHaveChanged, mayHaveFaults) = (true, true)
        reckon()
    }

    /// Makes the reports that are due now.
    ///
    /// - Parameters:
    ///   - now: the present.
    ///   - answer: answers a question that is asked anew or again; nil if the answer is not known yet.
    /// - Returns: the reports by connection.
    package mutating func update(
        at now: MonotonicInstant, costs answer: (_ question: CostQuestion, _ anew: Bool) -> StageCosts?
    ) -> [(connection: UInt64, report: CostReport)] {
        guard let due, now >= due else { return [] }
        defer { reckon() }
        read(at: now, answer)
        guard asked == nil else { return [] }
        var reports: [(UInt64, CostReport)] = []
        for connection in inspectors.keys.sorted() {
            guard let inspector = inspectors[connection], inspector.isReady, hasNews(for: inspector),
                now >= Self.next(after: sentAt[connection])
            else { continue }
            reports.append((connection, report(to: connection, inspector, at: now)))
        }
        return reports
    }

    private mutating func read(at now: MonotonicInstant, _ answer: (CostQuestion, Bool) -> StageCosts?) {
        let seeks = mayHaveFaults && now >= Self.next(after: soughtAt, by: Self.faultInterval)
        guard asked != nil || seeks || mayHaveChanged && now >= Self.next(after: readAt) else { return }
        let isAnew = asked == nil
        // What changes while it is found out is told next.
        if isAnew { mayHaveChanged = false }
        if isAnew, seeks { mayHaveFaults = false }
        // A step's parts stay what they are unless it is made again.
        let ticks = Set(inspectors.values.compactMap(\.step)).filter { details[$0]?.list.isEmpty ?? true }.sorted()
        let question =
            asked
            ?? CostQuestion(record: costs.record, version: costs.version, steps: ticks, wantsFaults: seeks)
        asked = question
        guard let new = answer(question, isAnew) else { return }
        asked = nil
        (readAt, readings) = (now, readings + 1)
        if question.wantsFaults { soughtAt = now }
        if new.record != costs.record {
            (steps, order, isAscending, details) = ([:], [], true, [:])
            records += 1
        }
        var outdated: Set<UInt32> = []
        for step in new.steps where steps[step.tick]?.cost != step {
            if steps[step.tick] != nil { outdated.insert(step.tick) }
            steps[step.tick] = (step, readings)
            if order.last?.tick == step.tick { order.removeLast() }
            if let last = order.last, last.tick >= step.tick { isAscending = false }
            order.append((readings, step.tick))
        }
        if let newest = new.steps.last?.tick { keepSteps(around: newest) }
        let wanted = Set(inspectors.values.compactMap(\.step))
        details = details.filter { wanted.contains($0.key) && !outdated.contains($0.key) && !$0.value.list.isEmpty }
        for parts in new.details { details[parts.tick] = parts }
        // What is not known any more is told so.
        for tick in question.steps where details[tick] == nil { details[tick] = StepParts(tick: tick, list: []) }
        if wanted.contains(where: { details[$0] == nil }) { mayHaveChanged = true }
        costs = StageCosts(
            record: new.record, version: new.version, faults: question.wantsFaults ? new.faults : costs.faults)
    }

    /// Forgets the steps that are farthest from one that was made just now: the stage may have gone back.
    private mutating func keepSteps(around newest: UInt32) {
        func distance(_ tick: UInt32) -> UInt32 { tick > newest ? tick - newest : newest - tick }
        let beyond = steps.count - StageCosts.stepLimit
        guard beyond > 0 else {
            // A stage that goes back again and again makes the same steps anew.
            if order.count > 2 * StageCosts.stepLimit { forgetOutdated() }
            return
        }
        if isAscending {
            for place in 0..<beyond { steps[order[place].tick] = nil }
            order.removeFirst(beyond)
            return
        }
        for tick in steps.keys.sorted(by: { distance($0) > distance($1) }).prefix(beyond) { steps[tick] = nil }
        forgetOutdated()
    }

    private mutating func forgetOutdated() {
        order.removeAll { steps[$0.tick]?.reading != $0.reading }
        isAscending = zip(order, order.dropFirst()).allSatisfy { $0.tick < $1.tick }
    }

    private func hasNews(for inspector: Inspector) -> Bool {
        guard readings > 0 else { return false }
        return inspector.sent == 0 || inspector.record != records
            || inspector.last < order.last ?? (0, 0) || inspector.faults != costs.faults
            || newDetails(for: inspector) != nil
    }

    private func newDetails(for inspector: Inspector) -> StepParts? {
        guard let step = inspector.step, let parts = details[step], parts != inspector.details else { return nil }
        return parts
    }

    /// Puts the steps into a report that are new to a viewer, as many as there is space for.
    private func tell(_ report: inout CostReport, to inspector: inout Inspector) {
        var place = order.count
        while place > 0, order[place - 1] > inspector.last { place -= 1 }
        var rest = Self.stepBytes
        while place < order.count {
            let (reading, tick) = order[place]
            place += 1
            // What has changed since comes later.
            guard let step = steps[tick], step.reading == reading else { continue }
            rest -= step.cost.bytes
            guard rest >= 0 else { return }
            report.steps.append(step.cost)
            inspector.last = (reading, tick)
        }
        inspector.last = (readings, .max)
    }

    private mutating func report(
        to connection: UInt64, _ inspector: Inspector, at now: MonotonicInstant
    ) -> CostReport {
        var inspector = inspector
        let isWhole = inspector.sent == 0 || inspector.record != records
        if isWhole {
            (inspector.record, inspector.last) = (records, (0, 0))
            (inspector.details, inspector.faults) = (nil, [])
        }
        var report = CostReport(number: inspector.sent &+ 1, isWhole: isWhole)
        tell(&report, to: &inspector)
        if let parts = newDetails(for: inspector) {
            report.details = parts
            inspector.details = parts
        }
        if costs.faults != inspector.faults {
            report.faults = costs.faults
            inspector.faults = costs.faults
        }
        inspector.sent = report.number
        inspectors[connection] = inspector
        sentAt[connection] = now
        return report
    }
}

extension UInt64 {
    /// The number of its decimal digits and a separator at most: 0.31 for each bit.
    fileprivate var digits: Int { 2 + (Self.bitWidth - leadingZeroBitCount) * 31 / 100 }
}

extension StepCost {
    /// The number of bytes that the step takes in a message at most.
    fileprivate var bytes: Int {
        var (bytes, place) = (60, 0)
        // By places, as in a build for debugging an iterator takes thrice as long.
        while place < times.count {
            bytes += times[place].digits
            if place < counts.count { bytes += UInt64(counts[place]).digits }
            place += 1
        }
        return bytes
    }
}

/// A refusal to tell one more viewer what steps cost.
private struct TooManyInspectCosts: Error, CustomStringConvertible {
    let description =
        "\(CostReports.inspectorLimit) viewers see what steps cost already, which is as many as can at once"
}
