import StageModel
import WebSocketServer
import Wire

/// The reports of what a stage's steps cost to those who inspect them: what is new for each, at most some a second, each after
/// the one before has arrived.
///
/// While nobody inspects, nothing is recorded or read.
package struct CostReports {
    /// The greatest number of viewers who inspect at once.
    static let inspectorLimit = StageCosts.detailsLimit
    /// The least time between two reports to a viewer.
    package static let interval = Duration.milliseconds(250)
    /// The least time between two readings of what new steps cost, which takes as long as a small step.
    package static let readInterval = Duration.milliseconds(600)
    /// The least time between two searches for faults, which take longer than all else.
    static let faultInterval = Duration.seconds(1)
    /// The number of steps in a report, each of at most 550 bytes; the parts of one, and faults, are bounded by themselves.
    private static let stepLimit = 40

    private var inspectors: [UInt64: Inspector] = [:]
    /// What is known of the stage.
    private var costs = StageCosts()
    /// The steps that are known by ascending tick, each with the count of the readings up to the one that changed it.
    private var steps: [(cost: StepCost, reading: UInt64)] = []
    /// The step that was read last, also if it is forgotten.
    private var newest: Mark = (0, 0)
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

    /// A place in the order in which steps were read, and by ascending tick in each reading.
    private typealias Mark = (reading: UInt64, tick: UInt32)

    /// A viewer who inspects, and what it was told.
    private struct Inspector {
        var step: UInt32?
        var sent: UInt32 = 0
        var received: UInt32 = 0
        var record: UInt64 = 0
        /// The last step that it knows, in the order in which they were read.
        var last: Mark = (0, 0)
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
        var due =
            mayHaveChanged
            ? Self.next(after: readAt, by: isAwaited ? Self.interval : Self.readInterval) : .distantFuture
        if mayHaveFaults { due = min(due, Self.next(after: soughtAt, by: Self.faultInterval)) }
        for (connection, inspector) in inspectors where inspector.isReady && hasNews(for: inspector) {
            due = min(due, Self.next(after: sentAt[connection]))
        }
        return due == .distantFuture ? nil : due
    }

    /// Whether somebody waits for the parts of a step.
    private var isAwaited: Bool { inspectors.values.contains { $0.step.map { details[$0] == nil } ?? false } }

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
        let interval = isAwaited ? Self.interval : Self.readInterval
        guard asked != nil || seeks || mayHaveChanged && now >= Self.next(after: readAt, by: interval) else { return }
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
            (steps, newest, details) = ([], (0, 0), [:])
            records += 1
        }
        let outdated = take(new.steps)
        let wanted = Set(inspectors.values.compactMap(\.step))
        details = details.filter { wanted.contains($0.key) && !outdated.contains($0.key) && !$0.value.list.isEmpty }
        for parts in new.details { details[parts.tick] = parts }
        // What is not known any more is told so.
        for tick in question.steps where details[tick] == nil { details[tick] = StepParts(tick: tick, list: []) }
        if wanted.contains(where: { details[$0] == nil }) { mayHaveChanged = true }
        costs = StageCosts(
            record: new.record, version: new.version, faults: question.wantsFaults ? new.faults : costs.faults)
    }

    /// Takes in what steps cost; returns the ticks of those that cost something else before.
    private mutating func take(_ new: [StepCost]) -> Set<UInt32> {
        var outdated: Set<UInt32> = []
        steps.reserveCapacity(StageCosts.stepLimit + new.count)
        // By places, as each is two hundred bytes.
        for index in new.indices {
            let tick = new[index].tick
            let place = firstPlace(after: tick)
            if place > 0, steps[place - 1].cost.tick == tick {
                guard steps[place - 1].cost != new[index] else { continue }
                outdated.insert(tick)
                steps[place - 1] = (new[index], readings)
            } else if place == steps.count {
                steps.append((new[index], readings))
            } else {
                steps.insert((new[index], readings), at: place)
            }
            newest = (readings, tick)
        }
        if let last = new.last?.tick { keepSteps(around: last) }
        return outdated
    }

    /// The place of the first step after a tick, which is nearly always the end.
    private func firstPlace(after tick: UInt32) -> Int {
        var (low, high) = (0, steps.count)
        if high > 0, steps[high - 1].cost.tick <= tick { return high }
        while low < high {
            let middle = (low + high) / 2
            if steps[middle].cost.tick > tick { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Forgets the steps that are farthest from one that was made just now: the stage may have gone back.
    private mutating func keepSteps(around tick: UInt32) {
        let beyond = steps.count - StageCosts.stepLimit
        guard beyond > 0 else { return }
        var first = 0
        while first < beyond,
            Int64(tick) - Int64(steps[first].cost.tick) > Int64(steps[steps.count - beyond + first].cost.tick)
                - Int64(tick)
        {
            first += 1
        }
        steps.removeLast(beyond - first)
        steps.removeFirst(first)
    }

    private func hasNews(for inspector: Inspector) -> Bool {
        guard readings > 0 else { return false }
        return inspector.sent == 0 || inspector.record != records
            || inspector.last < newest || inspector.faults != costs.faults
            || newDetails(for: inspector) != nil
    }

    private func newDetails(for inspector: Inspector) -> StepParts? {
        guard let step = inspector.step, let parts = details[step], parts != inspector.details else { return nil }
        return parts
    }

    /// Puts the steps into a report that are new to a viewer, as many as there is space for.
    private func tell(_ report: inout CostReport, to inspector: inout Inspector) {
        // Nearly always those at the end; after the stage has gone back, others may be newer.
        var new = steps.indices.filter { (steps[$0].reading, steps[$0].cost.tick) > inspector.last }
        if !zip(new, new.dropFirst()).allSatisfy({ steps[$0].reading <= steps[$1].reading }) {
            new.sort { (steps[$0].reading, $0) < (steps[$1].reading, $1) }
        }
        report.steps = new.prefix(Self.stepLimit).map { steps[$0].cost }
        if new.count > Self.stepLimit {
            let last = steps[new[Self.stepLimit - 1]]
            inspector.last = (last.reading, last.cost.tick)
            return
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

/// A refusal to tell one more viewer what steps cost.
private struct TooManyInspectCosts: Error, CustomStringConvertible {
    let description =
        "\(CostReports.inspectorLimit) viewers see what steps cost already, which is as many as can at once"
}
