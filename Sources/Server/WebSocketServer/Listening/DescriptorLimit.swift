import Glibc

/// The number of files and sockets that the process may hold open.
enum DescriptorLimit {
    /// The soft limit to set where the hard limit allows it; libwebsockets' tables grow with it.
    private static let wanted: rlim_t = 16_384

    /// Raises the soft limit, and returns it: setrlimit(2).
    static func raise() -> Int {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 1024 }
        if limit.rlim_cur < wanted {
            var raised = limit
            raised.rlim_cur = min(limit.rlim_max, wanted)
            if setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &raised) == 0 { limit = raised }
        }
        return Int(min(limit.rlim_cur, rlim_t(Int32.max)))
    }
}
