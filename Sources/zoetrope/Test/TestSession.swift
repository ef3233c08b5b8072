import ArgumentParser
import Foundation
import PreviewProtocol

/// A running `zoetrope test`: a compiler, and processes that run what it has compiled, one after the other.
@MainActor
final class TestSession {
    private let command: TestCommand
    private let executable: URL
    private let project: String
    private let paths: TerminalPaths
    private let output: URL
    private var compiler: PreviewCompiler!
    /// The runs that wait for their turns.
    private var waiting: [TestRun] = []
    private var running: Process?
    /// The exit statuses of the runs of this build.
    private var statuses: [Int32] = []
    private var results: [TestRun] = []
    private var signals: [any DispatchSourceSignal] = []

    init(_ command: TestCommand) throws {
        self.command = command
        let executable = try RunningProgram.fittingFile()
        self.executable = executable
        let program = try CompilerProgram(beside: executable)
        let path = URL(fileURLWithPath: command.path).resolvingSymlinksInPath()
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: path.path, isDirectory: &isFolder)
        project = isFolder.boolValue ? path.path : path.deletingLastPathComponent().path
        paths = TerminalPaths(of: project)
        output = try LibraryFolder.make()
        compiler = try PreviewCompiler(
            program, path: path.path, output: output.path, watches: command.watch, purpose: .tests)
        compiler.onEvent = { [weak self] in self?.handle($0) }
        compiler.onEnd = { [weak self] in
            self?.say("the preview compiler has ended")
            self?.end(1)
        }
        signals = [SIGTERM, SIGINT].map { number in
            Interruption.observe(number) { [weak self] in self?.end(128 + number) }
        }
    }

    private func end(_ status: Int32) {
        stopRunning()
        compiler.stop()
        try? FileManager.default.removeItem(at: output)
        Foundation.exit(status)
    }

    private func say(_ line: String) {
        FileHandle.standardError.write(Data("zoetrope: \(line)\n".utf8))
    }

    // MARK: The compiler

    private func handle(_ event: PreviewEvent) {
        switch event {
        case .building(let start):
            stopRunning()
            if !start.changed.isEmpty { say("changed: \(start.changed.map(paths.path).joined(separator: ", "))") }
        case .built(let build): start(build)
        case .fault(let fault):
            say(fault.message)
            end(1)
        case .fetching, .optimised, .changes: break
        }
    }

    private func start(_ build: PreviewBuild) {
        let placed = Set(build.diagnostics.filter { $0.line > 0 }.map(\.message))
        let diagnostics = build.diagnostics.filter { $0.line > 0 || !placed.contains($0.message) }
        for text in DiagnosticTexts.all(diagnostics, paths) { say(text) }
        guard !build.tests.isEmpty else { return finish(1) }
        say("Compiled in \(build.seconds.summary)")
        waiting = TestRun.all(of: build.tests, resultsIn: command.options.xunitOutput == nil ? nil : output)
        (statuses, results) = ([], waiting)
        runNext()
    }

    // MARK: The runs

    private func runNext() {
        guard !waiting.isEmpty else { return finish(conclude()) }
        let run = waiting.removeFirst()
        let process = Process()
        process.executableURL = executable
        process.arguments = run.arguments(command.options, project: project)
        process.environment = TestRun.environment
        process.standardInput = FileHandle.nullDevice
        let pipe = Pipe()
        process.standardOutput = pipe
        let shown = TestOutput(of: project, paths).relay(pipe)
        process.terminationHandler = { process in
            let isSignal = process.terminationReason == .uncaughtSignal
            let status = process.terminationStatus
            shown.notify(queue: .main) { [weak self] in
                MainActor.assumeIsolated { self?.ended(process, status, isSignal: isSignal) }
            }
        }
        running = process
        do {
            try process.run()
        } catch {
            try? pipe.fileHandleForWriting.close()
            say("the tests can't be run: \(error.localizedDescription)")
            running = nil
            finish(1)
        }
    }

    private func ended(_ process: Process, _ status: Int32, isSignal: Bool) {
        // One that newer sources have stopped.
        guard running === process else { return }
        running = nil
        if isSignal { say("error: Exited with unexpected signal code \(status)") }
        statuses.append(isSignal ? 128 + status : status)
        runNext()
    }

    private func stopRunning() {
        waiting = []
        let process = running
        running = nil
        if let process, process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    /// Returns the exit status of all runs together, as `swift test` has it.
    private func conclude() -> Int32 {
        if let path = command.options.xunitOutput {
            do {
                try TestResults.merge(results, to: path)
            } catch {
                say("error: \(path) can't be written: \(error.localizedDescription)")
                return 1
            }
        }
        if statuses.allSatisfy({ $0 == TestRun.nothingFound }) { say("warning: No matching test cases were run") }
        return statuses.allSatisfy { $0 == 0 || $0 == TestRun.nothingFound } ? 0 : 1
    }

    private func finish(_ status: Int32) {
        guard command.watch else { return end(status) }
        say("waiting for changes")
    }
}
