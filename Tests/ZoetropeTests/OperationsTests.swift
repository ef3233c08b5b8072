import Foundation
import TestClient
import Testing

@Suite struct OperationsTests {
    let web: TestFolder

    init() throws {
        web = try TestFolder([
            "web/index.html": "<!doctype html><title>page</title>", "web/pages/replay/main.js": "",
            "web/pages/replay/replay.css": "", "web/pages/replay/template.html": "<!doctype html>",
        ])
    }

    private func serve(_ arguments: String...) throws -> RunningCommand {
        try RunningCommand(["serve", "--port", "0", "--web", web.path + "/web"] + arguments)
    }

    @Test func logsAreJSONLinesIfAsked() throws {
        let command = try serve("--log-format", "json", "--log-level", "debug")
        let viewer = try TestWebSocket(port: try command.port(), path: "/rooms/monzo?key=a-secret")
        _ = try viewer.message()
        command.signal(SIGTERM)
        let lines = try command.wait().errors.split(separator: "\n")
        #expect(lines.count >= 3)
        for line in lines {
            let entry = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            #expect(entry?["message"] is String)
            #expect(["info", "debug"].contains(entry?["level"] as? String))
            #expect(entry?["label"] as? String == "zoetrope")
            #expect((entry?["time"] as? String)?.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z/) != nil)
            #expect(!line.contains("a-secret"))
        }
    }

    @Test func onlyWhatIsAskedForIsLogged() throws {
        let command = try serve("--log-level", "error")
        _ = try command.port()
        command.signal(SIGTERM)
        #expect(try command.wait().errors.isEmpty)
    }

    @Test func limitsAndOriginsAreThoseOfTheArguments() throws {
        let command = try serve(
            "--max-viewers", "1", "--allow-origin", "https://a.example", "--frame-ancestors", "https://b.example")
        let port = try command.port()
        let policy = try TestHTTP("/", port: port).headers["content-security-policy"]
        #expect(policy?.hasSuffix("frame-ancestors 'self' https://b.example") == true)
        let viewer = try TestWebSocket(port: port, path: "/rooms/monzo", origins: ["https://a.example"])
        _ = try viewer.message()
        #expect(try TestWebSocket(port: port, path: "/rooms/monzo").closure().code == 1013)
        #expect(try TestHTTP("/", port: port).status == 503)
        let metrics = String(decoding: try TestHTTP("/metrics", port: port).body, as: UTF8.self)
        #expect(metrics.contains("\nzoetrope_viewers 1.0\n"))
        #expect(try TestHTTP("/healthz", port: port).status == 200)
    }

    @Test(arguments: [
        (["--tls-cert", "a.pem"], "--tls-key"), (["--allow-origin", "example.org"], "'example.org'"),
        (["--frame-ancestors", "'self'; x"], "is not an origin"), (["--max-viewers", "0"], "1 to 1000000"),
        (["--max-connections-per-address", "-1"], "--max-connections-per-address"), (["--log-format", "xml"], "json"),
        (["--log-level", "loud"], "debug"),
        (["--frame-ancestors", "none", "--frame-ancestors", "http://a"], "not both"),
    ])
    func aBadArgumentIsOneLineAndStatus2(arguments: [String], named: String) throws {
        let result = try RunningCommand(["serve"] + arguments).wait()
        #expect(result.status == 2)
        #expect(result.errors.split(separator: "\n").count == 1)
        #expect(result.errors.contains(named))
    }

    @Test func aCertificateThatCannotBeUsedIsOneLineAndStatus1() throws {
        let result = try serve("--tls-cert", "/no/such.pem", "--tls-key", "/no/such.pem").wait()
        #expect(result.status == 1)
        #expect(
            result.errors == "zoetrope: cannot use the TLS certificate /no/such.pem: no such file or directory\n")
    }

    @Test func aHangUpWithoutTLSChangesNothing() throws {
        let command = try serve()
        let port = try command.port()
        command.signal(SIGHUP)
        #expect(try TestHTTP("/", port: port).status == 200)
        command.signal(SIGTERM)
        #expect(try command.wait().status == 0)
    }

    @Test(arguments: [SIGTERM, SIGINT]) func aSignalEndsItWhateverViewersDo(number: Int32) throws {
        let command = try serve()
        let port = try command.port()
        let (good, silent) = (
            try TestWebSocket(port: port, path: "/rooms/monzo"), try TestWebSocket(port: port, path: "/rooms/grid")
        )
        _ = try good.message()
        _ = try silent.message()
        command.signal(number)
        #expect(try good.closure().code == 1001)
        // The other one never answers.
        #expect(try command.wait().status == 0)
        withExtendedLifetime(silent) {}
    }

    @Test func theSystemdUnitServesWithTheSameArguments() throws {
        let folder = web.path + "/web"
        let result = try RunningCommand([
            "serve", "--print-systemd-unit", "--port", "9000", "--web", folder, "--allow-origin", "https://a.example",
        ]).wait()
        #expect(result.status == 0)
        let command = result.output.split(separator: "\n").first { $0.hasPrefix("ExecStart=/") }
        #expect(
            command?.hasSuffix("/zoetrope serve --port 9000 --web \(folder) --allow-origin https://a.example") == true)
        #expect(result.output.contains("\nWorkingDirectory=\(FileManager.default.currentDirectoryPath)\n"))
        #expect(result.output.contains("\nExecReload=/bin/kill -HUP $MAINPID\n"))
    }
}
