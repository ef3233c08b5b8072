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

/// The command `zoetrope preview`.
struct PreviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Shows your own layouts and #Previews in browsers, anew whenever you save.")

    @Argument(help: "A Swift file, a folder of them, or a Swift package.")
    var path = "."

    @Option(help: "The address or name to listen on. Whoever reaches another than loopback sees your code run.")
    var host = "127.0.0.1"

    @Option(help: "The port to listen on; 0 takes a free one.")
    var port: UInt16 = 8080

    @Option(help: ArgumentHelp("The page's folder; otherwise the project's.", valueName: "folder"))
    var web: String?

    @Option(
        help: ArgumentHelp(
            "The stage's size in points, 200x200 to 2000x2000, of previews that name none.", valueName: "WxH"),
        transform: StageSize.init(argument:))
    var stage = StageSize(width: 390, height: 844)

    @Option(
        help: ArgumentHelp(
            "A commit, branch or tag of the folder's git repository, which rooms can show beside the present code.",
            valueName: "revision"))
    var against: String?

    @Option(
        help: ArgumentHelp("Your name, which is shown with what a save changes; otherwise none.", valueName: "name"))
    var author: String?

    @Flag(
        inversion: .prefixedNo,
        help:
            "Fetch packages that the project's files name and that are not in its folder, into .build/checkouts there.")
    var fetch = true

    @Flag(help: "Run the code even where it can't be kept from your files, your network or other processes.")
    var unconfined = false

    @OptionGroup(title: "Access")
    var access: AccessOptions

    @OptionGroup(title: "Rooms")
    var rooms: RoomOptions

    @OptionGroup(title: "Logging")
    var log: LogOptions

    func run() throws {
        guard FileManager.default.fileExists(atPath: path) else {
            throw ValidationError("there is nothing at \(path)")
        }
        log.bootstrap()
        try MainActor.assumeIsolated {
            let session = try PreviewSession(self)
            withExtendedLifetime(session) { RunLoop.main.run() }
        }
    }
}
