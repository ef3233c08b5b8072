import Foundation
import TestClient
import Testing

@testable import zoetrope

/// What `zoetrope new` writes.
@Suite struct NewProjectTests {
    @Test func theModuleNamesFoldersAndTargets() {
        let files = NewProject(module: "Cards").files
        let paths = files.map(\.path)
        #expect(paths.contains("Sources/Cards/FanLayout.swift"))
        #expect(paths.contains("Tests/CardsTests/FanLayoutTests.swift"))
        let manifest = files.first { $0.path == "Package.swift" }?.text ?? ""
        // Whoever has the folder needs nothing else of the machine that it was made on.
        #expect(!manifest.contains("path:") && !manifest.contains(".package("))
        #expect(manifest.contains(#"name: "CardsTests""#))
        #expect(files.contains { $0.text.contains("#Preview(\"Fan\")") })
    }

    @Test func whatItMakesIsTestedAsItIs() throws {
        let folder = try TestFolder([:])
        let made = try RunningCommand(["new", "\(folder.path)/Cards"]).wait()
        try #require(made.status == 0, "\(made.errors)")
        let result = try RunningCommand(["test"], folder: "\(folder.path)/Cards").wait()
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.errors.contains("Test run with 4 tests in 1 suite passed"))
        #expect(!result.errors.contains("warning:"))
    }

    @Test(arguments: ["3cards", "UIKit", "my-cards", ""])
    func aNameThatIsNoModuleIsRefused(name: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("new-\(UUID().uuidString)")
        let command = try NewCommand.parse([folder.appendingPathComponent(name).path + (name.isEmpty ? "x y" : "")])
        #expect(throws: (any Error).self) { try command.run() }
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }

    @Test func aFolderThatExistsIsLeftAlone() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "Cards\(UInt32.random(in: 0...9999))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let command = try NewCommand.parse([folder.path])
        #expect(throws: (any Error).self) { try command.run() }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }
}
