import CChildProcess
import Glibc

/// The limits of a process that runs previewed code.
public enum ChildLimits {
    /// The address space in bytes beyond what the process has at its start.
    static let memory: UInt = 1 << 30
    static let openFiles: UInt = 64
    /// The greatest size in bytes of a file that it writes.
    static let fileSize: UInt = 1 << 20
    /// The threads and processes that it may have beyond those that its user has at its start.
    static let tasks: UInt = 256
    /// How much less it gets of processors that others want: nice(2).
    static let niceness: Int32 = 5

    /// Limits this process for good.
    ///
    /// Must be called first, while there is but one thread. It goes on in another process, if bubblewrap has not started
    /// one: this one ends whatever that leaves behind.
    ///
    /// - Parameters:
    ///   - keeper: what keeps it apart.
    ///   - readable: the folders that it can read from now on.
    public static func impose(keptBy keeper: Keeper, readable: [String]) {
        if keeper != .bubblewrap { child_process_supervise() }
        MarkedOutput.begin()
        _ = nice(niceness)
        set(RLIMIT_AS, addressSpace + memory)
        set(RLIMIT_NOFILE, openFiles)
        set(RLIMIT_FSIZE, fileSize)
        set(RLIMIT_CORE, 0)
        limitTasks()
        Confinement.enter(keptBy: keeper, readable: readable)
        // Whoever gives up rights is asked anew.
        _ = child_process_end_with_parent()
    }

    /// Limits the user's threads and processes, where the kernel counts them so that this process can have one more.
    private static func limitTasks() {
        var before = rlimit()
        getrlimit(__rlimit_resource_t(__RLIMIT_NPROC.rawValue), &before)
        var limit = rlimit(rlim_cur: min(ownTasks + tasks, before.rlim_max), rlim_max: before.rlim_max)
        setrlimit(__rlimit_resource_t(__RLIMIT_NPROC.rawValue), &limit)
        guard child_process_multiplies() == 1 else {
            setrlimit(__rlimit_resource_t(__RLIMIT_NPROC.rawValue), &before)
            return
        }
        limit.rlim_max = limit.rlim_cur
        setrlimit(__rlimit_resource_t(__RLIMIT_NPROC.rawValue), &limit)
    }

    /// The number of threads of this user's processes, as far as this one sees them.
    private static var ownTasks: UInt {
        guard let folder = opendir("/proc") else { return 0 }
        defer { closedir(folder) }
        var count: UInt = 0
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            var status = stat()
            guard let process = pid_t(name), stat("/proc/\(name)", &status) == 0, status.st_uid == geteuid() else {
                continue
            }
            count += UInt(ProcessTree.Figures(of: process)?.tasks ?? 0)
        }
        return count
    }

    private static func set(_ resource: __rlimit_resource, _ value: UInt) {
        var limit = rlimit(rlim_cur: value, rlim_max: value)
        setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
    }

    /// The address space of this process in bytes: the first field of /proc/self/statm.
    private static var addressSpace: UInt {
        guard let file = fopen("/proc/self/statm", "r") else { return 1 << 30 }
        defer { fclose(file) }
        var buffer = [CChar](repeating: 0, count: 128)
        guard fgets(&buffer, 128, file) != nil else { return 1 << 30 }
        return strtoul(buffer, nil, 10) * UInt(getpagesize())
    }
}
