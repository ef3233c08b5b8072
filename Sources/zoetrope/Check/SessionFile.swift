import ArgumentParser
import Foundation
import Previews
import Demonstrations
import SceneContract
import Simulation
import StageModel

/// A recorded session beside the sources, and what it should show.
@MainActor
struct SessionFile {
    private static let ending = ".jsonl"
    private static let goldenEnding = ".golden.txt"
    /// Of the files that 0.1 wrote before it was released: a line of JSON for each step.
    private static let oldGoldenEnding = ".golden.jsonl"
    private static let costsEnding = ".costs.json"

    /// Relative to the project's folder, without its ending.
    let name: String
    /// The log.
    let file: URL

    /// Returns the sessions in a folder and the folders in it, by their names.
    static func all(in folder: URL) throws -> [SessionFile] {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(ending) && !$0.hasSuffix(oldGoldenEnding) && !$0.hasPrefix(".") }.sorted()
            .map {
                SessionFile(name: String($0.dropLast(ending.count)), file: folder.appendingPathComponent($0))
            }
    }

    /// The file with what the session should show.
    private var goldenFile: URL { fileBeside(Self.goldenEnding) }
    private var costsFile: URL { fileBeside(Self.costsEnding) }
    private var oldGoldenFile: URL { fileBeside(Self.oldGoldenEnding) }

    private func fileBeside(_ ending: String) -> URL {
        file.deletingLastPathComponent().appendingPathComponent(
            file.lastPathComponent.dropLast(Self.ending.count) + ending)
    }

    /// What a session has shown, and what its steps cost.
    struct Run {
        var frames: [CheckFrame] = []
        /// What was shown with each of them, if that is wanted.
        var steps: [CheckFilm.Step] = []
        var costs: SessionCosts?
        /// What costs more than it has to.
        var faults: [String] = []
        /// Why no instructions were counted; nil if they were.
        var uncounted: String?
    }

    /// Returns what the session shows in each step, and, if that is wanted, what its steps cost.
    ///
    /// - Throws: `ValidationError` if it is of none of these previews, or its log can't be read.
    func run(
        _ definitions: [PreviewDefinition], stage: CGSize, withCosts: Bool, withPictures: Bool = false
    ) throws -> Run {
        let text = try String(contentsOf: file, encoding: .utf8)
        let definition = try definition(definitions, text)
        let size = definition.stageSize(on: stage)
        do {
            let script = try InputScript(text, scene: definition, stage: size, parameters: [:])
            func simulate() throws -> SceneSimulation {
                guard let start = script.start else { return try SceneSimulation(definition, stage: size) }
                return try SceneSimulation(checkpoint: start.checkpoint, of: definition, tick: start.tick)
            }
            let simulation = try simulate()
            var run = Run()
            let decoder = JSONDecoder()
            let reader = withCosts ? CostReader(simulation) : nil
            var shown: CheckFilm.Step?
            try HeadlessRun(simulation: simulation, script: script, ticks: nil, every: 1).run(
                { line in
                    run.frames.append(try decoder.decode(CheckFrame.self, from: line))
                    if let shown { run.steps.append(shown) }
                    reader?.read()
                },
                show: { if withPictures { shown = CheckFilm.Step($0, of: simulation) } })
            (run.costs, run.faults) = (reader?.costs, reader?.found ?? [])
            guard withCosts else { return run }
            do {
                run.costs?.instructions = try Self.countInstructions(of: script, to: simulation.tick, simulate)
            } catch let missing as InstructionCounter.Missing {
                run.uncounted = "\(missing)"
            }
            return run
        } catch let fault where fault is InputScript.Fault || fault is SceneError {
            throw ValidationError("\(file.path): \(fault)")
        }
    }

    /// Returns how many instructions a session's steps and what they show take, which nobody inspects then: the least of a few
    /// runs.
    ///
    /// - Throws: `InstructionCounter.Missing` where they can't be counted, and what making the simulation throws.
    private static func countInstructions(
        of script: InputScript, to end: UInt32, _ simulate: () throws -> SceneSimulation
    ) throws -> SessionCosts.Instructions {
        let counter = try InstructionCounter()
        var least = UInt64.max
        for _ in 0..<3 {
            let simulation = try simulate()
            var rest = script.entries[...]
            let count = counter.count {
                while simulation.tick < end {
                    let due = rest.prefix { $0.tick <= simulation.tick + 1 }
                    rest = rest.dropFirst(due.count)
                    simulation.advance(to: simulation.tick + 1, with: due.map(\.event))
                    _ = simulation.snapshot()
                }
            }
            least = min(least, count)
        }
        return SessionCosts.Instructions(count: least, machine: machine)
    }

    private static var machine: String {
        var name = utsname()
        let kind =
            uname(&name) == 0
            ? withUnsafeBytes(of: name.machine) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) } : "unknown"
        #if DEBUG
            return "\(kind), not optimised"
        #else
            return kind
        #endif
    }

    /// Returns the preview that the log names, or, if it names none, the one with the longest name that the file's
    /// begins with.
    private func definition(_ definitions: [PreviewDefinition], _ text: String) throws -> PreviewDefinition {
        let base = file.deletingPathExtension().lastPathComponent
        let named = try InputScript.start(of: text)?.checkpoint.scene
        let fitting = definitions.filter { definition in
            named.map { $0 == definition.name } ?? (base == definition.name || base.hasPrefix(definition.name + "-"))
        }
        guard let found = fitting.max(by: { $0.name.count < $1.name.count }) else {
            let known = definitions.map(\.name).joined(separator: ", ")
            throw ValidationError("\(file.path) is named after no preview; previews: \(known)")
        }
        return found
    }

    /// Reads what the session should show.
    ///
    /// - Throws: `ValidationError` if nothing has been recorded, or it can't be read.
    func golden() throws -> [CheckFrame] {
        guard let text = try? String(contentsOf: goldenFile, encoding: .utf8) else { return try oldGolden() }
        do {
            return try GoldenFile.frames(in: text)
        } catch {
            throw ValidationError("\(goldenFile.path):\(error.line) is not what --record writes; record it again")
        }
    }

    private func oldGolden() throws -> [CheckFrame] {
        guard let text = try? String(contentsOf: oldGoldenFile, encoding: .utf8) else {
            throw ValidationError("\(goldenFile.path) is missing; record what \(name) should show with --record")
        }
        let decoder = JSONDecoder()
        return try text.split(separator: "\n").map { line in
            do {
                return try decoder.decode(CheckFrame.self, from: Data(line.utf8))
            } catch {
                throw ValidationError("\(oldGoldenFile.path) is not what --record wrote; record it again")
            }
        }
    }

    /// - Throws: `ValidationError` if nothing has been recorded.
    func recordedCosts() throws -> SessionCosts {
        guard let data = try? Data(contentsOf: costsFile) else {
            throw ValidationError("\(costsFile.path) is missing; record what \(name) costs with --record --costs")
        }
        guard let costs = try? JSONDecoder().decode(SessionCosts.self, from: data) else {
            throw ValidationError("\(costsFile.path) is not what --record --costs writes; record it again")
        }
        return costs
    }

    /// Writes what the session costs.
    func write(_ costs: SessionCosts) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
        try (encoder.encode(costs) + Data("\n".utf8)).write(to: costsFile, options: .atomic)
    }

    /// Writes what the session should show.
    func write(_ frames: [CheckFrame]) throws {
        try GoldenFile.text(of: frames).write(to: goldenFile, atomically: true, encoding: .utf8)
        try? FileManager.default.removeItem(at: oldGoldenFile)
    }
}
