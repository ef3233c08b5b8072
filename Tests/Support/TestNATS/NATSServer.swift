import Foundation
import NATS

/// A nats-server with JetStream on loopback, whose files are gone with it.
public final class NATSServer: @unchecked Sendable {
    /// The port on which the server listens.
    public let port: Int
    /// The server's address.
    public var url: String { "nats://127.0.0.1:\(port)" }
    private let folder: URL
    private var process: Process

    /// A failure to start the server.
    public struct Failure: Error, CustomStringConvertible {
        /// The failure in words.
        public let description: String
    }

    /// Starts a server on a free port.
    ///
    /// - Parameter configuration: further lines of its configuration.
    /// - Throws: ``Failure``.
    public init(configuration: String = "") throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "nats-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // Newer servers warn of a file that says nothing.
        if !configuration.isEmpty { try Data(configuration.utf8).write(to: folder.appending(path: "nats.conf")) }
        process = try Self.start(folder, port: -1)
        port = try Self.port(folder, process)
    }

    private static func start(_ folder: URL, port: Int) throws -> Process {
        let process = Process()
        guard
            let program = ["/usr/sbin/nats-server", "/usr/bin/nats-server", "/usr/local/bin/nats-server"]
                .first(where: FileManager.default.isExecutableFile(atPath:))
        else { throw Failure(description: "there is no nats-server; .ci/need nats-server installs it") }
        process.executableURL = URL(filePath: program)
        let file = folder.appending(path: "nats.conf").path
        process.arguments =
            (FileManager.default.fileExists(atPath: file) ? ["-c", file] : []) + [
                "-a", "127.0.0.1", "-p", "\(port)", "-js", "-sd", folder.appending(path: "store").path,
                "--ports_file_dir", folder.path,
                "-l", folder.appending(path: "log").path,
            ]
        try process.run()
        return process
    }

    private static func port(_ folder: URL, _ process: Process) throws -> Int {
        struct Ports: Decodable {
            let nats: [String]
        }
        let file = folder.appending(path: "nats-server_\(process.processIdentifier).ports")
        for _ in 0..<500 {
            if let data = try? Data(contentsOf: file), let ports = try? JSONDecoder().decode(Ports.self, from: data),
                let port = ports.nats.first.flatMap({ URLComponents(string: $0)?.port })
            {
                return port
            }
            guard process.isRunning else { break }
            usleep(10_000)
        }
        let log = try? String(contentsOf: folder.appending(path: "log"), encoding: .utf8)
        throw Failure(description: "nats-server does not start: \(log ?? "no log")")
    }

    /// The time that the server's threads have worked, in seconds: `schedstat` of proc(5), which has nanoseconds.
    public var processorSeconds: Double {
        let tasks = "/proc/\(process.processIdentifier)/task"
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
        return threads.reduce(0) { sum, thread in
            let line = try? String(contentsOfFile: "\(tasks)/\(thread)/schedstat", encoding: .utf8)
            return sum + (line?.split(separator: " ").first.flatMap { Double($0) } ?? 0) / 1e9
        }
    }

    /// Suspends the process.
    public func suspend() { Glibc.kill(process.processIdentifier, SIGSTOP) }
    /// Has the suspended process go on.
    public func resume() { Glibc.kill(process.processIdentifier, SIGCONT) }

    /// Kills the server.
    public func kill() {
        Glibc.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// Kills the server, and starts it again on the same port with what it has stored.
    ///
    /// - Parameters:
    ///   - pause: the time in between.
    ///   - isForgetting: whether what it has stored is deleted before.
    /// - Throws: ``Failure``.
    public func restart(after pause: Duration = .zero, forgetting isForgetting: Bool = false) throws {
        kill()
        if isForgetting { try FileManager.default.removeItem(at: folder.appending(path: "store")) }
        if pause > .zero { Thread.sleep(forTimeInterval: pause / .seconds(1)) }
        process = try Self.start(folder, port: port)
        _ = try Self.port(folder, process)
    }

    /// Returns a port that nobody listens on just now.
    ///
    /// - Throws: ``Failure``.
    public static func freePort() throws -> Int {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, length) == 0 && getsockname(descriptor, $0, &length) == 0
            }
        }
        guard isBound else { throw Failure(description: "there is no free port") }
        return Int(UInt16(bigEndian: address.sin_port))
    }

    /// Returns options for a client of the server.
    public func options(_ name: String) -> NATSOptions { NATSOptions(servers: [url], name: name) }

    deinit {
        kill()
        try? FileManager.default.removeItem(at: folder)
    }
}

/// Somebody with a line to NATS who is no node.
public final class NATSStranger: Sendable {
    private let connection: NATSConnection

    /// Connects to a server.
    public init(_ server: NATSServer) throws {
        connection = try NATSConnection(server.options("stranger")) { _ in }
    }

    /// Publishes bytes on a subject.
    public func send(_ bytes: [UInt8], to subject: String) throws {
        try connection.publish(bytes, to: subject)
    }
}
