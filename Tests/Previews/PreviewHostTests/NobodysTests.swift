import Foundation
import Glibc

/// Tests of this program that run again as a user without privileges.
enum NobodysTests {
    private static let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    private static let user = ["--reuid", "65534", "--regid", "65534", "--clear-groups", "--"]

    /// Whether root runs this, and nobody could.
    static var canRun: Bool {
        geteuid() == 0 && (try? start(["/usr/bin/test", "-x", program]).status) == 0
    }

    /// - Parameter filter: a pattern of the tests' names.
    /// - Returns: the exit status, and what they printed.
    /// - Throws: an error if they can't be started.
    static func run(_ filter: String) throws -> (status: Int32, output: String) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nobody-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        chown(folder.path, 65534, 65534)
        return try start(
            [program, "--testing-library", "swift-testing", "--no-parallel", "--filter", filter],
            environment: ["HOME": folder.path, "TMPDIR": folder.path])
    }

    private static func start(
        _ command: [String], environment: [String: String] = [:]
    ) throws -> (status: Int32, output: String) {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/setpriv")
        process.arguments = user + command
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }
}
