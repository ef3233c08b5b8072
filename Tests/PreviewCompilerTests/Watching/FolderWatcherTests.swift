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

    @Test func aRequestEndsTheWait() throws {
        let pipe = Pipe()
        let watcher = FolderWatcher()
        watcher.watch([])
        try pipe.fileHandleForWriting.write(contentsOf: Data("x".utf8))
        #expect(watcher.wait(orReadable: pipe.fileHandleForReading.fileDescriptor) == .readable)
    }
}
