import Dispatch
import Foundation
import Glibc

/// The toolchain's programs that name the functions and lines at a library's addresses.
enum Symbolizer {
    /// The time in seconds after which they are ended.
    private static let timeout = 5.0

    /// Finds what is at addresses, on a thread of its own.
    ///
    /// - Parameters:
    ///   - addresses: addresses in the library's file.
    ///   - library: the path of the file, with its line tables.
    ///   - completion: is called once, on the main queue, with the functions at each address, those that a function
    ///     contains inline before it; with none where the programs are missing.
    static func symbols(
        at addresses: [UInt64], in library: String,
        completion: @escaping @MainActor @Sendable ([CrashReport.Frame]) -> Void
    ) {
        let once = Once(completion)
        guard !addresses.isEmpty, let program = path(of: "llvm-symbolizer") else { return once.call([]) }
        let thread = Thread {
            let words = addresses.map { "0x" + String($0, radix: 16) }
            let output = run(
                program,
                ["--output-style=JSON", "--inlines", "--no-demangle", "--obj=\(library)"] + words)
            var frames = frames(of: output)
            if let program = path(of: "swift-demangle") {
                // Those that are inline have their names already.
                let mangled = frames.indices.filter { frames[$0].function.hasPrefix("$s") }
                let names = run(program, ["--simplified", "--compact"] + mangled.map { frames[$0].function })
                    .split(separator: UInt8(ascii: "\n"))
                for (index, name) in zip(mangled, names) {
                    frames[index].function = String(decoding: name, as: UTF8.self)
                }
            }
            once.call(frames)
        }
        thread.name = "Symbols"
        thread.start()
        DispatchQueue.main.asyncAfter(deadline: .now() + timeout) { once.call([]) }
    }

    /// A closure that is called once, on the main queue.
    private final class Once: Sendable {
        private let completion: @MainActor @Sendable ([CrashReport.Frame]) -> Void
        @MainActor private var isCalled = false

        init(_ completion: @escaping @MainActor @Sendable ([CrashReport.Frame]) -> Void) {
            self.completion = completion
        }

        func call(_ frames: [CrashReport.Frame]) {
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    guard !self.isCalled else { return }
                    self.isCalled = true
                    self.completion(frames)
                }
            }
        }
    }

    /// What is at an address, as the program prints it.
    private struct Address: Decodable {
        var functions: [Function]

        enum CodingKeys: String, CodingKey {
            case functions = "Symbol"
        }

        struct Function: Decodable {
            var name: String
            var file: String
            var line: Int

            enum CodingKeys: String, CodingKey {
                case name = "FunctionName"
                case file = "FileName"
                case line = "Line"
            }
        }
    }

    /// Decodes what `llvm-symbolizer` prints.
    static func frames(of output: Data) -> [CrashReport.Frame] {
        let addresses = (try? JSONDecoder().decode([Address].self, from: output)) ?? []
        return addresses.flatMap(\.functions).map { function in
            CrashReport.Frame(
                function: function.name,
                place: function.line > 0 ? CrashReport.Place(file: function.file, line: function.line) : nil)
        }
    }

    /// Returns a program's path: beside the compiler, or in another folder of `PATH`.
    private static func path(of program: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        let compiler = folders.map { "\($0)/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }
        let tools = compiler.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent().path }
        return ([tools].compactMap(\.self) + folders.map(String.init)).map { "\($0)/\(program)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// Runs a program to its end, or kills it after a time.
    ///
    /// - Parameters:
    ///   - program: the program's path.
    ///   - arguments: its arguments.
    ///   - seconds: the longest time.
    /// - Returns: what it prints; nothing if it can't be started.
    static func run(_ program: String, _ arguments: [String], within seconds: Double = timeout) -> Data {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return Data() }
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) {
            // Foundation waits for it, so that its number is no other process's yet.
            if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return data
    }
}
