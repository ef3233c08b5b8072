import Foundation
import Testing

@testable import zoetrope

/// What `zoetrope new` writes.
@Suite struct NewProjectTests {
    @Test func theModuleNamesFoldersAndTargets() {
        let files = NewProject(module: "Cards", package: "/zoetrope").files
        let paths = files.map(\.path)
        #expect(paths.contains("Sources/Cards/FanLayout.swift"))
        #expect(paths.contains("Tests/CardsTests/FanLayoutTests.swift"))
        let manifest = files.first { $0.path == "Package.swift" }?.text ?? ""
        #expect(manifest.contains(#"path: Context.environment["ZOETROPE"] ?? "/zoetrope""#))
        #expect(manifest.contains(#"name: "CardsTests""#))
        #expect(files.contains { $0.text.contains("#Preview(\"Fan\")") })
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
