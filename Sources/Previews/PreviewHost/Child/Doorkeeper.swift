import Dispatch
import Foundation

/// A thread that waits for requests while the main thread waits for its queue's work.
@MainActor
final class Doorkeeper {
    private let wanted = DispatchSemaphore(value: 0)
    private var isRung = false

    init(_ channel: FrameChannel) {
        let thread = Thread { [wanted, weak self] in
            while true {
                wanted.wait()
                channel.awaitNews()
                DispatchQueue.main.async { MainActor.assumeIsolated { self?.isRung = true } }
            }
        }
        thread.name = "Requests"
        thread.start()
    }

    /// Runs the main queue's work until a request has come, or the end.
    ///
    /// - Parameter turned: is called after each turn of the queue, and told whether anything else than a request was its reason.
    func wait(_ turned: (Bool) -> Void) {
        isRung = false
        wanted.signal()
        while !isRung {
            _ = RunLoop.main.run(mode: .default, before: .distantFuture)
            turned(!isRung)
        }
    }
}
