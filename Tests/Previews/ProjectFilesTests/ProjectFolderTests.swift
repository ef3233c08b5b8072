import Foundation
import ProjectFiles
import Testing

@Suite final class ProjectFolderTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private let project: ProjectFolder

    init() throws {
        let inner = folder.appendingPathComponent("project/Cards")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        project = try ProjectFolder(folder.appendingPathComponent("project").path)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(path))
    }

    private func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.appendingPathComponent(path).path, withDestinationPath: target)
    }

    @Test func sourcesAndAssetsAreListed() throws {
        try write("", to: "project/Cards/Deck.swift")
        try write("", to: "project/back.png")
        try write("", to: "project/notes.txt")
        #expect(project.list().paths == ["Cards/Deck.swift", "back.png"])
        #expect(project.list().folders.sorted() == [project.path, project.path + "/Cards"])
    }

    @Test func aLinkToASourceBeneathIsOne() throws {
        try write("", to: "project/Deck.swift")
        try link("project/Cards/Same.swift", to: "../Deck.swift")
        #expect(project.list().paths == ["Cards/Same.swift", "Deck.swift"])
    }

    @Test func linksThatLeadOutAreRefused() throws {
        try write("let secret = 1", to: "Secret.swift")
        try link("project/Cards/Secret.swift", to: "../../Secret.swift")
        try link("project/Outside", to: "..")
        let listing = project.list()
        #expect(listing.paths.isEmpty)
        #expect(listing.refused == ["Cards/Secret.swift": "it is a link that leads out of the folder"])
    }

    @Test func aSourceThatNobodyHasWrittenByHandIsRefused() throws {
        try write(String(repeating: "/", count: ProjectFolder.sourceLimit + 1), to: "project/Deck.swift")
        let listing = project.list()
        #expect(listing.paths.isEmpty)
        #expect(listing.refused == ["Deck.swift": "it has 1048577 bytes; a source has at most 1048576"])
    }
}
