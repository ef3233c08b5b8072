import CEpoll
import Glibc

/// The descriptors of a thread that are watched for what can be read and written: epoll(7).
///
/// A wait takes O(ready), where poll(2) looks at all descriptors each time.
final class DescriptorWatch {
    struct Interest: OptionSet {
        let rawValue: UInt32

        static let reading = Interest(rawValue: EPOLLIN.rawValue)
        static let writing = Interest(rawValue: EPOLLOUT.rawValue)
        /// Both, and each arrival is told of once, not as long as something is unread.
        static let changes = Interest(rawValue: EPOLLIN.rawValue | EPOLLOUT.rawValue | EPOLLET.rawValue)
    }

    /// What is known of a descriptor.
    struct Readiness {
        let descriptor: Int32
        /// Something can be read: bytes, the end, or an error.
        let canRead: Bool
        let canWrite: Bool
        let isHungUp: Bool
    }

    private let queue = epoll_create1(Int32(EPOLL_CLOEXEC))
    private var events = [epoll_event](repeating: epoll_event(), count: 512)

    deinit {
        close(queue)
    }

    /// Watches a descriptor until it is closed: epoll_ctl(2).
    func add(_ descriptor: Int32, _ interest: Interest) {
        control(EPOLL_CTL_ADD, descriptor, interest)
    }

    /// Watches a descriptor for something else.
    func change(_ descriptor: Int32, to interest: Interest) {
        control(EPOLL_CTL_MOD, descriptor, interest)
    }

    private func control(_ operation: Int32, _ descriptor: Int32, _ interest: Interest) {
        var event = epoll_event()
        event.events = interest.rawValue
        event.data.fd = descriptor
        epoll_ctl(queue, operation, descriptor, &event)
    }

    /// Waits until something is ready, or a time is over, rounded up to a millisecond: epoll_wait(2).
    ///
    /// - Parameter duration: nil waits for as long as it takes.
    /// - Returns: how many are ready, of which ``readiness(_:)`` tells.
    func wait(for duration: Duration?) -> Int {
        let milliseconds = duration.map { Int32(min(max(($0.wholeNanoseconds + 999_999) / 1_000_000, 0), 1 << 30)) }
        return max(Int(epoll_wait(queue, &events, Int32(events.count), milliseconds ?? -1)), 0)
    }

    /// Returns what is known of one of those that the last wait has found.
    func readiness(_ index: Int) -> Readiness {
        let event = events[index]
        return Readiness(
            descriptor: event.data.fd, canRead: event.events & (EPOLLIN.rawValue | EPOLLERR.rawValue) != 0,
            canWrite: event.events & EPOLLOUT.rawValue != 0, isHungUp: event.events & EPOLLHUP.rawValue != 0)
    }

    /// Returns whether a descriptor can be written to now: poll(2).
    static func canWrite(_ descriptor: Int32) -> Bool {
        var asked = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        return poll(&asked, 1, 0) == 1 && asked.revents & Int16(POLLOUT) != 0
    }

    /// Waits until one descriptor can be read, or a time is over: poll(2).
    static func wait(for duration: Duration, unless descriptor: Int32) {
        var waited = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        poll(&waited, 1, Int32(duration.wholeNanoseconds / 1_000_000))
    }
}
