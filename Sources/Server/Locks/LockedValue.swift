import Foundation

/// A value behind a lock, for any thread.
///
/// `Synchronization.Mutex` would do, but on Linux the thread sanitizer does not see it and reports everything that it
/// guards.
package final class LockedValue<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    /// Makes a value that nobody else holds.
    package init(_ value: sending Value) {
        self.value = value
    }

    /// Calls a function with the value, which no other thread reads or changes meanwhile.
    ///
    /// The function must not come back to the same value: it would wait for ever.
    package func withLock<Result>(_ body: (inout Value) throws -> sending Result) rethrows -> sending Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
