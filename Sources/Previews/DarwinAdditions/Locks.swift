// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

// One lock for all objects and counters.
private let lockOfAll = NSRecursiveLock()

/// Takes an object's lock, and returns 0.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
    lockOfAll.lock()
    return 0
}

/// Gives an object's lock back, and returns 0.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
    lockOfAll.unlock()
    return 0
}

/// Adds to a counter, which may wrap around, and returns the sum.
@discardableResult
public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
    lockOfAll.withLock {
        value.pointee &+= amount
        return value.pointee
    }
}

/// Adds to a counter, which may wrap around, and returns the sum.
@discardableResult
public func OSAtomicAdd32Barrier(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
    OSAtomicAdd32(amount, value)
}

/// Adds 1 to a counter, and returns the sum.
@discardableResult
public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { OSAtomicAdd32(1, value) }

/// Adds 1 to a counter, and returns the sum.
@discardableResult
public func OSAtomicIncrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 { OSAtomicAdd32(1, value) }

/// Takes 1 from a counter, and returns what is left.
@discardableResult
public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { OSAtomicAdd32(-1, value) }

/// Takes 1 from a counter, and returns what is left.
@discardableResult
public func OSAtomicDecrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 { OSAtomicAdd32(-1, value) }

/// Replaces a value by another if it is as expected, and returns whether it was.
public func OSAtomicCompareAndSwap32Barrier(
    _ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>
) -> Bool {
    lockOfAll.withLock {
        guard value.pointee == old else { return false }
        value.pointee = new
        return true
    }
}

/// Sets bits, and returns what was there before.
@discardableResult
public func OSAtomicOr32OrigBarrier(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
    lockOfAll.withLock {
        defer { value.pointee |= mask }
        return Int32(bitPattern: value.pointee)
    }
}

/// Inverts bits, and returns what was there before.
@discardableResult
public func OSAtomicXor32OrigBarrier(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
    lockOfAll.withLock {
        defer { value.pointee ^= mask }
        return Int32(bitPattern: value.pointee)
    }
}

/// A lock that is held or not.
public struct os_unfair_lock_s {
    /// 1 while it is held.
    public var _os_unfair_lock_opaque: UInt32 = 0

    /// Makes a lock that nobody holds.
    public init() {}

    /// Makes a lock, held if the value is not 0.
    public init(_os_unfair_lock_opaque: UInt32) { self._os_unfair_lock_opaque = _os_unfair_lock_opaque }
}

/// A lock that is held or not.
public typealias os_unfair_lock = os_unfair_lock_s
/// Where such a lock is.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Takes a lock.
///
/// The code of a stage is on one thread: who waits there for a lock that is held waits forever, and ends.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    guard os_unfair_lock_trylock(lock) else { fatalError("the lock is held by this thread already") }
}

/// Takes a lock if nobody holds it, and returns whether it did.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    guard lock.pointee._os_unfair_lock_opaque == 0 else { return false }
    lock.pointee._os_unfair_lock_opaque = 1
    return true
}

/// Gives a lock back.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { lock.pointee._os_unfair_lock_opaque = 0 }
