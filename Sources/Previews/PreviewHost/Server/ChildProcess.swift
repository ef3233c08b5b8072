import CChildProcess
import Dispatch
import Foundation
import Glibc

/// A process that runs previewed code, seen from the server: what it says, and how it ends.
@MainActor
final class ChildProcess {
    let channel: FrameChannel
    /// Called with what the process and those that it has started use, a few times a second.
    var onFigures: ((ProcessTree.Figures) -> Void)?
    /// Called with lines that it prints.
    var onPrint: (([OutputReader.Printed]) -> Void)?
    /// Called once, when the process has ended and all that it wrote has been read.
    var onEnd: ((_ output: String) -> Void)?

    private let process: pid_t
    private let keeper: Keeper
    private var watch: (any DispatchSourceTimer)?
    private let output: OutputReader
    private var hasExited = false
    private var isSilent = false
    private var isEnded = false

    /// Starts `executable` for previewed code, with the socket as its standard input, and memory that it shares.
    ///
    /// - Throws: an error if it can't be started.
    init(_ executable: String, in sandbox: Sandbox) throws {
        var ends: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        }
        guard let memory = SharedRings.makeMemory(), let rings = SharedRings(memory) else { throw POSIXError(.ENOMEM) }
        channel = FrameChannel(ends[0], rings, of: .server, limit: ReportReader.messageLimit)
        var pipe: [Int32] = [0, 0]
        guard child_process_pipe(&pipe) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        output = OutputReader(pipe[0])
        keeper = sandbox.keeper
        let command = sandbox.command(executable)
        var environment = Sandbox.environment
        // It says itself where its code was: Swift's own backtraces take up to 20 seconds on a busy machine.
        environment["SWIFT_BACKTRACE"] = "enable=no"
        let weakly = Weak()
        defer {
            for descriptor in [ends[1], pipe[1], memory] { close(descriptor) }
        }
        process = try Spawn.start(
            command.program, command.arguments, environment: environment,
            files: Spawn.Files(input: ends[1], output: pipe[1], memory: memory)
        ) { weakly.child?.exited() }
        weakly.child = self
        observe()
    }

    /// Breaks the circle of a process and the thread that waits for it.
    @MainActor
    private final class Weak {
        weak var child: ChildProcess?
    }

    private func observe() {
        output.start {
            [weak self] in
            self?.onPrint?($0)
        } ended: {
            [weak self] in
            self?.fellSilent()
        }
        let watch = DispatchSource.makeTimerSource(queue: .global(qos: .utility))
        watch.schedule(deadline: .now() + 0.25, repeating: 0.25, leeway: .milliseconds(50))
        watch.setEventHandler { @Sendable [process, weak self] in
            let figures = ProcessTree.figures(of: process, upTo: 2 * ChildSession.taskLimit)
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.onFigures?(figures) } }
        }
        watch.activate()
        self.watch = watch
    }

    isolated deinit {
        watch?.cancel()
        channel.hangUp()
    }

    /// Ends the process with a signal at which it reports where it is (see `child_process_report_traps`), or kills it after
    /// 2 seconds.
    func abort() {
        signal(SIGALRM)
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in MainActor.assumeIsolated { self?.kill() } }
    }

    /// Ends the process, and whatever it has started.
    func kill() {
        guard !hasExited else { return }
        guard keeper == .bubblewrap else {
            // The process that waits for it kills it, and what it leaves behind.
            Glibc.kill(process, SIGTERM)
            return
        }
        // The first process of the namespace, without which there are no others.
        if let first = ProcessTree.firstChildren(of: process).first { Glibc.kill(first, SIGKILL) }
        Glibc.kill(process, SIGKILL)
    }

    /// To the process that runs the code: signals to those that it was started by are not handed on.
    private func signal(_ number: Int32) {
        guard !hasExited, let leaf else { return }
        Glibc.kill(leaf, number)
    }

    /// The process that runs the code; nil if it is not there yet, or no more.
    ///
    /// The one that was started waits for it; with bubblewrap, so does the first of the namespace.
    private var leaf: pid_t? {
        let first = ProcessTree.firstChildren(of: process).first
        return keeper == .bubblewrap ? first.flatMap { ProcessTree.firstChildren(of: $0).first } : first
    }

    private func exited() {
        hasExited = true
        channel.endMessages()
        // A process that it left behind may hold the pipe.
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in
            MainActor.assumeIsolated { self?.finish() }
        }
        if isSilent { finish() }
    }

    private func fellSilent() {
        isSilent = true
        if hasExited { finish() }
    }

    private func finish() {
        guard !isEnded else { return }
        isEnded = true
        watch?.cancel()
        channel.hangUp()
        onEnd?(output.text)
        onEnd = nil
    }
}
