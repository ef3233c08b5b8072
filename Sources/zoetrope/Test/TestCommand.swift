import ArgumentParser
import Foundation

/// The command `zoetrope test`.
struct TestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Runs your tests of Swift Testing and XCTest, without a simulator.",
        discussion: """
            The tests, and what they test, are compiled against the engine that this program has in itself, as previews are. \
            The exit status is 0 if all tests have passed.
            """)

    @Argument(help: "A Swift package, a folder of Swift files, or one.")
    var path = "."

    @OptionGroup var options: TestOptions

    @Flag(help: "Run them again whenever a file is saved, until interrupted.")
    var watch = false

    func run() throws {
        guard FileManager.default.fileExists(atPath: path) else {
            throw ValidationError("there is nothing at \(path)")
        }
        try MainActor.assumeIsolated {
            let session = try TestSession(self)
            withExtendedLifetime(session) { RunLoop.main.run() }
        }
    }
}

/// The options of `swift test` that choose tests and say what becomes of their results.
struct TestOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Run the tests that match a regular expression, as <target>.<suite>/<test> or a part of it.",
            valueName: "filter"))
    var filter: [String] = []

    @Option(help: ArgumentHelp("Leave out the tests that match a regular expression.", valueName: "skip"))
    var skip: [String] = []

    @Option(
        help: ArgumentHelp(
            "A file for the results of XCTest as JUnit has them; those of Swift Testing go to NAME-swift-testing.xml beside it.",
            valueName: "file"))
    var xunitOutput: String?

    @Flag(name: [.long, .customShort("l")], help: "Only list the tests.")
    var listTests = false

    @Flag(inversion: .prefixedNo, help: "Whether tests of Swift Testing run at the same time.")
    var parallel = true

    func validate() throws {
        for pattern in filter + skip {
            do {
                _ = try NSRegularExpression(pattern: pattern)
            } catch {
                throw ValidationError("'\(pattern)' is not a regular expression")
            }
        }
    }

    /// Returns whether a test is to be run: its name is `<target>.<suite>/<test>`.
    func chooses(_ name: String) -> Bool {
        func matches(_ pattern: String) -> Bool { name.range(of: pattern, options: .regularExpression) != nil }
        return (filter.isEmpty || filter.contains(where: matches)) && !skip.contains(where: matches)
    }

    /// The options as arguments, but for the file of results.
    var arguments: [String] {
        filter.flatMap { ["--filter", $0] } + skip.flatMap { ["--skip", $0] } + (listTests ? ["--list-tests"] : [])
            + (parallel ? [] : ["--no-parallel"])
    }
}
