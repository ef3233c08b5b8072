import CChildProcess
import Glibc

/// A look from inside a process that runs previewed code at what that can do.
public struct ConfinementProbe {
    /// The folders that the process may read.
    let readable: [String]
    /// The number of the server's process, as the server knows it.
    let server: pid_t
    /// The server's namespace of processes: pid_namespaces(7).
    let namespace: String

    /// - Parameters:
    ///   - readable: the folders that the process may read.
    ///   - server: the number of the server's process.
    ///   - namespace: the server's namespace of processes.
    public init(readable: [String], server: Int32, namespace: String) {
        (self.readable, self.server, self.namespace) = (readable, server, namespace)
    }

    /// This process's namespace of processes; empty if it can't be read.
    public static var processNamespace: String { target(of: "/proc/self/ns/pid") }

    /// Tries everything that previewed code must not be able to do, without doing harm.
    ///
    /// Must be called while there is but one thread.
    ///
    /// - Returns: what does not work.
    public func find() -> Confinement {
        var found: Confinement = []
        if !reachesFiles { found.insert(.files) }
        if !hasNetwork { found.insert(.network) }
        if !reachesProcesses { found.insert(.processes) }
        if child_process_is_unprivileged() == 1 { found.insert(.privileges) }
        if !hasLooseMemory { found.insert(.memory) }
        return found
    }

    /// Everybody can read the list of users, and whoever can write it names a file that root can.
    private var reachesFiles: Bool {
        if opens("/etc/passwd", O_RDONLY) || opens("/proc/sys/kernel/hostname", O_WRONLY) { return true }
        return (["/", "/dev", "/dev/shm", "/tmp", "/var/tmp"] + readable).contains { folder in
            let path = "\(folder)/.zoetrope-probe-\(getpid())"
            let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { return false }
            close(descriptor)
            unlink(path)
            return true
        }
    }

    private func opens(_ path: String, _ flags: Int32) -> Bool {
        let descriptor = open(path, flags | O_CLOEXEC)
        if descriptor >= 0 { close(descriptor) }
        return descriptor >= 0
    }

    private var hasNetwork: Bool {
        [AF_UNIX, AF_INET, AF_INET6, AF_NETLINK].contains { family in
            let descriptor = socket(family, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
            if descriptor >= 0 { close(descriptor) }
            return descriptor >= 0
        }
    }

    private var reachesProcesses: Bool {
        let own = Self.processNamespace
        // Others have no numbers in a namespace of its own, which /proc shows alone.
        if !own.isEmpty, own != namespace, Self.target(of: "/proc/self") == "\(getpid())" { return false }
        return [server, getppid()].contains { child_process_reaches($0) == 1 }
    }

    private var hasLooseMemory: Bool {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0, limit.rlim_max != rlim_t.max else {
            return true
        }
        return child_process_has_loose_memory() == 1 || child_process_multiplies() == 1
            || child_process_starts_programs() == 1
    }

    /// What a symbolic link leads to; empty if it can't be read.
    private static func target(of link: String) -> String {
        var buffer = [CChar](repeating: 0, count: 256)
        let count = readlink(link, &buffer, 255)
        return count > 0 ? String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self) : ""
    }
}
