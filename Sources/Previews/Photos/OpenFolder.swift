import Glibc

/// An open folder, whose files are read from it wherever its path leads meanwhile.
public final class OpenFolder: Sendable {
    /// The open folder's descriptor.
    package let descriptor: Int32

    /// Opens a folder: open(2).
    ///
    /// - Returns: nil if `path` leads to no folder that can be read.
    public init?(path: String) {
        descriptor = Glibc.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
    }

    /// Takes an open folder, which it closes in the end.
    init(descriptor: Int32) {
        self.descriptor = descriptor
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

    /// Opens a folder in this one: openat(2).
    ///
    /// - Parameter name: one component of a path.
    /// - Returns: nil for what is no folder, or a link to one.
    public func folder(_ name: String) -> OpenFolder? {
        let inner = openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        return inner >= 0 ? OpenFolder(descriptor: inner) : nil
    }

    /// Returns the names of what is in the folder, in no order; nil if it can't be read: readdir(3).
    public func names() -> [String]? {
        // A descriptor of its own has a place of its own in the list.
        let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard copy >= 0, let stream = fdopendir(copy) else {
            if copy >= 0 { close(copy) }
            return nil
        }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    /// Returns what is known of a file of the folder, or of the link that it is: fstatat(2).
    public func status(of name: String) -> stat? {
        var status = stat()
        return fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
    }

    /// Returns whether a file of the folder is a symbolic link.
    func isLink(_ name: String) -> Bool {
        status(of: name).map { $0.st_mode & S_IFMT == S_IFLNK } ?? false
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }
}
