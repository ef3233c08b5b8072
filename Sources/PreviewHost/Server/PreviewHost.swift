import Foundation
import Logging
import Simulation
import StageModel

/// The stages of a project's previews: they run in a process of their own, which another one replaces with each state of the
/// sources that compiles. What has happened on the stages happens again in the new one.
@MainActor
public final class PreviewHost {
    /// The program's hidden command that runs the code.
    public nonisolated static let command = "run-previews"

    /// Told of the scenes that there are, whenever they are other ones.
    public var onScenes: (([SceneDescription]) -> Void)?
    /// Told that a stage is other than it was, without anybody in its room having done it.
    public var onChange: (() -> Void)?
    /// Whether tuned values can be written into the sources.
    public var isWritable = false

    /// Of the newest library that has been shown.
    public private(set) var scenes: [SceneDescription] = []
    /// How the code that is shown stands to its sources.
    public private(set) var editing = EditingState()

    private let executable: String
    private let project: String
    private let stage: (width: Double, height: Double)
    private let sandbox: Sandbox
    private let logger: Logger
    private var current: ChildSession?
    /// The one that takes over as soon as every room has been opened in it.
    private var next: ChildSession?
    private var unopened: Set<UInt32> = []
    private var rooms: [UInt32: Weak] = [:]
    private var lastRoom: UInt32 = 0
    private var builds = 0

    private struct Weak {
        weak var simulation: RemoteSimulation?
    }

    /// - Parameters:
    ///   - executable: that has the hidden command ``command``.
    ///   - project: the folder of the sources.
    ///   - stage: the width and height of stages whose previews do not say, in points.
    ///   - sandbox: what the processes may reach.
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

    /// The newest sources are being compiled.
    public func building() {
        if editing.phase != .stopped { editing.phase = .building }
        tellEditing()
    }

    /// The newest sources can't be shown. What is shown stays.
    public func failed(_ problems: [SourceProblem]) {
        set(.failed, problems)
    }

    /// Shows a library of the newest sources, and has what happened in every room happen again with it.
    ///
    /// - Parameters:
    ///   - library: the path.
    ///   - images: by the name that `UIImage(named:)` knows: the file's name below `/images/`, and its size in points.
    ///   - warnings: of the sources.
    public func show(
        library: String, images: [(name: String, file: String, width: Double, height: Double)] = [],
        warnings: [SourceProblem] = []
    ) {
        pendingWarnings = warnings
        let request = HostRequest.Library(
            path: library,
            images: images.map { .init(name: $0.name, file: $0.file, width: $0.width, height: $0.height) },
            stageWidth: stage.width, stageHeight: stage.height)
        start(ShownLibrary(request: request, isAnew: false))
    }

    private func start(_ library: ShownLibrary) {
        self.library = library
        next?.end()
        giveUpOpenings()
        do {
            let session = try ChildSession(executable, in: sandbox, of: self)
            next = session
            session.send(.load(library.request))
        } catch {
            set(.failed, [SourceProblem(message: "the process for the previews can't be started: \(error)")])
        }
    }

    private var pendingWarnings: [SourceProblem] = []
    private var library: ShownLibrary?

    private struct ShownLibrary {
        var request: HostRequest.Library
        /// Whether nothing that happened before is repeated, as that ended the code.
        var isAnew: Bool
    }

    /// What happened before ends the new code, and nothing else runs: every room begins again at its start.
    private func beginAnew(_ library: ShownLibrary) {
        for simulation in rooms.values.compactMap(\.simulation) { simulation.beginAnew() }
        start(ShownLibrary(request: library.request, isAnew: true))
    }

    /// Ends every process.
    public func stop() {
        current?.end()
        next?.end()
        (current, next) = (nil, nil)
    }

    /// A line of a source file, from 1.
    public struct Place: Codable, Equatable, Sendable {
        public var file: String
        public var line: Int
    }

    /// Where a scene's parameters are declared, by their names.
    public func sources(of scene: String) -> [String: Place] {
        current?.scenes.first { $0.description.name == scene }?.sources ?? [:]
    }

    // MARK: Rooms

    /// Makes a scene's simulation: at its start, or with all that happened in a log.
    ///
    /// - Parameters:
    ///   - log: as of ``StageSimulation``'s rooms; empty is the scene's start.
    ///   - end: the newest moment, if it is after the log's last event.
    /// - Throws: `PreviewFault` if there is no such scene, or nothing runs.
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

    /// A process said something that can't be shown.
    func broke(_ simulation: RemoteSimulation) {
        simulation.session?.abort("its stage does not fit a message")
    }

    // MARK: Processes

    func take(_ report: HostReport, from session: ChildSession) {
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
                simulation.take(stage)
            }
        case .scrolls(let room, let scrolls):
            rooms[room]?.simulation?.take(scrolls)
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

    /// The new process runs everything from now on.
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

/// Why a preview can't be shown.
public struct PreviewFault: Error, CustomStringConvertible {
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
