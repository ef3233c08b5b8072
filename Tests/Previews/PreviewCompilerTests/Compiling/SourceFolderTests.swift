import Foundation
import Testing

@testable import PreviewCompiler

@Suite final class SourceFolderTests {
    private let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    private lazy var folder = SourceFolder(at: scratch)

    deinit {
        try? FileManager.default.removeItem(atPath: scratch)
    }

    private func replace(_ files: [String: String]) throws -> [String] {
        try folder.replace(with: files.sorted { $0.key < $1.key }.map { ($0.key, Array($0.value.utf8)) })
    }

    private var files: [String: String] {
        get throws {
            let names = try FileManager.default.contentsOfDirectory(atPath: scratch)
            return try Dictionary(
                uniqueKeysWithValues: names.map {
                    ($0, try String(contentsOfFile: scratch + "/" + $0, encoding: .utf8))
                })
        }
    }

    @Test func ofAHundredFilesTheChangedOneIsWritten() throws {
        var sources = Dictionary(uniqueKeysWithValues: (0..<100).map { ("\($0).swift", "let a = \($0)") })
        #expect(try replace(sources).count == 100)
        #expect(try replace(sources).isEmpty)
        sources["42.swift"] = "let b = 0"
        #expect(try replace(sources) == ["42.swift"])
        #expect(try files == sources)
    }

    @Test func theFolderHoldsNoFileOfAnEarlierModule() throws {
        #expect(try replace(["a": "1", "b": ""]) == ["a", "b"])
        #expect(try replace(["b": "", "c": "3"]) == ["c"])
        #expect(try files == ["b": "", "c": "3"])
    }

    @Test func whatSomebodyHasRemovedIsWrittenAgain() throws {
        _ = try replace(["a": "1", "b": "2"])
        try FileManager.default.removeItem(atPath: scratch + "/a")
        #expect(try replace(["a": "1", "b": "2"]) == ["a"])
        try FileManager.default.removeItem(atPath: scratch)
        #expect(try replace(["a": "1", "b": "2"]) == ["a", "b"])
    }

    @Test func whatCouldNotBeWrittenIsWrittenOnceItCanBe() throws {
        _ = try replace(["a": "1"])
        try FileManager.default.removeItem(atPath: scratch + "/a")
        try FileManager.default.createDirectory(atPath: scratch + "/a", withIntermediateDirectories: false)
        #expect(throws: POSIXError.self) { try replace(["a": "2"]) }
        try FileManager.default.removeItem(atPath: scratch + "/a")
        #expect(try replace(["a": "2"]) == ["a"])
    }
}
