import Dispatch

/// How long a client waits for what must come. It is long, as other tests may keep the main thread, where rooms step,
/// and every core; it ends, so that what never comes is a failure that says what, and not a run that hangs.
public struct Patience: Sendable {
    public static let seconds = 180

    private let end = DispatchTime.now().uptimeNanoseconds + UInt64(seconds) * 1_000_000_000

    /// It begins now.
    public init() {}

    /// - Parameter what: is waited for, with what is known of it.
    /// - Throws: ``OutOfPatience`` once it has ended.
    public func check(_ what: @autoclosure () -> String) throws {
        guard DispatchTime.now().uptimeNanoseconds < end else { throw OutOfPatience(what: what()) }
    }
}

public struct OutOfPatience: Error, CustomStringConvertible {
    let what: String

    public var description: String { "not within \(Patience.seconds) s: \(what)" }
}
