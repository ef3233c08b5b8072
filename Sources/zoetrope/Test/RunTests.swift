import ArgumentParser
import Foundation
import Locks
import Previews
import PreviewHost
import QuartzCore
import StageTesting

/// The command `zoetrope run-tests`, by which `zoetrope test` runs the tests in a library.
struct RunTests: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run-tests", abstract: "Runs a library of tests for `zoetrope test`.", shouldDisplay: false)

    @Option(help: "The framework of the tests.")
    var testingLibrary: TestRun.Framework

    @Option(help: "The library's path.")
    var library: String

    @Option(help: "The module's name.")
    var module: String

    @Option(help: "The folder of what is tested.")
    var project: String

    @OptionGroup var options: TestOptions

    func run() throws {
        try MainActor.assumeIsolated {
            // Not a terminal, but read as it is written: what a test printed that traps is seen.
            if let output = dlsym(dlopen(nil, RTLD_NOW), "stdout") {
                setvbuf(output.load(as: UnsafeMutablePointer<FILE>.self), nil, _IOLBF, 0)
            }
            PackageAssets.folder = project
            PreviewResources.use(project)
            _ = try PreviewHost.definitions(inLibrary: library)
            guard let handle = dlopen(library, RTLD_NOW | RTLD_LOCAL) else {
                throw ValidationError("the library can't be loaded: \(String(cString: dlerror()))")
            }
            let time = IdleTime()
            defer { time.stop() }
            switch testingLibrary {
            case .swiftTesting: try runSwiftTesting(handle)
            case .xctest: try runXCTest(handle)
            }
        }
    }

    private typealias SwiftTesting = @convention(c) (@convention(c) (Int32) -> Void) -> Void

    /// Swift Testing reads the arguments of this process.
    private func runSwiftTesting(_ handle: UnsafeMutableRawPointer) throws {
        let entry = unsafeBitCast(try symbol("zoetrope_run_swift_testing", in: handle), to: SwiftTesting.self)
        entry { Foundation.exit($0) }
        RunLoop.main.run()
    }

    private typealias Accepts = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Bool
    private typealias Failed = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Void
    private typealias Ended = @convention(c) (UnsafePointer<CChar>, Double, Bool) -> Void
    private typealias XCTest = @convention(c) (Accepts, Failed, Ended) -> Int32

    private func runXCTest(_ handle: UnsafeMutableRawPointer) throws {
        let entry = unsafeBitCast(try symbol("zoetrope_run_xctest", in: handle), to: XCTest.self)
        Self.chosen.withLock { $0 = options }
        Self.results.withLock { $0 = TestResults(of: module) }
        let status = entry(
            { suite, test in RunTests.accepts("\(String(cString: suite))/\(String(cString: test))") },
            // One that waits too long fails on another thread.
            { _, message in RunTests.results.withLock { $0.fail(String(cString: message)) } },
            { name, seconds, isSkipped in
                RunTests.results.withLock { $0.end(String(cString: name), seconds, isSkipped: isSkipped) }
            })
        if let path = options.xunitOutput {
            let xml = Self.results.withLock { $0.xml }
            try xml.write(toFile: path, atomically: true, encoding: .utf8)
        }
        Foundation.exit(status < 0 ? (options.listTests ? 0 : TestRun.nothingFound) : status)
    }

    // The functions that the library calls can't hold anything.
    private static let chosen = LockedValue(TestOptions())
    private static let results = LockedValue(TestResults(of: ""))

    private static func accepts(_ name: String) -> Bool {
        let chosen = chosen.withLock { $0 }
        guard chosen.chooses(name) else { return false }
        if chosen.listTests { print(name) }
        return !chosen.listTests
    }

    private func symbol(_ name: String, in handle: UnsafeMutableRawPointer) throws -> UnsafeMutableRawPointer {
        guard let symbol = dlsym(handle, name) else { throw ValidationError("\(library) has no function \(name)") }
        return symbol
    }
}

extension TestRun.Framework: ExpressibleByArgument {}
