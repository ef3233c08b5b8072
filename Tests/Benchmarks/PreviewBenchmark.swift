import Foundation
import Logging
import PreviewHost
import Previews
import Demonstrations
import Simulation
import StageModel

/// Prints the time of a step of previewed code in this process, and in a process of its own.
@MainActor
enum PreviewBenchmark {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private static let flings = 10
    private static let steps = 180

    /// - Parameter table: takes the figures.
    /// - Throws: ``Failure`` if the library can't be compiled, or does not run within ten seconds.
    static func print(into table: FigureTable) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("benchmark-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let library = try compile(in: folder, against: products.appendingPathComponent("Modules").path)
        guard let definition = try PreviewHost.definitions(inLibrary: library).first else {
            throw Failure(description: "the library has no preview")
        }
        let here = RecordedSimulation(try SceneSimulation(definition, stage: CGSize(width: 390, height: 844)))
        let host = PreviewHost(
            executable: products.appendingPathComponent("zoetrope").path, project: folder.path, stage: (390, 844),
            sandbox: .none(), logger: Logger(label: "benchmark"))
        defer { host.stop() }
        host.show(library: library, sources: ["List.swift"])
        try wait { !host.scenes.isEmpty }
        let remote = try host.makeSimulation(definition.name)
        try wait {
            if remote.isSeeking { remote.continueSeeking { true } }
            return !remote.isSeeking
        }
        let before = switches
        let figures = measure([here, remote])
        let switched = Double(switches - before) / Double(flings * steps)
        Swift.print(figures[0].line("a previewed step in this process", "us"))
        Swift.print(figures[1].line("a previewed step in a process of its own", "us"))
        table.row(
            "a process of its own for a preview: what it adds to a step, p50 us",
            figures[1].percentile(0.5) - figures[0].percentile(0.5), baseline: figures[0].percentile(0.5), .most(25))
        table.row("a process of its own for a preview: times a step that the server waits for another thread", switched)
    }

    /// How often this process's threads have waited: getrusage(2).
    private static var switches: Int {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return Int(usage.ru_nvcsw)
    }

    /// Flings the list up and down on each stage, and times each step with its snapshot, in microseconds.
    ///
    /// The stages' steps alternate, so that whatever else the machine does is part of both.
    private static func measure(_ simulations: [any RewindableSimulation]) -> [Figures] {
        var figures = simulations.map { _ in Figures() }
        let clock = ContinuousClock()
        for fling in 0..<flings {
            for step in 0..<steps {
                for (index, simulation) in simulations.enumerated() {
                    let events = step < 8 ? [pointer(step, up: fling % 2 == 0)] : []
                    let start = clock.now
                    simulation.advance(to: simulation.tick + 1, with: events)
                    while simulation.isAwaitingStep {
                        // As the server's main thread waits: an earlier date is a timer, which has a thread of its own.
                        _ = RunLoop.main.run(mode: .default, before: .distantFuture)
                    }
                    _ = simulation.snapshot()
                    figures[index].add(Double((clock.now - start).components.attoseconds) / 1e12)
                }
            }
        }
        return figures
    }

    private static func pointer(_ step: Int, up: Bool) -> InputEvent {
        let phase: PointerSample.Phase = step == 0 ? .down : step == 7 ? .up : .move
        let distance = 30 * Double(min(step, 6))
        return .pointer(PointerSample(pointer: 1, phase: phase, x: 200, y: up ? 700 - distance : 200 + distance))
    }

    private static func wait(until condition: () -> Bool) throws {
        let end = Date(timeIntervalSinceNow: 10)
        while !condition() {
            guard Date() < end else { throw Failure(description: "the previewed process did not answer") }
            RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
        }
    }

    private static func compile(in folder: URL, against modules: String) throws -> String {
        let source = folder.appendingPathComponent("List.swift")
        try Self.source.write(to: source, atomically: true, encoding: .utf8)
        let library = folder.appendingPathComponent("libBenchmark.so").path
        let compiler = Process()
        compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        compiler.arguments = [
            "swiftc", "-wmo", "-O", "-suppress-warnings", "-swift-version", "5", "-emit-library", "-parse-as-library",
            "-I", modules,
            "-module-name", "BenchmarkPreview", source.path, "-o", library,
        ]
        try compiler.run()
        compiler.waitUntilExit()
        guard compiler.terminationStatus == 0 else { throw Failure(description: "the library could not be compiled") }
        return library
    }

    private static let source = """
        import Previews
        import UIKit

        @_cdecl("zoetrope_preview_library")
        public func zoetropePreviewLibrary() -> UnsafeMutableRawPointer {
            MainActor.assumeIsolated {
                PreviewLibrary([
                    Preview(name: "list", title: "List", source: PreviewSource(file: "List.swift", line: 1)) {
                        .viewController(LayoutPreviewController(layout: UICollectionViewFlowLayout()))
                    }
                ]).opaque
            }
        }
        """
}
