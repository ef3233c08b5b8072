import Logging
import StageModel
import TestClient
import WebSocketServer
import Wire

@testable import StageServer

/// A stage server on a free port with the rooms `one`, `two` and `broken`.
@MainActor
final class LiveServer {
    struct Broken: Error {}

    nonisolated let port: UInt16
    let server: StageServer
    private let folder: TestFolder
    private let book: StageBook

    init() throws {
        folder = try TestFolder(["index.html": ""])
        var configuration = StageServerConfiguration(
            host: "127.0.0.1", port: 0, files: try StaticFiles(page: folder.path), rooms: ["one", "two", "broken"],
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        configuration.limits = .patient
        let book = StageBook()
        let server = try StageServer(configuration) { room in
            if room == "broken" { throw Broken() }
            let stage = ManualStage()
            book.stages[room] = stage
            return stage
        }
        port = server.port
        self.server = server
        self.book = book
    }

    func stage(_ room: String) -> ManualStage? { book.stages[room] }

    deinit {
        let server = server
        Task { @MainActor in server.stop() }
    }
}

@MainActor
private final class StageBook {
    var stages: [String: ManualStage] = [:]
}

/// A viewer that keeps the state it is sent.
final class LiveViewer {
    let socket: TestWebSocket
    private(set) var stage: StageSnapshot?
    /// The newest message's bytes.
    private(set) var frame: [UInt8] = []

    init(_ port: UInt16, room: String = "one") throws {
        socket = try TestWebSocket(port: port, path: "/rooms/\(room)")
    }

    /// Applies the next message.
    @discardableResult
    func next() throws -> ServerMessage {
        frame = try socket.message()
        let message = try ServerMessage(decoding: frame)
        switch message {
        case .snapshot(let snapshot): stage = snapshot
        case .delta(let delta): stage = try stage?.applying(delta)
        case .cursors, .echo: break
        }
        return message
    }

    func send(_ message: ViewerMessage) throws {
        try socket.send(message.encoded())
    }

    func press(_ key: Key) throws {
        try send(.key(.init(key: key, time: 0)))
    }

    func point(_ phase: PointerSample.Phase, _ x: Float, _ y: Float) throws {
        try send(.pointer([.init(pointer: 0, phase: phase, x: x, y: y, time: 0)]))
    }

    func acknowledge() throws {
        try send(.acknowledgement(tick: stage?.tick ?? 0))
    }
}
