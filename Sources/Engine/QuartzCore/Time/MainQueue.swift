import Dispatch
import Foundation

/// The queue of the main actor, which need not be on the main thread: once a program has called `dispatchMain()`, as Swift's
/// asynchronous `main` does, other threads do its work.
package enum MainQueue {
    /// Whether the running code is the queue's.
    package static var isRunning: Bool {
        _ = marked
        return Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil
    }

    private static let mark = DispatchSpecificKey<Bool>()
    private static let marked: Void = DispatchQueue.main.setSpecific(key: mark, value: true)
}
