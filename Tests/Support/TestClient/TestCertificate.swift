import Foundation

/// A self-signed certificate for 127.0.0.1, made by OpenSSL's command.
public struct TestCertificate {
    /// A failure to make the certificate.
    public struct Failure: Error {}

    /// The folder of the files.
    public let folder: TestFolder
    /// The path of the certificate.
    public var certificate: String { folder.path + "/cert.pem" }
    /// The path of the key.
    public var key: String { folder.path + "/key.pem" }

    /// Makes a certificate for this machine: `openssl req`.
    public init() throws {
        folder = try TestFolder(["empty.pem": ""])
        try renew()
    }

    /// Replaces both files.
    public func renew() throws {
        let request = [
            "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
            "-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", key, "-out", certificate,
        ]
        guard try Self.openssl(request).status == 0 else { throw Failure() }
    }

    /// Returns the certificate's SHA-256 fingerprint.
    public func fingerprint() throws -> String {
        try Self.openssl(["x509", "-in", certificate, "-noout", "-fingerprint", "-sha256"]).output
    }

    /// The fingerprint of what a server shows.
    public static func fingerprint(port: UInt16) throws -> String {
        let hello = "openssl s_client -connect 127.0.0.1:\(port) </dev/null 2>/dev/null"
        let shown = try run("/bin/sh", ["-c", hello + " | openssl x509 -noout -fingerprint -sha256"])
        return shown.output
    }

    private static func openssl(_ arguments: [String]) throws -> (status: Int32, output: String) {
        try run("/usr/bin/env", ["openssl"] + arguments)
    }

    private static func run(_ command: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: command)
        process.arguments = arguments
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: text, as: UTF8.self))
    }
}
