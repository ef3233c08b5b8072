import Foundation

/// A watcher of files in some folders.
///
/// Folders of local file systems are watched by inotify(7). On others, such as a Mac's folder mounted into a container,
/// it would miss changes: there the files are looked at every half second.
package final class FolderWatcher {
    private let descriptor: Int32
    private var watches: [String: Int32] = [:]
    private var isComplete = false
    private var lastLook = ContinuousClock.now
    private let mounts: () -> String

    /// The milliseconds to wait for another change before files are read, as an editor saves with several calls.
    private static let settling: Int32 = 15
    private static let period: Int32 = 500

    /// Makes a watcher of nothing yet.
    ///
    /// - Parameter mounts: returns the mounts in the form of proc_pid_mounts(5).
    package init(
        mounts: @escaping () -> String = {
            (try? String(contentsOfFile: "/proc/self/mounts", encoding: .utf8)) ?? ""
        }
    ) {
        self.mounts = mounts
        descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Watches these folders, and no others any more.
    package func watch(_ folders: [String]) {
        let wanted = Set(folders)
        for (folder, watch) in watches where !wanted.contains(folder) {
            inotify_rm_watch(descriptor, watch)
            watches[folder] = nil
        }
        isComplete = descriptor >= 0
        let mounts = mounts()
        for folder in folders where watches[folder] == nil {
            let events =
                IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_MODIFY | IN_DELETE_SELF
            let watch = Self.isLocal(folder, mounts) ? inotify_add_watch(descriptor, folder, UInt32(events)) : -1
            if watch < 0 { isComplete = false } else { watches[folder] = watch }
        }
    }

    package enum Outcome {
        /// It is time to look at the files.
        case look
        /// Another descriptor can be read.
        case readable
    }

    /// Returns whether it is time to look at the files, without waiting for a change.
    package func hasNews() -> Bool {
        var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&source, 1, 0) > 0 else {
            guard !isComplete, ContinuousClock.now - lastLook > .milliseconds(Int(Self.period)) else { return false }
            lastLook = .now
            return true
        }
        // Until nothing more happens for a moment.
        repeat { drain() } while poll(&source, 1, Self.settling) > 0
        lastLook = .now
        return true
    }

    /// Waits for a change or for another descriptor's input: poll(2).
    package func wait(orReadable other: Int32) -> Outcome {
        var sources = [
            pollfd(fd: other, events: Int16(POLLIN), revents: 0),
            pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        ]
        while true {
            let count = poll(&sources, 2, isComplete ? -1 : Self.period)
            if count < 0, errno == EINTR { continue }
            if sources[0].revents != 0 { return .readable }
            if sources[1].revents != 0 { _ = hasNews() }
            return .look
        }
    }

    private func drain() {
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        while read(descriptor, &buffer, buffer.count) > 0 {}
    }

    /// The file systems of which inotify reports all changes; of one that is not known, nothing is relied on.
    private static let local: Set<String> = [
        "aufs", "bcachefs", "btrfs", "exfat", "ext2", "ext3", "ext4", "f2fs", "jfs", "ntfs3", "overlay", "ramfs",
        "reiserfs", "squashfs", "tmpfs", "vfat", "xfs", "zfs",
    ]

    /// Returns whether inotify reports all changes of a folder, by its mount's type in proc_pid_mounts(5).
    private static func isLocal(_ folder: String, _ mounts: String) -> Bool {
        var nearest = (path: "", type: "")
        for line in mounts.split(separator: "\n") {
            let fields = line.split(separator: " ")
            guard fields.count > 2 else { continue }
            let path = fields[1].replacing("\\040", with: " ")
            let isAround = path == "/" || folder == path || folder.hasPrefix(path + "/")
            // Of two mounts at one place, the later one is seen.
            if isAround, path.utf8.count >= nearest.path.utf8.count { nearest = (String(path), String(fields[2])) }
        }
        return local.contains(nearest.type)
    }
}
