import CChildProcess
import Glibc

/// The main queue, from outside.
enum MainQueue {
    /// Whether it has something to run.
    static var hasWork: Bool {
        var entry = pollfd(fd: _dispatch_get_main_queue_handle_4CF(), events: Int16(POLLIN), revents: 0)
        return poll(&entry, 1, 0) > 0
    }
}
