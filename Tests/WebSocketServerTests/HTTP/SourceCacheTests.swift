import Foundation
import Testing

@testable import WebSocketServer

@Suite struct SourceCacheTests {
    private func write(_ text: String, to path: String) throws -> ServedFile {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        return try #require(ServedFile(path: path))
    }

    @Test func aFileIsReadOnceForEachOfItsVersions() throws {
        let path = NSTemporaryDirectory() + "source-\(UUID().uuidString).js"
        defer { try? FileManager.default.removeItem(atPath: path) }
        let cache = SourceCache()
        let first = try write("// Why.\na();", to: path)
        #expect(cache.body(of: first) == Array("a();".utf8))
        let second = try write("// Why not.\nlonger();", to: path)
        // Of the version that was asked for, whatever stands there by now.
        #expect(cache.body(of: first) == Array("a();".utf8))
        #expect(cache.body(of: second) == Array("longer();".utf8))
    }

    @Test func aFileThatIsGoneHasNoBody() throws {
        let path = NSTemporaryDirectory() + "source-\(UUID().uuidString).js"
        let file = try write("a();", to: path)
        try FileManager.default.removeItem(atPath: path)
        #expect(SourceCache().body(of: file) == nil)
    }
}
