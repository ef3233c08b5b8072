import Foundation
import TestClient
import Testing

@testable import zoetrope

/// The files of an earlier revision, read from git without touching the work tree.
@Suite struct RevisionTreeTests {
    private let folder: TestFolder
    private let scratch: TestFolder
    private var target: URL { scratch.url.appendingPathComponent("tree") }

    init() throws {
        folder = try TestFolder(["Cards/Cards.swift": "let gap = 1\n", "other.txt": "x"])
        scratch = try TestFolder([:])
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    }

    @discardableResult
    private func git(_ arguments: String...) throws -> String {
        let tool = try #require(ToolRun.path(of: "git"))
        let settings = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org", "-c", "commit.gpgsign=false"]
        let run = try #require(ToolRun(tool, ["-C", folder.path] + settings + arguments))
        try #require(run.status == 0, "\(run.output)")
        return run.output
    }

    private func commit() throws {
        try git("init", "-q")
        try git("add", ".")
        try git("commit", "-q", "-m", "first")
    }

    @Test func itHasTheFolderAsItWasThen() throws {
        try commit()
        let cards = folder.path + "/Cards"
        try Data("let gap = 2\n".utf8).write(to: URL(fileURLWithPath: cards + "/Cards.swift"))
        let tree = try RevisionTree(of: "HEAD", in: cards, to: target)
        let text = try String(contentsOf: target.appendingPathComponent("Cards.swift"), encoding: .utf8)
        #expect(text == "let gap = 1\n")
        #expect(!FileManager.default.fileExists(atPath: target.appendingPathComponent("other.txt").path))
        #expect(try git("rev-parse", "HEAD").hasPrefix(tree.commit))
        // What is being worked on stays.
        #expect(try git("status", "--porcelain") == " M Cards/Cards.swift\n")
    }

    @Test func aRevisionThatIsNotThereIsNamed() throws {
        try commit()
        for revision in ["nowhere", "--help"] {
            let error = #expect(throws: (any Error).self) {
                try RevisionTree(of: revision, in: folder.path, to: target)
            }
            #expect("\(try #require(error))".contains("git knows no revision '\(revision)'"))
        }
    }

    @Test func aFolderInNoRepositoryIsNamed() throws {
        let error = #expect(throws: (any Error).self) { try RevisionTree(of: "HEAD", in: folder.path, to: target) }
        #expect("\(try #require(error))".contains("is in no git repository, which --against HEAD needs"))
    }

    @Test func theCommandSaysSoBeforeItServes() throws {
        let result = try RunningCommand(
            ["preview", folder.path + "/Cards", "--port", "0", "--unconfined", "--against", "HEAD"]
        ).wait()
        #expect(result.status != 0)
        #expect(result.errors.contains("is in no git repository"))
        #expect(result.output.isEmpty)
    }
}
