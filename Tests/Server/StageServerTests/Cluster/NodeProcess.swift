import Foundation
import TestClient
import TestNATS

/// A node of a cluster as a process of its own, which can be killed and suspended.
final class NodeProcess {
    let port: UInt16
    private let command: RunningCommand

    /// Starts a node, and returns once it serves.
    ///
    /// - Parameters:
    ///   - nats: the addresses of NATS servers.
    ///   - web: the page's folder.
    ///   - arguments: further arguments of the command.
    ///   - program: the program's path; nil for the one that is built.
    /// - Throws: `RunningCommand.Failure` if it does not start.
    init(_ nats: [String], web: TestFolder, _ arguments: [String] = [], program: String? = nil) throws {
        command = try RunningCommand(
            program: program ?? RunningCommand.program(),
            ["serve", "--port", "0", "--web", web.path, "--log-level", "error"] + nats.flatMap { ["--nats", $0] }
                + arguments)
        port = try command.port()
    }

    /// Kills the process: no last word.
    func kill() { command.signal(SIGKILL) }
    /// Has the node give its rooms away, and end.
    func end() { command.signal(SIGTERM) }
    /// Suspends the process.
    func suspend() { command.signal(SIGSTOP) }
    /// Has the suspended process go on.
    func resume() { command.signal(SIGCONT) }

    /// Returns a figure of `/metrics`.
    func figure(_ name: String) throws -> Double { try metric(name, port: port) }

    deinit {
        command.signal(SIGKILL)
    }
}

/// Returns a figure of a server's `/metrics`; 0 if there is none of that name.
func metric(_ name: String, port: UInt16) throws -> Double {
    let body = String(decoding: try TestHTTP("/metrics", port: port).body, as: UTF8.self)
    let line = body.split(separator: "\n").first { $0.hasPrefix(name + " ") }
    return line.flatMap { Double($0.dropFirst(name.count + 1)) } ?? 0
}
