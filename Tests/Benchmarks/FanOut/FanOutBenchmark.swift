import Foundation
import StageModel
import TestClient

/// What a viewer of a moving stage costs a server, beside a bare loop of send(2) in the same run, and how a house is
/// served that is too full for each step to reach everybody.
///
/// `monzo` is dragged without end on loopback, and every viewer acknowledges.
enum FanOutBenchmark {
    /// Of one server under one load.
    struct Measurement {
        let viewers: Int
        let seconds: Double
        let outcome: LoadGenerator.Outcome
        /// The processor time of the server's threads, in seconds, by their names.
        let work: [String: Double]
        /// What the server holds for each viewer, in bytes.
        var bytes = 0.0
        /// What the one who drags was shown: each step.
        var stages: [StageSnapshot] = []

        /// Microseconds of processor time for each frame that arrived.
        var cost: Double { work.values.reduce(0, +) * 1e6 / Double(max(outcome.frames, 1)) }
        var cores: Double { work.values.reduce(0, +) / seconds }
        var framesPerSecond: Double { Double(outcome.frames) / seconds / Double(viewers) }
        var messagesPerSecond: Double { Double(outcome.messages) / seconds / Double(viewers) }
        /// Milliseconds.
        var delay: Double { outcome.delays.percentile(0.99) }
    }

    /// What a viewer may cost as a multiple of the bare loop's.
    private static let costBound = 1.1
    /// Milliseconds.
    private static let stepBound = 1000.0 / 60
    /// Milliseconds.
    private static let fullHouseBound = 100.0
    /// The steps in a message at the slowest pace.
    private static let slowestStride = 4
    /// Points.
    private static let deviationBound = 0.5
    private static let decodedViewers = 20

    /// Blocks; not for the main thread.
    ///
    /// - Parameters:
    ///   - counts: the numbers of viewers for whom each step is to arrive in time.
    ///   - fullHouse: a number of viewers that is too great for that; nil for none.
    ///   - seconds: how long each is measured.
    ///   - table: takes the figures.
    /// - Throws: the error of a server that can't be started, or of connections that can't be made.
    static func run(viewers counts: [Int], fullHouse: Int?, seconds: Double, into table: FigureTable) throws {
        for count in counts {
            announce("\(count) viewers")
            let bare = try measure(.bare(stride: 1), count, seconds)
            let own = try measureOwn(count, threads: 1, seconds)
            let name = "\(count) viewers, one thread, beside a loop of send(2): "
            table.row(name + "processor time a frame, us", own.cost, baseline: bare.cost, .ratio(costBound))
            table.row(name + "p99 delay, ms", own.delay, baseline: bare.delay, .most(stepBound))
            table.row(
                name + "frames a second each", own.framesPerSecond, baseline: bare.framesPerSecond, .least(59))
            table.row(
                name + "messages a second each", own.messagesPerSecond, baseline: bare.messagesPerSecond, .most(61))
            table.row(name + "cores", own.cores, baseline: bare.cores)
            table.row(name + "memory a viewer, KB", own.bytes / 1024, baseline: bare.bytes / 1024)
        }
        if let count = counts.first {
            announce("\(count) viewers on two threads")
            let own = try measureOwn(count, threads: 2, seconds)
            let shares = own.work.filter { $0.key.hasPrefix("WebSocket") }.sorted { $0.key < $1.key }
            let name = "\(count) viewers, two threads: "
            for (thread, work) in shares { table.row(name + "cores of \(thread)", work / seconds) }
            let sum = shares.map(\.value).reduce(0, +)
            table.row(name + "the busier one's share", (shares.map(\.value).max() ?? .nan) / sum, .most(0.55))
            table.row(name + "processor time a frame, us", own.cost)
        }
        if let fullHouse { try measureFullHouse(fullHouse, seconds, into: table) }
    }

    /// Measures other servers under the same load: those that are installed.
    ///
    /// Blocks; not for the main thread.
    static func runPeers(viewers count: Int, seconds: Double, into table: FigureTable) throws {
        for peer in PeerServer.all {
            let name = "\(count) viewers of \(peer.name): processor time a frame, us"
            guard peer.isInstalled else {
                table.row(name, without: "not installed: `make need-peers`")
                continue
            }
            announce("\(count) viewers of \(peer.name)")
            let measured = try measure(.peer(peer), count, seconds)
            table.row(name, measured.cost)
            table.row("\(count) viewers of \(peer.name): p99 delay, ms", measured.delay)
        }
    }

    private static func measureFullHouse(_ count: Int, _ seconds: Double, into table: FigureTable) throws {
        announce("\(count) viewers")
        let bare = try measure(.bare(stride: slowestStride), count, seconds)
        let own = try measureOwn(count, threads: 1, warmUp: 8, seconds, decoded: decodedViewers)
        let name = "\(count) viewers, one thread, beside a loop of send(2) at 15 a second: "
        table.row(name + "p99 delay, ms", own.delay, baseline: bare.delay, .most(fullHouseBound))
        table.row(
            name + "messages a second each", own.messagesPerSecond, baseline: bare.messagesPerSecond,
            .ratioAtLeast(2.0 / 3))
        table.row(
            name + "processor time a message, us",
            own.cost * Double(own.outcome.frames) / Double(max(own.outcome.messages, 1)), baseline: bare.cost)
        table.row(name + "frames a second each", own.framesPerSecond)
        let deviation = ShownPositions.worstDeviation(of: own.outcome.shown, from: own.stages)
        table.row(name + "deviation of shown positions, pt rms", deviation, .most(deviationBound))
        table.row(name + "connections lost", Double(own.outcome.lost), .most(0))
        table.row(name + "cores", own.cores, baseline: bare.cores)
        table.row(name + "memory a viewer, KB", own.bytes / 1024, baseline: bare.bytes / 1024)
    }

    private enum Baseline {
        case bare(stride: Int)
        case peer(PeerServer)
    }

    private static func measure(_ baseline: Baseline, _ count: Int, _ seconds: Double) throws -> Measurement {
        let server: RunningCommand
        let path: String?
        switch baseline {
        case .bare(let stride):
            (server, path) = (try RunningCommand(program: "/proc/self/exe", ["bare", "\(stride)"]), nil)
        case .peer(let peer): (server, path) = (try peer.start(), "/")
        }
        defer { server.signal(SIGKILL) }
        let port = try server.port()
        let held = try server.residentBytes()
        let load = try LoadGenerator(port: port, path: path, count: count)
        return try measure(load, server, count, warmUp: 2, seconds, held: held)
    }

    private static func measureOwn(
        _ count: Int, threads: Int, warmUp: Double = 2, _ seconds: Double, decoded: Int = 0
    ) throws -> Measurement {
        let folder = try TestFolder(["web/index.html": ""])
        let server = try RunningCommand([
            "serve", "--web", folder.path + "/web", "--port", "0", "--threads", "\(threads)",
            "--max-viewers", "\(count + 8)", "--max-new-connections-per-address", "100000",
        ])
        defer { server.signal(SIGKILL) }
        let port = try server.port()
        // The room is made, and what is made once is there, before its viewers are counted.
        let mover = try Mover(port: port, room: "monzo", keepsStages: decoded > 0)
        try mover.move(for: 1)
        let held = try server.residentBytes()
        let load = try LoadGenerator(port: port, path: "/rooms/monzo", count: count, decoded: decoded)
        Thread.detachNewThread { try? mover.move(for: warmUp + seconds + 2) }
        var measurement = try measure(load, server, count, warmUp: warmUp, seconds, held: held)
        measurement.stages = mover.viewer.takeStages()
        return measurement
    }

    private static func measure(
        _ load: LoadGenerator, _ server: RunningCommand, _ count: Int, warmUp: Double, _ seconds: Double, held: Int
    ) throws -> Measurement {
        var before: [String: Double] = [:]
        let outcome = load.measure(warmUp: warmUp, seconds: seconds) {
            before = (try? server.processorSecondsByThread()) ?? [:]
        }
        let after = try server.processorSecondsByThread()
        return Measurement(
            viewers: count, seconds: seconds, outcome: outcome,
            work: after.merging(before.mapValues { -$0 }, uniquingKeysWith: +),
            bytes: Double(try server.residentBytes() - held) / Double(count))
    }
}

/// Says on standard error what is being measured.
func announce(_ what: String) {
    FileHandle.standardError.write(Data("measuring \(what)\n".utf8))
}
