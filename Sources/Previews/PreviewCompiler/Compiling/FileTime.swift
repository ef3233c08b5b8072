import Glibc

/// The times of files, which tell what was made of what.
enum FileTime {
    /// Returns the seconds since 1970 of a file's last change; nil for one that is not there.
    static func ofLastChange(_ path: String) -> Double? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9
    }
}
