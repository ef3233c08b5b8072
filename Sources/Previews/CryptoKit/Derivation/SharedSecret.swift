import Foundation

/// What two who know each other's public keys have in common, from which keys are derived.
public struct SharedSecret: ContiguousBytes, Hashable, CustomStringConvertible, Sendable {
    let bytes: [UInt8]

    /// The name and the bytes, two digits each.
    public var description: String { "SharedSecret: \(bytes.hexadecimal)" }

    /// Hands the bytes to a function.
    ///
    /// - Parameter body: the function.
    /// - Returns: what it returns.
    /// - Throws: what it throws.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }

    /// Returns whether secrets are the same, in a time that doesn't depend on how much of them is.
    public static func == (lhs: Self, rhs: Self) -> Bool { areEqual(lhs.bytes, rhs.bytes) }

    /// Returns whether a secret has these bytes, in a time that doesn't depend on how much of them is the same.
    public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { areEqual(lhs.bytes, rhs) }

    /// Returns whether a secret has other bytes, in a time that doesn't depend on how much of them is the same.
    public static func != <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { !(lhs == rhs) }

    /// Derives a key by HKDF (RFC 5869).
    ///
    /// - Parameters:
    ///   - hashFunction: the hash function.
    ///   - salt: what is added first.
    ///   - sharedInfo: what the key is for.
    ///   - outputByteCount: how many bytes it has.
    /// - Returns: the key.
    public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, SI: DataProtocol>(
        using hashFunction: H.Type, salt: Salt, sharedInfo: SI, outputByteCount: Int
    ) -> SymmetricKey {
        HKDF<H>.deriveKey(
            inputKeyMaterial: SymmetricKey(bytes: bytes), salt: salt, info: sharedInfo,
            outputByteCount: outputByteCount)
    }

    /// Derives a key by the function of ANSI X9.63, as SEC 1 has it (3.6.1).
    ///
    /// - Parameters:
    ///   - hashFunction: the hash function.
    ///   - sharedInfo: what the key is for.
    ///   - outputByteCount: how many bytes it has.
    /// - Returns: the key.
    public func x963DerivedSymmetricKey<H: HashFunction, SI: DataProtocol>(
        using hashFunction: H.Type, sharedInfo: SI, outputByteCount: Int
    ) -> SymmetricKey {
        var (key, number): ([UInt8], UInt32) = ([], 1)
        while key.count < outputByteCount {
            var hash = H()
            hash.update(data: bytes)
            Swift.withUnsafeBytes(of: number.bigEndian) { hash.update(bufferPointer: $0) }
            hash.update(data: sharedInfo)
            key += hash.finalize().array
            number += 1
        }
        return SymmetricKey(bytes: Array(key.prefix(outputByteCount)))
    }
}
