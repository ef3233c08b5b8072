import Foundation
import Photos
import PreviewProtocol

/// A source that gets another text in one step: what is written beside it takes its place.
package struct SourceReplacement {
    private let folder: OpenFolder
    private let name: String
    private let text: [UInt8]
    private let status: stat

    /// Looks at a source, and writes nothing yet.
    ///
    /// - Parameters:
    ///   - path: the source's path from the project's folder on.
    ///   - project: the project.
    ///   - old: the text that the source has if nobody has changed it.
    ///   - text: the text that it is to have.
    /// - Throws: ``PreviewFault`` if it is a link or behind one, is not there, or has another text.
    package init(of path: String, in project: ProjectFolder, from old: [UInt8], to text: [UInt8]) throws {
        var names = path.split(separator: "/").map(String.init)
        let name = names.removeLast()
        guard let folder = names.reduce(project.root, { $0?.folder($1) }), let status = folder.status(of: name) else {
            throw PreviewFault(message: "\(path) is not there any more: nothing is written")
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw PreviewFault(message: "\(path) is a link, which is not written through: nothing is written")
        }
        guard (try? folder.read(beneath: name)) == old else {
            throw PreviewFault(message: "\(path) has changed meanwhile: nothing is written")
        }
        (self.folder, self.name, self.text, self.status) = (folder, name, text, status)
    }

    /// Writes the text into a new file beside the source, which then takes its place: openat(2) with O_EXCL, renameat(2).
    ///
    /// - Throws: `POSIXError`.
    package func write() throws {
        let temporary = ".\(name).\(UInt64.random(in: .min ... .max))"
        let file = openat(
            folder.descriptor, temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw Self.fault }
        do {
            defer { close(file) }
            try Self.write(text, to: file)
            // A server that runs as root leaves the file to whose it is.
            if status.st_uid != geteuid() { _ = fchown(file, status.st_uid, status.st_gid) }
            guard fchmod(file, status.st_mode & 0o777) == 0, fsync(file) == 0,
                renameat(folder.descriptor, temporary, folder.descriptor, name) == 0
            else { throw Self.fault }
        } catch {
            unlinkat(folder.descriptor, temporary, 0)
            throw error
        }
    }

    private static func write(_ text: [UInt8], to file: Int32) throws {
        try text.withUnsafeBytes { bytes in
            var offset = 0
            while offset < bytes.count {
                let count = Glibc.write(file, bytes.baseAddress! + offset, bytes.count - offset)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { throw fault }
                offset += count
            }
        }
    }

    private static var fault: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
