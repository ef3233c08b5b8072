import Foundation
import Testing

@testable import zoetrope

@Suite struct LibraryFolderTests {
    @Test func foldersOfProcessesThatAreNoMoreAreRemoved() throws {
        let manager = FileManager.default
        let parent = manager.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? manager.removeItem(at: parent) }
        let ended = Process()
        ended.executableURL = URL(fileURLWithPath: "/bin/true")
        try ended.run()
        ended.waitUntilExit()
        let own = LibraryFolder.folder(of: getpid(), in: parent)
        let others = ["zoetrope-preview-", "zoetrope-preview-x", "other"].map(parent.appendingPathComponent)
        let abandoned = LibraryFolder.folder(of: ended.processIdentifier, in: parent)
        for folder in [own, abandoned] + others {
            try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        LibraryFolder.removeAbandoned(in: parent)
        #expect(!manager.fileExists(atPath: abandoned.path))
        for folder in [own] + others { #expect(manager.fileExists(atPath: folder.path)) }
    }
}
