import Glibc

/// A process, and those that it and they have started.
enum ProcessTree {
    /// What processes use, of whichever limits can't be set beforehand.
    struct Figures {
        /// Threads.
        var tasks = 0
        /// The bytes of memory that they hold; those that several share count several times.
        var bytes = 0
        /// The processor time in seconds, with that of processes that have ended.
        var seconds = 0.0

        init() {}

        /// Reads those of one process: proc_pid_stat(5); nil if there is none.
        init?(of process: pid_t) {
            // The name, in parentheses, may have any characters.
            let fields =
                ProcessFile.text("/proc/\(process)/stat").split(separator: ")").last?.split(separator: " ") ?? []
            guard fields.count > 21 else { return nil }
            tasks = Int(fields[17]) ?? 0
            bytes = (Int(fields[21]) ?? 0) * Int(getpagesize())
            seconds = fields[11...14].reduce(0) { $0 + (Double($1) ?? 0) } / Double(sysconf(Int32(_SC_CLK_TCK)))
        }
    }

    /// Adds up what a tree of processes uses.
    ///
    /// - Parameters:
    ///   - root: the first process.
    ///   - limit: the number of threads at which it is counted no further.
    /// - Returns: the sum.
    static func figures(of root: pid_t, upTo limit: Int) -> Figures {
        var sum = Figures()
        var waiting = [root]
        while let process = waiting.popLast(), sum.tasks < limit {
            guard let own = Figures(of: process) else { continue }
            sum.tasks += own.tasks
            sum.bytes += own.bytes
            sum.seconds += own.seconds
            waiting += children(of: process, upTo: limit)
        }
        return sum
    }

    /// The processes that a process's threads have started, or that it has adopted, those of its first thread first.
    static func children(of process: pid_t, upTo limit: Int = 64) -> [pid_t] {
        var found = firstChildren(of: process)
        guard let folder = opendir("/proc/\(process)/task") else { return found }
        defer { closedir(folder) }
        while found.count < limit, let entry = readdir(folder) {
            let thread = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if pid_t(thread) != nil, pid_t(thread) != process {
                found += numbers("/proc/\(process)/task/\(thread)/children")
            }
        }
        return found
    }

    /// The processes that a process's first thread has started, the oldest first.
    static func firstChildren(of process: pid_t) -> [pid_t] { numbers("/proc/\(process)/task/\(process)/children") }

    private static func numbers(_ path: String) -> [pid_t] {
        ProcessFile.text(path).split(separator: " ").compactMap { pid_t($0) }
    }
}
