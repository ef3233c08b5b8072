import Foundation
import TestClient
import TestSupport
import Testing
import Wire

@testable import zoetrope

/// What earlier versions kept is of use to this one.
///
/// `Versions` has a folder of each version with its files. With `ZOETROPE_RECORD=1` in the environment, a version that has none
/// yet writes its own; those of others stay as they are.
@Suite struct EarlierVersionsTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Versions")
    static let all = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

    /// The answer to `POST /rooms`.
    private struct Made: Decodable {
        let room: String
        let links: [String: String]

        func viewer(_ link: String, _ port: UInt16) throws -> TestWebSocket {
            let parts = try #require(links[link]).split(separator: "#")
            let path = "/rooms/\(room)"
            return try TestWebSocket(port: port, path: path, subprotocols: ["zoetrope.v3", "key.\(parts[1])"])
        }
    }

    private func file(_ version: String, _ name: String) -> URL {
        Self.folder.appending(path: version).appending(path: name)
    }

    private func made(_ version: String) throws -> Made {
        try JSONDecoder().decode(Made.self, from: Data(contentsOf: file(version, "room.json")))
    }

    /// Serves with a state folder of this name in a folder with a page.
    private func serve(_ folder: TestFolder) throws -> (command: RunningCommand, port: UInt16) {
        let command = try RunningCommand([
            "serve", "--web", "\(folder.path)/web", "--state-dir", "\(folder.path)/state", "--port", "0",
        ])
        return (command, try command.port())
    }

    @Test func thisVersionHasItsFiles() throws {
        let isThere = Self.all.contains(Version.text)
        if !isThere, Recording.isOn { try record() }
        #expect(isThere, "record the files of \(Version.text) with ZOETROPE_RECORD=1")
    }

    @Test(arguments: all) func itsRoomsOpenByTheirLinks(version: String) throws {
        let folder = try TestFolder(["web/index.html": ""])
        try FileManager.default.copyItem(at: file(version, "state"), to: folder.url.appending(path: "state"))
        let made = try made(version)
        let (command, port) = try serve(folder)
        defer { command.signal(SIGKILL) }
        for (link, role) in [("present", ViewerRole.presenter), ("open", .participant), ("view", .viewer)] {
            let told = try ToldOnArrival(made.viewer(link, port))
            #expect(told.welcome.role == role)
            #expect(told.room.values["height"] == .integer(200))
        }
    }

    @Test(arguments: all) func itsLogsAreReplayed(version: String) throws {
        let log = file(version, "monzo.jsonl")
        let run = try RunningCommand(["simulate", "monzo", "--input", log.path]).wait()
        #expect(run.status == 0, "\(run.errors)")
        let frames = try run.output.split(separator: "\n").map {
            try JSONDecoder().decode(CheckFrame.self, from: Data($0.utf8))
        }
        // It was made as high in the log, and scrolled by a key.
        let shown = try #require(frames.last?.views.first)
        #expect(shown.frame[3] == 200)
        #expect(shown.contentOffset[0] > frames[0].views[0].contentOffset[0])

        let folder = try TestFolder(["web/index.html": ""])
        let (command, port) = try serve(folder)
        defer { command.signal(SIGKILL) }
        let opened = try TestHTTP(
            "/rooms?scene=monzo", method: "POST", port: port, headers: ["Origin": "http://127.0.0.1:\(port)"],
            body: String(contentsOf: log, encoding: .utf8))
        #expect(opened.status == 201)
    }

    @MainActor
    @Test(arguments: all) func whatItRecordedOfSessionsIsCompared(version: String) throws {
        let sessions = try SessionFile.all(in: file(version, "sessions"))
        #expect(!sessions.isEmpty)
        for session in sessions {
            let frames = try session.golden()
            #expect(frames.contains { frame in frame.views.contains { $0.contentOffset[0] > 100 } })
            #expect(try !session.recordedCosts().counts.isEmpty)
        }
    }

    // MARK: Recording

    private func record() throws {
        let target = Self.folder.appending(path: Version.text)
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
        let folder = try TestFolder(["web/index.html": ""])
        try recordRoom(folder, target)
        try recordSession(folder, target)
    }

    private func recordRoom(_ folder: TestFolder, _ target: URL) throws {
        let (command, port) = try serve(folder)
        let answer = try TestHTTP(
            "/rooms?scene=monzo", method: "POST", port: port,
            headers: ["Origin": "http://127.0.0.1:\(port)", "Content-Length": "0"])
        try Data(answer.body).write(to: target.appending(path: "room.json"))
        let made = try made(Version.text)
        let viewer = try made.viewer("present", port)
        _ = try ToldOnArrival(viewer)
        try viewer.send(ViewerRequest.set(["height": .number(200)]).encoded(), .text)
        try viewer.send(ViewerMessage.key(.init(key: .arrowRight, time: 0)).encoded())
        let stored = folder.path + "/state/rooms/\(made.room).json"
        try eventually("the room is stored") {
            FileManager.default.contents(atPath: stored).map { String(decoding: $0, as: UTF8.self) }?.contains("200")
                == true
        }
        let key = try #require(made.links["present"]?.split(separator: "#").last)
        try eventually("the log has both") {
            let path = "/rooms/\(made.room)/log"
            let log = try TestHTTP(path, port: port, headers: ["Authorization": "Bearer \(key)"]).body
            try Data(log).write(to: target.appending(path: "monzo.jsonl"))
            return String(decoding: log, as: UTF8.self).contains("ArrowRight")
        }
        command.signal(SIGTERM)
        _ = try command.wait()
        try FileManager.default.copyItem(
            at: folder.url.appending(path: "state"), to: target.appending(path: "state"))
    }

    /// A fling of a new project's layout.
    private func recordSession(_ folder: TestFolder, _ target: URL) throws {
        _ = try RunningCommand(["new", "Cards"], folder: folder.path).wait()
        let moves = (1...8).map { #"{"tick":\#($0 + 5),"pointer":1,"phase":"move","x":\#(300 - 25 * $0),"y":420}"# }
        let session =
            [#"{"tick":5,"pointer":1,"phase":"down","x":300,"y":420}"#] + moves
            + [#"{"tick":14,"pointer":1,"phase":"up","x":100,"y":420}"#]
        let sources = folder.url.appending(path: "Cards/Sources/Cards")
        try (session.joined(separator: "\n") + "\n").write(
            to: sources.appending(path: "fan-fling.jsonl"), atomically: true, encoding: .utf8)
        _ = try RunningCommand(["check", "--record", "--costs", "Cards"], folder: folder.path).wait()
        let sessions = target.appending(path: "sessions")
        try FileManager.default.createDirectory(at: sessions, withIntermediateDirectories: true)
        for ending in ["jsonl", "golden.txt", "costs.json"] {
            let name = "fan-fling.\(ending)"
            try FileManager.default.copyItem(at: sources.appending(path: name), to: sessions.appending(path: name))
        }
    }
}
