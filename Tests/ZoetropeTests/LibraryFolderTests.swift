import Foundation
import TestClient
import Testing

@testable import zoetrope

@Suite struct LibraryFolderTests {
    private let manager = FileManager.default

    private func mode(_ url: URL) throws -> Int {
        try #require(manager.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int)
    }

    @Test func aFolderIsNewAndNobodyElseReadsIt() throws {
        let parent = try TestFolder(["a": ""])
        let folders = try (0..<2).map { _ in try LibraryFolder.make(in: parent.url) }
        for folder in folders { #expect(try mode(folder) == 0o700) }
        #expect(folders[0] != folders[1])
    }

    @Test func whatSomebodyElseHasPlantedIsNotTaken() throws {
        let folder = try TestFolder(["victim/a": ""])
        // The name that was taken before.
        let planted = folder.url.appendingPathComponent("zoetrope-preview-\(getpid())")
        try manager.createSymbolicLink(at: planted, withDestinationURL: folder.url.appendingPathComponent("victim"))
        let made = try LibraryFolder.make(in: folder.url)
        #expect(made.lastPathComponent != planted.lastPathComponent)
        #expect(made.deletingLastPathComponent().lastPathComponent == folder.url.lastPathComponent)
    }

    @Test func theRunTimeFolderIsTakenIfItIsTheUsersAlone() throws {
        let folder = try TestFolder(["run/a": "", "open/a": "", "state/a": ""])
        let run = folder.path + "/run"
        let open = folder.path + "/open"
        let state = folder.path + "/state"
        try manager.setAttributes([.posixPermissions: 0o777], ofItemAtPath: open)
        try manager.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: run)
        func parent(_ runtime: String?, _ state: String?) -> String {
            LibraryFolder.parent(state: state, environment: runtime.map { ["XDG_RUNTIME_DIR": $0] } ?? [:]).path
        }
        #expect(parent(run, state) == run)
        for unfit in [open, folder.path + "/link", folder.path + "/none", "run", nil] {
            #expect(parent(unfit, state) == state)
        }
        #expect(parent(nil, nil) == manager.temporaryDirectory.path)
    }

    @Test func foldersOfProcessesThatAreNoMoreAreRemoved() throws {
        let root = try TestFolder(["other/precious": ""])
        let ended = Process()
        ended.executableURL = URL(fileURLWithPath: "/bin/true")
        try ended.run()
        ended.waitUntilExit()
        let number = ended.processIdentifier
        let parent = root.url
        let kept = ["zoetrope-preview-", "zoetrope-preview-x-abcdef", "zoetrope-preview-\(getpid())-abcdef", "other"]
            .map(parent.appendingPathComponent)
        let abandoned = parent.appendingPathComponent("zoetrope-preview-\(number)-abcdef")
        for folder in kept + [abandoned] { try manager.createDirectory(at: folder, withIntermediateDirectories: true) }
        let link = parent.appendingPathComponent("zoetrope-preview-\(number)-ghijkl")
        try manager.createSymbolicLink(at: link, withDestinationURL: parent.appendingPathComponent("other"))
        _ = try LibraryFolder.make(in: parent)
        #expect(!manager.fileExists(atPath: abandoned.path))
        for folder in kept { #expect(manager.fileExists(atPath: folder.path)) }
        #expect(manager.fileExists(atPath: link.appendingPathComponent("precious").path))
    }
}
