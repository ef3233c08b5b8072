import Synchronization

/// A sum that only grows. Any thread may add to it; O(1), without a lock.
public final class Counter: Sendable {
    private let sum = Atomic<UInt64>(0)

    public init() {}

    public var value: UInt64 { sum.load(ordering: .relaxed) }

    public func add(_ amount: UInt64 = 1) {
        sum.wrappingAdd(amount, ordering: .relaxed)
    }
}
