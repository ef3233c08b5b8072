import Foundation

/// A run of a program of the machine's, to its end.
struct ToolRun {
    let status: Int32
    /// What it wrote to its standard output and error.
    let output: String

    /// Runs a program, which has no input.
    ///
    /// - Returns: nil if it can't be started.
    init?(_ program: String, _ arguments: [String]) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = pipe
        guard (try? process.run()) != nil else { return nil }
        let data = (try? pipe.fileHandleForReading.readToEnd()) ?? Data()
        process.waitUntilExit()
        (status, output) = (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    /// Returns the path of a program that is found by its name; nil if there is none.
    static func path(of name: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
