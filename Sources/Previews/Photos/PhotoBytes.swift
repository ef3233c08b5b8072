import Foundation

/// The bytes of a file, of which only those that are asked for are read.
protocol PhotoBytes {
    var count: Int { get }

    /// Reads `length` bytes.
    ///
    /// - Throws: ``PhotoFault`` if there are not so many bytes at `offset`, or they can't be read.
    func read(_ length: Int, at offset: Int) throws(PhotoFault) -> [UInt8]
}

extension PhotoBytes {
    /// Returns whether the bytes at an offset are `pattern`; false if the file ends before.
    func matches(_ pattern: [UInt8], at offset: Int) throws(PhotoFault) -> Bool {
        guard offset + pattern.count <= count else { return false }
        return try read(pattern.count, at: offset) == pattern
    }

    func bigEndian(_ length: Int, at offset: Int) throws(PhotoFault) -> Int {
        try read(length, at: offset).reduce(0) { $0 << 8 | Int($1) }
    }

    func littleEndian(_ length: Int, at offset: Int) throws(PhotoFault) -> Int {
        try read(length, at: offset).reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}

/// The bytes of an open file.
final class FileBytes: PhotoBytes {
    let count: Int
    private let descriptor: Int32

    /// Takes an open file, which it closes in the end, or at once if it throws: fstat(2).
    ///
    /// - Parameter descriptor: the file's descriptor; negative if it could not be opened.
    /// - Throws: ``PhotoFault`` if it is not an ordinary file that can be read.
    init(descriptor: Int32) throws(PhotoFault) {
        guard descriptor >= 0 else { throw PhotoFault("it can't be opened") }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            throw PhotoFault("it is no regular file")
        }
        self.descriptor = descriptor
        count = Int(status.st_size)
    }

    deinit {
        close(descriptor)
    }

    /// Reads bytes: pread(2), tried again when a signal interrupts it.
    func read(_ length: Int, at offset: Int) throws(PhotoFault) -> [UInt8] {
        guard length >= 0, offset >= 0, offset <= count - length else { throw .short }
        var bytes = [UInt8](repeating: 0, count: length)
        var done = 0
        while done < length {
            let got = bytes.withUnsafeMutableBytes {
                pread(descriptor, $0.baseAddress! + done, length - done, off_t(offset + done))
            }
            if got < 0, errno == EINTR { continue }
            guard got >= 0 else { throw PhotoFault("it can't be read") }
            // Somebody has made it shorter in the meantime.
            guard got > 0 else { throw .short }
            done += got
        }
        return bytes
    }
}
