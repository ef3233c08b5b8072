import Foundation
import Testing

@testable import TestSupport

@Suite struct RecordingTests {
    private let file = FileManager.default.temporaryDirectory.appendingPathComponent("recording-\(UUID().uuidString)")

    @Test func aFileThatIsNewOrChangedIsWrittenAndItsChangesAreSaid() throws {
        defer { try? FileManager.default.removeItem(at: file) }
        let first = try #require(try Recording.write("a 1\nb 2\n", to: file))
        #expect(first.contains("2 lines in place of 0"))
        let second = try #require(try Recording.write("a 1\nb 3\n", to: file))
        #expect(second.contains("1 of 2 lines\n- b 2\n+ b 3"))
        #expect(try String(contentsOf: file, encoding: .utf8) == "a 1\nb 3\n")
    }

    @Test func aFileThatHasThatContentIsLeftAlone() throws {
        defer { try? FileManager.default.removeItem(at: file) }
        _ = try Recording.write("a 1\n", to: file)
        #expect(try Recording.write("a 1\n", to: file) == nil)
    }

    @Test func ofLinesThatAreInsertedOnlyThoseAreSaid() {
        let changes = Recording.changes(from: "a\nb\nc\n", to: "a\nx\nb\nc\n")
        #expect(changes == "1 lines in place of 0\n+ x")
    }

    @Test func ofManyChangesTheFirstAreSaid() {
        let lines = (0..<100).map { "line \($0)" }
        let changes = Recording.changes(from: lines.joined(separator: "\n"), to: lines.joined(separator: "!\n"))
        #expect(changes.hasPrefix("99 of 100 lines\n- line 0\n+ line 0!"))
        #expect(changes.hasSuffix("\n..."))
    }
}
