import Synchronization

/// A number that rises and falls. Any thread may set it; O(1), without a lock.
public final class Gauge: Sendable {
    private let current = Atomic<Int64>(0)

    public init() {}

    public var value: Int64 { current.load(ordering: .relaxed) }

    public func set(_ value: Int) {
        current.store(Int64(value), ordering: .relaxed)
    }

    public func add(_ amount: Int) {
        current.wrappingAdd(Int64(amount), ordering: .relaxed)
    }
}
