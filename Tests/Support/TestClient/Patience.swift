import Dispatch

/// The time for which a client waits for what must come.
///
/// It is long, as other tests may keep the main thread, where rooms step, and every core; it ends, so that what never
/// comes is a failure that says what, and not a run that hangs.
public struct Patience: Sendable {
    /// The time in seconds.
    public static let seconds = 180

    private let end = DispatchTime.now().uptimeNanoseconds + UInt64(seconds) * 1_000_000_000

    /// Begins to wait.
    public init() {}

    /// Checks that the time is not over.
    ///
    /// - Parameter what: the thing that is waited for, with what is known of it.
    /// - Throws: ``OutOfPatience`` once it is over.
    public func check(_ what: @autoclosure () -> String) throws {
        guard DispatchTime.now().uptimeNanoseconds < end else { throw OutOfPatience(what: what()) }
    }
}

/// A failure to come in time.
public struct OutOfPatience: Error, CustomStringConvertible {
    let what: String

    /// What did not come.
    public var description: String { "not within \(Patience.seconds) s: \(what)" }
}
