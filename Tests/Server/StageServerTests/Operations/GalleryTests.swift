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

    /// What a page says of itself where a link to it is shown.
    private func described(_ live: LiveServer, _ path: String) throws -> [String] {
        let text = String(decoding: try TestHTTP(path, port: live.port).body, as: UTF8.self)
        return text.matches(of: /og:(?:title|description|image)" content="([^"]*)"/).map { String($0.output.1) }
    }

    @Test func thePageOfAllScenesIsDescribedAsTheProject() async throws {
        #expect(try described(try await LiveServer { $0.project = "Wallet" }, "/").first == "Wallet on Zoetrope")
        #expect(try described(try await LiveServer(), "/").first == "Zoetrope")
    }

    @Test func aPublicRoomIsDescribedAsItsScene() async throws {
        let scene = await ManualStage.scene("two")
        #expect(try described(try await LiveServer(), "/two") == [scene.title, scene.summary])
    }

    @Test func aPrivateRoomSaysNothingOfWhatItShows() async throws {
        let live = try await LiveServer()
        let expected = [Gallery.privateRoom.title, Gallery.privateRoom.summary]
        #expect(try described(live, "/" + live.makeRoom().room) == expected)
    }

    @Test func whereThereIsNoRoomNothingIsDescribed() async throws {
        #expect(try described(try await LiveServer(), "/three") == [])
    }
}
