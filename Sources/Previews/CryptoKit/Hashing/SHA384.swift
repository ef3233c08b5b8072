import Foundation

/// SHA-2 with 384 bits (FIPS 180-4).
public struct SHA384: HashFunction, LibraryHash {
    static let algorithm = HashAlgorithm.sha384
    /// How many bytes it takes at once.
    public static let blockByteCount = 128
    /// How many bytes its digest has.
    public static let byteCount = 48
    /// What it makes.
    public typealias Digest = SHA384Digest

    private var state = DigestState(algorithm)

    /// Makes one that has taken nothing.
    public init() {}

    /// Takes bytes.
    ///
    /// - Parameter bufferPointer: the bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }

    /// Returns the digest of what it took, and goes on as before.
    ///
    /// - Returns: the digest.
    public func finalize() -> Digest { Digest(bytes: state.finished()) }
}

/// A digest of SHA-384.
public struct SHA384Digest: Digest {
    /// How many bytes it has.
    public static let byteCount = 48
    let bytes: [UInt8]

    /// The function's name and the bytes, two digits each.
    public var description: String { "SHA384 digest: \(bytes.hexadecimal)" }

    /// Hands the bytes to a function.
    ///
    /// - Parameter body: the function.
    /// - Returns: what it returns.
    /// - Throws: what it throws.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }

    /// Adds the bytes to a hasher.
    ///
    /// - Parameter hasher: the hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}
