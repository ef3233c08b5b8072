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
        let template = NewProject(module: module, package: try Self.package())
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
            shows it, and in it `swift test` tests it.
            """)
    }

    /// Returns the folder of the package that this program was built in, whose engine tests use.
    private static func package() throws -> String {
        guard var folder = Bundle.main.executableURL?.resolvingSymlinksInPath() else {
            throw ValidationError("the executable's path is not known")
        }
        while folder.path != "/" {
            folder.deleteLastPathComponent()
            if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
                return folder.path
            }
        }
        throw ValidationError("the executable is not in the package that it was built from, whose engine tests need")
    }
}
