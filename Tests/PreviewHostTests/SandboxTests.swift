import Foundation
import Glibc
import PreviewHost
import Simulation
import StageModel
import Testing

/// What previewed code can reach.
///
/// It has a gap that tells what it found: 1 for a file of somebody else's, 2 for a connection, 4 for a file that it could
/// write, 8 for a signal that it could send to the server.
@MainActor
@Suite(.serialized) struct SandboxTests {
    private func reach(_ keeper: PreviewProject.Keeper) async throws -> Int {
        let listener = try Listener()
        defer { listener.close() }
        let project = try PreviewProject(keptApartBy: keeper)
        let secret = FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".\(UUID().uuidString)")
        try Data("secret".utf8).write(to: secret)
        defer { try? FileManager.default.removeItem(at: secret) }
        try project.show(
            gap: 0,
            code: """
                if gap == 0 {
                gap = 16
                if FileManager.default.contents(atPath: "\(secret.path)") != nil { gap += 1 }
                let end = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
                var address = sockaddr_in()
                address.sin_family = sa_family_t(AF_INET)
                address.sin_port = in_port_t(\(listener.port)).bigEndian
                address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
                let isConnected = withUnsafePointer(to: &address) { pointer in
                    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                        connect(end, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
                    }
                }
                if isConnected { gap += 2 }
                if FileManager.default.createFile(atPath: "\(project.folder.path)/new", contents: nil) { gap += 4 }
                if kill(\(getpid()), 0) == 0 { gap += 8 }
                }
                """)
        try await project.wait("the code") { !project.host.scenes.isEmpty }
        let simulation = try project.host.makeSimulation("cards")
        var reached: Int?
        try await project.wait("the answer") {
            if simulation.isSeeking { simulation.continueSeeking { true } }
            if !simulation.isSeeking { simulation.advance(to: simulation.tick + 1) }
            let cells = simulation.cells
            guard cells.count > 1, cells[1] - cells[0] >= 116 else { return false }
            reached = Int(cells[1] - cells[0]) - 116
            return true
        }
        return try #require(reached)
    }

    @Test func bubblewrapKeepsCodeFromEverythingElse() async throws {
        #expect(try await reach(.bubblewrap) == 0)
    }

    @Test func withoutBubblewrapCodeKeepsItselfFromEverythingElse() async throws {
        #expect(try await reach(.itself) == 0)
    }

    @Test func withoutEitherItReachesWhatTheServerDoes() async throws {
        #expect(try await reach(.nobody) == 15)
    }

    @Test func theSummarySaysWhichProtectionIsInForce() throws {
        let executable = PreviewProject.executable
        let wrapped = Sandbox(readable: [], for: executable).summary
        #expect(wrapped.contains("(bubblewrap): it sees the project alone, has no network"))
        let own = Sandbox(readable: [], for: executable, usesBubblewrap: false).summary
        #expect(own.contains("Landlock and seccomp"))
        #expect(own.contains("reads the project alone and writes no file, has no network"))
        #expect(Sandbox.none().summary.contains("but has your network and sees all of your files: bubblewrap"))
        // A program that can't be asked promises nothing.
        let silent = Sandbox(readable: [], for: "/bin/false", usesBubblewrap: false).summary
        #expect(silent.contains("but has your network and sees all of your files"))
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
