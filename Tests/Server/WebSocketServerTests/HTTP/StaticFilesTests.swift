import Foundation
import TestClient
import Testing
import WebSocketServer

@Suite struct StaticFilesTests {
    let echo: EchoServer

    init() throws {
        echo = try EchoServer()
    }

    @Test(arguments: [
        ("/", "text/html; charset=utf-8"), ("/index.html", "text/html; charset=utf-8"),
        ("/monzo", "text/html; charset=utf-8"), ("/a-room-2", "text/html; charset=utf-8"),
        ("/Uq-3_x", "text/html; charset=utf-8"),
        ("/main.js", "text/javascript; charset=utf-8"), ("/src/deep.js", "text/javascript; charset=utf-8"),
        ("/style.css", "text/css; charset=utf-8"), ("/icon.svg", "image/svg+xml"), ("/data.json", "application/json"),
        ("/images/cover.webp", "image/webp"), ("/images/a%20b%3F%23%25.JPG", "image/webp"),
        ("/images/a%2520b%253F%2523%2525.JPG", "image/webp"), ("/main.js?v=2", "text/javascript; charset=utf-8"),
        ("/%6dain.js", "text/javascript; charset=utf-8"),
    ])
    func filesHaveTheirTypes(path: String, type: String) throws {
        defer { echo.server.stop() }
        let response = try TestHTTP(path, port: echo.port)
        #expect(response.status == 200)
        #expect(response.headers["content-type"] == type)
        #expect(response.headers["content-length"] == String(response.body.count))
        #expect(!response.body.isEmpty)
    }

    @Test(arguments: [
        "/missing.js", "/src/", "/.hidden.js", "/.git/config.js", "/notes.md", "/../secret.js",
        "/src/../../secret.js", "/%2e%2e/secret.js", "/..%2fsecret.js", "/leak.js", "/images/../web/main.js",
        "/images/", "/images/missing.webp", "//etc/passwd", "/a/room", "/main.js%00.html",
        "/..\\secret.js",
    ])
    func nothingElseIsServed(path: String) throws {
        defer { echo.server.stop() }
        guard let response = try? TestHTTP(path, port: echo.port) else { return }
        #expect([400, 403, 404].contains(response.status))
        #expect(response.body != Array("no".utf8))
    }

    @Test func aMissingFileIsASmallPage() throws {
        defer { echo.server.stop() }
        let response = try TestHTTP("/missing.js", port: echo.port)
        #expect(response.status == 404)
        #expect(response.headers["content-type"] == "text/html; charset=utf-8")
        #expect(String(decoding: response.body, as: UTF8.self).contains("There is nothing at this address."))
    }

    @Test(arguments: ["/", "/main.js", "/missing.js"])
    func everyResponseHasThePolicy(path: String) throws {
        defer { echo.server.stop() }
        let headers = try TestHTTP(path, port: echo.port).headers
        let policy = headers["content-security-policy"] ?? ""
        #expect(policy.hasPrefix("default-src 'none'; script-src 'self'; style-src 'self'; "))
        #expect(policy.contains("connect-src 'self' ws: wss:;"))
        #expect(!policy.contains("unsafe"))
        #expect(headers["x-content-type-options"] == "nosniff")
        #expect(headers["referrer-policy"] == "no-referrer")
        #expect(headers["cross-origin-resource-policy"] == "same-origin")
        #expect(headers["strict-transport-security"] == nil)
    }

    // Those that libwebsockets makes, too.
    @Test(arguments: ["BREW / HTTP/1.1", "GET / HTTP/1.1\r\nUpgrade: x", "GET /%zz HTTP/1.1"])
    func everyRefusalHasThePolicy(request: String) throws {
        defer { echo.server.stop() }
        let socket = try TestSocket(port: echo.port)
        try socket.write(Array((request + "\r\nHost: a\r\n\r\n").utf8))
        let response = try TestHTTP(from: socket)
        #expect(400..<500 ~= response.status)
        #expect(response.headers["content-security-policy"]?.hasPrefix("default-src 'none'; ") == true)
        #expect(response.headers["x-content-type-options"] == "nosniff")
    }

    @Test func anUnchangedFileIsRevalidatedWith304() throws {
        defer { echo.server.stop() }
        let first = try TestHTTP("/main.js", port: echo.port)
        let tag = try #require(first.headers["etag"])
        #expect(first.headers["cache-control"] == "no-cache")
        for known in [tag, "W/" + tag, "\"other\", " + tag, "*"] {
            let second = try TestHTTP("/main.js", port: echo.port, headers: ["If-None-Match": known])
            #expect(second.status == 304)
            #expect(second.headers["etag"] == tag)
            #expect(second.headers["cache-control"] == "no-cache")
        }
        try Data("export const changed = 1".utf8).write(to: echo.folder.url.appendingPathComponent("web/main.js"))
        let third = try TestHTTP("/main.js", port: echo.port, headers: ["If-None-Match": tag])
        #expect(third.status == 200)
        #expect(third.headers["etag"] != tag)
    }

    @Test func theCompressedFormGoesToWhoAcceptsIt() throws {
        defer { echo.server.stop() }
        try Data("small".utf8).write(to: echo.folder.url.appendingPathComponent("web/main.js.gz"))
        let plain = try TestHTTP("/main.js", port: echo.port)
        #expect(plain.headers["content-encoding"] == nil)
        #expect(plain.body == Array("export {}".utf8))
        let accepting = ["Accept-Encoding": "br, gzip"]
        let compressed = try TestHTTP("/main.js", port: echo.port, headers: accepting)
        #expect(compressed.headers["content-encoding"] == "gzip")
        #expect(compressed.headers["content-type"] == "text/javascript; charset=utf-8")
        #expect(compressed.body == Array("small".utf8))
        // A cache must not give the one to who asks for the other.
        #expect(plain.headers["vary"] == "accept-encoding" && compressed.headers["vary"] == "accept-encoding")
        let tag = try #require(compressed.headers["etag"])
        #expect(tag != plain.headers["etag"])
        for (headers, status) in [(accepting, 304), ([:], 200)] {
            let known = headers.merging(["If-None-Match": tag]) { $1 }
            #expect(try TestHTTP("/main.js", port: echo.port, headers: known).status == status)
        }
        let style = try TestHTTP("/style.css", port: echo.port, headers: accepting)
        #expect(style.headers["content-encoding"] == nil)
        #expect(style.body == Array("a{}".utf8))
        #expect(try TestHTTP("/main.js.gz", port: echo.port).status == 404)
    }

    @Test func aCompressedFormThatIsOlderOrElsewhereIsNotServed() throws {
        defer { echo.server.stop() }
        let web = echo.folder.url.appendingPathComponent("web")
        try Data("past".utf8).write(to: web.appendingPathComponent("main.js.gz"))
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: web.path + "/main.js.gz")
        try FileManager.default.createSymbolicLink(
            atPath: web.path + "/style.css.gz", withDestinationPath: echo.folder.path + "/secret.js")
        for path in ["/main.js", "/style.css"] {
            let response = try TestHTTP(path, port: echo.port, headers: ["Accept-Encoding": "gzip"])
            #expect(response.status == 200)
            #expect(response.headers["content-encoding"] == nil)
        }
    }

    @Test func headSaysWhatGetWould() throws {
        defer { echo.server.stop() }
        for path in ["/main.js", "/missing.js", "/"] {
            let get = try TestHTTP(path, port: echo.port)
            let head = try TestHTTP(path, method: "HEAD", port: echo.port)
            #expect(head.status == get.status)
            #expect(head.headers == get.headers)
        }
    }

    @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "PATCH"])
    func otherMethodsAreNotAllowed(method: String) throws {
        defer { echo.server.stop() }
        let response = try TestHTTP("/main.js", method: method, port: echo.port, body: method == "DELETE" ? "" : "x")
        #expect(response.status == 405)
        #expect(response.headers["allow"] == "GET, HEAD")
    }

    @Test func aLongFileArrivesWhole() throws {
        defer { echo.server.stop() }
        let response = try TestHTTP("/big.js", port: echo.port)
        #expect(response.body.count == 640_000)
        #expect(response.body.suffix(4) == Array("cdef".utf8)[...])
    }

    @Test func anEmptyFileIsServed() throws {
        defer { echo.server.stop() }
        let response = try TestHTTP("/empty.js", port: echo.port)
        #expect(response.status == 200)
        #expect(response.headers["content-length"] == "0")
    }

    @Test func aFolderWithoutAPageIsNamed() throws {
        defer { echo.server.stop() }
        let empty = try TestFolder(["readme.txt": ""])
        #expect(throws: WebSocketServerError("the web folder \(empty.path) has no index.html")) {
            try StaticFiles(page: empty.path)
        }
        #expect(throws: WebSocketServerError("there is no folder /no/such/folder")) {
            try StaticFiles(page: "/no/such/folder")
        }
    }
}
