import Dispatch
import Foundation

/// A signal as an event of the main queue, instead of the process's sudden end.
enum Interruption {
    /// - Returns: what must be kept for as long as the signal is observed.
    @MainActor
    static func observe(_ number: Int32, _ action: @escaping @MainActor @Sendable () -> Void)
        -> any DispatchSourceSignal
    {
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
        source.setEventHandler { MainActor.assumeIsolated(action) }
        source.activate()
        return source
    }
}
