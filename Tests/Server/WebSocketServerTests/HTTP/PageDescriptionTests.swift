import CZlib
import Foundation
import TestClient
import Testing

@testable import WebSocketServer

/// What a page says of itself where a link to it is shown.
@Suite struct PageDescriptionTests {
    let echo: EchoServer

    init() throws {
        echo = try EchoServer { $0.trustedProxies = [AddressBlock("127.0.0.1")].compactMap(\.self) }
    }

    private func page(_ path: String, headers: [String: String] = [:]) throws -> String {
        String(decoding: try TestHTTP(path, port: echo.port, headers: headers).body, as: UTF8.self)
    }

    @Test func itStandsAtTheEndOfTheHead() throws {
        defer { echo.server.stop() }
        let origin = "http://127.0.0.1:\(echo.port)"
        #expect(
            try page("/described") == """
                <!doctype html><head><title>page</title><meta property="og:type" content="website">
                <meta property="og:site_name" content="Zoetrope">
                <meta property="og:title" content="&quot;Cards&quot; &amp; &lt;more>">
                <meta property="og:description" content="They move.">
                <meta property="og:url" content="\(origin)/described">
                <meta name="twitter:card" content="summary">
                <meta property="og:image" content="\(origin)/images/cover.webp">
                <meta property="og:image:alt" content="A card">
                </head><p>
                """)
    }

    @Test func aPictureThatIsNotServedIsLeftOut() throws {
        defer { echo.server.stop() }
        let text = try page("/described2")
        #expect(text.contains("og:title") && !text.contains("og:image"))
    }

    @Test func aPageThatSaysNothingIsServedAsItIs() throws {
        defer { echo.server.stop() }
        #expect(try page("/other") == "<!doctype html><head><title>page</title></head><p>")
    }

    @Test(arguments: [("https", "https"), ("http", "http"), ("http, https", "https"), ("https, http", "http")])
    func theAddressIsTheOneThatATrustedProxyWasAsked(by scheme: String, expected: String) throws {
        defer { echo.server.stop() }
        let text = try page("/described", headers: ["X-Forwarded-Proto": scheme])
        #expect(text.contains("content=\"\(expected)://127.0.0.1:\(echo.port)/described\""))
    }

    @Test func nobodyElseSaysWhatTheSchemeIs() throws {
        defer { echo.server.stop() }
        let untrusting = try EchoServer()
        defer { untrusting.server.stop() }
        let response = try TestHTTP("/described", port: untrusting.port, headers: ["X-Forwarded-Proto": "https"])
        #expect(String(decoding: response.body, as: UTF8.self).contains("content=\"http://127.0.0.1:"))
    }

    @Test func whoAcceptsItGetsTheSameCompressed() throws {
        defer { echo.server.stop() }
        let plain = try TestHTTP("/described", port: echo.port)
        let accepting = ["Accept-Encoding": "gzip"]
        let compressed = try TestHTTP("/described", port: echo.port, headers: accepting)
        #expect(compressed.headers["content-encoding"] == "gzip")
        #expect(try inflated(compressed.body) == plain.body)
        let tag = try #require(compressed.headers["etag"])
        #expect(tag != plain.headers["etag"])
        let known = accepting.merging(["If-None-Match": tag]) { $1 }
        #expect(try TestHTTP("/described", port: echo.port, headers: known).status == 304)
        #expect(try TestHTTP("/described2", port: echo.port, headers: known).status == 200)
    }

    @Test func aPageThatIsWrittenAnewIsDescribedAnew() throws {
        defer { echo.server.stop() }
        let tag = try #require(try TestHTTP("/described", port: echo.port).headers["etag"])
        let index = echo.folder.url.appendingPathComponent("web/index.html")
        try Data("<!doctype html><head><title>another</title></head>".utf8).write(to: index)
        let response = try TestHTTP("/described", port: echo.port, headers: ["If-None-Match": tag])
        #expect(response.status == 200)
        let text = String(decoding: response.body, as: UTF8.self)
        #expect(text.hasPrefix("<!doctype html><head><title>another</title><meta "))
    }

    /// Anybody can ask by any port, of which there are many.
    @Test func asManyPagesAsThereAreAddressesAreNotKept() throws {
        defer { echo.server.stop() }
        let page = try #require(ServedFile(path: echo.folder.path + "/web/index.html"))
        let pages = DescribedPages()
        for port in 0..<1000 { #expect(pages.page(page, with: "<meta content=\"\(port)\">") != nil) }
        #expect(pages.count == 64)
    }

    private func inflated(_ bytes: [UInt8]) throws -> [UInt8] {
        var (stream, input) = (z_stream(), bytes)
        try #require(inflateInit2_(&stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK)
        defer { inflateEnd(&stream) }
        return input.withUnsafeMutableBufferPointer { input in
            [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
                (stream.next_in, stream.avail_in) = (input.baseAddress, uInt(input.count))
                (stream.next_out, stream.avail_out) = (buffer.baseAddress, uInt(buffer.count))
                let result = inflate(&stream, Z_FINISH)
                count = result == Z_STREAM_END ? buffer.count - Int(stream.avail_out) : 0
            }
        }
    }
}
