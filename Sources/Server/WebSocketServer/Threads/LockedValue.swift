import Foundation

/// A value behind a lock.
///
/// `Synchronization.Mutex` would do, but on Linux the thread sanitizer does not see it and reports everything that it
/// guards.
package final class LockedValue<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    package init(_ value: sending Value) {
        self.value = value
    }

    package func withLock<Result>(_ body: (inout Value) throws -> sending Result) rethrows -> sending Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
