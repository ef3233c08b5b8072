import Foundation
import Logging
import Simulation
import StageModel

/// The stages of a project's previews, which run in a process of their own.
///
/// Each state of the sources that compiles gets a new process, in which the events on all stages are repeated before it
/// replaces the one before.
@MainActor
public final class PreviewHost {
    /// The program's hidden command that runs the code.
    public nonisolated static let command = "run-previews"

    /// Is called with the scenes whenever they change.
    public var onScenes: (([SceneDescription]) -> Void)?
    /// Is called when a stage has changed without anybody in its room having done it.
    public var onChange: (() -> Void)?
    /// Whether tuned values can be written into the sources.
    public var isWritable = false

    /// The scenes of the newest library that has been shown.
    public private(set) var scenes: [SceneDescription] = []
    /// The state of the sources, of which the stages may show an older version.
    public private(set) var editing = EditingState()

    private let executable: String
    private let project: String
    private let stage: (width: Double, height: Double)
    private let sandbox: Sandbox
    private let logger: Logger
    private var current: ChildSession?
    /// The process that takes over as soon as every room has been opened in it.
    private var next: ChildSession?
    /// A process that has been started while the sources are compiled, and has nothing to run yet.
    private var spare: ChildSession?
    private var unopened: Set<UInt32> = []
    private var rooms: [UInt32: Weak] = [:]
    private var lastRoom: UInt32 = 0
    private var builds = 0

    private struct Weak {
        weak var simulation: RemoteSimulation?
    }

    /// Makes a host without a library.
    ///
    /// - Parameters:
    ///   - executable: the program that has the hidden command ``command``.
    ///   - project: the folder of the sources.
    ///   - stage: the width and height in points of stages whose previews do not say.
    ///   - sandbox: what the processes can reach.
    ///   - logger: takes the host's messages.
    public init(
        executable: String, project: String, stage: (width: Double, height: Double), sandbox: Sandbox, logger: Logger
    ) {
        self.executable = executable
        self.project = project
        self.stage = stage
        self.sandbox = sandbox
        self.logger = logger
    }

    // MARK: Sources

    /// Shows that the newest sources are being compiled.
    public func building() {
        // A process takes a while to start, and a compiler uses one core.
        if spare == nil { spare = try? ChildSession(executable, in: sandbox, of: self) }
        if editing.phase != .stopped { editing.phase = .building }
        tellEditing()
    }

    /// Shows that the newest sources can't be shown.
    ///
    /// The stages stay as they are.
    public func failed(_ problems: [SourceProblem]) {
        set(.failed, problems)
    }

    /// Shows a library of the newest sources, and repeats the events of every room with it.
    ///
    /// - Parameters:
    ///   - library: the path.
    ///   - images: the images by the name that `UIImage(named:)` knows: the file's name below `/images/`, and its size
    ///     in points.
    ///   - fonts: the fonts' paths, and their files' names below `/fonts/`.
    ///   - warnings: the compiler's warnings about the sources.
    public func show(
        library: String, images: [(name: String, file: String, width: Double, height: Double)] = [],
        fonts: [(path: String, file: String)] = [], warnings: [SourceProblem] = []
    ) {
        pendingWarnings = warnings
        let request = HostRequest.Library(
            path: library,
            images: images.map { .init(name: $0.name, file: $0.file, width: $0.width, height: $0.height) },
            fonts: fonts.map { .init(path: $0.path, file: $0.file) },
            stageWidth: stage.width, stageHeight: stage.height)
        start(ShownLibrary(request: request, isAnew: false))
    }

    private func start(_ library: ShownLibrary) {
        self.library = library
        next?.end()
        giveUpOpenings()
        do {
            let session = try spare ?? ChildSession(executable, in: sandbox, of: self)
            (next, spare) = (session, nil)
            session.send(.load(library.request))
        } catch {
            set(.failed, [SourceProblem(message: "the process for the previews can't be started: \(error)")])
        }
    }

    private var pendingWarnings: [SourceProblem] = []
    private var library: ShownLibrary?

    private struct ShownLibrary {
        var request: HostRequest.Library
        /// Whether no events are repeated, as they have ended the code before.
        var isAnew: Bool
    }

    /// Begins every room at its start, as its events end the new code and no other code runs.
    private func beginAnew(_ library: ShownLibrary) {
        for simulation in rooms.values.compactMap(\.simulation) { simulation.beginAnew() }
        start(ShownLibrary(request: library.request, isAnew: true))
    }

    /// Ends every process.
    public func stop() {
        current?.end()
        next?.end()
        spare?.end()
        (current, next, spare) = (nil, nil, nil)
    }

    /// A line of a source file.
    public struct Place: Codable, Equatable, Sendable {
        /// The file's path.
        public var file: String
        /// The line's number, from 1.
        public var line: Int
    }

    /// Returns the places at which a scene's parameters are declared, by their names.
    public func sources(of scene: String) -> [String: Place] {
        current?.scenes.first { $0.description.name == scene }?.sources ?? [:]
    }

    // MARK: Rooms

    /// Makes a scene's simulation: at its start, or with the events of a log.
    ///
    /// - Parameters:
    ///   - scene: the scene's name.
    ///   - log: the events; empty for the scene's start.
    ///   - end: the newest step, if it is after the log's last event.
    /// - Returns: the simulation.
    /// - Throws: `PreviewFault` if there is no such scene, or no process runs.
    public func makeSimulation(
        _ scene: String, log: InputScript = InputScript(), to end: UInt32 = 0
    ) throws -> any RewindableSimulation {
        guard let session = current, let loaded = session.scenes.first(where: { $0.description.name == scene }) else {
            throw PreviewFault(
                "there is no preview '\(scene)' now; previews: \(scenes.map(\.name).joined(separator: ", "))")
        }
        lastRoom += 1
        let simulation = RemoteSimulation(room: lastRoom, loaded, log: RoomLog(log), host: self)
        rooms[lastRoom] = Weak(simulation: simulation)
        simulation.open(in: session, as: loaded, at: end > 0 ? end : nil)
        if let next, let loaded = next.scenes.first(where: { $0.description.name == scene }) {
            unopened.insert(lastRoom)
            simulation.open(in: next, as: loaded)
        }
        return simulation
    }

    func forget(_ room: UInt32) {
        rooms[room] = nil
        unopened.remove(room)
        current?.send(.close(room: room))
        next?.send(.close(room: room))
        if unopened.isEmpty { takeOver() }
    }

    func changed() {
        onChange?()
    }

    /// Ends a process whose reports can't be shown.
    func broke(_ simulation: RemoteSimulation) {
        simulation.session?.abort("its stage does not fit a message")
    }

    // MARK: Processes

    func receive(_ report: HostReport, from session: ChildSession) {
        switch report {
        case .busy: break
        case .loaded: loaded(session)
        case .failed(let room?, let reason):
            logger.warning("a preview can't be opened: \(reason)")
            rooms[room]?.simulation?.giveUpOpening()
            unopened.remove(room)
            if session === next, unopened.isEmpty { takeOver() }
        case .failed(nil, let reason):
            guard session === next else { return }
            next = nil
            session.end()
            set(.failed, [SourceProblem(message: reason)])
        case .stage(let stage):
            guard let simulation = rooms[stage.room]?.simulation else { return }
            if simulation.nextSession === session {
                simulation.opened(stage)
                unopened.remove(stage.room)
                if session === next, unopened.isEmpty { takeOver() }
            } else if simulation.session === session {
                simulation.receive(stage)
            }
        case .scrolls(let room, let scrolls):
            rooms[room]?.simulation?.receive(scrolls)
        }
    }

    private func loaded(_ session: ChildSession) {
        guard session === next else { return }
        unopened = []
        for (room, weak) in rooms {
            guard let simulation = weak.simulation,
                let loaded = session.scenes.first(where: { $0.description.name == simulation.scene.name })
            else { continue }
            unopened.insert(room)
            let gesture = simulation.replaysGesture ? simulation.log.lastGesture : nil
            simulation.open(in: session, as: loaded, at: gesture.map { max($0, 1) - 1 })
        }
        if unopened.isEmpty { takeOver() }
        changed()
    }

    /// Has the new process run everything from now on.
    private func takeOver() {
        guard let session = next, session.isLoaded else { return }
        current?.end()
        (current, next) = (session, nil)
        for simulation in rooms.values.compactMap(\.simulation) where simulation.session !== session {
            simulation.lost()
        }
        builds += 1
        editing.build = builds
        let descriptions = session.scenes.map(\.description)
        if descriptions != scenes {
            scenes = descriptions
            onScenes?(descriptions)
        }
        set(.running, pendingWarnings)
    }

    func ended(_ session: ChildSession, _ crash: CrashReport) {
        guard session !== spare else {
            spare = nil
            return
        }
        let problem = crash.problem(in: project, reason: session.reason ?? "the code ended its process")
        logger.warning(
            "the previewed code has ended: \(problem.message)\(problem.file.map { " (\($0):\(problem.line))" } ?? "")")
        if session === next {
            next = nil
            giveUpOpenings()
            for simulation in rooms.values.compactMap(\.simulation) where simulation.session === session {
                simulation.lost()
                if let current,
                    let loaded = current.scenes.first(where: { $0.description.name == simulation.scene.name })
                {
                    simulation.open(in: current, as: loaded)
                }
            }
            set(current == nil ? .stopped : .failed, [problem])
            if current == nil, session.isLoaded, let library, !library.isAnew { beginAnew(library) }
        } else if session === current {
            current = nil
            for simulation in rooms.values.compactMap(\.simulation) where simulation.session === session {
                simulation.lost()
            }
            set(.stopped, [problem])
        }
    }

    private func giveUpOpenings() {
        unopened = []
        for simulation in rooms.values.compactMap(\.simulation) where simulation.nextSession != nil {
            simulation.giveUpOpening()
        }
    }

    private func set(_ phase: EditingState.Phase, _ problems: [SourceProblem]) {
        editing = EditingState(phase: phase, build: builds, problems: problems, isWritable: isWritable)
        tellEditing()
    }

    private func tellEditing() {
        for simulation in rooms.values.compactMap(\.simulation) { simulation.editingChanged() }
        changed()
    }
}

/// A reason why a preview can't be shown.
public struct PreviewFault: Error, CustomStringConvertible {
    /// The reason in one line.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
