import CEpoll
import Glibc
import Synchronization

/// Work from other threads for a service thread.
///
/// It takes no lock: a list whose newest element is exchanged atomically.
final class Mailbox: Sendable {
    typealias Work = @Sendable (ServiceLoop) -> Void

    private final class Element {
        let work: Work
        /// The bits of the element before it; 0 for none.
        var older: UInt = 0

        init(_ work: @escaping Work) {
            self.work = work
        }
    }

    /// The bits of the newest element; 0 for none.
    private let newest = Atomic<UInt>(0)
    /// In place of an element's bits: no more is accepted.
    private static let closed: UInt = 1

    /// Readable when there may be work: eventfd(2).
    let descriptor = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))

    deinit {
        _ = close()
        Glibc.close(descriptor)
    }

    /// Adds work, which is done on the service thread in the order in which it came.
    ///
    /// O(1).
    ///
    /// - Returns: whether it is accepted; once the mailbox is closed it isn't.
    func post(_ work: @escaping Work) -> Bool {
        let element = Element(work)
        let retained = Unmanaged.passRetained(element)
        let bits = UInt(bitPattern: retained.toOpaque())
        var known = newest.load(ordering: .relaxed)
        while true {
            guard known != Self.closed else {
                retained.release()
                return false
            }
            element.older = known
            let (exchanged, original) = newest.weakCompareExchange(
                expected: known, desired: bits, successOrdering: .releasing, failureOrdering: .relaxed)
            if exchanged { break }
            known = original
        }
        // One wake is for all that is drained together.
        if known == 0 { eventfd_write(descriptor, 1) }
        return true
    }

    /// Removes and returns the work, oldest first; for the service thread, before ``close()``.
    func drain() -> [Work] {
        var count: eventfd_t = 0
        eventfd_read(descriptor, &count)
        return Self.works(newest.exchange(0, ordering: .acquiring))
    }

    /// Refuses further work.
    ///
    /// - Returns: the work that was accepted and not drained, oldest first.
    func close() -> [Work] { Self.works(newest.exchange(Self.closed, ordering: .acquiring)) }

    private static func works(_ newest: UInt) -> [Work] {
        var works: [Work] = []
        var bits = newest
        while bits != closed, let pointer = UnsafeRawPointer(bitPattern: bits) {
            let element = Unmanaged<Element>.fromOpaque(pointer).takeRetainedValue()
            works.append(element.work)
            bits = element.older
        }
        return works.reversed()
    }
}
