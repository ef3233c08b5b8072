import CChildProcess
import Glibc

/// The limits of a process that runs previewed code.
public enum ChildLimits {
    /// The address space in bytes beyond what the process has at its start.
    static let memory: UInt = 1 << 30
    static let openFiles: UInt = 64
    /// The greatest size in bytes of a file that it writes.
    static let fileSize: UInt = 1 << 20
    /// The processor time in seconds between two requests.
    static let processorTime = 10.0

    /// Limits this process for good.
    ///
    /// Must be called first, while there is but one thread.
    ///
    /// - Parameter readable: the folders that it can read from now on; nil if somebody else keeps it apart.
    /// - Returns: what it has lost, besides memory and time.
    @discardableResult
    public static func impose(readable: [String]?) -> Confinement {
        _ = child_process_end_with_parent()
        child_process_buffer_lines()
        set(RLIMIT_AS, addressSpace + memory)
        set(RLIMIT_NOFILE, openFiles)
        set(RLIMIT_FSIZE, fileSize)
        set(RLIMIT_CORE, 0)
        return readable.map { Confinement.enter(readable: $0) } ?? []
    }

    /// Allows ``processorTime`` more: getrusage(2), setrlimit(2).
    static func renewProcessorTime() {
        var usage = rusage()
        guard getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage) == 0 else { return }
        let used = UInt(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) + 1
        var limit = rlimit(rlim_cur: used + UInt(processorTime), rlim_max: rlim_t.max)
        setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit)
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
