import StageModel
import WebSocketServer
import Wire

/// The reports of what a stage's code prints to those who want to know: what is new for each, at most five a second, each after
/// the one before has arrived.
struct ConsoleReports {
    /// The greatest number of viewers who are told at once.
    static let readerLimit = 32
    /// The least time between two reports to a viewer.
    static let interval = Duration.milliseconds(200)
    /// The bytes that lines take in a report.
    private static let byteLimit = 24_000

    private var readers: [UInt64: Reader] = [:]
    /// When connections were sent something last, also those that want nothing any more: they may want it again at once.
    private var sentAt: [UInt64: MonotonicInstant] = [:]

    /// A viewer who is told, and what it was.
    private struct Reader {
        var sent: UInt32 = 0
        var received: UInt32 = 0
        /// The number of changes that it knows.
        var known: UInt64 = 0

        func isDue(_ console: StageConsole) -> Bool { sent == 0 || sent == received && known < console.count }
    }

    /// Returns the time at which ``update(at:of:)`` has something new; nil if there is nothing to report.
    @MainActor
    func due(of simulation: any RewindableSimulation) -> MonotonicInstant? {
        guard !readers.isEmpty, let console = simulation.printed else { return nil }
        return readers.lazy.filter { $0.value.isDue(console) }.map { next($0.key) }.min()
    }

    private func next(_ connection: UInt64) -> MonotonicInstant {
        sentAt[connection].map { $0 + Self.interval } ?? .distantPast
    }

    /// Does what a viewer wants.
    ///
    /// - Throws: a refusal if nothing is printed on such a stage, or if too many are told.
    @MainActor
    mutating func set(_ wish: ConsoleWish, _ connection: UInt64, of simulation: any RewindableSimulation) throws {
        guard wish.isWanted else {
            readers[connection] = nil
            return
        }
        guard simulation.printed != nil else { throw NothingIsPrinted() }
        guard readers[connection] != nil || readers.count < Self.readerLimit else { throw TooManyRead() }
        var reader = readers[connection] ?? Reader()
        if wish.received == 0 {
            // A report that has not arrived is not waited for.
            reader = Reader()
        } else if wish.received == reader.sent {
            reader.received = wish.received
        }
        readers[connection] = reader
    }

    /// Forgets a connection that is closed.
    mutating func remove(_ connection: UInt64) {
        readers[connection] = nil
        sentAt[connection] = nil
    }

    /// Makes the reports that are due now.
    ///
    /// - Parameters:
    ///   - now: the present.
    ///   - simulation: what prints.
    /// - Returns: the reports by connection.
    @MainActor
    mutating func update(
        at now: MonotonicInstant, of simulation: any RewindableSimulation
    ) -> [(connection: UInt64, report: ConsoleReport)] {
        guard !readers.isEmpty, let console = simulation.printed else { return [] }
        var reports: [(UInt64, ConsoleReport)] = []
        for (connection, reader) in readers.sorted(by: { $0.key < $1.key })
        where reader.isDue(console) && now >= next(connection) {
            let (changes, known) = console.changes(after: reader.known, bytes: Self.byteLimit)
            let report = ConsoleReport(number: reader.sent &+ 1, isWhole: reader.sent == 0, changes: changes)
            readers[connection] = Reader(sent: report.number, received: reader.received, known: known)
            sentAt[connection] = now
            reports.append((connection, report))
        }
        return reports
    }
}

extension RewindableSimulation {
    /// What the stage's code has printed; nil if it is no code that prints.
    @MainActor fileprivate var printed: StageConsole? { (self as? any EditedSimulation)?.console }
}

/// A refusal to tell what is printed, as nothing is.
private struct NothingIsPrinted: Error, CustomStringConvertible {
    let description = "nothing is printed on this stage: it is no preview"
}

/// A refusal to tell one more viewer of what is printed.
private struct TooManyRead: Error, CustomStringConvertible {
    let description =
        "\(ConsoleReports.readerLimit) viewers read what is printed already, which is as many as can at once"
}
