import Foundation

/// The folders of libraries that `zoetrope preview` has compiled, one for each process.
enum LibraryFolder {
    private static let prefix = "zoetrope-preview-"

    /// The folder of this process.
    static var url: URL { folder(of: ProcessInfo.processInfo.processIdentifier) }

    static func folder(of process: Int32, in parent: URL = FileManager.default.temporaryDirectory) -> URL {
        parent.appendingPathComponent("\(prefix)\(process)")
    }

    /// Removes the folders of processes that are no more, as one that was killed leaves its own: kill(2).
    static func removeAbandoned(in parent: URL = FileManager.default.temporaryDirectory) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
        for name in names where name.hasPrefix(prefix) {
            guard let process = Int32(name.dropFirst(prefix.count)), process > 0, kill(process, 0) != 0, errno == ESRCH
            else { continue }
            try? FileManager.default.removeItem(at: folder(of: process, in: parent))
        }
    }
}
