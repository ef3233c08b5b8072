import Dispatch
import TestClient
import Testing

@testable import StageServer
@testable import WebSocketServer

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

    @Test func soManyWaitAndAFurtherOneIsToldToComeAgain() throws {
        let maker = QRCodeMaker()
        let request = HTTPRequest(
            method: .post, path: "/qr", query: [:], isFromAdmittedOrigin: true, bearer: nil, body: Array("x".utf8))
        func status(_ reply: HTTPReply) -> UInt32? { if case .now(let answer) = reply { answer.status } else { nil } }
        let (isAtWork, mayGoOn, done) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchGroup())
        // The first is being made, and counts, until its answer has been sent.
        for place in 0..<QRCodeMaker.places {
            guard case .later(let begin) = maker.answer(request) else {
                Issue.record("there is no place \(place)")
                break
            }
            done.enter()
            begin(
                HTTPPromise { answer in
                    if place == 0 {
                        isAtWork.signal()
                        mayGoOn.wait()
                    }
                    #expect(answer.status == 200)
                    done.leave()
                })
        }
        isAtWork.wait()
        #expect(status(maker.answer(request)) == 503)
        mayGoOn.signal()
        done.wait()
        try eventually("there is a place") { status(maker.answer(request)) == nil }
    }

    @Test func aCodeThatNobodyAwaitsIsNotMade() throws {
        let maker = QRCodeMaker()
        let request = HTTPRequest(
            method: .post, path: "/qr", query: [:], isFromAdmittedOrigin: true, bearer: nil, body: Array("x".utf8))
        let wait = HTTPWait()
        wait.end()
        let done = DispatchGroup()
        done.enter()
        for promise in [
            HTTPPromise(wait) { _ in Issue.record("it was made") }, HTTPPromise { _ in done.leave() },
        ] {
            if case .later(let begin) = maker.answer(request) { begin(promise) } else { Issue.record("it is full") }
        }
        done.wait()
    }
}
