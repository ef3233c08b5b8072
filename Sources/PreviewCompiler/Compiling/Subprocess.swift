import Foundation

/// The running of programs to their end.
///
/// Foundation's `Process` looks for a program's end every twentieth of a second on Linux, which a save would wait for three
/// times.
enum Subprocess {
    /// Runs a program, which has no input: posix_spawnp(3), waitpid(2).
    ///
    /// - Parameters:
    ///   - program: a path, or a name that is looked for in `PATH`.
    ///   - arguments: the arguments after the program's name.
    /// - Returns: the exit status, or 128 and the signal's number, and what it wrote to its standard output and error.
    /// - Throws: `POSIXError` if it can't be started.
    static func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
        let pipe = Pipe()
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_adddup2(&actions, pipe.fileHandleForWriting.fileDescriptor, descriptor)
        }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
        var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var process: pid_t = 0
        let fault = posix_spawnp(&process, program, &actions, &attributes, &words, environ)
        try pipe.fileHandleForWriting.close()
        guard fault == 0 else { throw POSIXError(POSIXErrorCode(rawValue: fault) ?? .EIO) }
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        // WIFEXITED, WEXITSTATUS and WTERMSIG are macros that Swift can't call.
        let signal = status & 0x7F
        return (signal == 0 ? status >> 8 & 0xFF : 128 + signal, String(decoding: data, as: UTF8.self))
    }
}
