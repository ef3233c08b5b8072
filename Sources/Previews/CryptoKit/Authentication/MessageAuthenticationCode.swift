import Foundation

/// What proves that a message is of somebody who has a key.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible, Sendable, Sequence
where Element == UInt8 {
    /// How many bytes it has.
    var byteCount: Int { get }
}

extension MessageAuthenticationCode {
    /// Returns what goes through the bytes.
    ///
    /// - Returns: the iterator.
    public func makeIterator() -> Array<UInt8>.Iterator { array.makeIterator() }

    /// Returns whether codes are the same, in a time that doesn't depend on how much of them is.
    public static func == (lhs: Self, rhs: Self) -> Bool { areEqual(lhs.array, rhs.array) }

    /// Returns whether a code has these bytes, in a time that doesn't depend on how much of them is the same.
    public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { areEqual(lhs.array, rhs) }

    /// Returns whether a code has other bytes, in a time that doesn't depend on how much of them is the same.
    public static func != <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { !(lhs == rhs) }
}
