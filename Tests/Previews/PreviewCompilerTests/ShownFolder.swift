import Foundation
import Logging
import PreviewHost
import PreviewProtocol
import Simulation
import StageModel
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

    private var code: URL { scratch.appendingPathComponent("code") }

    /// Writes a file of the folder.
    func write(_ text: String, to path: String) throws {
        let file = code.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    /// Compiles the folder with a file of this text.
    func build(_ text: String, in name: String) throws -> PreviewBuild {
        try write(text, to: name)
        let builder = try PreviewBuilder(
            PreviewProject(
                path: code.path, modules: testModules,
                output: scratch.appendingPathComponent("out").path,
                engineTime: .infinity),
            additions: [(name: Shadows.fileName, text: Shadows.source)])
        _ = builder.update()
        return try #require(builder.build())
    }

    /// Returns the texts that the folder's first scene shows after ten steps, or another number of them, with a file of this
    /// text, which has to compile without a warning.
    func shownTexts(of text: String, in name: String, steps: Int = 10) async throws -> [String] {
        let build = try build(text, in: name)
        try #require(build.diagnostics.filter { $0.severity != .note }.map(\.message) == [])
        host.show(library: try #require(build.library), sources: [name])
        try await wait("loading") { !self.host.scenes.isEmpty }
        let simulation = try host.makeSimulation(try #require(host.scenes.first).name)
        try await wait("\(steps) steps") {
            if simulation.isSeeking { simulation.continueSeeking { true } }
            if simulation.tick < steps { simulation.advance(to: simulation.tick + 1, with: []) }
            return simulation.tick >= steps && !simulation.isSeeking
        }
        return simulation.snapshot().nodes.map(\.text.string).filter { !$0.isEmpty }
    }

    /// Waits until `condition` holds.
    func wait(_ what: String, until condition: () -> Bool) async throws {
        let end = Date(timeIntervalSinceNow: 60)
        while !condition(), Date() < end { try await Task.sleep(for: .milliseconds(1)) }
        try #require(condition(), "\(what): \(host.editing)")
    }
}
