import Foundation
import TestClient
import Testing
import WebSocketServer

@Suite struct TLSTests {
    private let files: TestCertificate

    init() throws {
        files = try TestCertificate()
    }

    private func serve() throws -> EchoServer {
        try EchoServer {
            $0.tls = try TLSFiles(certificate: files.certificate, key: files.key)
            $0.limits.handshakeTimeout = 1
        }
    }

    @Test func pagesComeOverTLS() throws {
        let echo = try serve()
        defer { echo.server.stop() }
        let client = try TLSClient(port: echo.port)
        try client.write("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(echo.port)\r\n\r\n")
        let response = try client.read(through: "</title>")
        #expect(response.hasPrefix("HTTP/1.1 200 ") && response.contains("strict-transport-security: max-age="))
        #expect(try TestCertificate.fingerprint(port: echo.port) == files.fingerprint())
    }

    @Test(arguments: [("https", " 101 "), ("http", " 403 ")])
    func webSocketsComeOverTLSFromPagesThatDid(scheme: String, status: String) throws {
        let echo = try serve()
        defer { echo.server.stop() }
        let client = try TLSClient(port: echo.port)
        let lines = [
            "GET /rooms/any HTTP/1.1", "Host: 127.0.0.1:\(echo.port)", "Connection: Upgrade", "Upgrade: websocket",
            "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Protocol: zoetrope.v3", "Origin: \(scheme)://127.0.0.1:\(echo.port)",
        ]
        try client.write(lines.joined(separator: "\r\n") + "\r\n\r\n")
        #expect(try client.read(through: "\r\n").contains(status))
        guard scheme == "https" else { return }
        _ = try client.read(through: "\r\n\r\n")
        // "hej" with a mask of 0, and its echo with its length in front.
        try client.write([0x81, 0x83, 0, 0, 0, 0] + Array("hej".utf8))
        #expect(try client.read(through: "hej").utf8.suffix(4) == [3] + Array("hej".utf8))
    }

    @Test func aPeerThatSpeaksNoTLSIsNotServed() throws {
        let echo = try serve()
        defer { echo.server.stop() }
        #expect(throws: TestSocket.Failure.self) { try TestHTTP("/", port: echo.port) }
        let silent = try TestSocket(port: echo.port)
        #expect(try silent.read(1) == nil)
    }

    @Test func aNewCertificateIsTakenWhenTold() throws {
        let echo = try serve()
        defer { echo.server.stop() }
        let old = try TestCertificate.fingerprint(port: echo.port)
        try files.renew()
        #expect(try TestCertificate.fingerprint(port: echo.port) == old)
        echo.server.reloadCertificate()
        #expect(try TestCertificate.fingerprint(port: echo.port) == files.fingerprint())
        #expect(try files.fingerprint() != old)
    }

    @Test func aBrokenNewCertificateChangesNothing() throws {
        let echo = try serve()
        defer { echo.server.stop() }
        let old = try TestCertificate.fingerprint(port: echo.port)
        #expect(!old.isEmpty)
        try Data("no key".utf8).write(to: URL(fileURLWithPath: files.key))
        echo.server.reloadCertificate()
        #expect(try TestCertificate.fingerprint(port: echo.port) == old)
    }

    @Test func filesThatCannotBeUsedAreNamed() throws {
        let (certificate, key) = (files.certificate, files.key)
        let other = try TestCertificate()
        let empty = files.folder.path + "/empty.pem"
        for (certificate, key, fault) in [
            ("/no/such.pem", key, "cannot use the TLS certificate /no/such.pem: no such file or directory"),
            (certificate, "/no/such.pem", "cannot use the TLS key /no/such.pem: no such file or directory"),
            (empty, key, "cannot use the TLS certificate \(empty): no start line"),
            (certificate, other.key, "cannot use the TLS key \(other.key): key values mismatch"),
        ] {
            #expect(throws: WebSocketServerError(fault)) { try TLSFiles(certificate: certificate, key: key) }
        }
    }
}
