import Foundation

/// A run of a program of the machine's, to its end.
struct ToolRun {
    let status: Int32
    /// What it wrote to its standard output and error.
    let output: String

    /// Runs a program, which has no input; nil if it can't be started.
    ///
    /// - Parameters:
    ///   - program: its path.
    ///   - arguments: what it is given.
    ///   - folder: where it runs; nil for the current folder.
    ///   - hear: called with each piece of its output as it comes.
    init?(_ program: String, _ arguments: [String], in folder: URL? = nil, hear: (Data) -> Void = { _ in }) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = folder }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = pipe
        guard (try? process.run()) != nil else { return nil }
        var data = Data()
        while case let piece = pipe.fileHandleForReading.availableData, !piece.isEmpty {
            data += piece
            hear(piece)
        }
        process.waitUntilExit()
        (status, output) = (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    /// The first error that a compiler has named; nil if there is none.
    var firstError: String? {
        output.split(separator: "\n").lazy.compactMap { line in
            line.firstRange(of: "error: ").map { String(line[$0.upperBound...]) }
        }.first
    }

    /// Returns the path of a program that is found by its name; nil if there is none.
    static func path(of name: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
