import Foundation

/// Codes that prove who wrote a message (RFC 2104), by one of CryptoKit's hash functions.
///
/// A value: a copy goes on by itself.
public struct HMAC<H: HashFunction>: Sendable {
    /// What it makes codes with.
    public typealias Key = SymmetricKey
    /// What it makes.
    public typealias MAC = HashedAuthenticationCode<H>

    private var state: DigestState

    /// Makes one that has taken nothing.
    ///
    /// - Parameter key: the key.
    public init(key: SymmetricKey) {
        guard let hash = H.self as? any LibraryHash.Type else { fatalError("\(H.self) is no function of CryptoKit's") }
        state = DigestState(hash.algorithm, key: key.bytes)
    }

    /// Takes bytes.
    ///
    /// - Parameter data: the bytes.
    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions { region.withUnsafeBytes { state.update($0) } }
    }

    /// Returns the code of what it took, and goes on as before.
    ///
    /// - Returns: the code.
    public func finalize() -> MAC { MAC(bytes: state.finished()) }

    /// Returns the code of a message.
    ///
    /// - Parameters:
    ///   - data: the message.
    ///   - key: the key.
    /// - Returns: the code.
    public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
        var code = Self(key: key)
        code.update(data: data)
        return code.finalize()
    }

    /// Returns whether a code is that of a message, in a time that doesn't depend on how much of it is right.
    ///
    /// - Parameters:
    ///   - authenticationCode: the code.
    ///   - authenticatedData: the message.
    ///   - key: the key.
    /// - Returns: whether it is.
    public static func isValidAuthenticationCode<D: DataProtocol>(
        _ authenticationCode: MAC, authenticating authenticatedData: D, using key: SymmetricKey
    ) -> Bool {
        self.authenticationCode(for: authenticatedData, using: key) == authenticationCode
    }

    /// Returns whether bytes are the code of a message, in a time that doesn't depend on how much of them is right.
    ///
    /// - Parameters:
    ///   - authenticationCode: the bytes.
    ///   - authenticatedData: the message.
    ///   - key: the key.
    /// - Returns: whether they are.
    public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
        _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
    ) -> Bool {
        areEqual(self.authenticationCode(for: authenticatedData, using: key).bytes, authenticationCode.array)
    }

    /// Returns whether a code is that of a message, in a time that doesn't depend on how much of it is right.
    ///
    /// - Parameters:
    ///   - authenticationCode: the code.
    ///   - bufferPointer: the message.
    ///   - key: the key.
    /// - Returns: whether it is.
    public static func isValidAuthenticationCode(
        _ authenticationCode: MAC, authenticating bufferPointer: UnsafeRawBufferPointer, using key: SymmetricKey
    ) -> Bool {
        self.authenticationCode(for: bufferPointer, using: key) == authenticationCode
    }
}
