import Foundation
import Logging
import StageModel
import TestClient
import WebSocketServer
import Wire

@testable import StageServer

/// A stage server on a free port with the scenes `one`, `two` and `broken`, of which the last cannot be opened.
@MainActor
final class LiveServer {
    struct Broken: Error {}

    nonisolated let port: UInt16
    let server: StageServer
    private let folder: TestFolder
    private let book: StageBook

    /// Starts a server.
    ///
    /// - Parameters:
    ///   - stages: make the simulations; nil for ``ManualStage``.
    ///   - change: changes the configuration.
    /// - Throws: an error if the server does not start.
    init(
        stages: (read: StageServer.ReadLog, make: StageServer.MakeSimulation)? = nil,
        _ change: (inout StageServerConfiguration) -> Void = { _ in }
    ) throws {
        folder = try TestFolder(["index.html": "<head></head>"])
        var configuration = StageServerConfiguration(
            host: "127.0.0.1", port: 0, files: try StaticFiles(page: folder.path),
            scenes: ["one", "two", "broken"].map(ManualStage.scene),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        configuration.limits = .patient
        configuration.metricsInterval = 0
        configuration.threads = TestThreads.count
        change(&configuration)
        let book = StageBook()
        let server = try StageServer(configuration, readLog: stages?.read ?? ManualStage.read) { scene, checkpoint in
            if let stages { return try stages.make(scene, checkpoint) }
            if scene == "broken" { throw Broken() }
            let stage = ManualStage(scene, checkpoint)
            book.stages[scene] = stage
            return stage
        }
        port = server.port
        self.server = server
        self.book = book
    }

    /// The newest stage of a scene.
    func stage(_ scene: String) -> ManualStage? { book.stages[scene] }

    /// Makes a private room of the scene `one`.
    nonisolated func makeRoom() throws -> MadeRoom {
        let response = try post("/rooms?scene=one")
        return try JSONDecoder().decode(MadeRoom.self, from: Data(response.body))
    }

    nonisolated func post(_ path: String) throws -> TestHTTP {
        try TestHTTP(
            path, method: "POST", port: port,
            headers: ["Origin": "http://127.0.0.1:\(port)", "Content-Length": "0"])
    }

    nonisolated func post(_ path: String, _ body: String) throws -> TestHTTP {
        try TestHTTP(path, method: "POST", port: port, headers: ["Origin": "http://127.0.0.1:\(port)"], body: body)
    }

    deinit {
        let server = server
        Task { @MainActor in server.stop() }
    }
}

/// What the maker of a private room is told.
struct MadeRoom: Decodable, Sendable {
    let room: String
    let links: RoomLinks

    /// The key of one of the links.
    static func key(_ link: String?) -> String {
        link.flatMap { $0.split(separator: "#").last }.map(String.init) ?? ""
    }
}

@MainActor
private final class StageBook {
    var stages: [String: ManualStage] = [:]
}
