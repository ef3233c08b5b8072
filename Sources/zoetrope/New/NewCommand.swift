import ArgumentParser
import Foundation

/// The command `zoetrope new`.
struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new", abstract: "Makes a folder with a layout of your own to begin with: its preview, and a test."
    )

    @Argument(help: "The folder; its last part names the Swift module.")
    var name: String

    func run() throws {
        let folder = URL(fileURLWithPath: name).standardizedFileURL
        let module = folder.lastPathComponent
        guard module.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil else {
            throw ValidationError("'\(module)' can't name a Swift module; use letters, digits and _, such as Cards")
        }
        guard !["UIKit", "QuartzCore", "CoreGraphics", "Foundation", "Swift", "StageTesting"].contains(module) else {
            throw ValidationError("'\(module)' is the name of a module that the layout needs; choose another")
        }
        guard !FileManager.default.fileExists(atPath: folder.path) else {
            throw ValidationError("\(folder.path) exists; name a new folder")
        }
        let template = NewProject(module: module)
        for (path, text) in template.files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        print(
            """
            Made \(folder.path). Now
                \(CommandLine.arguments[0]) preview \(name)
            shows it, and
                \(CommandLine.arguments[0]) test \(name)
            tests it.
            """)
    }
}
