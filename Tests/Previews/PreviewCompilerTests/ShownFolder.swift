import Foundation
import Logging
import PreviewHost
import PreviewProtocol
import StageTime
import Testing

@testable import PreviewCompiler

/// A folder of previewed code, compiled and shown as the program does.
@MainActor
final class ShownFolder {
    private let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        .resolvingSymlinksInPath()
    let host: PreviewHost

    init() throws {
        try FileManager.default.createDirectory(
            at: scratch.appendingPathComponent("code"), withIntermediateDirectories: true)
        let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent().appendingPathComponent("zoetrope").path
        host = PreviewHost(
            executable: executable, project: scratch.path, stage: (390, 844),
            sandbox: Sandbox(readable: [scratch.path], for: executable), logger: Logger(label: "test"))
    }

    isolated deinit {
        host.stop()
        try? FileManager.default.removeItem(at: scratch)
    }

    /// Compiles the folder with a file of this text.
    func build(_ text: String, in name: String) throws -> PreviewBuild {
        let code = scratch.appendingPathComponent("code")
        try text.write(to: code.appendingPathComponent(name), atomically: true, encoding: .utf8)
        let builder = try PreviewBuilder(
            PreviewProject(
                path: code.path, modules: testModules, output: scratch.appendingPathComponent("out").path,
                engineTime: .infinity),
            additions: [(name: Shadows.fileName, text: Shadows.source)])
        _ = builder.update()
        return try #require(builder.build())
    }

    /// Waits until `condition` holds.
    func wait(_ what: String, until condition: () -> Bool) async throws {
        let end = Date(timeIntervalSinceNow: 60)
        while !condition(), Date() < end { try await Task.sleep(for: .milliseconds(1)) }
        try #require(condition(), "\(what): \(host.editing)")
    }
}
