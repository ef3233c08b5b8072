import TestClient
import Testing

@testable import StageServer

@Suite struct QRCodeMakerTests {
    private func post(
        _ text: String, _ live: LiveServer, origin: String? = nil, headers: [String: String] = [:]
    ) throws -> TestHTTP {
        let own = "http://127.0.0.1:\(live.port)"
        return try TestHTTP(
            "/qr", method: "POST", port: live.port, headers: ["Origin": origin ?? own].merging(headers) { $1 },
            body: text)
    }

    @Test(arguments: ["x", "https://example.org/r#pAAAA", String(repeating: "a", count: 1024), "\u{1F3A0}"])
    func aTextIsAnsweredWithItsPicture(text: String) async throws {
        let live = try await LiveServer()
        let response = try post(text, live)
        #expect(response.status == 200)
        #expect(response.headers["content-type"] == "image/svg+xml")
        #expect(String(decoding: response.body, as: UTF8.self).hasPrefix("<svg "))
    }

    @Test func aTextThatHasNoCodeIsRefused() async throws {
        let live = try await LiveServer()
        let empty = try post("", live, headers: ["Content-Length": "0"])
        #expect(empty.status == 400)
        #expect(String(decoding: empty.body, as: UTF8.self) == "a QR code's text has 1...1024 bytes, none of them 0\n")
        #expect(try post("a\0b", live).status == 400)
        #expect(try post(String(repeating: "a", count: 1025), live).status == 413)
    }

    @Test func anotherOriginsPageMayNotAsk() async throws {
        let live = try await LiveServer()
        #expect(try post("x", live, origin: "https://elsewhere.example").status == 403)
        #expect(try post("x", live, origin: "").status == 403)
    }
}
