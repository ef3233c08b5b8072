import Foundation
import Locks
import Logging
import TestClient
import WebSocketServer

/// A service that sends each message back: a binary one as it is, a text one with its length in front.
///
/// A path of `/refused` is refused, and the message "close" closes.
final class EchoService: WebSocketService {
    /// What has happened on all threads.
    struct Record: Sendable {
        var open = 0
        /// How many connections fell silent, and how many ended with a close frame.
        var silences = 0
        var farewells = 0
        var paths: [String] = []
        /// The number of connections that each thread was handed.
        var opened: [Int: Int] = [:]
    }

    fileprivate let record: LockedValue<Record>
    private let thread: Int
    private let bodyLimits: [String: Int]
    private let answer: @Sendable (HTTPRequest) -> HTTPReply?

    init(
        _ record: LockedValue<Record>, thread: Int, _ bodyLimits: [String: Int],
        _ answer: @escaping @Sendable (HTTPRequest) -> HTTPReply?
    ) {
        self.record = record
        self.thread = thread
        self.bodyLimits = bodyLimits
        self.answer = answer
    }

    func bodyLimit(of request: HTTPRequest) -> Int? { bodyLimits[request.path] }

    func isCostly(_ request: HTTPRequest) -> Bool { request.path == "/costly" }

    func answer(_ request: HTTPRequest) -> HTTPReply? { answer(request) }

    func description(of path: String) -> PageDescription? {
        guard path.hasPrefix("/described") else { return nil }
        return PageDescription(
            title: "\"Cards\" & <more>", summary: "They move.",
            picture: .init(
                path: path == "/described" ? "/images/cover.webp" : "/images/none.webp", alternative: "A card"))
    }

    func open(_ connection: WebSocketConnection) -> WebSocketAcceptance {
        if connection.path == "/refused" { return .refuse(WebSocketClosure(.policyViolation, "not this one")) }
        record.withLock { record in
            record.open += 1
            record.paths.append(connection.path)
            record.opened[thread, default: 0] += 1
        }
        return .accept(Echo(connection, self))
    }
}

private final class Echo: WebSocketHandler {
    private let connection: WebSocketConnection
    private let service: EchoService
    private var answers: [[UInt8]] = []

    init(_ connection: WebSocketConnection, _ service: EchoService) {
        self.connection = connection
        self.service = service
    }

    func receive(_ message: WebSocketMessage) {
        switch message {
        case .binary(let bytes): answers.append(bytes)
        case .text(let bytes):
            if bytes == Array("close".utf8) { return connection.close(WebSocketClosure(.normalClosure, "as asked")) }
            answers.append([UInt8(bytes.count)] + bytes)
        }
        connection.requestWritable()
    }

    func nextMessage() -> OutgoingMessage? {
        guard !answers.isEmpty else { return nil }
        if answers.count > 1 { connection.requestWritable() }
        return .binary(answers.removeFirst())
    }

    func fellSilent() {
        service.record.withLock { $0.silences += 1 }
    }

    func closed(byPeer: Bool) {
        service.record.withLock {
            if byPeer { $0.farewells += 1 }
            $0.open -= 1
        }
    }
}

/// An echo server on a free port with a page.
struct EchoServer {
    let folder: TestFolder
    let server: WebSocketServer<EchoService>
    private let record = LockedValue(EchoService.Record())
    private let metrics: Metrics
    var port: UInt16 { server.port }

    init(
        host: String = "127.0.0.1", port: UInt16 = 0,
        _ change: (inout WebSocketServerConfiguration) throws -> Void = { _ in },
        bodyLimits: [String: Int] = [:], answer: @escaping @Sendable (HTTPRequest) -> HTTPReply? = { _ in nil }
    ) throws {
        folder = try TestFolder([
            "web/index.html": "<!doctype html><head><title>page</title></head><p>", "web/main.js": "export {}",
            "web/style.css": "a{}",
            "web/src/deep.js": "export {}", "web/icon.svg": "<svg/>", "web/data.json": "{}", "web/.hidden.js": "no",
            "web/.git/config.js": "no", "web/notes.md": "no", "web/empty.js": "",
            "web/big.js": String(repeating: "0123456789abcdef", count: 40_000), "images/cover.webp": "webp",
            "secret.js": "no",
        ])
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/web/leak.js", withDestinationPath: "\(folder.path)/secret.js")
        let cover = StaticFiles.AddedFile(contentType: "image/webp") { [folder] in
            open(folder.path + "/images/cover.webp", O_RDONLY | O_CLOEXEC)
        }
        let images = ["cover.webp": cover, "a b?#%.JPG": cover, "a%20b%3F%23%25.JPG": cover]
        var configuration = WebSocketServerConfiguration(
            host: host, port: port, subprotocol: "zoetrope.v3", maximumMessageSize: 2048,
            files: try StaticFiles(page: folder.path + "/web", images: images),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        configuration.limits = .patient
        configuration.threads = TestThreads.count
        configuration.hostNames = ["a", "b"].compactMap { HostName($0) }
        configuration.hostNameOption = "echo --host-name NAME"
        try change(&configuration)
        metrics = configuration.metrics
        server = try WebSocketServer(configuration) { [record] in EchoService(record, thread: $0, bodyLimits, answer) }
    }

    func connect(_ path: String = "/rooms/any") throws -> TestWebSocket {
        try TestWebSocket(port: port, path: path)
    }

    /// The value that a scrape has for a name with its labels.
    func metric(_ name: String) -> Int? {
        metrics.text().split(separator: "\n").first { $0.hasPrefix(name + " ") }
            .flatMap { Double($0.dropFirst(name.count + 1)) }.map { Int($0) }
    }

    /// What has happened on the server's threads.
    func ask<T: Sendable>(_ question: @escaping @Sendable (EchoService.Record) -> T) -> T {
        record.withLock { question($0) }
    }
}
