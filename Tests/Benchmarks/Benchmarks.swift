import Foundation
import Logging
import Demonstrations
import Simulation
import WebSocketServer

import StageServer

/// The command that prints the figures of the whole path on this machine.
///
/// Run it in release: `swift run -c release Benchmarks`; with `--offline`, those of the scenes alone; with names of parts
/// (``Part``), those alone; with `live`, those of a start, of latency and of many rooms; with `siege`, what attacks do to
/// others (words after it choose attacks); with `fanout` and numbers of viewers, what each costs; with `cluster`, those of
/// several nodes, and what many viewers take by them; with `previews` or `layouts`, those alone; with `fuzz`, whether raw
/// traffic does harm; with `steps` and the names of scenes, what callgrind counts; with `neighbours` and numbers of stages, a
/// step's time among others'.
@main
struct Benchmarks {
    @MainActor
    static func main() throws {
        // As `serve` does.
        LargePages.use()
        if CommandLine.arguments.dropFirst().first == "siege" { return try siege() }
        if CommandLine.arguments.dropFirst().first == "cluster" {
            return try ClusterBenchmark.run(Array(CommandLine.arguments.dropFirst(2)))
        }
        if CommandLine.arguments.dropFirst().first == "layouts" {
            let table = FigureTable()
            LayoutBenchmark.print(into: table)
            return table.print()
        }
        if CommandLine.arguments.dropFirst().first == "previews" {
            let table = FigureTable()
            try PreviewBenchmark.print(into: table)
            return table.print()
        }
        if CommandLine.arguments.dropFirst().first == "neighbours" {
            let counts = CommandLine.arguments.dropFirst(2).compactMap { Int($0) }
            return try NeighboursBenchmark.print(counts.isEmpty ? [6, 60, 200] : counts)
        }
        if CommandLine.arguments.dropFirst().first == "fuzz" { return try fuzz() }
        if CommandLine.arguments.dropFirst().first == "bare" {
            BareServer.run(stride: CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 1)
        }
        if CommandLine.arguments.dropFirst().first == "steps" {
            return try MeasuredSteps.run(Array(CommandLine.arguments.dropFirst(2)))
        }
        if CommandLine.arguments.dropFirst().first == "changes" {
            return try CostlyChanges.print(Array(CommandLine.arguments.dropFirst(2)))
        }
        if CommandLine.arguments.dropFirst().first == "fanout" {
            return try fanOut(CommandLine.arguments.dropFirst(2).compactMap { Int($0) })
        }
        let table = FigureTable()
        let words = CommandLine.arguments.dropFirst().filter { $0 != "--offline" }
        let parts = try words == ["live"] ? [.start, .latency, .rooms] : words.map(Part.init(named:))
        MachineSpeed.print(into: table)
        if parts.isEmpty { try printScenes(into: table) }
        guard !CommandLine.arguments.contains("--offline") else { return table.print() }

        let server = try makeServer { $0.limits.connectionsPerAddress = 600 }
        let steps = StepFigures(server)
        // Many private rooms, of which one address may make a quarter.
        let house = try makeServer {
            $0.maximumRooms = 4 * movingRooms
            $0.threads = 1
        }
        let houseSteps = StepFigures(house)
        let room = SceneSimulation.sceneNames[0]
        let housePort = house.port
        let live = LiveBenchmark(port: server.port, room: room)
        let stalled = StalledBenchmark(port: server.port, room: room)
        let crowd = CrowdBenchmark(port: server.port, room: room)
        Thread.detachNewThread {
            func measure(_ part: Part, _ body: () throws -> Void) {
                if parts.isEmpty || parts.contains(part) { Self.measure(part.rawValue, body) }
            }
            measure(.start) {
                let start = try StartBenchmark.run(starts: 10)
                table.row("start to first served frame, p50 ms", start.percentile(0.5), .most(100))
            }
            measure(.latency) { report(try live.run(moves: 300, streamed: 900), steps, into: table) }
            measure(.rooms) {
                let rooms = try RoomsBenchmark(port: housePort, rooms: movingRooms, scenes: SceneReport.seedScenes)
                table.row("a room that nobody has entered, KB held", rooms.bytesUnentered / 1024, .most(20))
                table.row("a room at rest with its viewer, KB held", rooms.bytesAtRest / 1024)
                table.row("a room that sleeps, KB held", rooms.bytesAsleep / 1024, .most(20))
                rooms.move(for: 3)
                houseSteps.clear()
                let pace = rooms.move(for: 8)
                report(houseSteps, pace: pace, into: table)
            }
            measure(.stalled) { report(try stalled.run(turns: 5, seconds: 2)) }
            measure(.crowd) { report(try crowd.run(seconds: 6)) }
            measure(.viewers) {
                try FanOutBenchmark.run(viewers: [1000, 2500], fullHouse: 10_000, seconds: 8, into: table)
            }
            measure(.peers) { try FanOutBenchmark.runPeers(viewers: 1000, seconds: 4, into: table) }
            measure(.restart) { report(try RestartBenchmark(viewers: 50)) }
            measure(.nodes) { try ClusterBenchmark.run() }
            measure(.picture) { try BrowserBenchmark.run("first_picture.py", into: table) }
            measure(.saves) { try BrowserBenchmark.run("preview_latency.py", into: table) }
            finish(table)
        }
        RunLoop.main.run()
    }

    /// A part of what is measured with a server.
    private enum Part: String, CaseIterable {
        case start, latency, rooms, stalled, crowd, viewers, peers, restart, nodes, picture, saves

        /// - Throws: an error that names the valid ones.
        init(named name: String) throws {
            guard let part = Part(rawValue: name) else { throw UnknownPart(name: name) }
            self = part
        }
    }

    private struct UnknownPart: Error, CustomStringConvertible {
        let name: String

        var description: String {
            "no part is named \(name): there are \(Part.allCases.map(\.rawValue).joined(separator: ", "))"
        }
    }

    /// More than each step can reach in time are a full house.
    private static func fanOut(_ counts: [Int]) throws {
        let table = FigureTable()
        try FanOutBenchmark.run(
            viewers: counts.isEmpty ? [1000, 2500] : counts.filter { $0 <= 5000 },
            fullHouse: counts.isEmpty ? 10_000 : counts.first { $0 > 5000 }, seconds: 8, into: table)
        table.print()
    }

    private static let movingRooms = 200

    /// Prints what needs no server.
    @MainActor
    private static func printScenes(into table: FigureTable) throws {
        print("each scene moving, 390 x 844, on one core")
        try SceneReport.printScenes(into: table)
        print("\na moving step's bytes, the median, beside others of the changed attributes")
        try SizeComparison.print(into: table)
        print("\nas many items as one likes")
        try SceneReport.printScale()
        print("\nlayouts")
        LayoutBenchmark.print(into: table)
        print("\npreviews")
        try PreviewBenchmark.print(into: table)
    }

    private static func finish(_ table: FigureTable) -> Never {
        table.print()
        exit(0)
    }

    /// Runs one of the benchmarks; its failure is printed, and the others go on.
    private static func measure(_ what: String, _ body: () throws -> Void) {
        announce(what)
        let began = DispatchTime.now().uptimeNanoseconds
        do { try body() } catch { print("failed: \(what): \(error)") }
        let seconds = (DispatchTime.now().uptimeNanoseconds - began) / 1_000_000_000
        FileHandle.standardError.write(Data("measured \(what) in \(seconds) s\n".utf8))
    }

    /// Starts a server of the catalogue's scenes in this process.
    @MainActor
    private static func makeServer(_ change: (inout StageServerConfiguration) -> Void) throws -> StageServer {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("zoetrope-benchmark")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data().write(to: folder.appendingPathComponent("index.html"))
        var configuration = StageServerConfiguration(
            host: "127.0.0.1", port: 0, files: try StaticFiles(page: folder.path),
            scenes: SceneSimulation.scenes(stage: CGSize(width: 390, height: 844)), logger: Logger(label: "benchmark"))
        change(&configuration)
        return try StageServer(configuration, readLog: { _, _ in throw CancellationError() }) { scene, _ in
            RecordedSimulation(try SceneSimulation(scene: scene, stageWidth: 390, stageHeight: 844))
        }
    }

    /// Runs `fuzz SECONDS [SEED]`.
    private static func fuzz() throws {
        signal(SIGPIPE, SIG_IGN)
        let numbers = CommandLine.arguments.dropFirst(2).compactMap { UInt64($0) }
        try TrafficFuzzing.run(
            seconds: Double(numbers.first ?? 60), from: numbers.dropFirst().first ?? .random(in: 0..<1 << 48))
    }

    @MainActor
    private static func siege() throws {
        signal(SIGPIPE, SIG_IGN)
        do {
            try Siege().run(Array(CommandLine.arguments.dropFirst(2)))
        } catch let fault as Siege.Fault {
            FileHandle.standardError.write(Data("\(fault)\n".utf8))
            exit(64)
        }
    }

    private static func report(_ live: LiveBenchmark.Outcome, _ steps: StepFigures, into table: FigureTable) {
        print("\na dragged room for three viewers on loopback")
        let (lateness, duration, _) = steps.figures
        print(lateness.line("tick's lateness", "us"))
        print(duration.line("tick's duration", "us"))
        print(live.latency.line("pointer sent to frame received", "ms"))
        print(live.deltaBytes.line("delta", "bytes"))
        print("snapshot: \(live.snapshotBytes) bytes")
        table.row("pointer to frame, p50 ms", live.latency.percentile(0.5), .most(9))
        table.row("pointer to frame, p99 ms", live.latency.percentile(0.99), .most(17.5))
    }

    private static func report(_ steps: StepFigures, pace: Double, into table: FigureTable) {
        let (lateness, _, work) = steps.figures
        let name = "\(movingRooms) moving rooms: "
        table.row(name + "main thread's time a step, p50 ms", work.percentile(0.5) / 1000, .most(6))
        table.row(name + "frames a second each", pace, .least(50))
        table.row(name + "lateness of a step, p99 ms", lateness.percentile(0.99) / 1000, .most(2))
    }

    private static func report(_ stalled: StalledBenchmark.Outcome) {
        print("\n\(StalledBenchmark.readers) viewers at 60 Hz on loopback: delay of frames after the fastest")
        print(stalled.calm.line("alone", "ms"))
        print(stalled.beside.line("beside \(StalledBenchmark.stalled) that read nothing", "ms"))
    }

    private static func report(_ restart: RestartBenchmark) {
        print("\nkilled and started again at once, with 50 viewers that come back as pages do")
        print("up again after \(restart.start.rounded()) ms")
        print(restart.absence.line("a viewer's absence", "ms"))
    }

    private static func report(_ crowd: CrowdBenchmark.Outcome) {
        print("\n400 viewers at 60 Hz on loopback, in this process: delay of frames after the fastest")
        print(crowd.calm.line("alone", "ms"))
        print(crowd.disturbed.line("beside 50 that read nothing and others that send nonsense", "ms"))
        print("one that reads nothing: \(crowd.residentBytes) bytes, and at most \(crowd.kernelBytes) in the kernel")
    }
}
