import CChildProcess
import Dispatch
import Foundation
import Glibc

/// A process that runs previewed code, seen from the server: what it says, and how it ends.
@MainActor
final class ChildProcess {
    let channel: FrameChannel
    /// Called on the main queue when the socket has something to read.
    var onReadable: (() -> Void)?
    /// Called once, when the process has ended and all that it wrote has been read.
    var onEnd: ((_ output: String) -> Void)?

    private let process: pid_t
    private let output: OutputReader
    private var hasExited = false
    private var isSilent = false
    private var isEnded = false

    /// Starts `executable` for previewed code, with the socket as its standard input.
    ///
    /// - Throws: an error if it can't be started.
    init(_ executable: String, in sandbox: Sandbox) throws {
        var ends: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        }
        channel = FrameChannel(ends[0])
        var pipe: [Int32] = [0, 0]
        guard child_process_pipe(&pipe) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        output = OutputReader(pipe[0])
        let command = sandbox.command(executable)
        var environment = ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"]
        environment["LD_LIBRARY_PATH"] = SwiftRuntime.libraries
        environment["SWIFT_BACKTRACE"] =
            "enable=yes,color=no,interactive=no,images=none,registers=none,threads=crashed,limit=48,cache=no,sanitize=no"
        let weakly = Weak()
        defer {
            close(ends[1])
            close(pipe[1])
        }
        process = try Spawn.start(
            command.program, command.arguments, environment: environment,
            files: Spawn.Files(input: ends[1], output: pipe[1])
        ) { weakly.child?.exited() }
        weakly.child = self
        observe()
    }

    /// Breaks the circle of a process and the thread that waits for it.
    @MainActor
    private final class Weak {
        weak var child: ChildProcess?
    }

    /// On threads of their own: libdispatch's sources end a process when a descriptor's other end is closed while they are
    /// taken down (Swift 6.3).
    private func observe() {
        output.start { [weak self] in self?.fellSilent() }
        let thread = Thread { [channel, weak self] in
            let handled = DispatchSemaphore(value: 0)
            while channel.waitForNews() {
                DispatchQueue.main.async {
                    MainActor.assumeIsolated { self?.onReadable?() }
                    handled.signal()
                }
                handled.wait()
            }
        }
        thread.name = "Preview news"
        thread.start()
    }

    deinit {
        channel.hangUp()
    }

    /// Ends the process with a signal at which it reports where it is (see `child_process_report_at_alarm`).
    ///
    /// If it does not end, it is killed: after 4 seconds, or when its report is complete, 20 seconds later at most (reading
    /// a large program's symbols takes a busy machine long).
    func abort() {
        // One that has trapped is reporting where already, and the signal would reach the program that does it.
        if !isReporting { signal(SIGALRM) }
        killUnlessReporting(after: 4, upTo: 20)
    }

    private func killUnlessReporting(after delay: Double, upTo limit: Double) {
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, !self.hasExited else { return }
                if limit > 0, self.isReporting {
                    self.killUnlessReporting(after: 0.5, upTo: limit - 0.5)
                } else {
                    self.kill()
                }
            }
        }
    }

    /// Whether the program that Swift's runtime starts for a backtrace is at work.
    private var isReporting: Bool {
        var waiting = [process]
        while let parent = waiting.popLast() {
            let children = Self.children(of: parent)
            // The name that the kernel keeps of a program has 15 characters.
            if children.contains(where: { ProcessFile.text("/proc/\($0)/comm").hasPrefix("swift-backtrace") }) {
                return true
            }
            waiting += children
        }
        return false
    }

    func kill() {
        guard !hasExited else { return }
        signal(SIGKILL)
        Glibc.kill(process, SIGKILL)
    }

    /// To the process itself, which bubblewrap has started: signals to bubblewrap are not handed on.
    private func signal(_ number: Int32) {
        guard !hasExited else { return }
        var leaf = process
        while let child = Self.children(of: leaf).first { leaf = child }
        Glibc.kill(leaf, number)
    }

    /// The processes that a process's first thread has started.
    private static func children(of process: pid_t) -> [pid_t] {
        ProcessFile.text("/proc/\(process)/task/\(process)/children").split(separator: " ").compactMap { pid_t($0) }
    }

    private func exited() {
        hasExited = true
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
        channel.hangUp()
        onEnd?(output.text)
        onEnd = nil
    }
}
