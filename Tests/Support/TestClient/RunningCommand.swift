import Foundation

/// The built executable, as a user runs it.
public final class RunningCommand {
    /// A failure of the command to do what is asked of it.
    public struct Failure: Error, CustomStringConvertible {
        /// What it did instead.
        public let description: String

        /// Makes a failure.
        public init(description: String) {
            self.description = description
        }
    }

    /// The end of a command.
    public struct Result: Sendable {
        /// The exit status.
        public let status: Int32
        /// What it wrote to the standard output.
        public let output: String
        /// What it wrote to the standard error.
        public let errors: String
    }

    private let process = Process()
    private let output = Pipe()
    private let errors = Pipe()

    /// The path of the command.
    public static func program() throws -> String {
        // What runs this, the tests or the benchmarks, lies beside it.
        let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return URL(fileURLWithPath: own).deletingLastPathComponent().appendingPathComponent("zoetrope").path
    }

    /// Starts the command with arguments, in a folder; nil for the present one.
    public convenience init(_ arguments: [String], folder: String? = nil) throws {
        try self.init(program: Self.program(), arguments, folder: folder)
    }

    /// Starts another program.
    ///
    /// - Parameters:
    ///   - program: its path.
    ///   - arguments: its arguments.
    ///   - folder: the folder in which it runs; nil for the present one.
    /// - Throws: the error of Foundation's `Process`, if it cannot be started.
    public init(program: String, _ arguments: [String], folder: String? = nil) throws {
        process.executableURL = URL(fileURLWithPath: program).resolvingSymlinksInPath()
        process.arguments = arguments
        process.standardOutput = output
        process.standardError = errors
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        try process.run()
    }

    /// The first line on standard output.
    ///
    /// - Parameter seconds: the longest time that the command has for it; after that it is killed: poll(2).
    /// - Returns: the line.
    /// - Throws: ``Failure`` if there is none.
    public func firstLine(within seconds: Double = 300) throws -> String {
        var line: [UInt8] = []
        let end = Date(timeIntervalSinceNow: seconds)
        var source = pollfd(fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
        while true {
            guard poll(&source, 1, Int32(max(end.timeIntervalSinceNow, 0) * 1000)) != 0 else {
                signal(SIGKILL)
                break
            }
            guard let byte = try output.fileHandleForReading.read(upToCount: 1)?.first else { break }
            if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
            line.append(byte)
        }
        let said = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        throw Failure(description: "it wrote no line, but: \(said)")
    }

    /// The port of the line that says where it serves.
    public func port(within seconds: Double = 300) throws -> UInt16 {
        let line = try firstLine(within: seconds)
        guard let match = line.wholeMatch(of: /Zoetrope is at https?:\/\/127\.0\.0\.1:(\d+)\//),
            let port = UInt16(match.1)
        else { throw Failure(description: "it does not say where it serves: \(line)") }
        return port
    }

    /// Sends a signal.
    public func signal(_ number: Int32) {
        kill(process.processIdentifier, number)
    }

    /// What others on the machine see of its arguments. proc(5)
    public func commandLine() throws -> String {
        let path = "/proc/\(process.processIdentifier)/cmdline"
        return String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    }

    /// How many files and sockets it holds open.
    public func descriptors() throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process.processIdentifier)/fd").count
    }

    /// Returns what the kernel says of each part of its memory: proc_pid_smaps(5).
    public func memory() throws -> String {
        // String(contentsOfFile:) reads such a file up to the first piece that is not a full one.
        let file = try FileHandle(
            forReadingFrom: URL(fileURLWithPath: "/proc/\(process.processIdentifier)/smaps"))
        return String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
    }

    /// Returns the time that its threads have worked, in user space and in the kernel, in seconds: proc(5).
    public func processorSeconds() throws -> Double {
        let line = try String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)
        let fields = line.split(separator: ")").last?.split(separator: " ") ?? []
        guard fields.count > 13, let user = Double(fields[11]), let system = Double(fields[12]) else {
            throw Failure(description: "its processor time is not to be read: \(line)")
        }
        return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    /// Returns the time that each thread that still runs has worked, in user space and in the kernel, in seconds, by its
    /// name: proc(5).
    ///
    /// Threads of the same name count together.
    public func processorSecondsByThread() throws -> [String: Double] {
        let folder = "/proc/\(process.processIdentifier)/task"
        var seconds: [String: Double] = [:]
        for thread in try FileManager.default.contentsOfDirectory(atPath: folder) {
            // A thread may have ended meanwhile.
            guard let line = try? String(contentsOfFile: "\(folder)/\(thread)/schedstat", encoding: .utf8),
                let name = try? String(contentsOfFile: "\(folder)/\(thread)/comm", encoding: .utf8),
                let nanoseconds = line.split(separator: " ").first.flatMap({ Double($0) })
            else { continue }
            seconds[String(name.dropLast()), default: 0] += nanoseconds / 1e9
        }
        return seconds
    }

    /// Returns the memory that it holds, in bytes.
    public func residentBytes() throws -> Int {
        let statistics = try String(contentsOfFile: "/proc/\(process.processIdentifier)/statm", encoding: .utf8)
        guard let pages = Int(statistics.split(separator: " ")[1]) else {
            throw Failure(description: "its memory is not to be read: \(statistics)")
        }
        return pages * Int(getpagesize())
    }

    /// Waits for the command's end.
    ///
    /// - Parameter seconds: the longest time that it has; after that it is killed. Nil for as long as it takes.
    /// - Returns: how it ended.
    /// - Throws: an error if its output can't be read.
    public func wait(within seconds: Double? = nil) throws -> Result {
        let process = process
        if let seconds {
            DispatchQueue.global().asyncAfter(deadline: .now() + seconds) {
                if process.isRunning { kill(process.processIdentifier, SIGKILL) }
            }
        }
        let output = try output.fileHandleForReading.readToEnd() ?? Data()
        let errors = try errors.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Result(
            status: process.terminationReason == .exit ? process.terminationStatus : -1,
            output: String(decoding: output, as: UTF8.self), errors: String(decoding: errors, as: UTF8.self))
    }

    deinit {
        if process.isRunning { process.terminate() }
    }
}
