import Foundation
import PreviewProtocol
import Testing

@testable import PreviewCompiler

/// The program that compiles, with a compiler that never comes to an end unless it is ended.
@Suite final class CompilerProcessTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private let process = Process()
    private let requests = Pipe()
    private let events = Pipe()

    init() throws {
        for name in ["bin", "code"] {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        // Compiles a source with "good" in it at once, to an empty library, and others for ten minutes.
        let compiler = folder.appendingPathComponent("bin/swiftc")
        let script = """
            #!/bin/sh
            case "$*" in *-driver-print-jobs*) exit 1;; esac
            grep -q good "\(folder.path)/code/Deck.swift" && exit 0
            echo $$ >> "\(folder.path)/started"
            exec sleep 600
            """
        try script.write(to: compiler, atomically: true, encoding: .utf8)
        #expect(chmod(compiler.path, 0o755) == 0)
        try save("slow")
        process.executableURL = URL(fileURLWithPath: testModules).deletingLastPathComponent()
            .appendingPathComponent("zoetrope-preview-compiler")
        process.environment = ["PATH": compiler.deletingLastPathComponent().path + ":/usr/bin:/bin"].merging(
            ProcessInfo.processInfo.environment
        ) { one, _ in one }
        process.standardInput = requests
        process.standardOutput = events
        try process.run()
        let project = PreviewProject(
            path: folder.path + "/code", modules: testModules, output: folder.path + "/out",
            engineTime: 4e9)
        try requests.fileHandleForWriting.write(
            contentsOf: try JSONEncoder().encode(PreviewRequest.open(project)) + Data("\n".utf8))
    }

    deinit {
        kill(process.processIdentifier, SIGKILL)
        try? FileManager.default.removeItem(at: folder)
    }

    private func save(_ word: String) throws {
        try "class Deck: UICollectionViewLayout {} // \(word)\n"
            .write(to: folder.appendingPathComponent("code/Deck.swift"), atomically: true, encoding: .utf8)
    }

    private func receive() throws -> PreviewEvent {
        var line = Data()
        while let byte = try events.fileHandleForReading.read(upToCount: 1), !byte.isEmpty, byte != Data([0x0A]) {
            line += byte
        }
        return try JSONDecoder().decode(PreviewEvent.self, from: line)
    }

    /// Waits until the compiler runs for the `count`th time; it has a group of its own.
    private func compiler(_ count: Int = 1) -> pid_t {
        while true {
            let text = try? String(contentsOf: folder.appendingPathComponent("started"), encoding: .utf8)
            let started = text?.split(separator: "\n", omittingEmptySubsequences: false).dropLast() ?? []
            if started.count >= count, let process = pid_t(started[count - 1]) { return process }
            usleep(1000)
        }
    }

    private func waitForEnd(of process: pid_t) {
        while kill(process, 0) == 0, !isZombie(process) { usleep(1000) }
    }

    /// Whether a process has ended and only its parent, which may be nobody who looks, has not asked for its status.
    private func isZombie(_ process: pid_t) -> Bool {
        (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8))?.contains(") Z ") == true
    }

    @Test func aNewerSaveEndsTheOlderCompile() throws {
        let older = compiler()
        try save("good")
        waitForEnd(of: older)
        guard case .building(let first) = try receive() else {
            Issue.record("no beginning")
            return
        }
        #expect(first.number == 1)
        #expect(try receive() == .building(BuildStart(number: 2, changed: ["Deck.swift"])))
        guard case .built(let build) = try receive() else {
            Issue.record("no build")
            return
        }
        #expect(build.number == 2)
        #expect(build.library != nil)
    }

    @Test func requestsAreAnsweredWhileItCompiles() throws {
        _ = compiler()
        try requests.fileHandleForWriting.write(
            contentsOf: Data(#"{"type":"changes","id":3,"values":{"Deck.gap":1},"write":false}"#.utf8 + [0x0A]))
        _ = try receive()
        #expect(try receive() == .fault(PreviewFault(id: 3, message: "there is no 'Deck.gap' to tune; there are: ")))
    }

    @Test(arguments: [SIGTERM, SIGKILL, SIGINT])
    func theCompilerEndsWithTheProgram(signal: Int32) {
        let compiler = compiler()
        kill(process.processIdentifier, signal)
        waitForEnd(of: compiler)
    }

    @Test func theCompilerEndsWithTheServer() throws {
        let compiler = compiler()
        // What the kernel does for a server that is killed.
        try requests.fileHandleForWriting.close()
        waitForEnd(of: compiler)
        waitForEnd(of: process.processIdentifier)
    }
}
