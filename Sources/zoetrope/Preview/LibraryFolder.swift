import ArgumentParser
import Foundation

/// The folders of copied sources and compiled libraries, one for each process that makes any.
///
/// Nobody else can read them, know their names beforehand or put something in their places.
enum LibraryFolder {
    private static let prefix = "zoetrope-preview-"

    /// Makes the folder of this process, and removes those of processes that are no more, as one that was killed leaves
    /// its own: mkdtemp(3).
    ///
    /// - Parameter state: the folder of what outlives the server, if there is one.
    /// - Returns: the folder, which only this user can read.
    /// - Throws: `ValidationError` if none can be made.
    static func make(state: String? = nil) throws -> URL {
        try make(in: parent(state: state, environment: ProcessInfo.processInfo.environment))
    }

    static func make(in parent: URL) throws -> URL {
        removeAbandoned(in: parent)
        let name = "\(prefix)\(ProcessInfo.processInfo.processIdentifier)-XXXXXX"
        var template = Array(parent.appendingPathComponent(name).path.utf8CString)
        guard mkdtemp(&template) != nil else {
            let fault = String(cString: strerror(errno))
            throw ValidationError("there can be no folder for compiled previews in \(parent.path): \(fault)")
        }
        let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return URL(fileURLWithPath: path).resolvingSymlinksInPath()
    }

    /// Returns where the folder is made: in the user's run-time folder, else with what outlives the server, else among
    /// temporary files.
    static func parent(state: String?, environment: [String: String]) -> URL {
        if let runtime = environment["XDG_RUNTIME_DIR"], runtime.hasPrefix("/"), isPrivate(runtime) {
            return URL(fileURLWithPath: runtime)
        }
        if let state,
            (try? FileManager.default.createDirectory(atPath: state, withIntermediateDirectories: true)) != nil
        {
            return URL(fileURLWithPath: state)
        }
        return FileManager.default.temporaryDirectory
    }

    /// Whether a folder belongs to this user, and nobody else can write into it.
    private static func isPrivate(_ path: String) -> Bool {
        status(path).map { $0.st_uid == geteuid() && $0.st_mode & (S_IWGRP | S_IWOTH) == 0 } ?? false
    }

    /// Nil for what is no folder, such as a link to one.
    private static func status(_ path: String) -> stat? {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR ? status : nil
    }

    /// kill(2) says which processes are no more.
    private static func removeAbandoned(in parent: URL) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
        for name in names {
            guard let match = name.wholeMatch(of: /zoetrope-preview-(\d+)-\w{6}/), let process = Int32(match.1),
                process > 0, kill(process, 0) != 0, errno == ESRCH
            else { continue }
            let folder = parent.appendingPathComponent(name)
            guard let status = status(folder.path), status.st_uid == geteuid() else { continue }
            try? FileManager.default.removeItem(at: folder)
        }
    }
}
