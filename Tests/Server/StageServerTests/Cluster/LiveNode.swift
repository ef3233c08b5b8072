import Cluster
import Foundation
import Logging
import NATS
import Demonstrations
import Simulation
import StageModel
import TestClient
import TestNATS
import WebSocketServer

@testable import StageServer

/// A node of a cluster, in this process, with the program's own scenes.
@MainActor
final class LiveNode {
    nonisolated let port: UInt16
    let server: StageServer
    private let folder: TestFolder

    /// Starts a node.
    ///
    /// - Parameters:
    ///   - url: of NATS, or of a line to it.
    ///   - change: changes the configuration before.
    /// - Throws: if it can't listen, or NATS can't be reached.
    init(_ url: String, _ change: (inout StageServerConfiguration) -> Void = { _ in }) throws {
        folder = try TestFolder(["index.html": ""])
        let size = CGSize(width: 390, height: 844)
        var configuration = StageServerConfiguration(
            host: "127.0.0.1", port: 0, files: try StaticFiles(page: folder.path),
            scenes: SceneSimulation.scenes(stage: size), logger: Self.logger)
        configuration.limits = .patient
        configuration.metricsInterval = 0
        configuration.cluster = ClusterOptions(nats: NATSOptions(servers: [url], name: "test"))
        change(&configuration)
        server = try StageServer(
            configuration,
            readLog: { scene, log in
                let input = try ParsedInput(log.text)
                return { try LogOpening(input, tick: log.tick, scene: scene, stage: size) }
            },
            resume: { try HistoryOpening($1, to: $2, scene: $0) },
            makeSimulation: { scene, checkpoint in
                guard let checkpoint else { return RecordedSimulation(try SceneSimulation(scene: scene, stage: size)) }
                return RecordedSimulation(try SceneSimulation(checkpoint: checkpoint))
            })
        port = server.port
    }

    /// Told on standard error if the environment asks for it.
    private static let logger: Logger = {
        guard ProcessInfo.processInfo.environment["ZOETROPE_TEST_LOG"] != nil else {
            return Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        }
        var logger = Logger(label: "node")
        logger.logLevel = .debug
        return logger
    }()

    convenience init(_ nats: NATSServer) throws {
        try self.init(nats.url)
    }

    nonisolated func post(_ path: String) throws -> TestHTTP {
        try TestHTTP(
            path, method: "POST", port: port,
            headers: ["Origin": "http://127.0.0.1:\(port)", "Content-Length": "0"])
    }

    nonisolated func makeRoom(_ scene: String) throws -> MadeRoom {
        try JSONDecoder().decode(MadeRoom.self, from: Data(try post("/rooms?scene=\(scene)").body))
    }

    /// Makes a room that begins with what a log says.
    nonisolated func makeRoom(_ scene: String, of log: String) throws -> MadeRoom {
        let answer = try TestHTTP(
            "/rooms?scene=\(scene)", method: "POST", port: port, headers: ["Origin": "http://127.0.0.1:\(port)"],
            body: log)
        return try JSONDecoder().decode(MadeRoom.self, from: Data(answer.body))
    }

    /// A figure of `/metrics`.
    nonisolated func figure(_ name: String) throws -> Double {
        try metric(name, port: port)
    }

    /// Gives its rooms away, and stops.
    func drain() async {
        await withCheckedContinuation { done in server.drain { done.resume() } }
        server.stop()
    }

    deinit {
        let server = server
        Task { @MainActor in server.stop() }
    }
}
