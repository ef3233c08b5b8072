import Foundation
import TestClient
import Testing

@testable import WebSocketServer

@Suite struct FileTransferTests {
    private let folder: TestFolder
    private var path: String { folder.path + "/picture" }

    init() throws {
        folder = try TestFolder(["picture": "", "secret": "no"])
    }

    private func serve(_ bytes: Int) throws -> EchoServer {
        try Data(repeating: 7, count: bytes).write(to: folder.url.appendingPathComponent("picture"))
        return try EchoServer { [path] in
            $0.files = try StaticFiles(
                page: folder.path.appending("/web"),
                images: [
                    "picture": .init(contentType: "image/webp") { open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC) }
                ])
        }
    }

    @Test func aFileComesInPieces() throws {
        let length = FileTransfer.pieceLength
        for (size, pieces) in [(1, 1), (length, 1), (length + 1, 2), (3 * length - 1, 3)] {
            try Data(repeating: 7, count: size).write(to: folder.url.appendingPathComponent("picture"))
            var transfer = FileTransfer(try #require(ServedFile(path: path, contentType: "image/webp")), at: .start)
            var sent: [UInt8] = []
            let kinds = (0..<pieces).map { _ in transfer.next(into: &sent) }
            #expect(kinds == [FileTransfer.Piece](repeating: .more, count: pieces - 1) + [.last])
            #expect(sent == [UInt8](repeating: 7, count: size))
        }
    }

    @Test func whatGrowsMeanwhileIsSentAsItWas() throws {
        try Data(repeating: 7, count: 10).write(to: folder.url.appendingPathComponent("picture"))
        var transfer = FileTransfer(try #require(ServedFile(path: path, contentType: "image/webp")), at: .start)
        try Data(repeating: 7, count: 20).write(to: folder.url.appendingPathComponent("picture"))
        var sent: [UInt8] = []
        let piece = transfer.next(into: &sent)
        #expect(piece == .last && sent.count == 10)
    }

    @Test func aPeerThatTakesNothingIsTriedMoreSeldomAndThenNoMore() throws {
        try Data(repeating: 7, count: 10).write(to: folder.url.appendingPathComponent("picture"))
        var transfer = FileTransfer(try #require(ServedFile(path: path, contentType: "image/webp")), at: .start)
        var waits: [Duration] = []
        for _ in 0..<9 {
            let now = transfer.due
            let goesOn = transfer.tried(hasTaken: false, at: now)
            #expect(goesOn)
            waits.append(transfer.due - now)
        }
        #expect(waits == [2, 4, 8, 16, 32, 64, 128, 256, 256].map { .milliseconds($0) })
        let late = transfer.tried(hasTaken: true, at: .start + .nanoseconds(29_999_999_999))
        #expect(late && transfer.due == .start + .nanoseconds(30_001_999_999))
        let (later, last) = (
            transfer.tried(hasTaken: false, at: .start + .nanoseconds(59_999_999_998)),
            transfer.tried(hasTaken: false, at: .start + .nanoseconds(59_999_999_999))
        )
        #expect(later && !last)
    }

    @Test func aLinkOrAPipeIsNoFile() throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/link", withDestinationPath: folder.path + "/secret")
        #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
        for name in ["link", "pipe", "missing", "."] {
            #expect(ServedFile(path: "\(folder.path)/\(name)", contentType: "image/webp") == nil)
        }
    }

    // A copy in place makes it shorter first.
    @Test func aFileThatShrinksWhileItIsSentEndsThatResponseAlone() throws {
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("web"), withIntermediateDirectories: false)
        try Data("<!doctype html>".utf8).write(to: folder.url.appendingPathComponent("web/index.html"))
        let echo = try serve(32_000_000)
        defer { echo.server.stop() }
        let socket = try TestSocket(port: echo.port, receiveBuffer: 4096)
        try socket.write(Array("GET /images/picture HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".utf8))
        #expect(try socket.readHead()?.contains("content-length: 32000000") == true)
        #expect(truncate(path, 100) == 0)
        #expect(try socket.readToEnd().count < 32_000_000)
        let next = try TestHTTP("/images/picture", port: echo.port)
        #expect(next.body == [UInt8](repeating: 7, count: 100))
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: folder.path + "/secret")
        #expect(try TestHTTP("/images/picture", port: echo.port).status == 404)
    }

    @Test func requestsThatFollowOnAFileAreAnsweredAfterIt() throws {
        let echo = try EchoServer()
        defer { echo.server.stop() }
        let socket = try TestSocket(port: echo.port)
        let requests = ["/big.js", "/main.js", "/big.js", "/missing.js", "/empty.js"].map {
            "GET \($0) HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        }
        try socket.write(Array(requests.joined().utf8))
        let responses = try requests.map { _ in try TestHTTP(from: socket) }
        #expect(responses.map(\.status) == [200, 200, 200, 404, 200])
        #expect(responses.map(\.body.count)[..<3] == [640_000, 9, 640_000])
    }
}
