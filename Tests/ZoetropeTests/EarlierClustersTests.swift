import Foundation
import NATS
import TestClient
import TestNATS
import TestSupport
import Testing
import Wire

@testable import zoetrope

/// What nodes of earlier versions kept in NATS opens as nodes of this one start.
///
/// Each version's `cluster.json` is what a node left that was killed. With `ZOETROPE_RECORD=1` in the environment, a version that
/// has none yet writes its own.
@Suite struct EarlierClustersTests {
    private static let versions = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "Versions")
    private static let bucket = "zoetrope"
    private static let stream = "zoetrope-journal"

    /// All that a cluster keeps: the bucket's values by their keys, and the messages of the journal, by their subjects.
    private struct Kept: Codable {
        var bucket: [String: Data] = [:]
        var journal: [String: [Data]] = [:]
    }

    /// The answer to `POST /rooms`, and all that was kept of the room.
    private struct Cluster: Codable {
        let room: String
        let links: [String: String]
        var kept: Kept?

        func viewer(_ link: String, _ port: UInt16) throws -> TestWebSocket {
            let parts = try #require(links[link]).split(separator: "#")
            let path = "/rooms/\(room)"
            return try TestWebSocket(port: port, path: path, subprotocols: ["zoetrope.v3", "key.\(parts[1])"])
        }
    }

    private func file(_ version: String) -> URL {
        Self.versions.appending(path: version).appending(path: "cluster.json")
    }

    private func storage(_ nats: NATSServer) throws -> JetStream {
        try JetStream(NATSConnection(NATSOptions(servers: [nats.url], name: "test")) { _ in })
    }

    private func node(_ nats: NATSServer, _ folder: TestFolder) throws -> (command: RunningCommand, port: UInt16) {
        let command = try RunningCommand([
            "serve", "--web", "\(folder.path)/web", "--port", "0", "--nats", nats.url,
        ])
        return (command, try command.port())
    }

    @Test func thisVersionHasWhatItsNodesKeep() throws {
        let file = file(Version.text)
        if !FileManager.default.fileExists(atPath: file.path), Recording.isOn { try record(in: file) }
        #expect(FileManager.default.fileExists(atPath: file.path), "record it with ZOETROPE_RECORD=1")
    }

    @Test(arguments: EarlierVersionsTests.all) func itsRoomsGoOnByTheirLinks(version: String) throws {
        let cluster = try JSONDecoder().decode(Cluster.self, from: Data(contentsOf: file(version)))
        let kept = try #require(cluster.kept)
        #expect(Set(kept.bucket.keys).isSuperset(of: ["secret", "fingerprint", "room.\(cluster.room)"]))
        let nats = try NATSServer()
        let storage = try storage(nats)
        let bucket = try storage.bucket(Self.bucket, replicas: 1)
        for (key, value) in kept.bucket { try bucket.set(key, to: Array(value)) }
        try storage.makeStream(
            Self.stream, subjects: ["\(Self.bucket).journal.*"], replicas: 1, maximumAge: .seconds(7200),
            maximumBytes: 1 << 24)
        for (subject, messages) in kept.journal {
            for message in messages { try storage.append(Array(message), to: subject) }
        }
        try storage.flush(timeout: .seconds(10))

        let folder = try TestFolder(["web/index.html": ""])
        let (command, port) = try node(nats, folder)
        defer { command.signal(SIGKILL) }
        for (link, role) in [("present", ViewerRole.presenter), ("open", .participant), ("view", .viewer)] {
            let told = try ToldOnArrival(cluster.viewer(link, port))
            #expect(told.welcome.role == role)
            #expect(told.room.values["height"] == .integer(200))
        }
    }

    /// Has a node whose room was changed and moved, and is lost without a last word.
    private func record(in file: URL) throws {
        let (nats, folder) = (try NATSServer(), try TestFolder(["web/index.html": ""]))
        let (command, port) = try node(nats, folder)
        let answer = try TestHTTP(
            "/rooms?scene=monzo", method: "POST", port: port,
            headers: ["Origin": "http://127.0.0.1:\(port)", "Content-Length": "0"])
        var cluster = try JSONDecoder().decode(Cluster.self, from: Data(answer.body))
        let viewer = try cluster.viewer("present", port)
        _ = try ToldOnArrival(viewer)
        try viewer.send(ViewerRequest.set(["height": .number(200)]).encoded(), .text)
        try viewer.send(ViewerMessage.key(.init(key: .arrowRight, time: 0)).encoded())
        let storage = try storage(nats)
        let subject = "\(Self.bucket).journal.\(cluster.room)"
        let key = try #require(cluster.links["present"]?.split(separator: "#").last)
        try eventually("both are in the log") {
            let path = "/rooms/\(cluster.room)/log"
            let log = try TestHTTP(path, port: port, headers: ["Authorization": "Bearer \(key)"]).body
            return String(decoding: log, as: UTF8.self).contains("ArrowRight")
        }
        let before = try storage.messages(of: subject, in: Self.stream).count
        try eventually("the journal goes on") {
            try storage.messages(of: subject, in: Self.stream).count > before
        }
        command.signal(SIGKILL)
        _ = try command.wait()
        var kept = Kept()
        let watch = try storage.bucket(Self.bucket, replicas: 1).watch()
        while case .entry(let entry) = try watch.next(timeout: .seconds(5)) {
            kept.bucket[entry.key] = entry.value.map { Data($0) }
        }
        kept.journal[subject] = try storage.messages(of: subject, in: Self.stream).map { Data($0.payload) }
        cluster.kept = kept
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(cluster).write(to: file)
    }
}
