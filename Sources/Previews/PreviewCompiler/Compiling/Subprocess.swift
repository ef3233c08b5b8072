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

    /// What has become of a program.
    struct Outcome {
        /// The exit status, or 128 and the signal's number.
        var status: Int32
        /// What it wrote to its standard output and error.
        var output: String
        /// Whether this is the outcome of the program's replacement.
        var isReplacement = false
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
    /// - Returns: what has become of it.
    /// - Throws: `POSIXError` if it can't be started, ``Abandoned`` or ``Excess`` if it was ended here.
    static func run(
        _ program: String, _ arguments: [String], limits: Limits = .compiler, while isWanted: () -> Bool = { true }
    ) throws -> Outcome {
        try run([[program] + arguments], limits: limits, while: isWanted)[0]
    }

    /// Runs programs beside each other, as ``run(_:_:limits:while:)`` runs one: if one is ended here, all are.
    ///
    /// - Parameters:
    ///   - commands: the programs with their arguments.
    ///   - limits: what all of them may take together.
    ///   - replacements: the programs that take their places once one has failed, in the same order; none if all go on. A
    ///     program is ended for its replacement when it has taken half as much again of the processor's time as the failed one.
    ///   - isUrgent: false to let other programs of the machine go before them.
    ///   - isWanted: is asked again and again whether they may go on.
    /// - Returns: what has become of each.
    /// - Throws: as for one.
    static func run(
        _ commands: [[String]], limits: Limits = .compiler, afterFailure replacements: [[String]] = [],
        isUrgent: Bool = true, while isWanted: () -> Bool = { true }
    ) throws -> [Outcome] {
        var programs: [RunningProgram] = []
        do {
            for command in commands { programs.append(try RunningProgram(command, isUrgent: isUrgent)) }
            while try read(programs) {
                guard isWanted() else { throw Abandoned() }
                try check(programs.filter { !$0.hasEnded }, limits)
                guard !replacements.isEmpty, let failed = programs.first(where: { $0.hasEnded && $0.wait() != 0 })
                else { continue }
                for (index, program) in programs.enumerated() {
                    guard !program.hasEnded, !program.isReplacement,
                        (program.use?.seconds ?? 0) > 1.5 * failed.seconds
                    else { continue }
                    program.kill()
                    programs[index] = try RunningProgram(replacements[index], isUrgent: isUrgent, isReplacement: true)
                }
            }
        } catch {
            for program in programs { program.kill() }
            throw error
        }
        return programs.map { program in
            Outcome(
                status: program.wait(), output: String(decoding: program.output, as: UTF8.self),
                isReplacement: program.isReplacement)
        }
    }

    /// - Throws: ``Excess``.
    private static func check(_ programs: [RunningProgram], _ limits: Limits) throws {
        let uses = programs.compactMap(\.use)
        func excess(_ amount: String) -> Excess {
            Excess(description: "\(programs[0].name) needed more than \(amount) for these sources, and was ended")
        }
        if uses.reduce(0, { $0 + $1.memory }) > limits.memory { throw excess("\(limits.memory >> 20) MiB of memory") }
        if uses.reduce(0, { $0 + $1.seconds }) > limits.seconds {
            throw excess("\(limits.seconds) s of the processor's time")
        }
    }

    /// Reads what programs write, for ``period`` at most: poll(2).
    ///
    /// - Returns: whether there may be more.
    private static func read(_ programs: [RunningProgram]) throws -> Bool {
        let open = programs.filter { !$0.hasEnded }
        guard !open.isEmpty else { return false }
        var sources = open.map { pollfd(fd: $0.end, events: Int16(POLLIN), revents: 0) }
        guard poll(&sources, nfds_t(sources.count), period) > 0 else { return true }
        for (program, source) in zip(open, sources) where source.revents != 0 { program.read() }
        return true
    }
}

/// A program that has been started.
private final class RunningProgram {
    let name: String
    /// Whether it runs in the place of one that was ended.
    let isReplacement: Bool
    private let process: pid_t
    private let pipe = Pipe()
    /// What it has written so far.
    private(set) var output: [UInt8] = []
    /// Whether it has closed its output.
    private(set) var hasEnded = false
    private var status: Int32?
    /// The processor's time that it has taken, in seconds; 0 until it has been waited for.
    private(set) var seconds = 0.0

    /// Starts a program.
    ///
    /// - Throws: `POSIXError`.
    init(_ command: [String], isUrgent: Bool, isReplacement: Bool = false) throws {
        self.isReplacement = isReplacement
        name = (command[0] as NSString).lastPathComponent
        let write = pipe.fileHandleForWriting
        for end in [pipe.fileHandleForReading, write] { _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC) }
        var words: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        process = compiler_process_start(&words, write.fileDescriptor, isUrgent ? 0 : 10)
        let fault = errno
        try write.close()
        guard process > 0 else { throw POSIXError(POSIXErrorCode(rawValue: fault) ?? .EIO) }
    }

    /// The descriptor of what it writes.
    var end: Int32 { pipe.fileHandleForReading.fileDescriptor }

    /// Reads what is there: read(2).
    func read() {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = Glibc.read(end, &buffer, buffer.count)
        if count < 0, errno == EINTR { return }
        if count > 0 { output += buffer[..<count] } else { hasEnded = true }
    }

    /// What it has taken so far; nil if it has ended.
    var use: ProcessUse? { ProcessUse(of: process) }

    /// Ends it with all that it has started: kill(2).
    func kill() {
        Glibc.kill(-process, SIGKILL)
        _ = wait()
    }

    /// Waits for its end: wait4(2).
    func wait() -> Int32 {
        if let status { return status }
        var code: Int32 = 0
        var use = rusage()
        while wait4(process, &code, 0, &use) < 0, errno == EINTR {}
        seconds = use.ru_utime.seconds + use.ru_stime.seconds
        // WIFEXITED, WEXITSTATUS and WTERMSIG are macros that Swift can't call.
        let signal = code & 0x7F
        let status = signal == 0 ? code >> 8 & 0xFF : 128 + signal
        self.status = status
        return status
    }
}

extension timeval {
    fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
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
