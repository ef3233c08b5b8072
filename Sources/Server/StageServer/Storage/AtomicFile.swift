import Glibc

/// Files that are written whole or not at all, whenever the machine stops.
enum AtomicFile {
    /// Replaces a file, which only its owner may read: writes to another name, and renames it: fsync(2), rename(2).
    ///
    /// The name is sure to be on the disk after ``sync(_:)``.
    ///
    /// - Throws: ``SystemError``.
    static func replace(with bytes: [UInt8], folder: String, name: String) throws(SystemError) {
        let path = "\(folder)/\(name)"
        let temporary = path + temporarySuffix
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw SystemError() }
        do throws(SystemError) {
            defer { close(descriptor) }
            try writeAll(bytes, to: descriptor)
            guard fsync(descriptor) == 0, rename(temporary, path) == 0 else { throw SystemError() }
        } catch {
            Glibc.unlink(temporary)
            throw error
        }
    }

    /// Removes a file, if there is one: unlink(2).
    static func unlink(folder: String, name: String) throws(SystemError) {
        guard Glibc.unlink("\(folder)/\(name)") == 0 || errno == ENOENT else { throw SystemError() }
    }

    /// The end of the names of unfinished files.
    static let temporarySuffix = ".tmp"

    private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw SystemError() }
            written += count
        }
    }

    /// Waits until a folder's names are on the disk: fsync(2).
    static func sync(_ folder: String) throws(SystemError) {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemError() }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw SystemError() }
    }
}

/// The error of errno(3) at the time at which it is made.
struct SystemError: Error, CustomStringConvertible {
    let description = String(cString: strerror(errno)).lowercased()
}
