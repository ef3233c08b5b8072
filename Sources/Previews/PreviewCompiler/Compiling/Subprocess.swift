import CCompilerProcess
import Foundation

/// The running of programs to their end.
///
/// Foundation's `Process` looks for a program's end every twentieth of a second on Linux, which a save would wait for three
/// times, and leaves it running when this process ends.
enum Subprocess {
    /// What a program may take.
    struct Limits {
        /// The memory in bytes.
        var memory: Int
        /// The processor's time in seconds.
        var seconds: Double

        /// Those of a compiler: many times what an app's views take.
        static let compiler = Limits(memory: 2 << 30, seconds: 120)
    }

    /// The end of a program that nobody wants any more.
    struct Abandoned: Error {}

    /// The end of a program that took more than it may.
    struct Excess: Error, CustomStringConvertible {
        var description: String
    }

    /// The milliseconds after which a program is looked at again.
    private static let period: Int32 = 50

    /// Runs a program, which has no input, in a process group of its own.
    ///
    /// It ends with this process, however that ends.
    ///
    /// - Parameters:
    ///   - program: a path, or a name that is looked for in `PATH`.
    ///   - arguments: the arguments after the program's name.
    ///   - limits: what it may take.
    ///   - isWanted: is asked again and again whether it may go on.
    /// - Returns: the exit status, or 128 and the signal's number, and what it wrote to its standard output and error.
    /// - Throws: `POSIXError` if it can't be started, ``Abandoned`` or ``Excess`` if it was ended here.
    static func run(
        _ program: String, _ arguments: [String], limits: Limits = .compiler, while isWanted: () -> Bool = { true }
    ) throws -> (status: Int32, output: String) {
        let pipe = Pipe()
        let ends = (read: pipe.fileHandleForReading.fileDescriptor, write: pipe.fileHandleForWriting.fileDescriptor)
        for end in [ends.read, ends.write] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        let process = compiler_process_start(&words, ends.write)
        let fault = errno
        try pipe.fileHandleForWriting.close()
        guard process > 0 else { throw POSIXError(POSIXErrorCode(rawValue: fault) ?? .EIO) }
        var output: [UInt8] = []
        do {
            while try read(ends.read, of: process, into: &output) {
                guard isWanted() else { throw Abandoned() }
                try check(process, limits, program)
            }
        } catch {
            kill(-process, SIGKILL)
            _ = wait(for: process)
            throw error
        }
        return (wait(for: process), String(decoding: output, as: UTF8.self))
    }

    /// Reads what a program writes, for ``period`` at most: poll(2), read(2).
    ///
    /// - Returns: whether there may be more.
    private static func read(_ end: Int32, of process: pid_t, into output: inout [UInt8]) throws -> Bool {
        var source = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
        guard poll(&source, 1, period) > 0 else { return true }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = Glibc.read(end, &buffer, buffer.count)
        if count < 0, errno == EINTR { return true }
        guard count > 0 else { return false }
        output += buffer[..<count]
        return true
    }

    private static func check(_ process: pid_t, _ limits: Limits, _ program: String) throws {
        guard let use = ProcessUse(of: process) else { return }
        func excess(_ amount: String) -> Excess {
            let name = (program as NSString).lastPathComponent
            return Excess(description: "\(name) needed more than \(amount) for these sources, and was ended")
        }
        if use.memory > limits.memory { throw excess("\(limits.memory >> 20) MiB of memory") }
        if use.seconds > limits.seconds { throw excess("\(limits.seconds) s of the processor's time") }
    }

    /// Waits for a process's end: waitpid(2).
    private static func wait(for process: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        // WIFEXITED, WEXITSTATUS and WTERMSIG are macros that Swift can't call.
        let signal = status & 0x7F
        return signal == 0 ? status >> 8 & 0xFF : 128 + signal
    }
}

/// What a process has taken so far.
private struct ProcessUse {
    /// The bytes of memory that it holds now.
    var memory: Int
    /// The processor's time, in seconds.
    var seconds: Double

    /// Reads proc_pid_stat(5); nil for a process that has ended.
    init?(of process: pid_t) {
        guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
            let name = text.lastIndex(of: ")")
        else { return nil }
        // The third field, the state, and those after it: the program's name may hold spaces.
        let fields = text[text.index(after: name)...].split(separator: " ")
        guard fields.count > 21, let user = Double(fields[11]), let system = Double(fields[12]),
            let pages = Int(fields[21])
        else { return nil }
        memory = pages * sysconf(Int32(_SC_PAGESIZE))
        seconds = (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }
}
