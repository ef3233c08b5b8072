import Foundation

/// What makes digests of bytes.
///
/// A value: a copy goes on by itself.
public protocol HashFunction: Sendable {
    /// How many bytes it takes at once.
    static var blockByteCount: Int { get }
    /// What it makes.
    associatedtype Digest: CryptoKit.Digest

    /// Makes one that has taken nothing.
    init()

    /// Takes bytes.
    ///
    /// - Parameter bufferPointer: the bytes.
    mutating func update(bufferPointer: UnsafeRawBufferPointer)

    /// Returns the digest of what it took, and goes on as before.
    ///
    /// - Returns: the digest.
    func finalize() -> Digest
}

extension HashFunction {
    /// Returns the digest of bytes.
    ///
    /// - Parameter data: the bytes.
    /// - Returns: the digest.
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }

    /// Returns the digest of bytes.
    ///
    /// - Parameter bufferPointer: the bytes.
    /// - Returns: the digest.
    public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
        var function = Self()
        function.update(bufferPointer: bufferPointer)
        return function.finalize()
    }

    /// Takes bytes.
    ///
    /// - Parameter data: the bytes.
    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
    }
}
