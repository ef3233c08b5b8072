import ArgumentParser
import Foundation
import Logging
import Replay
import Simulation
import StageServer
import WebSocketServer

/// The command `zoetrope serve`.
struct Serve: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Serves the page and every scene's room until it is interrupted.")

    @Option(help: "The address or name to listen on.")
    var host = "127.0.0.1"

    @Option(help: "The port to listen on; 0 takes a free one.")
    var port: UInt16 = 8080

    @Option(
        help: ArgumentHelp(
            "How many threads serve viewers, 1 to 64; otherwise as many as the machine has cores.", valueName: "n"))
    var threads: Int?

    @Option(help: ArgumentHelp("The page's folder; otherwise the project's.", valueName: "folder"))
    var web: String?

    @Option(
        help: ArgumentHelp("The stage's size in points, 200x200 to 2000x2000.", valueName: "WxH"),
        transform: StageSize.init(argument:))
    var stage = StageSize(width: 390, height: 844)

    @OptionGroup var photoOption: PhotoOption

    @OptionGroup(title: "Access")
    var access: AccessOptions

    @OptionGroup(title: "Rooms")
    var rooms: RoomOptions

    @OptionGroup(title: "Several nodes")
    var cluster: ClusterArguments

    @OptionGroup(title: "Logging")
    var log: LogOptions

    @Flag(help: "Print a systemd unit that serves with these arguments, and end.")
    var printSystemdUnit = false

    func validate() throws {
        guard threads.map({ 1...64 ~= $0 }) ?? true else {
            throw ValidationError("--threads is \(threads ?? 0); allowed: 1 to 64")
        }
    }

    func run() throws {
        if printSystemdUnit { return print(try systemdUnit()) }
        log.bootstrap()
        try MainActor.assumeIsolated {
            LargePages.use()
            try serve()
        }
    }

    private func systemdUnit() throws -> SystemdUnit {
        let executable = try RunningProgram.file().path
        var arguments = Array(CommandLine.arguments.dropFirst()).filter { $0 != "--print-systemd-unit" }
        // A service has no folder in which to look.
        if web == nil { arguments += ["--web", try WebFolder.find()] }
        return SystemdUnit(
            executable: executable, arguments: arguments, folder: FileManager.default.currentDirectoryPath)
    }

    @MainActor
    private func serve() throws {
        let logger = Logger(label: "zoetrope")
        let networkAddresses = Greeting.isAnyAddress(host) ? NetworkAddresses.all() : []
        let server = try makeServer(logger, networkAddresses)
        let hangUp = Interruption.observe(SIGHUP) { server.reloadCertificate() }
        let end = [SIGTERM, SIGINT].map { number in
            Interruption.observe(number) {
                logger.info("stopping")
                server.drain {
                    server.stop()
                    Foundation.exit(0)
                }
            }
        }
        let scheme = access.tlsCert == nil ? "http" : "https"
        logger.info("serving at \(scheme)://\(host.contains(":") ? "[\(host)]" : host):\(server.port)/")
        if !Loopback.contains(host) {
            logger.warning(
                """
                \(host) is not loopback: whoever reaches port \(server.port) can watch and drag the cards\
                \(access.tlsCert == nil ? "; the line is not encrypted" : "")
                """)
        }
        let greeting = Greeting(
            scheme: scheme, host: host, port: server.port, networkAddresses: networkAddresses,
            isTerminal: isatty(STDOUT_FILENO) == 1)
        FileHandle.standardOutput.write(Data(greeting.text.utf8))
        withExtendedLifetime((hangUp, end)) { RunLoop.main.run() }
    }

    @MainActor
    private func makeServer(_ logger: Logger, _ networkAddresses: [String]) throws -> StageServer {
        let size = CGSize(width: stage.width, height: stage.height)
        let folder = try photoOption.folder()
        let web = try self.web ?? WebFolder.find()
        let files = try StaticFiles(page: web, images: folder?.images ?? [:])
        var configuration = StageServerConfiguration(
            host: host, port: port, files: files, scenes: SceneSimulation.scenes(stage: size), logger: logger)
        // A certificate is for a name, which nobody but its owner knows.
        if access.tlsCert == nil { configuration.networkHost = networkAddresses.first }
        configuration.replayPage = replayPage(web, logger)
        if let threads { configuration.threads = threads }
        rooms.apply(to: &configuration)
        try cluster.apply(to: &configuration)
        configuration.limits = access.limits
        configuration.origins = OriginPolicy(allowing: access.allowOrigin)
        // The name to listen on is one, too.
        configuration.hostNames =
            access.hostName + (Greeting.isAnyAddress(host) ? [] : [HostName(host)].compactMap(\.self))
        configuration.frameAncestors = access.ancestors
        configuration.metricsReaders = access.metricsReader
        configuration.trustedProxies = access.trustedProxy
        configuration.tls = try access.tls()
        let stages = ServedStages(size: size, photos: folder?.photos ?? [])
        return try ClusterWait(configuration, limit: cluster.natsWait.map { .seconds($0) }).start {
            try StageServer(configuration, readLog: stages.read, resume: stages.resume, makeSimulation: stages.make)
        }
    }

    /// Returns the replay player; nil without one, when only saving a recording as a page fails.
    private func replayPage(_ web: String, _ logger: Logger) -> String? {
        do {
            return try ReplayPage(web: web).template
        } catch {
            logger.warning("recordings can't be saved as pages: \(error)")
            return nil
        }
    }
}
