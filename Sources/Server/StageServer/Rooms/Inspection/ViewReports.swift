import StageModel
import WebSocketServer
import Wire

/// The reports of a stage's views to those who inspect them: what differs from what each was told, at most some a second,
/// each after the one before has arrived.
///
/// While nobody inspects, nothing is read.
package struct ViewReports {
    /// The greatest number of viewers who inspect at once.
    static let inspectorLimit = StageViews.detailsLimit
    /// The least time between two reports to a viewer, and between two readings for one who has begun to inspect, or has
    /// selected another view.
    package static let interval = Duration.milliseconds(250)
    /// The least time between two readings of the views while they change: it takes as long as a small step.
    package static let readInterval = Duration.milliseconds(600)
    /// The least time between two listings of all views; those that are chosen are described more often.
    static let listInterval = Duration.milliseconds(1000)
    /// The bytes that views take in a report; a description beside them is bounded by itself.
    private static let listLimit = 24_000

    private var inspectors: [UInt64: Inspector] = [:]
    private var index = ViewIndex()
    private var omitted = 0
    /// The newest descriptions, and the layers that they were asked for.
    private var details: [UInt32: ViewDetails] = [:]
    private var described = ViewQuestion()
    private var isDescribed = false
    private var describedAt: MonotonicInstant?
    private var listedAt: MonotonicInstant?
    /// When connections were sent something last, also those that want nothing any more: they may want it again at once.
    private var sentAt: [UInt64: MonotonicInstant] = [:]
    private var mayHaveChanged = false
    private var mayHaveOthers = false
    /// Whether the views have been asked for, and are not known yet.
    private var isAwaiting = false
    /// What was asked for last.
    private var asked = ViewQuestion()

    /// A viewer who inspects, and what it was told.
    private struct Inspector {
        var selected: UInt32?
        var wantsProperties = false
        var sent: UInt32 = 0
        var received: UInt32 = 0
        var version: UInt64 = 0
        var told: ViewDetails?
        var omitted = 0

        var isReady: Bool { sent == received }
    }

    package init() {}

    /// The time at which ``update(at:views:)`` may have something new; nil if there is nothing to report.
    ///
    /// Kept, as it is asked for in each step.
    package private(set) var due: MonotonicInstant?

    private mutating func reckon() { due = reckoned }

    private var reckoned: MonotonicInstant? {
        guard !inspectors.isEmpty else { return nil }
        if isAwaiting { return .distantPast }
        var due =
            mayHaveChanged
            ? Self.next(after: describedAt, by: isAwaited ? Self.interval : Self.readInterval) : .distantFuture
        if mayHaveOthers { due = min(due, Self.next(after: listedAt, by: Self.listInterval)) }
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
    package mutating func set(_ wish: ViewWish, _ connection: UInt64) throws {
        defer { reckon() }
        guard wish.isWanted else { return stop(connection) }
        guard inspectors[connection] != nil || inspectors.count < Self.inspectorLimit else { throw TooManyInspect() }
        var inspector = inspectors[connection] ?? Inspector()
        if wish.received == 0 {
            // A report that has not arrived is not waited for.
            inspector = Inspector()
        } else if wish.received == inspector.sent {
            inspector.received = wish.received
        }
        if wish.selected != inspector.selected {
            inspector.selected = wish.selected
            inspector.told = nil
        }
        inspector.wantsProperties = wish.wantsProperties
        inspectors[connection] = inspector
        if !isDescribed { mayHaveOthers = true }
        if !isDescribed || inspector.selected != nil && !isDescribed(for: inspector) { mayHaveChanged = true }
    }

    /// Whether somebody has been told nothing yet, or has selected a view that was not described.
    private var isAwaited: Bool {
        inspectors.values.contains { $0.sent == 0 || $0.selected != nil && !isDescribed(for: $0) }
    }

    /// Whether what a viewer has selected was described as it wants.
    private func isDescribed(for inspector: Inspector) -> Bool {
        guard let layer = inspector.selected, described.layers.contains(layer) else { return false }
        return !inspector.wantsProperties || described.properties.contains(layer)
    }

    /// Forgets a connection that is closed.
    mutating func remove(_ connection: UInt64) {
        sentAt[connection] = nil
        stop(connection)
        reckon()
    }

    private mutating func stop(_ connection: UInt64) {
        guard inspectors.removeValue(forKey: connection) != nil, inspectors.isEmpty else { return }
        index = ViewIndex()
        (details, described) = ([:], ViewQuestion())
        (isDescribed, mayHaveChanged, mayHaveOthers, isAwaiting) = (false, false, false, false)
    }

    package mutating func touch() {
        guard !mayHaveChanged || !mayHaveOthers else { return }
        (mayHaveChanged, mayHaveOthers) = (true, true)
        reckon()
    }

    /// Makes the reports that are due now.
    ///
    /// - Parameters:
    ///   - now: the present.
    ///   - views: gives the views, and the descriptions that are asked for anew or again; nil if they are not known yet.
    /// - Returns: the reports by connection.
    package mutating func update(
        at now: MonotonicInstant, views: (_ question: ViewQuestion, _ anew: Bool) -> StageViews?
    ) -> [(connection: UInt64, report: ViewReport)] {
        guard let due, now >= due else { return [] }
        defer { reckon() }
        describe(at: now, views)
        guard !isAwaiting else { return [] }
        var reports: [(UInt64, ViewReport)] = []
        for connection in inspectors.keys.sorted() {
            guard let inspector = inspectors[connection], inspector.isReady, hasNews(for: inspector),
                now >= Self.next(after: sentAt[connection])
            else { continue }
            reports.append((connection, report(to: connection, inspector, at: now)))
        }
        index.forgetGone(upTo: inspectors.values.lazy.map(\.version).min() ?? 0)
        return reports
    }

    private mutating func describe(at now: MonotonicInstant, _ views: (ViewQuestion, Bool) -> StageViews?) {
        let lists = mayHaveOthers && now >= Self.next(after: listedAt, by: Self.listInterval)
        let interval = isAwaited ? Self.interval : Self.readInterval
        guard isAwaiting || lists || mayHaveChanged && now >= Self.next(after: describedAt, by: interval) else {
            return
        }
        // What changes while they are found out is told next.
        if !isAwaiting {
            mayHaveChanged = false
            if lists { mayHaveOthers = false }
            func layers(_ inspectors: some Sequence<Inspector>) -> [UInt32] {
                Set(inspectors.compactMap(\.selected)).sorted()
            }
            asked = ViewQuestion(
                layers(inspectors.values), properties: layers(inspectors.values.filter(\.wantsProperties)),
                wantsList: lists)
        }
        guard let known = views(asked, !isAwaiting) else {
            isAwaiting = true
            return
        }
        isAwaiting = false
        (isDescribed, describedAt) = (true, now)
        if asked.wantsList { listedAt = now }
        described = asked
        details = Dictionary(known.details.map { ($0.layer, $0) }) { first, _ in first }
        omitted = known.omitted
        index.replace(with: known.views)
    }

    private func hasNews(for inspector: Inspector) -> Bool {
        guard isDescribed else { return false }
        return inspector.sent == 0 || inspector.version < index.version || inspector.omitted != omitted
            || hasNewDescription(for: inspector)
    }

    private func hasNewDescription(for inspector: Inspector) -> Bool {
        guard let layer = inspector.selected, isDescribed(for: inspector) else { return false }
        return inspector.told != description(of: layer, for: inspector)
    }

    /// Returns a view's description, which is without groups if it is not there.
    private func description(of layer: UInt32, for inspector: Inspector) -> ViewDetails {
        var description = details[layer] ?? ViewDetails(layer: layer, groups: [])
        if !inspector.wantsProperties { description.properties = [] }
        return description
    }

    private mutating func report(
        to connection: UInt64, _ inspector: Inspector, at now: MonotonicInstant
    ) -> ViewReport {
        var inspector = inspector
        let difference = index.changes(after: inspector.version, bytes: Self.listLimit)
        var report = ViewReport(
            number: inspector.sent &+ 1, isWhole: inspector.sent == 0, views: difference.views, gone: difference.gone,
            hasMore: difference.version < index.version, omitted: omitted)
        if let layer = inspector.selected, hasNewDescription(for: inspector) {
            let new = description(of: layer, for: inspector)
            let groups = new.groups + new.properties
            let old = inspector.told.map { $0.groups + $0.properties } ?? []
            report.selection = ViewReport.Selection(
                layer: layer, titles: groups.map(\.title), groups: groups.filter { !old.contains($0) })
            inspector.told = new
        }
        inspector.version = difference.version
        inspector.omitted = omitted
        inspector.sent = report.number
        sentAt[connection] = now
        inspectors[connection] = inspector
        return report
    }
}

/// A refusal to tell one more viewer of the views.
private struct TooManyInspect: Error, CustomStringConvertible {
    let description =
        "\(ViewReports.inspectorLimit) viewers inspect this stage already, which is as many as can at once"
}
