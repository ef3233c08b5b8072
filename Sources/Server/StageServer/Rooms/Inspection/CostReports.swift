import StageModel
import WebSocketServer
import Wire

/// The reports of what a stage's steps cost to those who inspect them: what is new for each, at most five a second, each after
/// the one before has arrived.
///
/// While nobody inspects, nothing is recorded or read.
struct CostReports {
    /// The greatest number of viewers who inspect at once.
    static let inspectorLimit = StageCosts.detailsLimit
    /// The least time between two readings of the costs, and between two reports to a viewer.
    static let interval = Duration.milliseconds(200)
    /// The bytes that steps take in a report; the parts of one, and faults, are bounded by themselves.
    private static let stepBytes = 24_000

    private var inspectors: [UInt64: Inspector] = [:]
    /// What is known of the stage.
    private var costs = StageCosts()
    /// The steps that are known, each with the count of the readings up to the one that changed it.
    private var steps: [UInt32: (cost: StepCost, reading: UInt64)] = [:]
    private var readings: UInt64 = 0
    /// The number of times that what was known was forgotten.
    private var records: UInt64 = 0
    private var details: [UInt32: StepParts] = [:]
    private var readAt: MonotonicInstant?
    /// When connections were sent something last, also those that want nothing any more: they may want it again at once.
    private var sentAt: [UInt64: MonotonicInstant] = [:]
    private var mayHaveChanged = false
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

    /// The time at which ``update(at:costs:)`` may have something new; nil if there is nothing to report.
    var due: MonotonicInstant? {
        guard !inspectors.isEmpty else { return nil }
        if asked != nil { return .distantPast }
        var due = mayHaveChanged ? Self.next(after: readAt) : .distantFuture
        for (connection, inspector) in inspectors where inspector.isReady && hasNews(for: inspector) {
            due = min(due, Self.next(after: sentAt[connection]))
        }
        return due == .distantFuture ? nil : due
    }

    private static func next(after instant: MonotonicInstant?) -> MonotonicInstant {
        instant.map { $0 + interval } ?? .distantPast
    }

    /// Does what a viewer wants.
    ///
    /// - Throws: a refusal if too many inspect.
    mutating func set(_ wish: CostWish, _ connection: UInt64) throws {
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
        if readings == 0 || wish.step.map({ details[$0] == nil }) ?? false { mayHaveChanged = true }
    }

    /// Forgets a connection that is closed.
    mutating func remove(_ connection: UInt64) {
        sentAt[connection] = nil
        stop(connection)
    }

    private mutating func stop(_ connection: UInt64) {
        guard inspectors.removeValue(forKey: connection) != nil, inspectors.isEmpty else { return }
        let sentAt = sentAt
        self = CostReports()
        self.sentAt = sentAt
    }

    mutating func touch() {
        mayHaveChanged = true
    }

    /// Makes the reports that are due now.
    ///
    /// - Parameters:
    ///   - now: the present.
    ///   - answer: answers a question that is asked anew or again; nil if the answer is not known yet.
    /// - Returns: the reports by connection.
    mutating func update(
        at now: MonotonicInstant, costs answer: (_ question: CostQuestion, _ anew: Bool) -> StageCosts?
    ) -> [(connection: UInt64, report: CostReport)] {
        guard let due, now >= due else { return [] }
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
        guard asked != nil || mayHaveChanged && now >= Self.next(after: readAt) else { return }
        let isAnew = asked == nil
        // What changes while it is found out is told next.
        if isAnew { mayHaveChanged = false }
        let ticks = Set(inspectors.values.compactMap(\.step)).sorted()
        let question = asked ?? CostQuestion(record: costs.record, version: costs.version, steps: ticks)
        asked = question
        guard let new = answer(question, isAnew) else { return }
        asked = nil
        (readAt, readings) = (now, readings + 1)
        if new.record != costs.record {
            steps = [:]
            records += 1
        }
        for step in new.steps where steps[step.tick]?.cost != step { steps[step.tick] = (step, readings) }
        if let newest = new.steps.map(\.tick).max() { keepSteps(around: newest) }
        details = Dictionary(new.details.map { ($0.tick, $0) }) { first, _ in first }
        // What is not known any more is told so.
        for tick in question.steps where details[tick] == nil { details[tick] = StepParts(tick: tick, list: []) }
        costs = StageCosts(record: new.record, version: new.version, faults: new.faults)
    }

    /// Forgets the steps that are farthest from one that was made just now: the stage may have gone back.
    private mutating func keepSteps(around newest: UInt32) {
        func distance(_ tick: UInt32) -> UInt32 { tick > newest ? tick - newest : newest - tick }
        let beyond = steps.count - StageCosts.stepLimit
        guard beyond > 0 else { return }
        for tick in steps.keys.sorted(by: { distance($0) > distance($1) }).prefix(beyond) { steps[tick] = nil }
    }

    private func hasNews(for inspector: Inspector) -> Bool {
        guard readings > 0 else { return false }
        return inspector.sent == 0 || inspector.record != records
            || inspector.last < (readings, .max) && hasSteps(for: inspector) || inspector.faults != costs.faults
            || newDetails(for: inspector) != nil
    }

    private func hasSteps(for inspector: Inspector) -> Bool {
        steps.values.contains { isNew($0, to: inspector) }
    }

    private func isNew(_ step: (cost: StepCost, reading: UInt64), to inspector: Inspector) -> Bool {
        (step.reading, step.cost.tick) > inspector.last
    }

    private func newDetails(for inspector: Inspector) -> StepParts? {
        guard let step = inspector.step, let parts = details[step], parts != inspector.details else { return nil }
        return parts
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
        var rest = Self.stepBytes
        let new = steps.values.filter { isNew($0, to: inspector) }.sorted {
            ($0.reading, $0.cost.tick) < ($1.reading, $1.cost.tick)
        }
        let told = new.prefix { step in
            rest -= step.cost.bytes
            return rest >= 0
        }
        report.steps = told.map(\.cost)
        inspector.last =
            told.count == new.count ? (readings, .max) : told.last.map { ($0.reading, $0.cost.tick) } ?? inspector.last
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

extension StepCost {
    /// The number of bytes that the step takes in a message at most.
    fileprivate var bytes: Int {
        let numbers = times.reduce(0) { $0 + "\($1)".utf8.count + 1 } + counts.reduce(0) { $0 + "\($1)".utf8.count + 1 }
        return numbers + 60
    }
}

/// A refusal to tell one more viewer what steps cost.
private struct TooManyInspectCosts: Error, CustomStringConvertible {
    let description =
        "\(CostReports.inspectorLimit) viewers see what steps cost already, which is as many as can at once"
}
