import Foundation

/// The Swift compiler of this machine, and whether it can use the engine's built modules.
struct Toolchain {
    private static let install = "https://www.swift.org/install"

    /// The path of swiftc; nil if there is none.
    let compiler: String?
    let version: SwiftVersion?
    /// What it says of the modules; nil if it can use them.
    let complaint: String?

    /// Has the compiler read the modules.
    ///
    /// - Parameter modules: the folder of the engine's modules.
    init(modules: String) {
        compiler = ToolRun.path(of: "swiftc")
        version = compiler.flatMap { SwiftVersion(of: $0) }
        complaint = compiler.flatMap { Self.complaint(of: $0, modules) }
    }

    private static func complaint(of compiler: String, _ modules: String) -> String? {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("zoetrope-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Modules.swift")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let imports = "import StageTesting\nimport Testing\nimport XCTest\n"
            try imports.write(to: file, atomically: true, encoding: .utf8)
        } catch {
            return "\(folder.path) can't be written: \(error.localizedDescription)"
        }
        let overlays = ["-Xfrontend", "-disable-cross-import-overlays"]
        guard let run = ToolRun(compiler, ["-typecheck", "-I", modules] + overlays + [file.path]) else {
            return "\(compiler) can't be run"
        }
        guard run.status != 0 else { return nil }
        return run.firstError ?? "it ended with status \(run.status)"
    }

    /// The version that the modules were built with, as the compiler of another one says it; nil if it does not.
    static func version(in complaint: String) -> String? {
        let match = complaint.firstMatch(of: #/compiled with Swift ([0-9.]*[0-9])|of the compiler '([0-9.]*[0-9])/#)
        return match.flatMap { $0.1 ?? $0.2 }.map(String.init)
    }

    /// Says what `zoetrope doctor` shows of it.
    ///
    /// - Parameter build: what takes the program's place where its Swift is not this machine's; nil for one that is not installed.
    /// - Returns: fine, a note if it builds the program first, missing if there is none that fits.
    func finding(_ build: LocalBuild?) -> Finding {
        let commands = "preview, check and test"
        func missing(_ found: String, _ help: String) -> Finding {
            Finding(name: "toolchain", state: .missing, found: found, help: help)
        }
        guard let compiler else {
            return missing(
                "there is no swiftc on the path, which \(commands) compile with",
                "install Swift 6.2 or later (\(Self.install)), or put its usr/bin on the path")
        }
        let found = "Swift \(version?.number ?? "of an unknown version") at \(compiler)"
        guard let complaint else {
            return Finding(name: "toolchain", state: .fine, found: "\(found) fits the engine")
        }
        guard let wanted = Self.version(in: complaint) else {
            return missing(
                "\(found) can't use the engine: \(complaint)",
                "\(commands) need a whole toolchain of swift.org (\(Self.install)) and a whole build of Zoetrope")
        }
        if let build, build.version.isSufficient {
            return Finding(
                name: "toolchain", state: .note, found: "\(found) is not the \(wanted) that Zoetrope was built with",
                help: build.isWhole
                    ? "\(commands) run the build with this one, in \(build.folder.path)"
                    : "the first of \(commands) builds it with this one, once, which takes 5 to 10 minutes")
        }
        return missing(
            "\(found) does not fit the engine, which was built with \(wanted)",
            "\(commands) need Swift \(wanted) first on the path (\(Self.install)), or Zoetrope built with this one")
    }
}
