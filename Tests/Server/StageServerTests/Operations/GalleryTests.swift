import TestClient
import Testing

@testable import StageServer

@Suite struct GalleryTests {
    @Test func theScenesAreListed() async throws {
        let live = try await LiveServer()
        let response = try TestHTTP("/scenes.json", port: live.port)
        #expect(response.headers["content-type"] == "application/json")
        let text = String(decoding: response.body, as: UTF8.self)
        #expect(text.hasPrefix(#"{"scenes":["#) && text.contains(#""name":"one""#))
    }

    @Test func aProjectIsNamedBeforeItsScenes() async throws {
        let live = try await LiveServer { $0.project = "Wallet" }
        let text = String(decoding: try TestHTTP("/scenes.json", port: live.port).body, as: UTF8.self)
        #expect(text.hasPrefix(#"{"project":"Wallet","scenes":["#))
    }

    /// Its scripts must not run here, whatever the policy that comes with it is taken for.
    @Test func thePlayerIsTextAndNotAPage() async throws {
        let player = "<!doctype html><script>1</script>"
        let live = try await LiveServer { $0.replayPage = player }
        let response = try TestHTTP("/replay.html", port: live.port)
        #expect(response.status == 200)
        #expect(response.body == Array(player.utf8))
        #expect(response.headers["content-type"] == "text/plain; charset=utf-8")
        #expect(response.headers["x-content-type-options"] == "nosniff")
        #expect(response.headers["content-security-policy"]?.contains("frame-ancestors 'self'") == true)
    }

    @Test func withoutThePlayerThereIsNone() async throws {
        let live = try await LiveServer()
        #expect(try TestHTTP("/replay.html", port: live.port).status == 404)
    }
}
