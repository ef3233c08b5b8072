import Foundation
import Glibc
import PreviewHost
import Simulation
import StageModel
import TestClient
import Testing

/// What previewed code can reach.
@MainActor
@Suite(.serialized) struct SandboxTests {
    /// Runs code that tries everything.
    ///
    /// - Returns: what it got, in words.
    private func reached(keptApartBy keeper: Keeper) async throws -> Set<String> {
        let listener = try Listener()
        defer { listener.close() }
        let project = try PreviewProject(keptApartBy: keeper)
        let secret = UUID().uuidString
        let home = FileManager.default.temporaryDirectory
        let file = home.appendingPathComponent(".\(UUID().uuidString)")
        try Data(secret.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let victim = Process()
        victim.executableURL = URL(fileURLWithPath: "/bin/sleep")
        victim.arguments = ["600"]
        victim.environment = ["SECRET": secret]
        try victim.run()
        // It may block other signals, as the thread does that it is started by.
        defer { kill(victim.processIdentifier, SIGKILL) }
        try project.show(
            gap: 0,
            code: HostileCode.statements(
                on: .init(
                    process: victim.processIdentifier, port: listener.port, file: file.path,
                    project: project.folder.path, secret: secret)))
        try await project.wait("the code") { !project.host.scenes.isEmpty }
        let simulation = try project.host.makeSimulation("cards")
        try await project.wait("the end") {
            if simulation.isSeeking { simulation.continueSeeking { true } }
            return simulation.isStopped
        }
        let message = try #require(simulation.message)
        let words = try #require(message.firstMatch(of: /reached: (.*)/), "\(message)").1
        return Set(words.split(separator: " ").map(String.init))
    }

    @Test(arguments: [Keeper.bubblewrap, .itself])
    func codeReachesNothingElse(keptApartBy keeper: Keeper) async throws {
        #expect(try await reached(keptApartBy: keeper) == [])
    }

    /// As Combine's library, which is built while the process waits that was started in advance.
    @Test(arguments: [Keeper.bubblewrap, .itself])
    func whatComesBeforeTheCodeIsLoadedCanBeRead(keptApartBy keeper: Keeper) async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("late-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        let project = try PreviewProject(keptApartBy: keeper, readable: [file.path])
        project.host.building()
        try Data("late".utf8).write(to: file)
        try project.show(
            gap: 0,
            code: """
                var bytes = [UInt8](repeating: 0, count: 4)
                let file = open("\(file.path)", O_RDONLY)
                fatalError("read: \\(read(file, &bytes, 4)) \\(bytes)")
                """)
        try await project.wait("the code") { !project.host.scenes.isEmpty }
        let simulation = try project.host.makeSimulation("cards")
        try await project.wait("the end") { simulation.isStopped }
        let message = try #require(simulation.message)
        #expect(message.contains("read: 4 \([UInt8]("late".utf8))"), "\(message)")
    }

    /// So the attacks would work.
    @Test func withoutAKeeperItReachesWhatTheServerDoes() async throws {
        let most: Set = [
            "file", "users", "environment", "signal", "limit", "write", "connection", "shared", "memory", "arguments",
            "program",
        ]
        let reached = try await reached(keptApartBy: .nobody)
        #expect(reached.isSuperset(of: most))
        if geteuid() == 0 { #expect(reached.isSuperset(of: ["sysctl", "rights"])) }
    }

    @Test(arguments: [Keeper.bubblewrap, .itself])
    func theSummarySaysWhatAProbeFromWithinHasFound(keeper: Keeper) throws {
        let sandbox = Sandbox(readable: [], for: PreviewProject.executable, by: [keeper])
        #expect(sandbox.isComplete)
        #expect(sandbox.fault == nil)
        #expect(sandbox.summary.contains(keeper == .bubblewrap ? "(bubblewrap)" : "(Landlock and seccomp)"))
        #expect(
            sandbox.summary.hasSuffix(
                """
                it reads the project alone and writes no file, has no network, reaches no other process, has no \
                privileges and has limited memory and time.
                """))
    }

    @Test func whatIsNotKeptIsNamed() throws {
        // Whoever may read everything finds that it does.
        let open = Sandbox(readable: ["/"], for: PreviewProject.executable, by: [.itself])
        #expect(!open.isComplete)
        #expect(
            open.summary.hasSuffix(
                "limited memory and time, but sees all of your files and reaches your other processes."))
        #expect(open.fault?.contains("reaches your other processes; install bubblewrap") == true)
        #expect(open.fault?.contains("--unconfined") == true)
        let none = Sandbox.none()
        #expect(none.fault?.contains("has your network, reaches your other processes, has yours") == true)
        // A program that can't be asked promises nothing.
        let silent = Sandbox(readable: [], for: "/bin/false")
        #expect(!silent.isComplete)
        #expect(silent.summary.contains("sees all of your files, has your network"))
    }

    /// All of this suite holds for root and for a user without privileges: where root runs it, the user does, too.
    @Test(.enabled(if: NobodysTests.canRun))
    func itHoldsForAnUnprivilegedUser() throws {
        let tests = #"^PreviewHostTests\.(SandboxTests|HostileSessionTests/(whatIt|many))"#
        let (status, output) = try NobodysTests.run(tests)
        #expect(status == 0, "\(output)")
        #expect(output.contains("codeReachesNothingElse"))
    }

    /// A socket of this machine that waits for connections.
    private struct Listener {
        let descriptor: Int32
        let port: UInt16

        init() throws {
            descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            var length = socklen_t(MemoryLayout<sockaddr_in>.size)
            let descriptor = descriptor
            let isListening = withUnsafeMutablePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    bind(descriptor, $0, length) == 0 && listen(descriptor, 8) == 0
                        && getsockname(descriptor, $0, &length) == 0
                }
            }
            try #require(isListening)
            port = UInt16(bigEndian: address.sin_port)
        }

        func close() { _ = Glibc.close(descriptor) }
    }
}
