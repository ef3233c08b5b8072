import Foundation
import Logging
import SceneContract
import Simulation
import StageModel

/// The stages of a project's previews, which run in a process of their own.
///
/// Each state of the sources that compiles gets a new process, in which the events on all stages are repeated before it
/// replaces the one before. So it is when a preview has ended its process: the others go on in another one, and a preview
/// that ends the new code only goes on with the old one.
@MainActor
public final class PreviewHost {
    /// The program's hidden command that runs the code.
    public nonisolated static let command = "run-previews"

    /// Is called with the scenes whenever they change.
    public var onScenes: (([SceneDescription]) -> Void)?
    /// Is called when every room shows the newest library, or would if there were one.
    public var onShown: ((ShowingTimes) -> Void)?
    private var watch = ShowingWatch()
    /// Is called when a stage has changed without anybody in its room having done it.
    public var onChange: (() -> Void)?
    /// Whether tuned values can be written into the sources.
    public var isWritable = false

    /// The scenes of the newest library that has been shown.
    public private(set) var scenes: [SceneDescription] = [] {
        didSet { for scene in scenes { offered[scene.name] = scene } }
    }
    /// The scenes that there have been, by their names: whoever has the address of one is told what has become of it.
    private var offered: [String: SceneDescription] = [:]
    /// The state of the sources, of which the stages may show an older version.
    public private(set) var editing = EditingState()

    private let executable: String
    private let project: String
    private let stage: (width: Double, height: Double)
    private let sandbox: Sandbox
    private let logger: Logger
    /// Returns the path of a file, given from the project's folder on, as it is shown to whoever reads the log.
    public var shownPath: (String) -> String = { $0 }
    /// The process in which rooms are opened; nil if none runs.
    private var current: ChildSession?
    /// Processes of older code, for the rooms whose events end the newer one.
    private var older: [ChildSession] = []
    /// The process that takes over as soon as every room has been opened in it.
    private var next: ChildSession?
    /// A process that has been started while the sources are compiled, and has nothing to run yet.
    private var spare: ChildSession?
    private var unopened: Set<UInt32> = []
    /// What is being measured, and what was measured of the previews of the newest library.
    private var measurement: GrowthMeasurement?
    private var growth: [String: [CostFault]] = [:]
    private var rooms: [UInt32: Weak] = [:]
    private var lastRoom: UInt32 = 0
    private var builds = 0
    /// The scenes of the newest library that has been shown, as its process told them.
    private var known: [HostReport.Scene] = []

    private struct Weak {
        weak var simulation: RemoteSimulation?
    }

    /// The rooms' stages, which may be of several versions.
    private var versioned: [WeakVersioned] = []

    private struct WeakVersioned {
        weak var simulation: VersionedSimulation?
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
    ///
    /// - Parameter declared: the scenes that are offered, empty, as long as none has compiled yet and nothing else is.
    public func building(declaring declared: [SceneDescription] = []) {
        // A process takes a while to start, and a compiler uses one core.
        if spare == nil { spare = try? ChildSession(executable, in: sandbox, of: self) }
        if editing.phase != .stopped { editing.phase = .building }
        if scenes.isEmpty { offer(declared) }
        tellEditing()
    }

    /// Shows what is fetched before the newest sources are compiled.
    ///
    /// - Parameter line: what is said of it, in place of what was said before.
    public func fetching(_ line: String) {
        guard editing.phase == .building else { return }
        set(
            .building,
            editing.problems.filter { $0.severity != .note } + [SourceProblem(severity: .note, message: line)])
    }

    /// Shows that the newest sources can't be shown.
    ///
    /// The stages stay as they are. Where there are none yet, those that the sources declare are offered, empty, so that
    /// whoever opens one sees the problems, and the scene once it compiles.
    ///
    /// - Parameters:
    ///   - problems: what is wrong.
    ///   - declared: the scenes that the sources declare.
    public func failed(_ problems: [SourceProblem], declaring declared: [SceneDescription] = []) {
        set(.failed, problems)
        offer(declared)
    }

    /// Offers scenes of which none has compiled yet.
    private func offer(_ declared: [SceneDescription]) {
        guard builds == 0, !declared.isEmpty else { return }
        self.declared = declared
        scenes = declared
        onScenes?(declared)
    }

    /// The scenes of sources of which none has compiled yet.
    private var declared: [SceneDescription] = []
    /// The scenes that came with the newest library.
    private var added: [SceneDescription] = []

    /// Returns what there is to be seen in place of a scene: what is new, or everything; nil while the scene is there.
    func elsewhere(than scene: String) -> [EditingState.Other]? {
        guard builds > 0, !scenes.contains(where: { $0.name == scene }) else { return nil }
        return (added.isEmpty ? scenes : added).prefix(EditingState.elsewhereLimit).map {
            EditingState.Other(name: $0.name, title: $0.title)
        }
    }

    /// Shows a library of the newest sources, and repeats the events of every room with it.
    ///
    /// - Parameters:
    ///   - library: the path.
    ///   - images: the images that `UIImage(named:)` knows.
    ///   - fonts: the fonts' paths, and their files' names below `/fonts/`.
    ///   - sources: the files that the library was made of, by their paths from the project's folder on.
    ///   - warnings: the compiler's warnings about the sources.
    ///   - difference: what they have otherwise than the sources of the library before.
    public func show(
        library: String, images: [SceneImage] = [],
        fonts: [(path: String, file: String)] = [], sources: [String], warnings: [SourceProblem] = [],
        difference: SourceDifference? = nil
    ) {
        pendingWarnings = warnings
        pendingDifference = difference
        forgetGrowth()
        compiled.formUnion(sources)
        declaredLines = nil
        let request = HostRequest.Library(
            path: library, images: images,
            fonts: fonts.map { .init(path: $0.path, file: $0.file) },
            stageWidth: stage.width, stageHeight: stage.height)
        show(request)
    }

    /// Has every room go on, as it is, with another library of the sources that were shown last.
    ///
    /// One whose code has ended begins anew: it may have taken too long as it was.
    ///
    /// - Parameter path: the library's path.
    public func replaceLibrary(by path: String) {
        guard var library else { return }
        library.request.path = path
        library.isReplacement = library.isKnown
        for simulation in simulations where simulation.isFaulty { simulation.tryAnew() }
        forgetGrowth()
        start(library)
    }

    /// Returns the process that was started in advance; nil if there is none, or if something that it may read has come since, as
    /// Combine does with the first library that imports it.
    private func takeSpare() -> ChildSession? {
        guard let session = spare else { return nil }
        spare = nil
        guard session.absent.contains(where: FileManager.default.fileExists) else { return session }
        session.end()
        return nil
    }

    private func start(_ library: ShownLibrary) {
        self.library = library
        next?.end()
        giveUpOpenings()
        do {
            let session = try takeSpare() ?? ChildSession(executable, in: sandbox, of: self)
            next = session
            session.send(.load(library.request))
        } catch {
            set(.failed, [SourceProblem(message: "the process for the previews can't be started: \(error)")])
        }
    }

    private var pendingWarnings: [SourceProblem] = []
    private var pendingDifference: SourceDifference?
    /// The files that a library was made of, this one or one before, which may run still: paths from the project's folder on.
    public private(set) var compiled: Set<String> = []
    /// Where the newest sources declare what; nil before somebody has asked.
    private var declaredLines: DeclaredLines?
    private var library: ShownLibrary?

    /// A library, and what is known of its previews.
    private struct ShownLibrary {
        var request: HostRequest.Library
        /// Whether it has been the current one.
        var isKnown = false
        /// Whether it is of the same sources as the current one, and rooms are yet to move to it.
        var isReplacement = false
        /// The previews that end their process when they begin, with the reasons.
        var faults: [String: SourceProblem] = [:]
    }

    /// Ends every process.
    public func stop() {
        for session in older + [current, next, spare].compactMap(\.self) { session.end() }
        (older, current, next, spare) = ([], nil, nil, nil)
        forgetGrowth()
        for host in [earlier].compactMap(\.self) + revisions.values { host.stop() }
    }

    // MARK: More items

    /// Measures a preview's layouts with more and fewer items, once for each library, and one preview after the other.
    func measureGrowth(of start: StageCheckpoint) {
        guard measurement == nil, growth[start.scene] == nil, let library, library.isKnown, next == nil,
            let session = try? ChildSession(executable, in: sandbox, of: self)
        else { return }
        measurement = GrowthMeasurement(of: start, in: session, library: library.request)
    }

    /// What costs more the more items a preview has, as far as it is known.
    func growth(of scene: String) -> [CostFault] { growth[scene] ?? [] }

    /// Whether a preview is being measured.
    var isMeasuring: Bool { measurement != nil }

    private func forgetGrowth() {
        measurement?.end()
        (measurement, growth) = (nil, [:])
    }

    private func measured(_ measurement: GrowthMeasurement) {
        guard measurement.isOver else { return }
        self.measurement = nil
        growth[measurement.scene] = measurement.faults
        for simulation in simulations where simulation.scene.name == measurement.scene { simulation.hasMoreToTell() }
        changed()
    }

    // MARK: Versions

    /// What the last save has changed of the sources; nil before the first.
    public private(set) var difference: SourceDifference?
    /// The hosts of other versions of the sources, by the versions' names.
    public var revisions: [String: PreviewHost] = [:] {
        didSet { for host in revisions.values { host.onChange = { [weak self] in self?.changed() } } }
    }
    /// The libraries that were shown last and before that.
    private var shown: HostRequest.Library?
    private var before: HostRequest.Library?
    /// The host of the code of before the last save; nil while nobody wants to see it.
    private var earlier: PreviewHost?
    /// The number of stages that are, or are to be, of this host's code and another's, and what is called when there is none any
    /// more.
    private var users = 0
    private var onUnused: (() -> Void)?

    /// The versions that stages can show beside the present one.
    var versions: [String] { [StageVariants.before] + revisions.keys.sorted() }
    /// Whether there is code of before the last save.
    var hasEarlierCode: Bool { before != nil }
    /// Whether a process runs the newest code that it was given.
    var runsCode: Bool { current != nil }

    /// Returns the host of a version; nil stands for the present one.
    ///
    /// - Throws: `PreviewFault` for one that is not there.
    func host(of version: String?) throws -> PreviewHost {
        guard let version else { return self }
        if version == StageVariants.before { return earlierHost() }
        guard let host = revisions[version] else {
            throw PreviewFault("there is no version '\(version)'; versions: \(versions.joined(separator: ", "))")
        }
        return host
    }

    /// Returns the host of the code of before the last save, which ends its process when its last stage is gone.
    func earlierHost() -> PreviewHost {
        if let earlier { return earlier }
        let host = PreviewHost(
            executable: executable, project: project, stage: stage, sandbox: sandbox, logger: logger)
        host.shownPath = shownPath
        host.onChange = { [weak self] in self?.changed() }
        host.onUnused = { [weak self] in
            self?.earlier?.stop()
            self?.earlier = nil
        }
        earlier = host
        if let before { host.show(before) }
        return host
    }

    /// Takes note of a stage beside those of another version.
    func enter() { users += 1 }

    /// Takes note of the end of such a stage.
    func leave() {
        users -= 1
        if users == 0 { onUnused?() }
    }

    /// Takes note of a library that is shown in place of another one.
    private func replaceShown(with library: HostRequest.Library?) {
        (before, shown) = (shown, library)
        if let before { earlier?.show(before) }
    }

    private func show(_ library: HostRequest.Library) {
        for simulation in simulations { simulation.tryAnew() }
        watch = ShowingWatch()
        start(ShownLibrary(request: library))
    }

    /// The parameters of a scene, as far as they are known.
    func parameters(of scene: String) -> [Parameter] { offered[scene]?.parameters ?? [] }

    /// A line of a source file.
    public struct Place: Codable, Equatable, Sendable {
        /// The file's path.
        public var file: String
        /// The line's number, from 1.
        public var line: Int
    }

    /// Returns the places at which a scene's parameters are declared, by their names.
    public func sources(of scene: String) -> [String: Place] {
        known.first { $0.description.name == scene }?.sources ?? [:]
    }

    /// Returns where the sources declare a class's function whose declaration has a word, or else the class; nil if that is
    /// not known.
    ///
    /// O(length of the sources) the first time after a build.
    func place(of type: String, _ word: String = "") -> SourcePlace? {
        let lines = declaredLines ?? ProjectSources(folder: project, files: compiled).declaredLines
        declaredLines = lines
        // Of `Cell<Int>` the class is `Cell`.
        return lines.place(of: String(type.prefix { $0 != "<" }), word)
    }

    /// Returns why a scene's parameters can't have some values, as they have other types or are out of range; nil if they
    /// can.
    public func fault(of values: [String: StageValue], for scene: String) -> (any Error)? {
        guard let description = scenes.first(where: { $0.name == scene }) else { return noSuchPreview(scene) }
        do {
            try description.check(values)
            return nil
        } catch {
            return error
        }
    }

    // MARK: Rooms

    private func noSuchPreview(_ scene: String) -> PreviewFault {
        PreviewFault("there is no preview '\(scene)' now; previews: \(scenes.map(\.name).joined(separator: ", "))")
    }

    /// Makes a scene's simulation: at its start, or with the events of a log.
    ///
    /// Where no process runs, one is started for it.
    ///
    /// - Parameters:
    ///   - scene: the scene's name.
    ///   - log: the events; empty for the scene's start.
    ///   - end: the newest step, if it is after the log's last event.
    /// - Returns: the simulation.
    /// - Throws: `PreviewFault` if there is no such scene, or version of it.
    public func makeSimulation(
        _ scene: String, log: InputScript = InputScript(), to end: UInt32 = 0
    ) throws -> any RewindableSimulation {
        if let start = log.start, start.checkpoint.stages.contains(where: { $0.version != nil }) {
            return following(try VersionedSimulation(scene, start, log.entries, to: end, of: self))
        }
        return following(VersionedSimulation(try makeRemote(scene, log: log, to: end), of: self))
    }

    /// Has a room's stages be told whenever those of other versions may have come on.
    private func following(_ simulation: VersionedSimulation) -> VersionedSimulation {
        versioned = versioned.filter { $0.simulation != nil } + [WeakVersioned(simulation: simulation)]
        simulation.goOn()
        return simulation
    }

    /// Makes a stage of a scene, as ``makeSimulation(_:log:to:)`` does.
    func makeRemote(_ scene: String, log: InputScript, to end: UInt32) throws -> RemoteSimulation {
        let present = known.first { $0.description.name == scene } ?? declared(scene, among: declared)
        guard let loaded = present ?? declared(scene, among: Array(offered.values)) else { throw noSuchPreview(scene) }
        lastRoom += 1
        let simulation = RemoteSimulation(room: lastRoom, loaded, log: RoomLog(log), host: self)
        rooms[lastRoom] = Weak(simulation: simulation)
        guard present != nil else {
            failMissing(simulation)
            return simulation
        }
        if let current { open(simulation, in: current, at: end > 0 ? end : nil) }
        if let next, next.isLoaded {
            open(simulation, in: next)
        } else if current == nil, next == nil, let library {
            start(library)
        }
        return simulation
    }

    /// Returns a scene of which nothing is known but what the sources declared.
    private func declared(_ scene: String, among declared: [SceneDescription]) -> HostReport.Scene? {
        declared.first { $0.name == scene }.map {
            HostReport.Scene(description: $0, width: stage.width, height: stage.height)
        }
    }

    /// Has a stage show that its scene is not there any more, and what the newest sources' previews lack, which may be why; it
    /// takes over as soon as it is.
    private func failMissing(_ simulation: RemoteSimulation) {
        var problem = SourceProblem(message: "the sources have no preview '\(simulation.scene.title)' any more")
        if let refusal = pendingWarnings.first(where: { $0.message.contains("not shown") }) {
            (problem.file, problem.line, problem.source) = (refusal.file, refusal.line, refusal.source)
            problem.message += ": \(refusal.message)"
        }
        simulation.fail(problem)
    }

    /// Has a process repeat a room's events, unless it has no such scene, or that is known to end it.
    private func open(_ simulation: RemoteSimulation, in session: ChildSession, at tick: UInt32? = nil) {
        let name = simulation.scene.name
        guard let loaded = session.scenes.first(where: { $0.description.name == name }) else { return }
        if (session === next || next == nil), let fault = library?.faults[name] { return simulation.fail(fault) }
        if session === next { unopened.insert(simulation.room) }
        simulation.open(in: session, as: loaded, at: tick)
    }

    func forget(_ room: UInt32) {
        rooms[room] = nil
        unopened.remove(room)
        for session in older + [current, next].compactMap(\.self) where session.isLoaded {
            session.send(.close(room: room))
        }
        endUnused()
        if unopened.isEmpty { takeOver() }
    }

    /// Whether a process is to run what none runs now.
    var isStarting: Bool { next != nil }

    private var simulations: [RemoteSimulation] { rooms.sorted { $0.key < $1.key }.compactMap(\.value.simulation) }

    func changed() {
        for each in versioned { each.simulation?.goOn() }
        onChange?()
    }

    // MARK: Processes

    /// Takes a process's answer.
    ///
    /// - Parameters:
    ///   - report: the answer.
    ///   - snapshot: what the stage shows, if it is of a stage that looks otherwise than before.
    ///   - session: the process.
    func receive(_ report: HostReport, showing snapshot: StageSnapshot?, from session: ChildSession) {
        if let measurement, measurement.session === session {
            measurement.receive(report)
            return measured(measurement)
        }
        switch report {
        case .busy, .closed, .image, .trapped, .measured: break
        case .loaded: loaded(session)
        case .failed(let room?, let reason):
            logger.warning("a preview can't be opened: \(PrintableText.of(reason, upTo: 1000))")
            rooms[room]?.simulation?.giveUpOpening()
            rooms[room]?.simulation?.fail(SourceProblem(message: PrintableText.of(reason, upTo: 1000)))
            unopened.remove(room)
            if session === next, unopened.isEmpty { takeOver() }
        case .failed(nil, let reason):
            guard session === next else { return }
            next = nil
            session.end()
            failed(SourceProblem(message: PrintableText.of(reason, upTo: 1000)))
        case .stage(let stage):
            guard let simulation = rooms[stage.room]?.simulation else { return }
            if simulation.nextSession === session {
                simulation.opened(stage, showing: snapshot)
                unopened.remove(stage.room)
                if session === next, unopened.isEmpty { takeOver() }
            } else if simulation.session === session {
                simulation.receive(stage, showing: snapshot)
            }
        case .scrolls(let room, let scrolls):
            rooms[room]?.simulation?.receive(scrolls)
        case .views(let room, let list):
            if let simulation = rooms[room]?.simulation { simulation.receive(list, from: session) }
        case .costs(let room, let costs):
            if let simulation = rooms[room]?.simulation { simulation.receive(costs, from: session) }
        case .woken(let room):
            if let simulation = rooms[room]?.simulation, simulation.session === session { simulation.wake() }
        }
    }

    /// Takes lines that code has printed.
    func printed(_ text: String, in step: PrintedStep, by session: ChildSession) {
        guard measurement?.session !== session else { return }
        let printing = step.room == 0 ? simulations : [rooms[step.room]?.simulation].compactMap(\.self)
        for simulation in printing { simulation.printed(text, at: step.tick, by: session) }
    }

    private func loaded(_ session: ChildSession) {
        guard session === next else { return }
        watch.loaded()
        unopened = []
        let movesAll = !isRestarting || library?.isReplacement == true
        for simulation in simulations where !simulation.isFaulty && (movesAll || simulation.session == nil) {
            let gesture = isRestarting || !simulation.replaysGesture ? nil : simulation.log.lastGesture
            open(simulation, in: session, at: gesture.map { max($0, 1) - 1 })
        }
        if unopened.isEmpty { takeOver() }
        changed()
    }

    /// Whether the next process runs the code that has been shown already.
    private var isRestarting: Bool { library?.isKnown ?? false }

    /// Has the new process run everything from now on.
    private func takeOver() {
        guard let session = next, session.isLoaded else { return }
        if let current { older.append(current) }
        (current, next) = (session, nil)
        known = session.scenes
        let names = known.map(\.description.name)
        for simulation in simulations where !names.contains(simulation.scene.name) {
            simulation.lost()
            failMissing(simulation)
        }
        endUnused()
        if library?.isReplacement == true {
            library?.isReplacement = false
            shown = library?.request
        }
        guard !isRestarting else { return tellEditing() }
        library?.isKnown = true
        replaceShown(with: library?.request)
        (difference, pendingDifference) = (pendingDifference ?? difference, nil)
        builds += 1
        editing.build = builds
        let descriptions = known.map(\.description)
        if descriptions != scenes {
            added = descriptions.filter { new in !scenes.contains { $0.name == new.name } }
            (scenes, declared) = (descriptions, [])
            onScenes?(descriptions)
        }
        set(.running, pendingWarnings)
        onShown?(watch.shown())
    }

    /// Ends the processes of older code that run no room any more.
    private func endUnused() {
        for session in older where !simulations.contains(where: { $0.session === session }) { session.end() }
        older.removeAll { session in !simulations.contains { $0.session === session } }
    }

    func ended(_ session: ChildSession, _ crash: CrashReport) {
        guard session !== spare else {
            spare = nil
            return
        }
        let isMeasurement = measurement.map { $0.session === session } ?? false
        let shown = simulations.first { $0.room == session.workingRoom }?.scene.summary
        let problem = crash.problem(
            in: ProjectSources(folder: project, files: compiled),
            reason: session.reason ?? "the code ended its process",
            isAlone: shown?.hasPrefix("View controller") == true)
        if isMeasurement, let measurement {
            measurement.end(by: problem)
            return measured(measurement)
        }
        logger.warning(
            "the previewed code has ended: \(problem.message)\(problem.file.map { " (\(shownPath($0)):\(problem.line))" } ?? "")"
        )
        older.removeAll { $0 === session }
        let culprit = session.workingRoom
        let (isNext, isCurrent) = (session === next, session === current)
        if isNext { (next, unopened) = (nil, []) }
        if isCurrent { current = nil }
        for simulation in simulations where simulation.session === session || simulation.nextSession === session {
            let isOpening = simulation.nextSession === session
            if isOpening { simulation.giveUpOpening() } else { simulation.lost() }
            let isCulprit = simulation.room == culprit
            if isCulprit, isOpening { blame(simulation, problem) }
            if isCulprit ? !isOpening : culprit == nil && !isNext { simulation.fail(problem) }
        }
        if isNext, culprit == nil {
            failed(problem)
        } else if isNext || isCurrent, culprit != nil, next == nil, let library {
            // The others go on in another process.
            start(library)
        }
        tellEditing()
    }

    /// Shows that a library can't be used at all.
    private func failed(_ problem: SourceProblem) {
        if let current {
            for simulation in simulations where simulation.isWithoutProcess { open(simulation, in: current) }
        }
        set(current == nil ? .stopped : .failed, [problem])
    }

    /// Keeps a room whose events have ended new code from it.
    ///
    /// It goes on with the old code; without any, it begins anew, and if that ends the code, too, it stands still.
    private func blame(_ simulation: RemoteSimulation, _ problem: SourceProblem) {
        if simulation.session != nil {
            simulation.fail(problem)
        } else if simulation.hasEvents {
            simulation.beginAnew()
        } else {
            library?.faults[simulation.scene.name] = problem
            simulation.fail(problem)
        }
    }

    private func giveUpOpenings() {
        unopened = []
        for simulation in simulations where simulation.nextSession != nil && simulation.nextSession !== current {
            simulation.giveUpOpening()
        }
    }

    private func set(_ phase: EditingState.Phase, _ problems: [SourceProblem]) {
        editing = EditingState(phase: phase, build: builds, problems: problems, isWritable: isWritable)
        tellEditing()
    }

    private func tellEditing() {
        for simulation in simulations { simulation.editingChanged() }
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
