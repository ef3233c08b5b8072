import Foundation
import PreviewProtocol

/// A process that runs the tests of one library that one framework has.
struct TestRun {
    enum Framework: String, CaseIterable {
        case xctest
        case swiftTesting = "swift-testing"
    }

    /// The exit status, as Swift Testing's, of a process that has found nothing to run.
    static let nothingFound: Int32 = 69

    let library: TestLibrary
    let framework: Framework
    /// The file of its results; nil for none.
    let results: String?

    /// Returns the runs of libraries, XCTest's first, as `swift test` has them, with their results in a folder, or nowhere.
    static func all(of libraries: [TestLibrary], resultsIn folder: URL?) -> [TestRun] {
        Framework.allCases.flatMap { framework in
            libraries.filter { framework == .xctest ? $0.hasXCTest : $0.hasSwiftTesting }.map { library in
                let name = "\(library.module)-\(framework.rawValue).xml"
                return TestRun(
                    library: library, framework: framework, results: folder?.appendingPathComponent(name).path)
            }
        }
    }

    /// Returns the arguments of the program that is the process.
    ///
    /// Swift Testing reads some of them, too.
    func arguments(_ options: TestOptions, project: String) -> [String] {
        [
            RunTests.configuration.commandName ?? "", "--testing-library", framework.rawValue, "--library",
            library.path,
            "--module", library.module, "--project", project,
        ] + options.arguments + (results.map { ["--xunit-output", $0] } ?? [])
    }

    /// The environment of the process: whoever traps says where.
    static var environment: [String: String] {
        var environment = ProcessInfo.processInfo.environment
        guard environment["SWIFT_BACKTRACE"] == nil else { return environment }
        environment["SWIFT_BACKTRACE"] = "enable=yes"
        // It is looked for beside Swift's libraries, which an installation has without it.
        let compiler = ToolRun.path(of: "swiftc").map { URL(fileURLWithPath: $0).resolvingSymlinksInPath() }
        let tool = compiler?.deletingLastPathComponent().appendingPathComponent(
            "../libexec/swift/linux/swift-backtrace")
        if let path = tool?.standardizedFileURL.path, FileManager.default.isExecutableFile(atPath: path) {
            environment["SWIFT_BACKTRACE"] = "enable=yes,swift-backtrace=\(path)"
        }
        return environment
    }
}
