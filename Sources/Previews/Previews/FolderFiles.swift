import Foundation
import Photos

/// The files and folders beneath a folder, without hidden ones and what links lead to.
///
/// FileManager asks for many attributes of each, which takes seconds for ten thousand.
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
        var open = OpenFolder(path: root).map { [(folder: $0, path: root)] } ?? []
        var count = 0
        while let (folder, path) = open.popLast() {
            for name in folder.names() ?? [] where !name.hasPrefix(".") {
                guard count < limit else { return }
                count += 1
                let found = path + "/" + name
                switch folder.status(of: name).map({ $0.st_mode & S_IFMT }) {
                case S_IFREG: files.append(found)
                case S_IFDIR where !skipped.contains(name):
                    folders.append(found)
                    if let inner = folder.folder(name) { open.append((inner, found)) }
                default: break
                }
            }
        }
    }
}
