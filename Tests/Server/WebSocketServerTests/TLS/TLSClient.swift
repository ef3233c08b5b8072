import Foundation

/// A TLS connection to this machine, by OpenSSL's command.
///
/// It takes any certificate.
final class TLSClient {
    struct Failure: Error {}

    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var unread = Data()

    init(port: UInt16) throws {
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["openssl", "s_client", "-quiet", "-connect", "127.0.0.1:\(port)"]
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
    }

    func write(_ text: String) throws {
        try write(Array(text.utf8))
    }

    func write(_ bytes: [UInt8]) throws {
        try input.fileHandleForWriting.write(contentsOf: Data(bytes))
    }

    /// What arrives, up to and with `end`.
    func read(through end: String) throws -> String {
        while true {
            if let range = unread.range(of: Data(end.utf8)) {
                let text = String(decoding: unread[..<range.upperBound], as: UTF8.self)
                unread = Data(unread[range.upperBound...])
                return text
            }
            let piece = output.fileHandleForReading.availableData
            guard !piece.isEmpty else { throw Failure() }
            unread += piece
        }
    }

    deinit {
        process.terminate()
    }
}
