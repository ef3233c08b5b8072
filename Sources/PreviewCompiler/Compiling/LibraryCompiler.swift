import Foundation
import PreviewProtocol

/// Compiles rewritten sources to dynamic libraries.
struct LibraryCompiler {
    /// The folder with the engine's `.swiftmodule` files.
    let modules: String
    /// Where sources and libraries are written.
    let output: String
    /// When the program that loads the libraries was built, in seconds since 1970.
    let engineTime: Double

    /// What the compiler had to say, and the library if there is one.
    struct Result {
        var library: String?
        var messages: [CompilerOutput.Message] = []
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
    /// - Parameter number: different for each call.
    func compile(_ sources: [(name: String, text: [UInt8])], number: Int) throws -> Result {
        if let fault = engineFault { return Result(messages: [fault]) }
        let folder = output + "/sources"
        try? FileManager.default.removeItem(atPath: folder)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        var paths: [String] = []
        for (index, source) in sources.enumerated() {
            let path = "\(folder)/\(index)-\(source.name)"
            try Data(source.text).write(to: URL(fileURLWithPath: path))
            paths.append(path)
        }
        let library = "\(output)/preview-\(number).so"
        let arguments = Self.arguments(number: number, modules: modules, library: library) + paths
        let run = try Subprocess.run("swiftc", arguments)
        var messages = CompilerOutput.parse(run.output)
        if run.status == 0 { return Result(library: library, messages: messages) }
        if !messages.contains(where: { $0.severity == .error }) {
            let last = run.output.split(separator: "\n").last.map(String.init) ?? "it said nothing"
            messages.append(
                CompilerOutput.Message(
                    file: "", line: 0, column: 0, severity: .error,
                    text: "the compiler ended with status \(run.status): \(last)"))
        }
        return Result(messages: messages)
    }

    private static func arguments(number: Int, modules: String, library: String) -> [String] {
        [
            "-module-name", "ZoetropePreview\(number)", "-emit-library", "-o", library, "-wmo", "-O",
            "-gline-tables-only",
            // Without them a backtrace ends where the code does.
            "-Xcc", "-fno-omit-frame-pointer",
            "-parse-as-library", "-swift-version", "5", "-suppress-warnings", "-diagnostic-style", "llvm",
            "-I", modules,
        ] + BuildConditions.names.sorted().flatMap { ["-D", $0] }
    }

    /// Modules that don't fit the program that would load the library.
    private var engineFault: CompilerOutput.Message? {
        func fault(_ text: String) -> CompilerOutput.Message {
            CompilerOutput.Message(file: "", line: 0, column: 0, severity: .error, text: text)
        }
        for name in ["UIKit", "Previews"] {
            var status = stat()
            guard stat("\(modules)/\(name).swiftmodule", &status) == 0 else {
                return fault("there is no module \(name) in \(modules): build zoetrope there")
            }
            let time = Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9
            if time > engineTime {
                return fault(
                    "\(name) in \(modules) was built again after the running zoetrope was: end it and start it anew")
            }
        }
        return nil
    }
}
