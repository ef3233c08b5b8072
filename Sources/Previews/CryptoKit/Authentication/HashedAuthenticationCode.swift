import Foundation

/// A code that ``HMAC`` makes.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
    let bytes: [UInt8]

    /// How many bytes it has.
    public var byteCount: Int { bytes.count }

    /// The function's name and the bytes, two digits each.
    public var description: String { "HMAC with \(H.self): \(bytes.hexadecimal)" }

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
