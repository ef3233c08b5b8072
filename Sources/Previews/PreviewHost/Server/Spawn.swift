import CChildProcess
import Dispatch
import Foundation
import Glibc

/// The start of processes, each on a thread of its own that waits for its end.
///
/// A process that is to be killed with its parent is killed when the thread that started it ends.
enum Spawn {
    /// The descriptors of the new process's standard input, output and error, and of its memory.
    ///
    /// It inherits no others.
    struct Files {
        var input: Int32
        var output: Int32
        /// Of memory that it shares, which it finds at ``SharedRings/descriptor``.
        var memory: Int32
    }

    /// Starts a process with default signal handlers and a session of its own, without a terminal: posix_spawn(3).
    ///
    /// - Parameters:
    ///   - program: the program's path.
    ///   - arguments: the arguments after the program's name.
    ///   - environment: the environment variables.
    ///   - files: what it is given.
    ///   - ended: is called on the main queue, once the process has been waited for.
    /// - Returns: the process's number.
    /// - Throws: an error if it can't be started.
    static func start(
        _ program: String, _ arguments: [String], environment: [String: String], files: Files,
        ended: @escaping @MainActor @Sendable () -> Void
    ) throws -> pid_t {
        let started = DispatchSemaphore(value: 0)
        let outcome = Outcome()
        let thread = Thread {
            let (status, process) = spawn(program, arguments, environment, files)
            (outcome.status, outcome.process) = (status, process)
            started.signal()
            guard status == 0 else { return }
            while waitpid(process, nil, 0) < 0, errno == EINTR {}
            DispatchQueue.main.async { MainActor.assumeIsolated(ended) }
        }
        thread.name = "Preview"
        thread.start()
        started.wait()
        guard outcome.status == 0 else {
            throw POSIXError(POSIXErrorCode(rawValue: outcome.status) ?? .EIO)
        }
        return outcome.process
    }

    /// The result of the start, written before and read after the semaphore's signal.
    private final class Outcome: @unchecked Sendable {
        var status: Int32 = 0
        var process: pid_t = 0
    }

    private static func spawn(
        _ program: String, _ arguments: [String], _ environment: [String: String], _ files: Files
    ) -> (status: Int32, process: pid_t) {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, files.input, 0)
        posix_spawn_file_actions_adddup2(&actions, files.output, 1)
        posix_spawn_file_actions_adddup2(&actions, files.output, 2)
        posix_spawn_file_actions_adddup2(&actions, files.memory, SharedRings.descriptor)
        _ = child_process_close_from(&actions, SharedRings.descriptor + 1)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var all = sigset_t()
        var none = sigset_t()
        sigfillset(&all)
        sigemptyset(&none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setsigmask(&attributes, &none)
        let flags = Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK) | Int16(CHILD_PROCESS_NEW_SESSION)
        posix_spawnattr_setflags(&attributes, flags)
        var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
        var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for text in words + variables { free(text) } }
        var process: pid_t = 0
        let status = posix_spawn(&process, program, &actions, &attributes, &words, &variables)
        return (status, process)
    }
}
