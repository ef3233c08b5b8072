import Foundation
import Testing

/// What stands at the project's top level: sources, tests, the page, and what tools and readers look for there.
@Suite struct TopLevelTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

    /// A commit of everything once took four products of the compiler along.
    @Test(.enabled(if: FileManager.default.fileExists(atPath: root.appending(path: ".git").path)))
    func onlyWhatIsMeantToBeThereIsCommitted() throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["git", "-c", "safe.directory=*", "-C", Self.root.path, "ls-tree", "--name-only", "HEAD"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let names = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(
            Set(names.split(separator: "\n").map(String.init)).subtracting([
                "Package.swift", "Sources", "Tests", "web", "README.md", "Makefile", ".ci", ".github", ".gitignore",
                ".swift-format", "Dockerfile", "LICENSE", "CHANGELOG", "CONTRIBUTING.md", "SECURITY.md",
            ]).isEmpty)
    }
}
