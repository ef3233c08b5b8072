import Foundation

/// The files and folders beneath a folder, without hidden ones and what links lead to.
///
/// They are read as readdir(3) gives them: FileManager asks for the attributes of each, which takes seconds for ten thousand.
struct FolderFiles {
    private(set) var files: [String] = []
    private(set) var folders: [String] = []

    /// - Parameters:
    ///   - root: the folder's path.
    ///   - skipped: the names of folders that are left out.
    ///   - limit: how many files and folders are looked at.
    ///
    /// O(files).
    init(beneath root: String, without skipped: Set<String>, limit: Int) {
        var open = [root]
        var count = 0
        while let folder = open.popLast(), count < limit {
            guard let directory = opendir(folder) else { continue }
            defer { closedir(directory) }
            while let entry = readdir(directory), count < limit {
                let name = withUnsafePointer(to: &entry.pointee.d_name) {
                    String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
                }
                guard !name.hasPrefix(".") else { continue }
                count += 1
                let path = folder + "/" + name
                switch Self.kind(of: path, entry.pointee.d_type) {
                case UInt8(DT_REG): files.append(path)
                case UInt8(DT_DIR) where !skipped.contains(name):
                    folders.append(path)
                    open.append(path)
                default: break
                }
            }
        }
    }

    /// What an entry is; some file systems tell it of the file alone.
    private static func kind(of path: String, _ told: UInt8) -> UInt8 {
        var status = stat()
        guard told == UInt8(DT_UNKNOWN), lstat(path, &status) == 0 else { return told }
        return UInt8(status.st_mode >> 12)
    }
}
