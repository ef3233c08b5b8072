import Foundation
import Logging
import Simulation
import WebSocketServer

import StageServer

/// The command that prints the figures of the whole path on this machine.
///
/// Run it in release: `swift run -c release Benchmarks`; with `--offline`, those of the scenes alone; with `siege`,
/// what attacks do to others (words after it choose attacks); with `fanout` and numbers of viewers, what each costs;
/// with `cluster`, those of several nodes, and what many viewers take by them;
/// with `previews`, those of previews alone; with `fuzz`, whether raw traffic does harm; with `steps` and the names of
/// scenes, what callgrind counts.
@main
struct Benchmarks {
    @MainActor
    static func main() throws {
        if CommandLine.arguments.dropFirst().first == "siege" { return try siege() }
        if CommandLine.arguments.dropFirst().first == "cluster" {
            return try ClusterBenchmark.run(Array(CommandLine.arguments.dropFirst(2)))
        }
        if CommandLine.arguments.dropFirst().first == "previews" { return try PreviewBenchmark.print() }
        if CommandLine.arguments.dropFirst().first == "fuzz" { return try fuzz() }
        if CommandLine.arguments.dropFirst().first == "bare" { try BareServer.run() }
        if CommandLine.arguments.dropFirst().first == "steps" {
            return try MeasuredSteps.run(Array(CommandLine.arguments.dropFirst(2)))
        }
        if CommandLine.arguments.dropFirst().first == "fanout" {
            let counts = CommandLine.arguments.dropFirst(2).compactMap { Int($0) }
            if counts.isEmpty { return try FanOutBenchmark.run(viewers: [1000, 2500], fullHouse: 10_000, seconds: 8) }
            // More than each step can reach in time are a full house.
            return try FanOutBenchmark.run(
                viewers: counts.filter { $0 <= 5000 }, fullHouse: counts.first { $0 > 5000 }, seconds: 8)
        }
        let room = SceneSimulation.sceneNames[0]
        print("each scene moving, 390 x 844, on one core")
        try SceneReport.printScenes()
        print("\na moving step's bytes, the median, beside others of the changed attributes")
        try SizeComparison.print()
        print("\nas many items as one likes")
        try SceneReport.printScale()
        print("\npreviews")
        try PreviewBenchmark.print()
        guard !CommandLine.arguments.contains("--offline") else { return }

        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("zoetrope-benchmark")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data().write(to: folder.appendingPathComponent("index.html"))
        var configuration = StageServerConfiguration(
            host: "127.0.0.1", port: 0, files: try StaticFiles(page: folder.path),
            scenes: SceneSimulation.scenes(stage: CGSize(width: 390, height: 844)), logger: Logger(label: "benchmark"))
        configuration.limits.connectionsPerAddress = 600
        let server = try StageServer(configuration, readLog: { _, _ in throw CancellationError() }) { scene, _ in
            RecordedSimulation(try SceneSimulation(scene: scene, stageWidth: 390, stageHeight: 844))
        }
        let steps = StepFigures()
        server.stepObserver = {
            steps.lateness.add($0.inSeconds * 1e6)
            steps.duration.add($1.inSeconds * 1e6)
        }
        let live = LiveBenchmark(port: server.port, room: room)
        let stalled = StalledBenchmark(port: server.port, room: room)
        let crowd = CrowdBenchmark(port: server.port, room: room)
        Thread.detachNewThread {
            let outcome = Result { try live.run(moves: 300, streamed: 900) }
            DispatchQueue.main.sync { MainActor.assumeIsolated { report(outcome, steps) } }
            let beside = Result { try stalled.run(turns: 5, seconds: 3) }
            let crowded = Result { try crowd.run(seconds: 8) }
            let fannedOut = Result { try FanOutBenchmark.run(viewers: [1000, 2500], fullHouse: 10_000, seconds: 8) }
            let restarted = Result { try RestartBenchmark(viewers: 50) }
            let clustered = Result { try ClusterBenchmark.run() }
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    report(beside)
                    report(crowded)
                    if case .failure(let failure) = fannedOut { print("failed: \(failure)") }
                    report(restarted)
                    if case .failure(let failure) = clustered { print("failed: \(failure)") }
                    server.stop()
                    exit(0)
                }
            }
        }
        RunLoop.main.run()
    }

    /// Runs `fuzz SECONDS [SEED]`.
    private static func fuzz() throws {
        signal(SIGPIPE, SIG_IGN)
        let numbers = CommandLine.arguments.dropFirst(2).compactMap { UInt64($0) }
        try TrafficFuzzing.run(
            seconds: Double(numbers.first ?? 60), from: numbers.dropFirst().first ?? .random(in: 0..<1 << 48))
    }

    private static func siege() throws {
        signal(SIGPIPE, SIG_IGN)
        try Siege().run(Array(CommandLine.arguments.dropFirst(2)))
    }

    @MainActor
    private static func report(_ outcome: Result<LiveBenchmark.Outcome, any Error>, _ steps: StepFigures) {
        guard case .success(let live) = outcome else { return print("failed: \(outcome)") }
        print("\n\(SceneSimulation.sceneNames[0]) for three viewers on loopback")
        print(steps.lateness.line("tick's lateness", "us"))
        print(steps.duration.line("tick's duration", "us"))
        print(live.latency.line("pointer sent to frame received", "ms"))
        print(live.deltaBytes.line("delta", "bytes"))
        print("snapshot: \(live.snapshotBytes) bytes")
    }

    private static func report(_ outcome: Result<StalledBenchmark.Outcome, any Error>) {
        guard case .success(let stalled) = outcome else { return print("failed: \(outcome)") }
        print("\n\(StalledBenchmark.readers) viewers at 60 Hz on loopback: delay of frames after the fastest")
        print(stalled.calm.line("alone", "ms"))
        print(stalled.beside.line("beside \(StalledBenchmark.stalled) that read nothing", "ms"))
    }

    private static func report(_ outcome: Result<RestartBenchmark, any Error>) {
        guard case .success(let restart) = outcome else { return print("failed: \(outcome)") }
        print("\nkilled and started again at once, with 50 viewers that come back as pages do")
        print("up again after \(restart.start.rounded()) ms")
        print(restart.absence.line("a viewer's absence", "ms"))
    }

    private static func report(_ outcome: Result<CrowdBenchmark.Outcome, any Error>) {
        guard case .success(let crowd) = outcome else { return print("failed: \(outcome)") }
        print("\n400 viewers at 60 Hz on loopback, in this process: delay of frames after the fastest")
        print(crowd.calm.line("alone", "ms"))
        print(crowd.disturbed.line("beside 50 that read nothing and others that send nonsense", "ms"))
        print("one that reads nothing: \(crowd.residentBytes) bytes, and at most \(crowd.kernelBytes) in the kernel")
    }
}

/// What the server's steps tell, in microseconds.
@MainActor
private final class StepFigures {
    var lateness = Figures()
    var duration = Figures()
}
