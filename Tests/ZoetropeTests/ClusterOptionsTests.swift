import Foundation
import TestClient
import TestNATS
import Testing

/// What the options of several nodes do, and that secrets stay secret.
@Suite struct ClusterOptionsTests {
    private let folder: TestFolder
    private let secret = "trope-7f3a"

    init() throws {
        folder = try TestFolder([
            "web/index.html": "", "web/pages/replay/main.js": "", "web/pages/replay/replay.css": "",
            "web/pages/replay/template.html": "<!doctype html>", "password": "zoe\ntrope-7f3a\n", "short": "0123456789",
        ])
        try Data((0..<32).map { UInt8($0) }).write(to: URL(fileURLWithPath: folder.path + "/secret"))
    }

    private func serve(_ arguments: [String]) throws -> RunningCommand {
        try RunningCommand(["serve", "--port", "0", "--web", folder.path + "/web"] + arguments)
    }

    private struct Made: Decodable {
        let room: String
        let links: [String: String]
    }

    /// Returns the key of a new private room's link to present.
    private func makeRoom(_ port: UInt16) throws -> (room: String, key: String) {
        let answer = try TestHTTP(
            "/rooms?scene=monzo", method: "POST", port: port,
            headers: ["Origin": "http://127.0.0.1:\(port)", "Content-Length": "0"])
        let made = try JSONDecoder().decode(Made.self, from: Data(answer.body))
        return (made.room, String(try #require(made.links["present"]?.split(separator: "#").last)))
    }

    @Test func aPasswordIsNeitherAmongTheArgumentsOfTheProcessNorInItsLog() throws {
        let nats = try NATSServer(configuration: "authorization { user: zoe, password: \(secret) }")
        let node = try serve([
            "--nats", nats.url, "--nats-password-file", folder.path + "/password", "--log-level", "debug",
        ])
        let port = try node.port()
        _ = try TestWebSocket(port: port, path: "/rooms/monzo").message()
        #expect(!(try node.commandLine()).contains(secret))
        // A line that breaks is logged, too.
        try nats.restart()
        try eventually("the line") {
            String(decoding: try TestHTTP("/healthz", port: port).body, as: UTF8.self) == "ok\n"
        }
        node.signal(SIGTERM)
        let result = try node.wait()
        #expect(result.status == 0)
        #expect(!result.errors.contains(secret) && !result.output.contains(secret))
    }

    @Test func whoeverIsNotLetInIsToldSoWithoutThePassword() throws {
        let nats = try NATSServer(configuration: "authorization { user: zoe, password: another }")
        let result = try serve(["--nats", nats.url, "--nats-password-file", folder.path + "/password"]).wait()
        #expect(result.status == 1)
        #expect(result.errors.split(separator: "\n").count == 1 && result.errors.contains(nats.url))
        #expect(!result.errors.contains(secret))
    }

    @Test func aNodeWaitsForNATSAndSaysSoWhereItServes() throws {
        let nats = try NATSServer()
        nats.kill()
        let port = UInt16(try NATSServer.freePort())
        let node = try RunningCommand([
            "serve", "--port", "\(port)", "--web", folder.path + "/web", "--nats", nats.url,
        ])
        try eventually("the wait") {
            let health = try? TestHTTP("/healthz", port: port)
            return health?.status == 503
                && String(decoding: health?.body ?? [], as: UTF8.self).contains("waiting for NATS")
        }
        #expect(try TestHTTP("/readyz", port: port).status == 503)
        for path in ["/livez", "/"] { #expect(try TestHTTP(path, port: port).status == 200) }
        var recoveries = Recoveries(of: "a node is started before NATS, which comes")
        try nats.restart()
        #expect(try node.port() == port)
        try eventually("health") { try TestHTTP("/healthz", port: port).status == 200 }
        recoveries.end()
        recoveries.report()
        node.signal(SIGTERM)
        let result = try node.wait()
        #expect(result.status == 0 && result.errors.contains("waiting for NATS"))
    }

    @Test func whoDoesNotWaitForNATSIsToldInOneLineThatItIsNotThere() throws {
        let nats = try NATSServer()
        nats.kill()
        let result = try serve(["--nats", nats.url, "--nats-wait", "0"]).wait()
        #expect(result.status == 1)
        #expect(result.errors.split(separator: "\n").count == 1 && result.errors.contains(nats.url))
    }

    @Test(arguments: [
        ["--nats", "nats://127.0.0.1:1", "--nats-wait", "0"], ["--nats", "nowhere"], ["--nats-replicas", "2"],
    ])
    func aFaultOfTheStartIsAsTheLog(options: [String]) throws {
        let result = try serve(options + ["--log-format", "json"]).wait()
        #expect(result.status != 0)
        let lines = result.errors.split(separator: "\n")
        for line in lines {
            let entry = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            #expect(entry?["message"] is String && entry?["label"] as? String == "zoetrope")
        }
        let last = try JSONSerialization.jsonObject(with: Data(#require(lines.last).utf8)) as? [String: Any]
        #expect(last?["level"] as? String == "critical")
    }

    @Test func credentialsInAnAddressAreRefusedAndNotRepeated() throws {
        let result = try serve(["--nats", "nats://zoe:\(secret)@127.0.0.1:4222"]).wait()
        #expect(result.status == 2)
        #expect(!result.errors.contains(secret) && result.errors.contains("--nats"))
    }

    @Test func nodesWithOneSecretFileOpenEachOthersLinks() throws {
        let nats = try NATSServer()
        let options = ["--nats", nats.url, "--secret-file", folder.path + "/secret"]
        let (one, other) = (try serve(options), try serve(options))
        let port = try other.port()
        let made = try makeRoom(try one.port())
        try eventually("the room on the other node") {
            // Before the node knows the room there is none.
            let viewer = try? TestWebSocket(
                port: port, path: "/rooms/\(made.room)", subprotocols: ["zoetrope.v3", "key.\(made.key)"])
            return (try? viewer?.message()) != nil
        }
        // One with another secret would open none of them.
        let stranger = try serve(["--nats", nats.url, "--log-level", "error"]).wait()
        #expect(stranger.status != 0)
        #expect(stranger.errors.split(separator: "\n").count == 1 && stranger.errors.contains("--secret-file"))
    }

    @Test(arguments: ["short", "none"])
    func aSecretFileThatIsNoneIsOneLine(name: String) throws {
        let result = try serve(["--secret-file", folder.path + "/" + name]).wait()
        #expect(result.status != 0)
        #expect(result.errors.split(separator: "\n").count == 1 && result.errors.contains("32 bytes"))
    }

    @Test func aLimitOfViewersThatIsNoneIsRefused() throws {
        let result = try serve(["--max-viewers-per-room", "0"]).wait()
        #expect(result.status == 2 && result.errors.contains("1 to 10000000"))
    }
}
