import Foundation
import Testing

@testable import PreviewCompiler

@Suite struct FolderWatcherTests {
    @Test func aSavedFileEndsTheWait() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let pipe = Pipe()
        let watcher = FolderWatcher()
        watcher.watch([folder.path])
        try "a".write(to: folder.appendingPathComponent("A.swift"), atomically: true, encoding: .utf8)
        #expect(watcher.wait(orReadable: pipe.fileHandleForReading.fileDescriptor) == .look)
    }

    @Test(arguments: ["fakeowner", "virtiofs", "9p", "fuse.sshfs", "nfs4", "not-known"])
    func aMountedFolderIsLookedAtAgainAndAgain(type: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("with space \(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.path.replacing(" ", with: "\\040")
        let watcher = FolderWatcher { "/dev/sda1 / ext4 rw 0 0\nhost \(path) \(type) rw 0 0\n" }
        watcher.watch([folder.path])
        // Nothing is written: as on such a mount, nobody is told of what the other side writes.
        let pipe = Pipe()
        #expect(watcher.wait(orReadable: pipe.fileHandleForReading.fileDescriptor) == .look)
    }

    @Test func aRequestEndsTheWait() throws {
        let pipe = Pipe()
        let watcher = FolderWatcher()
        watcher.watch([])
        try pipe.fileHandleForWriting.write(contentsOf: Data("x".utf8))
        #expect(watcher.wait(orReadable: pipe.fileHandleForReading.fileDescriptor) == .readable)
    }
}
