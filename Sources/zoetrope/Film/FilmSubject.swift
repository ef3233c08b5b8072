import ArgumentParser
import CoreGraphics
import Demonstrations
import Foundation
import Photos
import PreviewProtocol
import Previews
import Replay
import SceneContract
import Simulation
import StageModel

/// What is filmed: a run of a scene, and the files that it shows.
@MainActor
struct FilmSubject {
    let run: HeadlessRun
    private let files: PictureFiles

    /// What finds it.
    struct Search {
        /// The name of a scene, a log's path, or that of a folder of previews.
        var name: String
        /// The preview in the folder; nil for the only one.
        var preview: String?
        /// The text of the events; nil for none.
        var input: String?
        var gestures: [FilmGesture]
        /// Where a finger drags and flings to; nil for what brings the next into sight.
        var direction: FilmDirection?
        /// The stage's size in points, as asked for.
        var stage: StageSize?
        var assignments: Assignments
        var hasAssignments: Bool
        var photos: PhotoFolder?
        /// The number of steps; nil runs until the stage is at rest.
        var ticks: UInt32?
        /// The folder for compiled previews, which is made if it is needed.
        var makeFolder: () throws -> URL
    }

    /// - Throws: `ValidationError`.
    init(_ search: Search) throws {
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: search.name, isDirectory: &isFolder)
        let isScene = SceneCatalogue.names.contains(search.name)
        do {
            if isScene {
                try self.init(
                    search, scene: SceneCatalogue.scene(named: search.name), text: search.input ?? "",
                    files: PictureFiles())
            } else if exists && !isFolder.boolValue {
                try self.init(search, log: search.name)
            } else if exists {
                try self.init(search, folder: URL(fileURLWithPath: search.name).resolvingSymlinksInPath())
            } else {
                let known = SceneCatalogue.names.joined(separator: ", ")
                throw ValidationError("'\(search.name)' is no scene, and no log or folder either; scenes: \(known)")
            }
        } catch let fault where fault is SceneError || fault is InputScript.Fault {
            throw ValidationError("\(fault)")
        }
    }

    private init(_ search: Search, log: String) throws {
        guard search.input == nil else {
            throw ValidationError("--input is for a scene or a folder; \(log) is a log itself")
        }
        let text = try Self.text(log)
        guard let start = try InputScript.start(of: text) else {
            throw ValidationError(
                "\(log) names no scene, as it does not begin with a 'restore': film the scene, with --input \(log)")
        }
        let scene = try? SceneCatalogue.scene(named: start.checkpoint.scene)
        guard let scene else {
            throw ValidationError(
                "\(log) is of '\(start.checkpoint.scene)', which is no scene of the program: film the folder of its "
                    + "sources, with --input \(log)")
        }
        try self.init(search, scene: scene, text: text, files: PictureFiles())
    }

    private init(_ search: Search, folder: URL) throws {
        let build = try PreviewLoading.build(of: folder, output: search.makeFolder())
        let definitions = try PreviewLoading.definitions(of: build, in: folder)
        let text = search.input ?? ""
        let named = try InputScript.start(of: text)?.checkpoint.scene ?? search.preview
        let known = definitions.map(\.name).joined(separator: ", ")
        guard let named = named ?? (definitions.count == 1 ? definitions.first?.name : nil) else {
            throw ValidationError("\(search.name) has several previews; name one with --preview: \(known)")
        }
        guard let definition = definitions.first(where: { $0.name == named }) else {
            throw ValidationError("\(search.name) has no preview '\(named)'; previews: \(known)")
        }
        try self.init(search, scene: definition, text: text, files: PictureFiles(of: build, in: folder))
    }

    private init(
        _ search: Search, scene: any SceneDefinition, text: String, files: PictureFiles
    ) throws {
        let photos = search.photos?.photos ?? []
        let simulation: SceneSimulation
        var script: InputScript
        if let start = try InputScript.start(of: text) {
            guard search.stage == nil, !search.hasAssignments else {
                throw ValidationError(
                    "the log brings the stage and the parameters; leave --stage, --set, --items and --compare out")
            }
            simulation = try SceneSimulation(
                checkpoint: start.checkpoint, of: scene, tick: start.tick, photos: photos)
            script = try InputScript(text, scene: scene, stage: .zero, parameters: [:])
        } else {
            let asked = CGSize(width: search.stage?.width ?? 390, height: search.stage?.height ?? 844)
            let size = (scene as? PreviewDefinition)?.stageSize(on: asked) ?? asked
            simulation = try search.assignments.simulation(of: scene, stage: size, photos: photos)
            script = try InputScript(text, scene: scene, stage: size, parameters: simulation.values)
        }
        if !search.gestures.isEmpty {
            let after = max(script.entries.last?.tick ?? 0, simulation.tick)
            script = InputScript(
                start: script.start,
                entries: script.entries
                    + FilmGesture.script(
                        of: search.gestures, on: simulation.stageFrames[0],
                        towards: search.direction ?? FilmDirection(forwardAlong: scene.axes), after: after))
        }
        run = HeadlessRun(simulation: simulation, script: script, ticks: search.ticks, every: .max)
        self.files = files.merging(images: search.photos?.filesByName.mapValues(\.path) ?? [:])
    }

    /// Runs it.
    ///
    /// - Parameter web: the page's folder.
    /// - Returns: the document that draws it.
    /// - Throws: `ReplayError` if the page's files can't be read, or an encoding error.
    func document(web: String) throws -> String {
        let page = try ReplayPage(web: web, kind: .film)
        var recorder = StageRecorder()
        var last: StageSnapshot?
        try run.run(
            { _ in },
            show: { snapshot in
                recorder.append(snapshot)
                last = snapshot
            })
        // A film lasts as long as the run, though nothing may have changed in its last steps.
        if var last, run.simulation.tick > last.tick {
            last.tick = run.simulation.tick
            recorder.append(last)
        }
        return try files.document(of: recorder, title: run.simulation.scene.title, on: page, web: web)
    }

    /// Where fingers are, for the film's page.
    var touches: [[String: any Sendable]] {
        run.script.entries.compactMap { entry in
            guard case .pointer(let sample) = entry.event else { return nil }
            let names: [PointerSample.Phase: String] = [.down: "down", .move: "move", .up: "up", .cancel: "cancel"]
            return [
                "tick": Int(entry.tick), "pointer": Int(sample.pointer), "phase": names[sample.phase] ?? "cancel",
                "x": sample.x, "y": sample.y,
            ]
        }
    }

    /// Returns what stands in a file; `-` is the standard input.
    static func text(_ file: String) throws -> String {
        let data =
            file == "-" ? FileHandle.standardInput.readDataToEndOfFile() : FileManager.default.contents(atPath: file)
        guard let data else { throw ValidationError("the input file '\(file)' can't be read") }
        guard let text = String(data: data, encoding: .utf8) else { throw ValidationError("the input is not UTF-8") }
        return text
    }
}
