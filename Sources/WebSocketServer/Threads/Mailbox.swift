import CLibwebsockets
import Dispatch

/// Work from other threads for the service thread.
final class Mailbox: Sendable {
    typealias Work = @Sendable (ServiceLoop) -> Void

    private struct State {
        var work: [Work] = []
        /// Bits of the context's pointer while it may be woken.
        var context: UInt?
        var isPaused = false
    }

    private let state = LockedValue(State())
    private let end = DispatchSemaphore(value: 0)

    var isOpen: Bool { state.withLock { $0.context != nil } }

    func open(_ context: OpaquePointer) {
        let bits = UInt(bitPattern: context)
        state.withLock { $0.context = bits }
    }

    /// Refuses further work; after this the context is not touched.
    ///
    /// - Returns: the work that was accepted and not drained.
    func close() -> [Work] {
        state.withLock { state in
            defer { state = State() }
            return state.work
        }
    }

    /// Adds work, which is done on the service thread in the order in which it came.
    ///
    /// - Returns: whether it is accepted; once the mailbox is closed it isn't.
    func post(_ work: @escaping Work) -> Bool {
        state.withLock {
            guard let context = $0.context else { return false }
            $0.work.append(work)
            // One wake drains all. The lock is held so that the context cannot be destroyed in the meantime.
            if $0.work.count == 1 { lws_cancel_service(OpaquePointer(bitPattern: context)) }
            if $0.isPaused {
                $0.isPaused = false
                end.signal()
            }
            return true
        }
    }

    /// Has the service thread wait, for as long as nothing is posted.
    func pause(_ duration: DispatchTimeInterval) {
        let mayPause = state.withLock { state in
            state.isPaused = state.work.isEmpty && state.context != nil
            return state.isPaused
        }
        guard mayPause, end.wait(timeout: .now() + duration) == .timedOut else { return }
        let wasEnded = state.withLock { state in
            defer { state.isPaused = false }
            return !state.isPaused
        }
        // Whoever posted just then has signalled, too.
        if wasEnded { end.wait() }
    }

    func drain() -> [Work] {
        state.withLock {
            let work = $0.work
            $0.work.removeAll(keepingCapacity: true)
            return work
        }
    }
}
