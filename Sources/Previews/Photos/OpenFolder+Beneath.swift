import Glibc

extension OpenFolder {
    /// The greatest number of links on the way to one file.
    private static let linkLimit = 40

    /// Opens a file in the folder or in one beneath it, for reading.
    ///
    /// Links are followed only if they lead to what is beneath the folder, too, and no other end of a pipe is waited for:
    /// what openat2(2) does with `RESOLVE_BENEATH`, of which old kernels and some containers know nothing.
    ///
    /// - Parameter path: the file's path from the folder on.
    /// - Returns: a descriptor, which the caller closes, or -1, with `errno`: `EXDEV` for a path that leads out of the
    ///   folder.
    public func open(beneath path: String) -> Int32 {
        var names = Self.components(of: path)
        guard !path.hasPrefix("/") else { return Self.fail(EXDEV) }
        // The folders on the way, below this one.
        var way: [OpenFolder] = []
        var links = 0
        while let name = names.popLast() {
            if name == ".." {
                guard way.popLast() != nil else { return Self.fail(EXDEV) }
                continue
            }
            let parent = way.last ?? self
            if names.isEmpty {
                let file = parent.open(name)
                if file >= 0 || errno != ELOOP { return file }
            } else if let folder = parent.folder(name) {
                way.append(folder)
                continue
            }
            guard let target = parent.target(of: name) else { return Self.fail(ENOENT) }
            links += 1
            guard links <= Self.linkLimit else { return Self.fail(ELOOP) }
            guard !target.hasPrefix("/") else { return Self.fail(EXDEV) }
            names += Self.components(of: target)
        }
        return Self.fail(EISDIR)
    }

    /// Returns the bytes of a file as ``open(beneath:)`` finds it.
    ///
    /// - Parameters:
    ///   - path: the file's path from the folder on.
    ///   - limit: the greatest number of bytes.
    /// - Returns: the bytes.
    /// - Throws: ``PhotoFault`` if it leads out of the folder, is no ordinary file, can't be read, or is larger.
    public func read(beneath path: String, limit: Int = 64 << 20) throws(PhotoFault) -> [UInt8] {
        let bytes = try file(beneath: path)
        guard bytes.count <= limit else {
            throw PhotoFault("it has \(bytes.count) bytes; at most \(limit) are read")
        }
        return try bytes.read(bytes.count, at: 0)
    }

    /// Opens a file's bytes.
    ///
    /// - Throws: ``PhotoFault`` if it leads out of the folder, or is no ordinary file.
    func file(beneath path: String) throws(PhotoFault) -> FileBytes {
        let descriptor = open(beneath: path)
        guard descriptor >= 0 || errno != EXDEV else { throw .outside }
        return try FileBytes(descriptor: descriptor)
    }

    /// Returns where a link of the folder leads: readlinkat(2); nil for what is none.
    private func target(of name: String) -> String? {
        var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let count = bytes.withUnsafeMutableBytes {
            readlinkat(descriptor, name, $0.baseAddress!.assumingMemoryBound(to: CChar.self), $0.count)
        }
        return count > 0 ? String(decoding: bytes.prefix(count), as: UTF8.self) : nil
    }

    /// Returns the components of a path, the first one last.
    private static func components(of path: String) -> [String] {
        path.split(separator: "/").filter { $0 != "." }.reversed().map(String.init)
    }

    private static func fail(_ reason: Int32) -> Int32 {
        errno = reason
        return -1
    }
}
