import Foundation
import TestClient
import Testing
import Wire

@Suite struct ServeTests {
    let web: TestFolder

    init() throws {
        web = try TestFolder([
            "web/index.html": "<!doctype html><title>page</title>", "none/readme.txt": "",
            "web/pages/replay/main.js": "", "web/pages/replay/replay.css": "",
            "web/pages/replay/template.html": "<!doctype html>",
        ])
    }

    private func serve(_ arguments: String...) throws -> RunningCommand {
        try RunningCommand(["serve", "--web", web.path + "/web"] + arguments)
    }

    @Test func itServesThePageAndARoom() throws {
        let command = try serve("--port", "0", "--stage", "500x400")
        let port = try command.port()
        #expect(try TestHTTP("/", port: port).status == 200)
        #expect(try TestHTTP("/replay.html", port: port).body == Array("<!doctype html>".utf8))
        let viewer = try TestWebSocket(port: port, path: "/rooms/monzo")
        guard case .snapshot(let stage)? = try ServerMessage(decoding: viewer.message()).parts.first else {
            Issue.record("not a snapshot")
            return
        }
        #expect(stage.stageSize == .init(500, 400))
        #expect(!stage.nodes.isEmpty)
    }

    @Test func itListensOnLoopbackUnlessAskedOtherwise() throws {
        func listens(_ arguments: String...) throws -> [String] {
            let command = try RunningCommand(["serve", "--web", web.path + "/web", "--port", "0"] + arguments)
            let port = String(try command.port(), radix: 16, uppercase: true)
            let suffix = ":" + String(repeating: "0", count: 4 - port.count) + port
            // proc(5): the second field is the local address, the fourth the state, of which 0A is listening.
            var addresses: [String] = []
            for file in ["/proc/net/tcp", "/proc/net/tcp6"] {
                for line in try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n") {
                    let fields = line.split(separator: " ").map(String.init)
                    guard fields[1].hasSuffix(suffix), fields[3] == "0A" else { continue }
                    addresses.append(String(fields[1].dropLast(suffix.count)))
                }
            }
            return addresses
        }
        #expect(try Set(listens()) == ["0100007F"])
        #expect(try Set(listens("--host", "0.0.0.0")) == ["00000000"])
    }

    @Test func withoutThePlayersFilesItServesAllTheSame() throws {
        let bare = try TestFolder(["index.html": ""])
        let command = try RunningCommand(["serve", "--port", "0", "--web", bare.path])
        #expect(try TestHTTP("/replay.html", port: try command.port()).status == 404)
        command.signal(SIGTERM)
        #expect(try command.wait().errors.contains("recordings can't be saved as pages: the page's file"))
    }

    @Test(arguments: [SIGTERM, SIGINT])
    func aSignalClosesViewersWith1001AndEndsWith0(number: Int32) throws {
        let command = try serve("--port", "0")
        let port = try command.port()
        let viewers = try (0..<3).map { _ in try TestWebSocket(port: port, path: "/rooms/monzo") }
        for viewer in viewers { _ = try viewer.message() }
        command.signal(number)
        for viewer in viewers { #expect(try viewer.closure().code == 1001) }
        let result = try command.wait()
        #expect(result.status == 0)
        #expect(result.output.isEmpty)
    }

    @Test func aSignalEndsItThoughAViewerReadsNothing() throws {
        let command = try serve("--port", "0")
        let viewer = try TestWebSocket(port: try command.port(), path: "/rooms/monzo")
        command.signal(SIGTERM)
        #expect(try command.wait().status == 0)
        #expect(try viewer.closure().code == 1001)
    }

    @Test func aPortInUseIsOneLineAndStatus1() throws {
        let first = try serve("--port", "0")
        let port = try first.port()
        let result = try serve("--port", String(port)).wait()
        #expect(result.status == 1)
        #expect(result.errors == "zoetrope: cannot listen on 127.0.0.1 port \(port): address already in use\n")
        #expect(result.output.isEmpty)
    }

    @Test func aMissingWebFolderIsOneLineAndStatus1() throws {
        let result = try RunningCommand(["serve", "--port", "0", "--web", web.path + "/missing"]).wait()
        #expect(result.status == 1)
        #expect(result.errors == "zoetrope: there is no folder \(web.path)/missing\n")
    }

    @Test func aWebFolderWithoutAPageIsOneLineAndStatus1() throws {
        let result = try RunningCommand(["serve", "--port", "0", "--web", web.path + "/none"]).wait()
        #expect(result.status == 1)
        #expect(result.errors == "zoetrope: the web folder \(web.path)/none has no index.html\n")
    }

    @Test func theWebFolderIsFoundInTheCurrentFolder() throws {
        let command = try RunningCommand(["serve", "--port", "0"], folder: web.path)
        #expect(try TestHTTP("/", port: try command.port()).status == 200)
    }

    @Test(arguments: [
        (["--port", "65536"], "65536"), (["--port", "x"], "'x'"), (["--stage", "390"], "'390'"),
        (["--stage", "199x500"], "200"), (["--stage", "200x2001"], "2000"), (["--stage", "axb"], "'axb'"),
        (["--colour"], "--colour"), (["--host"], "--host"),
    ])
    func aBadArgumentIsOneLineAndStatus2(arguments: [String], named: String) throws {
        let result = try RunningCommand(["serve"] + arguments).wait()
        let lines = result.errors.split(separator: "\n")
        #expect(result.status == 2)
        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix("zoetrope: ") == true)
        #expect(lines.first?.contains(named) == true)
        #expect(result.output.isEmpty)
    }

    /// No scene does anything by chance.
    @Test func aSeedIsRefused() throws {
        let result = try RunningCommand(["simulate", "monzo", "--ticks", "1", "--seed", "1"]).wait()
        #expect(result.status == 2 && result.errors.contains("--seed") && result.output.isEmpty)
    }

    @Test func anUnknownCommandIsStatus2() throws {
        #expect(try RunningCommand(["dance"]).wait().status == 2)
    }

    @Test func helpIsOnStandardOutputWithStatus0() throws {
        let result = try RunningCommand(["serve", "--help"]).wait()
        #expect(result.status == 0)
        #expect(result.output.contains("--stage <WxH>"))
        #expect(result.errors.isEmpty)
    }
}
