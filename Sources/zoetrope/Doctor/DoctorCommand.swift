import ArgumentParser
import Foundation
import ObjectiveCRuntime
import PreviewHost

/// The command `zoetrope doctor`.
struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Says whether this machine has what the commands need, and what to do where it has not.",
        discussion: "It ends with status 1 if something is missing without which a command can't do its work.")

    @Option(help: "The port that is to be free.")
    var port: UInt16 = 8080

    @Flag(help: "As JSON.")
    var json = false

    func run() throws {
        let executable = try RunningProgram.file()
        let findings = Self.findings(executable, port: port)
        if json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            print(String(decoding: try encoder.encode(findings), as: UTF8.self))
        } else {
            print(findings.map(\.text).joined(separator: "\n"))
        }
        if findings.contains(where: { $0.state == .missing }) { throw ExitCode(1) }
    }

    private static func findings(_ executable: URL, port: UInt16) -> [Finding] {
        let folder = executable.deletingLastPathComponent()
        let modules = folder.appendingPathComponent("Modules").path
        return [
            Finding(name: "Zoetrope", state: .fine, found: "\(Version.text) at \(executable.path)"),
            page, Toolchain(modules: modules).finding(try? RunningProgram.localBuild(of: executable)),
            runtime(RuntimeSupport.lacking()), compiler(in: folder),
            sandbox(Sandbox(readable: [], for: executable.path)), FilmBrowser.finding,
            PortCheck(port: port).finding,
        ]
    }

    private static var page: Finding {
        guard let folder = try? WebFolder.find() else {
            return Finding(
                name: "page", state: .missing, found: "the page that browsers load is not beside the program",
                help: "install Zoetrope again, or name the page's folder to serve and preview with --web")
        }
        return Finding(name: "page", state: .fine, found: folder)
    }

    /// What compiles previews lies beside the program, or is built from the package around it.
    private static func compiler(in folder: URL) -> Finding {
        let path = folder.appendingPathComponent(CompilerProgram.name).path
        if FileManager.default.isExecutableFile(atPath: path) {
            return Finding(name: "previews", state: .fine, found: path)
        }
        let isPackage = CompilerProgram.package(around: folder) != nil
        return Finding(
            name: "previews", state: isPackage ? .note : .missing,
            found: "there is no \(CompilerProgram.name) beside the program yet",
            help: isPackage
                ? "the first preview, check or test builds it, which takes less than a minute"
                : "install Zoetrope again")
    }

    /// The insides of Swift's run time in whose place Apple's systems have Objective-C's.
    static func runtime(_ lacking: [RuntimeSupport]) -> Finding {
        guard !lacking.isEmpty else {
            return Finding(name: "runtime", state: .fine, found: "all that stands in for Objective-C's run time works")
        }
        return Finding(
            name: "runtime", state: .note, found: lacking.map(\.purpose).joined(separator: "; "),
            help: "use a build of Zoetrope that is not stripped, made with a Swift toolchain that its README names")
    }

    static func sandbox(_ sandbox: Sandbox) -> Finding {
        guard let fault = sandbox.fault else {
            return Finding(name: "sandbox", state: .fine, found: sandbox.summary)
        }
        return Finding(name: "sandbox", state: .missing, found: sandbox.summary, help: fault)
    }
}
