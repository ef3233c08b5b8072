import ArgumentParser
import Foundation
import Demonstrations
import SceneContract
import Simulation
import StageModel

/// The command `zoetrope simulate`.
struct Simulate: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Runs a scene headless and prints what every viewer would have been shown, as JSON Lines.")

    @Argument(help: "The scene; `zoetrope scenes` lists them.")
    var scene: String

    @OptionGroup var options: SceneOptions

    @Option(help: ArgumentHelp("Events as JSON Lines; - reads standard input.", valueName: "file"))
    var input: String?

    @Option(
        help: ArgumentHelp(
            "Instead of printing lines, write a page that plays the run in a browser without a server.",
            valueName: "file"))
    var html: String?

    @Option(help: ArgumentHelp("The page's folder, for --html; otherwise the project's.", valueName: "folder"))
    var web: String?

    @Option(
        parsing: .unconditional,
        help: "How many steps to run; otherwise until the stage is at rest after the last event.",
        transform: wholeNumber(in: 0...UInt32.max))
    var ticks: UInt32?

    @Option(
        parsing: .unconditional, help: "Print each n-th step only.",
        transform: wholeNumber(in: 1...UInt32.max))
    var every: UInt32 = 1

    @Option(
        parsing: .unconditional, help: "Steps per second.",
        transform: { argument in
            guard let rate = Double(argument), (1...1000).contains(rate) else {
                throw ValidationError("allowed: 1 to 1000")
            }
            return rate
        })
    var hz: Double = 60

    func run() throws {
        try MainActor.assumeIsolated { try simulate() }
    }

    @MainActor
    private func simulate() throws {
        let run: HeadlessRun
        let folder = try options.photoOption.folder()
        let text = try readInput()
        do {
            let type = try SceneCatalogue.scene(named: scene)
            if let start = try InputScript.start(of: text) {
                run = try replay(text, of: type, from: start, photos: folder?.photos ?? [])
            } else {
                let size = CGSize(width: options.stage?.width ?? 390, height: options.stage?.height ?? 844)
                let simulation = try options.assignments().simulation(
                    of: type, stage: size, rate: hz, photos: folder?.photos ?? [])
                let script = try InputScript(text, scene: type, stage: size, parameters: simulation.values)
                run = HeadlessRun(simulation: simulation, script: script, ticks: ticks, every: every)
            }
        } catch let fault where fault is SceneError || fault is InputScript.Fault {
            throw ValidationError("\(fault)")
        }
        if let html { return try writePage(of: run, input: text, photos: folder?.filesByName ?? [:], to: html) }
        let output = BufferedOutput()
        try run.run(output.write)
        try output.flush()
    }

    /// Makes the simulation of a log that begins at a checkpoint, which has the stage and the parameters.
    @MainActor
    private func replay(
        _ text: String, of scene: any SceneDefinition, from start: InputScript.Start, photos: [Photo]
    ) throws -> HeadlessRun {
        guard options.stage == nil, !options.hasAssignments else {
            throw InputScript.Fault(
                line: start.line,
                problem: "'restore' brings the stage and the parameters; leave --stage, --set, --items and --compare "
                    + "out")
        }
        do {
            let simulation = try SceneSimulation(
                checkpoint: start.checkpoint, tick: start.tick, rate: hz, photos: photos)
            let script = try InputScript(text, scene: scene, stage: .zero, parameters: [:])
            return HeadlessRun(simulation: simulation, script: script, ticks: ticks, every: every)
        } catch let fault as SceneError {
            throw InputScript.Fault(line: start.line, problem: "\(fault)")
        }
    }

    private func readInput() throws -> String {
        guard let input else { return "" }
        let data: Data
        if input == "-" {
            data = FileHandle.standardInput.readDataToEndOfFile()
        } else {
            do {
                data = try Data(contentsOf: URL(fileURLWithPath: input))
            } catch {
                throw ValidationError("the input file '\(input)' can't be read")
            }
        }
        guard let text = String(data: data, encoding: .utf8) else { throw ValidationError("the input is not UTF-8") }
        return text
    }
}
