import ArgumentParser
import Foundation

/// The command.
@main
struct Zoetrope: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "zoetrope", abstract: "Plays collection-view animations live in browsers.",
        subcommands: [Serve.self, Simulate.self, ScenesCommand.self])

    /// A usage error ends with 2, as shells' own do, instead of ArgumentParser's 64.
    static func main() {
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch {
            let code = exitCode(for: error)
            let message = fullMessage(for: error)
            let output = code == .success ? FileHandle.standardOutput : FileHandle.standardError
            if !message.isEmpty { output.write(Data((message + "\n").utf8)) }
            Foundation.exit(code == .validationFailure ? 2 : code.rawValue)
        }
    }
}
