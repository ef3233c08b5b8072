import ArgumentParser
import Foundation
import PreviewHost
import PreviewProtocol
import Previews
import Replay
import Simulation
import StageModel

/// The command `zoetrope check`.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Replays recorded sessions with your code, and compares each step with what was recorded.",
        discussion: """
            A session is a log as the page downloads it, kept anywhere beside the sources under the name of its preview: \
            fan.jsonl, or fan-anything.jsonl. What it should show is beside it, in fan.golden.txt, and what its steps may cost in \
            fan.costs.json.
            """)

    @Argument(help: "A folder of Swift files, or a Swift package.")
    var path = "."

    @Flag(help: "Write what the sessions show now as what they should show.")
    var record = false

    @Flag(
        help:
            "Compare what the sessions\u{2019} steps cost, too: more calls than were recorded are a fault, and instructions by more than a tenth."
    )
    var costs = false

    @Option(
        help: ArgumentHelp(
            "How far a place may be from where it should be, in points, beside the tenth that a recording is rounded by.",
            valueName: "points"))
    var tolerance = 0.5

    @Option(
        help: ArgumentHelp(
            "Where the reports go: html=FILE is a page, junit=FILE JUnit's XML, github the annotations of a GitHub workflow.",
            valueName: "list"),
        transform: CheckReports.init(argument:))
    var report = CheckReports()

    @Option(
        help: ArgumentHelp("The stage's size in points, of previews that name none.", valueName: "WxH"),
        transform: StageSize.init(argument:))
    var stage = StageSize(width: 390, height: 844)

    func run() throws {
        guard tolerance >= 0 else { throw ValidationError("--tolerance is \(tolerance); allowed: 0 or more") }
        let differs = try MainActor.assumeIsolated { try check() }
        if differs { throw ExitCode(1) }
    }

    /// Checks the sessions.
    ///
    /// - Returns: whether a session shows something else than it should.
    @MainActor
    private func check() throws -> Bool {
        let folder = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue else {
            throw ValidationError("there is no folder \(path)")
        }
        let sessions = try SessionFile.all(in: folder)
        guard !sessions.isEmpty else {
            throw ValidationError(
                "there is no session in \(path): download a log from the page's recording, and keep it as NAME.jsonl")
        }
        let output = try LibraryFolder.make()
        defer { try? FileManager.default.removeItem(at: output) }
        let build = try PreviewLoading.build(of: folder, output: output)
        let definitions = try PreviewLoading.definitions(of: build, in: folder)
        var runs: [CheckedSession] = []
        var steps: [String: [CheckFilm.Step]] = [:]
        for session in sessions {
            let found = try session.run(
                definitions, stage: CGSize(width: stage.width, height: stage.height), withCosts: costs,
                withPictures: !record && report.html != nil)
            if record {
                try session.write(found.frames)
                if let costs = found.costs { try session.write(costs) }
                if let uncounted = found.uncounted { print("\(session.name): \(uncounted)") }
                print("\(session.name): recorded \(found.frames.count) steps")
                continue
            }
            var run = CheckedSession(
                name: session.name, log: session.file.path, expected: try session.golden(), found: found.frames,
                tolerance: CheckTolerance(points: tolerance))
            print(run.summary)
            if let costs = found.costs {
                run.growth = report(
                    costs, found.faults + [found.uncounted].compactMap(\.self), recorded: try session.recordedCosts(),
                    session.name)
            }
            if !run.differences.isEmpty { steps[run.name] = found.steps }
            runs.append(run)
        }
        guard !record else { return false }
        let films = try films(of: runs, steps, PictureFiles(of: build, in: folder))
        for line in try report.write(runs, films: films) { print(line) }
        return runs.contains { $0.failure != nil }
    }

    /// Returns the documents that play the first sessions that differ, by their names; none where the page's files are not built.
    @MainActor
    private func films(
        of runs: [CheckedSession], _ steps: [String: [CheckFilm.Step]], _ files: PictureFiles
    ) throws -> [String: String] {
        guard report.html != nil, let web = try? WebFolder.findBuilt(), let page = try? ReplayPage(web: web) else {
            return [:]
        }
        var films: [String: String] = [:]
        for run in runs where films.count < CheckReport.mostFilms {
            guard let steps = steps[run.name] else { continue }
            films[run.name] = try files.document(
                of: CheckFilm(run, steps).recording, title: run.name, on: page, web: web)
        }
        return films
    }

    /// Says what a session costs beside what it did when it was recorded.
    ///
    /// - Returns: what costs more.
    private func report(_ costs: SessionCosts, _ faults: [String], recorded: SessionCosts, _ name: String) -> [String] {
        let (growth, saving) = (costs.growth(since: recorded), costs.saving(since: recorded))
        if !growth.isEmpty {
            print("\(name): costs more: \(growth.joined(separator: ", "))")
        } else if !saving.isEmpty {
            print(
                "\(name): costs less than was recorded: \(saving.joined(separator: ", ")); --record --costs keeps it so"
            )
        }
        print("\(name): \(costs.time), recorded \(recorded.time)")
        for fault in faults { print("\(name): \(fault)") }
        return growth
    }
}
