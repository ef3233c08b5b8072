import Foundation
import PreviewProtocol
import ProjectFiles

/// The builder of libraries with a project's tests and what they test, one for each test target.
package final class TestBuilder: ProjectBuilder {
    private let reader: ProjectReader
    private let compiler: LibraryCompiler
    private let additions: [AddedSource]
    /// The libraries of the last builds by their modules, with what they were made of.
    private var libraries: [String: (sources: [(name: String, text: [UInt8])], library: TestLibrary)] = [:]
    package private(set) var number = 0

    /// Opens a project.
    ///
    /// - Parameters:
    ///   - project: the project.
    ///   - additions: Swift sources that are compiled with every library.
    /// - Throws: ``PreviewFault`` for a project that is not there or an output folder that can't be written.
    package init(_ project: PreviewProject, additions: [(name: String, text: String)] = []) throws {
        self.additions = additions.map { AddedSource(name: $0.name, text: $0.text) }
        reader = try ProjectReader(project.path)
        compiler = LibraryCompiler(
            modules: project.modules, output: project.output, engineTime: project.engineTime, kind: .tests)
        do {
            try compiler.prepare()
        } catch {
            throw PreviewFault(message: "\(project.output) can't be used for libraries: \(error.localizedDescription)")
        }
    }

    package var folder: String { reader.folder.path }
    package var folders: [String] { reader.listing.folders }

    package func update() -> [String]? {
        BuildConditions.$areOfTests.withValue(true) {
            let isFirst = number == 0
            return reader.update(isFirst: isFirst).map { isFirst ? [] : $0.paths }
        }
    }

    /// Brings nothing: `swift package resolve` brings what tests need.
    package func fetch(by _: PackageFetcher, tell _: (PackageFetch) -> Void, while _: () -> Bool) -> [String] { [] }

    package func declaredScenes() -> [PreviewScene] { [] }

    package func change(_ request: SourceChangeRequest) throws -> SourceChanges {
        throw PreviewFault(id: request.id, message: "tests have nothing to tune")
    }

    package func optimise(while isWanted: () -> Bool) -> OptimisedLibrary? { nil }

    /// Builds what ``update()`` has read last.
    ///
    /// A statement that uses what the engine lacks is left out, with a warning, as for previews; any other error is one.
    package func build(while isWanted: () -> Bool = { true }) -> PreviewBuild? {
        BuildConditions.$areOfTests.withValue(true) { buildTests(while: isWanted) }
    }

    private func buildTests(while isWanted: () -> Bool) -> PreviewBuild? {
        number += 1
        let start = ContinuousClock.now
        let all = Array(reader.sources.values)
        let targets = TestTarget.all(in: all, project: (reader.folder.path as NSString).lastPathComponent)
        var build = PreviewBuild(number: number)
        if targets.isEmpty { build.diagnostics = [Self.nothingToTest(all)] }
        do {
            for target in targets {
                let (attempt, result) = try compile(target, while: isWanted)
                build.diagnostics += attempt.diagnostics(result).filter { !build.diagnostics.contains($0) }
                build.seconds.compiling += result.compiling
                build.seconds.linking += result.linking
                build.compiled += attempt.selection.files.map(\.path).filter { !build.compiled.contains($0) }
                guard let path = result.library else { continue }
                let library = TestLibrary(
                    module: target.module, path: path, hasSwiftTesting: attempt.hasSwiftTesting,
                    hasXCTest: !attempt.cases.entries.isEmpty)
                libraries[target.module] = (attempt.library.files, library)
                build.tests.append(library)
            }
        } catch {
            return nil
        }
        if build.tests.count < targets.count { build.tests = [] }
        build.images = reader.assets.images
        build.fonts = reader.assets.fonts
        build.diagnostics += reader.assets.notes
        build.seconds.rewriting = max(
            (ContinuousClock.now - start).seconds - build.seconds.compiling - build.seconds.linking, 0)
        return build
    }

    private static func nothingToTest(_ files: [SourceFile]) -> PreviewDiagnostic {
        let found = files.contains(where: TestTarget.needsApp) ? "those here drive a running app" : "none here do"
        return PreviewDiagnostic(
            severity: .error, message: "no tests found: files of tests import Testing, XCTest or Quick, and \(found)")
    }

    /// The greatest number of times that something more is left out.
    private static let roundLimit = 8

    private func compile(
        _ target: TestTarget, while isWanted: () -> Bool
    ) throws(Subprocess.Abandoned) -> (TestAttempt, LibraryCompiler.Result) {
        var attempt = TestAttempt(
            of: target, reader, BrokenCode(modules: reader.listing.modules, isTold: false), additions)
        for round in 0...Self.roundLimit {
            let result = try compile(attempt, round, while: isWanted)
            var broken = attempt.broken
            guard result.library == nil, round < Self.roundLimit,
                broken.addLacks(attempt.faults(in: result), in: reader.sources)
            else { return (attempt, result) }
            attempt = TestAttempt(of: target, reader, broken, additions)
        }
        return (attempt, .fault("the compiler can't be run"))
    }

    private func compile(
        _ attempt: TestAttempt, _ round: Int, while isWanted: () -> Bool
    ) throws(Subprocess.Abandoned) -> LibraryCompiler.Result {
        let module = attempt.target.module
        if let (sources, library) = libraries[module], sources.elementsEqual(attempt.library.files, by: ==) {
            return LibraryCompiler.Result(library: library.path)
        }
        do {
            return try compiler.compile(
                attempt.library.files, number: number, round: round, module: module, while: isWanted)
        } catch let abandoned as Subprocess.Abandoned {
            throw abandoned
        } catch {
            return .fault("the compiler can't be run: \(error.localizedDescription)")
        }
    }
}
