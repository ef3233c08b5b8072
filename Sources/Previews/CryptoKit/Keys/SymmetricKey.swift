import Foundation

/// A key that those who share it seal and open with, or prove that a message is theirs.
public struct SymmetricKey: ContiguousBytes, Sendable {
    let bytes: [UInt8]

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// Makes a key of bytes.
    ///
    /// - Parameter data: the bytes.
    public init<D: ContiguousBytes>(data: D) { bytes = data.array }

    /// Makes a key by the stage's chance, which gives the same one as it is played again: it is no secret.
    ///
    /// - Parameter size: the size.
    public init(size: SymmetricKeySize) { bytes = StageBytes.next(size.bitCount / 8) }

    /// How many bits it has.
    public var bitCount: Int { bytes.count * 8 }

    /// Hands the bytes to a function.
    ///
    /// - Parameter body: the function.
    /// - Returns: what it returns.
    /// - Throws: what it throws.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
}

extension SymmetricKey: Equatable {
    /// Returns whether keys are the same, in a time that doesn't depend on how much of them is.
    public static func == (lhs: Self, rhs: Self) -> Bool { areEqual(lhs.bytes, rhs.bytes) }
}
