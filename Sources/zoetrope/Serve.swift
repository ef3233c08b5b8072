import ArgumentParser
import Foundation
import Logging
import Simulation
import StageServer
import WebSocketServer

/// `zoetrope serve`
struct Serve: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Serves the page and every scene's room until it is interrupted.")

    @Option(help: "The address or name to listen on.")
    var host = "127.0.0.1"

    @Option(help: "The port to listen on; 0 takes a free one.")
    var port: UInt16 = 8080

    @Option(help: ArgumentHelp("The page's folder; otherwise the project's.", valueName: "folder"))
    var web: String?

    @Option(
        help: ArgumentHelp("The stage's size in points, 200x200 to 2000x2000.", valueName: "WxH"),
        transform: StageSize.init(argument:))
    var stage = StageSize(width: 390, height: 844)

    @OptionGroup var photoOption: PhotoOption

    @Flag(help: "Log viewers joining and leaving too.")
    var verbose = false

    func run() throws {
        let level: Logger.Level = verbose ? .debug : .info
        LoggingSystem.bootstrap { label in
            var handler = StreamLogHandler.standardError(label: label)
            handler.logLevel = level
            return handler
        }
        try MainActor.assumeIsolated { try serve() }
    }

    @MainActor
    private func serve() throws {
        let logger = Logger(label: "zoetrope")
        let folder = try photoOption.folder()
        let files = try StaticFiles(page: try web ?? WebFolder.find(), images: folder?.images ?? [:])
        let configuration = StageServerConfiguration(
            host: host, port: port, files: files, rooms: SceneSimulation.sceneNames, logger: logger)
        let size = stage
        let server = try StageServer(configuration) { room in
            try SceneSimulation(
                scene: room, stage: CGSize(width: size.width, height: size.height), photos: folder?.photos ?? [])
        }
        let signals = [SIGINT, SIGTERM].map { number in
            Interruption.observe(number) {
                server.stop()
                Foundation.exit(0)
            }
        }
        let url = "http://\(host.contains(":") ? "[\(host)]" : host):\(server.port)/"
        logger.info("serving at \(url)")
        if !Loopback.contains(host) {
            logger.warning("\(host) is not loopback: whoever reaches port \(server.port) can watch and drag the cards")
        }
        FileHandle.standardOutput.write(Data("Zoetrope is at \(url)\n".utf8))
        withExtendedLifetime(signals) { RunLoop.main.run() }
    }
}
