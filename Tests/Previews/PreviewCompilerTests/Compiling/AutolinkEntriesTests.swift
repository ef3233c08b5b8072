import Foundation
import Testing

@testable import PreviewCompiler

@Suite final class AutolinkEntriesTests {
    private let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    init() throws {
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: scratch)
    }

    private func object(of source: String) throws -> String {
        let (file, object) = (
            scratch.appendingPathComponent("a.swift").path, scratch.appendingPathComponent("a.o").path
        )
        try source.write(toFile: file, atomically: true, encoding: .utf8)
        let run = try Subprocess.run("swiftc", ["-c", "-parse-as-library", file, "-o", object])
        #expect(run.status == 0, "\(run.output)")
        return object
    }

    @Test func theyAreThoseThatTheToolchainsProgramFinds() throws {
        let object = try object(of: "import Foundation\npublic let a = Date()")
        let list = scratch.appendingPathComponent("list").path
        let run = try Subprocess.run("swift-autolink-extract", [object, "-o", list])
        #expect(run.status == 0, "\(run.output)")
        let expected = try String(contentsOfFile: list, encoding: .utf8).split(separator: "\n").map(String.init)
        let found = try #require(AutolinkEntries(of: object)).arguments
        #expect(found.contains("-lFoundation"))
        #expect(Set(found) == Set(expected))
    }

    @Test func whatIsNoWholeObjectHasNone() throws {
        let object = try object(of: "public let a = 1")
        let whole = try #require(FileManager.default.contents(atPath: object))
        let part = scratch.appendingPathComponent("part.o").path
        // The table of sections is at the end.
        for count in [0, 3, 16, 63, 64, whole.count / 2, whole.count - 1] {
            try whole.prefix(count).write(to: URL(fileURLWithPath: part))
            #expect(AutolinkEntries(of: part)?.arguments.isEmpty != false, "\(count)")
        }
        #expect(AutolinkEntries(of: scratch.appendingPathComponent("nowhere.o").path) == nil)
    }
}
