import Foundation
import PreviewProtocol

/// Compiles rewritten sources to dynamic libraries.
final class LibraryCompiler {
    /// The folder with the engine's `.swiftmodule` files.
    let modules: String
    /// The folder of sources and libraries.
    let output: String
    /// The time at which the program that loads the libraries was built, in seconds since 1970.
    let engineTime: Double

    /// What a library is for.
    enum Kind {
        /// Optimised.
        case previews
        /// As `swift test` compiles them.
        case tests

        fileprivate var arguments: [String] {
            switch self {
            case .previews: ["-O"]
            // Swift Testing has overlays for Apple's Core Graphics and UIKit, which these are not.
            case .tests: ["-Onone", "-Xfrontend", "-disable-cross-import-overlays"]
            }
        }
    }

    private let kind: Kind
    private let combine: CombineLibrary
    private lazy var commands = LibraryCommands(in: output) { arguments(module: $0, library: $1) }
    private lazy var commandsWithCombine = LibraryCommands(in: output) {
        arguments(module: $0, library: $1) + combine.arguments
    }

    /// Makes a compiler.
    ///
    /// - Parameters:
    ///   - modules: the folder with the engine's `.swiftmodule` files.
    ///   - output: the folder of sources and libraries.
    ///   - engineTime: the time at which the program that loads the libraries was built, in seconds since 1970.
    ///   - kind: what the libraries are for.
    init(modules: String, output: String, engineTime: Double, kind: Kind = .previews) {
        (self.modules, self.output, self.engineTime, self.kind) = (modules, output, engineTime, kind)
        combine = CombineLibrary(modules: modules)
    }

    /// The compiler's messages, and the library if there is one.
    struct Result {
        var library: String?
        var messages: [CompilerOutput.Message] = []
        /// The seconds that the compiler and the linker took.
        var seconds = 0.0

        /// Without a library, for a reason that concerns no file.
        static func fault(_ text: String) -> Result {
            Result(messages: [CompilerOutput.Message(file: "", line: 0, column: 0, severity: .error, text: text)])
        }
    }

    /// Removes what is in the output folder from an earlier process.
    ///
    /// - Throws: if the folder can't be written.
    func prepare() throws {
        try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
        for name in try FileManager.default.contentsOfDirectory(atPath: output)
        where name.hasPrefix("preview-") || name == "sources" {
            try FileManager.default.removeItem(atPath: output + "/" + name)
        }
    }

    /// Compiles all sources as one module of its own.
    ///
    /// - Parameters:
    ///   - sources: the sources, by names that need not be different.
    ///   - number: a number that is different for each call with the same `round` and `module`.
    ///   - round: a number that is different for each call with the same `number` and `module`.
    ///   - module: the module's name; nil for one that no other library has.
    ///   - withCombine: whether a source imports Combine.
    ///   - isWanted: is asked again and again whether the compiler may go on.
    /// - Returns: the library, or what is wrong.
    /// - Throws: `Subprocess.Abandoned`, and if the compiler can't be run.
    func compile(
        _ sources: [(name: String, text: [UInt8])], number: Int, round: Int, module: String? = nil,
        withCombine: Bool = false,
        while isWanted: () -> Bool = { true }
    ) throws -> Result {
        if let engineFault { return .fault(engineFault) }
        if withCombine, let fault = try combine.build(while: isWanted) { return .fault(fault) }
        let folder = output + "/sources"
        try? FileManager.default.removeItem(atPath: folder)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        var paths: [String] = []
        for (index, source) in sources.enumerated() {
            let path = "\(folder)/\(index)-\(source.name)"
            try Data(source.text).write(to: URL(fileURLWithPath: path))
            paths.append(path)
        }
        let name = (module.map { $0 + "-" } ?? "") + (round == 0 ? "\(number)" : "\(number)_\(round)")
        let library = "\(output)/preview-\(name).so"
        let start = ContinuousClock.now
        let run: (status: Int32, output: String)
        do {
            run = try make(
                library, of: paths, module: module ?? "ZoetropePreview\(name)", withCombine: withCombine,
                while: isWanted)
        } catch let excess as Subprocess.Excess {
            return .fault("\(excess)")
        }
        let seconds = (ContinuousClock.now - start).seconds
        var messages = CompilerOutput.parse(run.output)
        if run.status == 0 { return Result(library: library, messages: messages, seconds: seconds) }
        if !messages.contains(where: { $0.severity == .error }) {
            let last = run.output.split(separator: "\n").last.map(String.init) ?? "it said nothing"
            messages.append(
                CompilerOutput.Message(
                    file: "", line: 0, column: 0, severity: .error,
                    text: "the compiler ended with status \(run.status): \(last)"))
        }
        return Result(messages: messages, seconds: seconds)
    }

    /// Makes a library.
    ///
    /// - Returns: the exit status of the program that failed, or 0, and what all of them wrote.
    private func make(
        _ library: String, of paths: [String], module: String, withCombine: Bool, while isWanted: () -> Bool
    ) throws -> (status: Int32, output: String) {
        guard let commands = withCombine ? commandsWithCombine : commands else {
            let arguments = arguments(module: module, library: library) + (withCombine ? combine.arguments : [])
            return try Subprocess.run("swiftc", arguments + paths, while: isWanted)
        }
        let parts = LibraryCommands.parts(of: library)
        try FileManager.default.createDirectory(atPath: parts, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: parts) }
        var output = ""
        for command in commands.commands(for: paths, module: module, library: library) {
            let run = try Subprocess.run(command[0], Array(command.dropFirst()), while: isWanted)
            output += run.output
            guard run.status == 0 else { return (run.status, output) }
        }
        return (0, output)
    }

    private func arguments(module: String, library: String) -> [String] {
        [
            "-module-name", module, "-emit-library", "-o", library, "-wmo", "-gline-tables-only",
            // Without them callers are not found where code ends.
            "-Xcc", "-fno-omit-frame-pointer",
            "-parse-as-library", "-swift-version", "5", "-suppress-warnings", "-diagnostic-style", "llvm",
            "-I", modules,
        ] + kind.arguments + BuildConditions.names.sorted().flatMap { ["-D", $0] }
    }

    /// Modules that don't fit the program that would load the library.
    private var engineFault: String? {
        for name in ["UIKit", "Previews"] {
            var status = stat()
            guard stat("\(modules)/\(name).swiftmodule", &status) == 0 else {
                return "there is no module \(name) in \(modules): build zoetrope there"
            }
            let time = Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9
            if time > engineTime {
                return "\(name) in \(modules) was built again after the running zoetrope was: end it and start it anew"
            }
        }
        return nil
    }
}

extension Duration {
    var seconds: Double {
        Double(components.seconds) + Double(components.attoseconds) / 1e18
    }
}
