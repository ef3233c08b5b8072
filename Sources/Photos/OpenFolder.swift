import Glibc

/// An open folder, whose files are read from it wherever its path leads meanwhile.
public final class OpenFolder: Sendable {
    private let descriptor: Int32

    /// Opens a folder: open(2).
    ///
    /// - Returns: nil if `path` leads to no folder that can be read.
    init?(path: String) {
        descriptor = Glibc.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
    }

    /// Opens a file of the folder for reading: openat(2).
    ///
    /// A link is not followed, and the other end of a pipe not waited for.
    ///
    /// - Parameter name: one component of a path.
    /// - Returns: a descriptor, which the caller closes, or -1.
    public func open(_ name: String) -> Int32 {
        openat(descriptor, name, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
    }

    /// Returns whether a file of the folder is a symbolic link: fstatat(2).
    func isLink(_ name: String) -> Bool {
        var status = stat()
        return fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }
}
