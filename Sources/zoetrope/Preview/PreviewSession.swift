import ArgumentParser
import Foundation
import Logging
import PreviewHost
import PreviewProtocol
import Replay
import Simulation
import StageModel
import StageServer
import WebSocketServer

/// A running `zoetrope preview`: a compiler that watches, a host that runs the libraries, and a server, as soon as
/// there is something to show, or to say of the sources.
@MainActor
final class PreviewSession {
    private let command: PreviewCommand
    private let logger = Logger(label: "zoetrope")
    private let project: String
    private let output: URL
    private let host: PreviewHost
    private let sandbox: Sandbox
    private var compiler: PreviewCompiler!
    private var server: StageServer?
    private var tunables: [Tunable] = []
    private let paths: TerminalPaths
    private let files: PreviewFiles
    /// The revision that `--against` names.
    private var revision: RevisionPreview?
    private let writeKey = WriteKey()
    private var signals: [any DispatchSourceSignal] = []

    init(_ command: PreviewCommand) throws {
        self.command = command
        let executable = try RunningProgram.fittingFile()
        let program = try CompilerProgram(beside: executable)
        let path = URL(fileURLWithPath: command.path).resolvingSymlinksInPath()
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: path.path, isDirectory: &isFolder)
        project = isFolder.boolValue ? path.path : path.deletingLastPathComponent().path
        paths = TerminalPaths(of: project)
        files = PreviewFiles(of: project)
        output = try LibraryFolder.make(state: command.rooms.stateDir)
        sandbox = Sandbox(readable: [project, output.path], for: executable.path)
        if let fault = sandbox.fault, !command.unconfined {
            try? FileManager.default.removeItem(at: output)
            throw ValidationError(fault)
        }
        host = PreviewHost(
            executable: executable.path, project: project, stage: (command.stage.width, command.stage.height),
            sandbox: sandbox, logger: logger)
        host.isWritable = true
        host.shownPath = paths.path
        compiler = try PreviewCompiler(
            program, path: path.path, output: output.path, fetches: command.fetch)
        compiler.onEvent = { [weak self] in self?.handle($0) }
        compiler.onEnd = { [weak self] in
            self?.logger.critical("the preview compiler has ended")
            self?.end(1)
        }
        if let against = command.against {
            do {
                let preview = try RevisionPreview(
                    against, of: path, in: project, to: output.appendingPathComponent("against"), by: program,
                    executable: executable.path, stage: (command.stage.width, command.stage.height), logger: logger
                ) { [weak self] in self?.say($0) }
                host.revisions = [against: preview.host]
                revision = preview
            } catch {
                compiler.stop()
                try? FileManager.default.removeItem(at: output)
                throw error
            }
        }
        host.onChange = { [weak self] in self?.server?.simulationsChanged() }
        host.onShown = { [weak self] in self?.say("Shown in \($0.summary)") }
        host.onScenes = { [weak self] in self?.show($0) }
        signals = [SIGTERM, SIGINT].map { number in Interruption.observe(number) { [weak self] in self?.end(0) } }
        say("Reading \(isFolder.boolValue ? paths.folder : paths.path(path.lastPathComponent))")
    }

    private func end(_ status: Int32) {
        server?.stop()
        revision?.stop()
        host.stop()
        compiler.stop()
        try? FileManager.default.removeItem(at: output)
        Foundation.exit(status)
    }

    private func say(_ line: String) {
        FileHandle.standardError.write(Data("zoetrope: \(line)\n".utf8))
    }

    // MARK: The compiler

    private func handle(_ event: PreviewEvent) {
        switch event {
        case .building(let start):
            host.building(declaring: DeclaredScenes.all(of: start.scenes, in: project, "Is being compiled."))
        case .fetching(let fetch):
            say(fetch.line)
            host.fetching(fetch.line)
        case .built(let build): show(build)
        case .optimised(let optimised): replace(by: optimised)
        case .fault(let fault):
            say(fault.message)
            if server == nil { end(1) }
        case .changes: break
        }
    }

    private func show(_ build: PreviewBuild) {
        if build.number == 1 {
            for line in LeftOutFiles.lines(build.leftOut, paths) { say(line) }
        }
        let placed = Set(build.diagnostics.filter { $0.line > 0 }.map(\.message))
        // What is said of a generated line is said of the one that it stems from, too.
        let diagnostics = build.diagnostics.filter { $0.line > 0 || !placed.contains($0.message) }
        for text in DiagnosticTexts.all(diagnostics, paths) { say(text) }
        let problems = diagnostics.map(SourceProblem.init)
        guard let library = build.library else {
            host.failed(
                problems,
                declaring: DeclaredScenes.all(
                    of: build.scenes, in: project, "Does not compile yet: its errors are on its stage."))
            return
        }
        tunables = build.tunables
        var difference = build.difference
        difference?.author = command.author.flatMap { SourceDifference(time: 0, author: $0, files: []).author }
        host.show(
            library: library, images: files.serve(build.images), fonts: files.serve(build.fonts),
            sources: build.compiled, warnings: problems, difference: difference)
        say("Compiled in \(build.seconds.summary)\(build.isOptimised ? "" : "; it is being optimised")")
    }

    private func replace(by optimised: OptimisedLibrary) {
        if let library = optimised.library {
            host.replaceLibrary(by: library)
            say(String(format: "Optimised in %.2f s", optimised.seconds))
        } else {
            say("It goes on as it is, as it can't be optimised: \(optimised.fault ?? "the compiler said nothing")")
        }
    }

    // MARK: The server

    private func show(_ scenes: [SceneDescription]) {
        if let server { return server.setScenes(scenes) }
        do {
            server = try makeServer(scenes)
        } catch {
            say("\(error)")
            end(1)
        }
    }

    private func makeServer(_ scenes: [SceneDescription]) throws -> StageServer {
        let addresses = Greeting.isAnyAddress(command.host) ? NetworkAddresses.all() : []
        let web = try command.web ?? WebFolder.find()
        let served = try StaticFiles(
            page: web, image: { [files, before = revision?.files] in files.image($0) ?? before?.image($0) },
            font: { [files, before = revision?.files] in files.font($0) ?? before?.font($0) })
        var configuration = StageServerConfiguration(
            host: command.host, port: command.port, files: served, scenes: scenes, logger: logger)
        if command.access.tlsCert == nil { configuration.networkHost = addresses.first }
        configuration.project =
            URL(fileURLWithPath: command.path).resolvingSymlinksInPath()
            .deletingPathExtension().lastPathComponent
        configuration.replayPage = try? ReplayPage(web: web).template
        command.rooms.apply(to: &configuration)
        configuration.limits = command.access.limits
        configuration.origins = OriginPolicy(allowing: command.access.allowOrigin)
        configuration.frameAncestors = command.access.ancestors
        let name = Greeting.isAnyAddress(command.host) ? nil : HostName(command.host)
        configuration.hostNames = command.access.hostName + [name].compactMap(\.self)
        configuration.metricsReaders = command.access.metricsReader
        configuration.trustedProxies = command.access.trustedProxy
        configuration.tls = try command.access.tls()
        let changes = StageServerConfiguration.Endpoint(path: "/preview/changes") { [weak self] request in
            guard request.isFromAdmittedOrigin else { return .now(.foreignOrigin) }
            return .later { promise in
                DispatchQueue.main.async { MainActor.assumeIsolated { self?.change(request.body, promise) } }
            }
        }
        let folder = StageServerConfiguration.Endpoint(path: "/preview/folder") { [weak self] request in
            guard request.isFromAdmittedOrigin else { return .now(.foreignOrigin) }
            guard request.peer?.isLoopback == true else {
                return .now(
                    HTTPAnswer(status: 403, body: "the folder is told to pages on the server's machine alone\n"))
            }
            return .later { promise in
                DispatchQueue.main.async { MainActor.assumeIsolated { self?.tellFolder(promise) } }
            }
        }
        let places = StageServerConfiguration.Endpoint(path: "/preview/places") { [weak self] request in
            guard request.isFromAdmittedOrigin else { return .now(.foreignOrigin) }
            return .later { promise in
                DispatchQueue.main.async { MainActor.assumeIsolated { self?.tellPlaces(request.body, promise) } }
            }
        }
        configuration.endpoints = [changes, folder, places]
        let host = host
        let server = try StageServer(
            configuration,
            readLog: { scene, log in
                let input = try ParsedInput(log.text)
                try LogOpening.checkLimits(of: input, tick: log.tick)
                let script = input.script
                return { PreviewOpening { try host.makeSimulation(scene, log: script, to: log.tick ?? 0) } }
            },
            makeSimulation: { scene, checkpoint in
                guard let checkpoint else { return try host.makeSimulation(scene) }
                return try host.makeSimulation(
                    scene, log: InputScript(start: InputScript.Start(checkpoint: checkpoint, tick: 0)))
            })
        let greeting = Greeting(
            scheme: command.access.tlsCert == nil ? "http" : "https", host: command.host, port: server.port,
            networkAddresses: addresses, isTerminal: isatty(STDOUT_FILENO) == 1, writeKey: writeKey.text,
            isolation: sandbox.summary)
        FileHandle.standardOutput.write(Data(greeting.text.utf8))
        if !Loopback.contains(command.host) {
            say("\(command.host) is not loopback: whoever reaches port \(server.port) can watch your code and touch it")
        }
        return server
    }

    // MARK: Lines in an editor

    /// Where the sources are, for a page that opens their lines in an editor.
    private struct SourceFolder: Encodable {
        /// The absolute path.
        var folder: String
        /// The files, by their paths from there on.
        var files: [String]

        /// The greatest number of files.
        static let fileLimit = 5000
    }

    private func tellFolder(_ promise: HTTPPromise) {
        let files = host.compiled.sorted().prefix(SourceFolder.fileLimit)
        let json = (try? JSONEncoder().encode(SourceFolder(folder: project, files: Array(files)))) ?? Data()
        promise.fulfil(HTTPAnswer(contentType: "application/json", body: Array(json)))
    }

    /// Tells at which lines of which files a scene's parameters are declared.
    private func tellPlaces(_ body: [UInt8], _ promise: HTTPPromise) {
        guard let wish = try? JSONDecoder().decode(PlaceWish.self, from: Data(body)) else {
            return promise.fulfil(HTTPAnswer(status: 400, body: "needs JSON with 'scene'\n"))
        }
        let places = host.sources(of: wish.scene).mapValues { place in
            var place = place
            if place.file.hasPrefix("\(project)/") { place.file = String(place.file.dropFirst(project.count + 1)) }
            return place
        }
        promise.fulfil(
            HTTPAnswer(contentType: "application/json", body: Array((try? JSONEncoder().encode(places)) ?? Data())))
    }

    /// A page's request for the places of a scene's parameters.
    private struct PlaceWish: Decodable {
        var scene: String
    }

    // MARK: Tuned values

    /// A page's request: a scene's values, and whether they are written into the sources.
    private struct Wish: Decodable {
        var scene: String
        var values: [String: StageValue]
        var write: Bool
        /// The key by which files may be written.
        var key: String?
    }

    private func change(_ body: [UInt8], _ promise: HTTPPromise) {
        guard let wish = try? JSONDecoder().decode(Wish.self, from: Data(body)) else {
            return promise.fulfil(HTTPAnswer(status: 400, body: "needs JSON with 'scene', 'values' and 'write'\n"))
        }
        guard !wish.write || writeKey.matches(wish.key) else {
            return promise.fulfil(
                HTTPAnswer(status: 403, body: "files are written by whoever has the link that the server printed\n"))
        }
        if let fault = host.fault(of: wish.values, for: wish.scene) {
            return promise.fulfil(HTTPAnswer(status: 400, body: "\(fault)\n"))
        }
        let keys = TunedKeys(tunables, sources: host.sources(of: wish.scene), project: project)
        compiler.change(keys.values(wish.values), write: wish.write) { result in
            switch result {
            case .success(let changes):
                let encoder = JSONEncoder()
                encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
                let json = (try? encoder.encode(changes)) ?? Data()
                promise.fulfil(HTTPAnswer(contentType: "application/json", body: Array(json)))
            case .failure(let refusal):
                promise.fulfil(HTTPAnswer(status: 400, body: "\(refusal)\n"))
            }
        }
    }
}

/// A preview's simulation that begins with a log: its process repeats that.
@MainActor
private final class PreviewOpening: SimulationOpening {
    private let make: () throws -> any RewindableSimulation

    init(_ make: @escaping () throws -> any RewindableSimulation) {
        self.make = make
    }

    func goOn(while hasTime: () -> Bool) throws -> (any RewindableSimulation)? { try make() }
}

extension SourceProblem {
    fileprivate init(_ diagnostic: PreviewDiagnostic) {
        self.init(
            severity: Severity(rawValue: diagnostic.severity.rawValue) ?? .error, file: diagnostic.file,
            line: diagnostic.line, column: diagnostic.column, message: diagnostic.message, source: diagnostic.source)
    }
}
