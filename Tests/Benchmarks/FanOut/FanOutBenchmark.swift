import Foundation
import StageModel
import TestClient

/// What a viewer of a moving stage costs a server, beside a bare loop of send(2) in the same run, and how a house is
/// served that is too full for each step to reach everybody.
enum FanOutBenchmark {
    /// Of one server under one load.
    struct Measurement {
        let viewers: Int
        let seconds: Double
        let outcome: LoadGenerator.Outcome
        /// The processor time of the server's threads, in seconds, by their names.
        let work: [String: Double]

        /// Microseconds of processor time for each frame that arrived.
        var cost: Double { work.values.reduce(0, +) * 1e6 / Double(max(outcome.frames, 1)) }
        var cores: Double { work.values.reduce(0, +) / seconds }
        var framesPerSecond: Double { Double(outcome.frames) / seconds / Double(viewers) }
        var messagesPerSecond: Double { Double(outcome.messages) / seconds / Double(viewers) }
        /// Milliseconds.
        var delay: Double { outcome.delays.percentile(0.99) }
    }

    /// What a viewer may cost as a multiple of the bare loop's.
    private static let costBound = 1.25
    /// Milliseconds.
    private static let stepBound = 1000.0 / 60
    /// Milliseconds.
    private static let fullHouseBound = 100.0

    /// Blocks; not for the main thread.
    ///
    /// - Parameters:
    ///   - counts: the numbers of viewers for whom each step is to arrive in time.
    ///   - fullHouse: a number of viewers that is too great for that; nil for none.
    ///   - seconds: how long each is measured.
    /// - Throws: the error of a server that can't be started, or of connections that can't be made.
    static func run(viewers counts: [Int], fullHouse: Int?, seconds: Double) throws {
        print("\nmonzo dragged without end on loopback, every viewer acknowledging, one thread unless said otherwise")
        var table = FigureTable()
        table.printHead(baseline: "send(2)")
        for count in counts {
            let bare = try measureBare(count, seconds)
            let own = try measureOwn(count, threads: 1, seconds)
            let name = "\(count) viewers: "
            table.row(name + "processor time a frame, us", own.cost, bare.cost, .ratio(costBound))
            table.row(name + "p99 delay, ms", own.delay, bare.delay, .most(stepBound))
            table.row(name + "frames a second each", own.framesPerSecond, bare.framesPerSecond, .least(59))
            table.row(name + "messages a second each", own.messagesPerSecond, bare.messagesPerSecond, .most(61))
            table.row(name + "cores", own.cores, bare.cores, nil)
        }
        if let count = counts.first {
            let own = try measureOwn(count, threads: 2, seconds)
            let shares = own.work.filter { $0.key.hasPrefix("WebSocket") }.values
            let busiest = (shares.max() ?? 0) / max(shares.reduce(0, +), 1e-9)
            let name = "\(count) viewers, two threads: "
            table.row(name + "the busier one's share", busiest, 0.5, .most(0.55))
            table.row(name + "processor time a frame, us", own.cost, nil, nil)
        }
        if let fullHouse {
            let own = try measureOwn(fullHouse, threads: 1, warmUp: 8, seconds)
            let name = "\(fullHouse) viewers: "
            table.row(name + "p99 delay, ms", own.delay, nil, .most(fullHouseBound))
            table.row(name + "messages a second each", own.messagesPerSecond, nil, nil)
            table.row(name + "frames a second each", own.framesPerSecond, nil, nil)
            table.row(name + "connections lost", Double(own.outcome.lost), nil, .most(0))
            table.row(name + "cores", own.cores, nil, nil)
        }
    }

    private static func measureBare(_ count: Int, _ seconds: Double) throws -> Measurement {
        let server = try RunningCommand(program: "/proc/self/exe", ["bare"])
        defer { server.signal(SIGKILL) }
        let load = try LoadGenerator(port: try server.port(), path: nil, count: count)
        return try measure(load, server, count, warmUp: 2, seconds)
    }

    private static func measureOwn(
        _ count: Int, threads: Int, warmUp: Double = 2, _ seconds: Double
    ) throws -> Measurement {
        let folder = try TestFolder(["web/index.html": ""])
        let server = try RunningCommand([
            "serve", "--web", folder.path + "/web", "--port", "0", "--threads", "\(threads)",
            "--max-viewers", "\(count + 8)", "--max-new-connections-per-address", "100000",
        ])
        defer { server.signal(SIGKILL) }
        let port = try server.port()
        let load = try LoadGenerator(port: port, path: "/rooms/monzo", count: count)
        let mover = try Mover(port: port, room: "monzo")
        Thread.detachNewThread { try? mover.move(for: warmUp + seconds + 2) }
        return try measure(load, server, count, warmUp: warmUp, seconds)
    }

    private static func measure(
        _ load: LoadGenerator, _ server: RunningCommand, _ count: Int, warmUp: Double, _ seconds: Double
    ) throws -> Measurement {
        var before: [String: Double] = [:]
        let outcome = load.measure(warmUp: warmUp, seconds: seconds) {
            before = (try? server.processorSecondsByThread()) ?? [:]
        }
        let after = try server.processorSecondsByThread()
        return Measurement(
            viewers: count, seconds: seconds, outcome: outcome,
            work: after.merging(before.mapValues { -$0 }, uniquingKeysWith: +))
    }
}
