import Foundation

/// Keys that are derived from one (RFC 5869).
public enum HKDF<H: HashFunction>: Sendable {
    /// Derives a key.
    ///
    /// - Parameters:
    ///   - inputKeyMaterial: what it is derived from.
    ///   - salt: what is added first.
    ///   - info: what the key is for.
    ///   - outputByteCount: how many bytes it has, at most 255 times those of a digest.
    /// - Returns: the key.
    public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        expand(
            pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info,
            outputByteCount: outputByteCount)
    }

    /// Derives a key without a salt.
    ///
    /// - Parameters:
    ///   - inputKeyMaterial: what it is derived from.
    ///   - info: what the key is for.
    ///   - outputByteCount: how many bytes it has, at most 255 times those of a digest.
    /// - Returns: the key.
    public static func deriveKey<Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
    }

    /// Derives a key whatever it is for.
    ///
    /// - Parameters:
    ///   - inputKeyMaterial: what it is derived from.
    ///   - salt: what is added first.
    ///   - outputByteCount: how many bytes it has, at most 255 times those of a digest.
    /// - Returns: the key.
    public static func deriveKey<Salt: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int
    ) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](), outputByteCount: outputByteCount)
    }

    /// Derives a key without a salt, whatever it is for.
    ///
    /// - Parameters:
    ///   - inputKeyMaterial: what it is derived from.
    ///   - outputByteCount: how many bytes it has, at most 255 times those of a digest.
    /// - Returns: the key.
    public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey {
        deriveKey(
            inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: [UInt8](), outputByteCount: outputByteCount)
    }

    /// Returns what keys are expanded from: the first of the two steps.
    ///
    /// - Parameters:
    ///   - inputKeyMaterial: what it is derived from.
    ///   - salt: what is added first; nil for nothing.
    /// - Returns: a code.
    public static func extract<Salt: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt?
    ) -> HashedAuthenticationCode<H> {
        let key = SymmetricKey(bytes: salt.map { Array($0) } ?? [])
        return HMAC<H>.authenticationCode(for: inputKeyMaterial.bytes, using: key)
    }

    /// Derives a key from what was extracted: the second of the two steps.
    ///
    /// - Parameters:
    ///   - prk: what was extracted.
    ///   - info: what the key is for; nil for nothing.
    ///   - outputByteCount: how many bytes it has, at most 255 times those of a digest.
    /// - Returns: the key.
    public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
        pseudoRandomKey prk: PRK, info: Info?, outputByteCount: Int
    ) -> SymmetricKey {
        precondition(outputByteCount <= 255 * H.Digest.byteCount, "HKDF derives fewer bytes")
        let first = HMAC<H>(key: SymmetricKey(bytes: prk.array))
        var (key, block, number): ([UInt8], [UInt8], UInt8) = ([], [], 1)
        while key.count < outputByteCount {
            var code = first
            code.update(data: block)
            if let info { code.update(data: info) }
            code.update(data: [number])
            block = code.finalize().bytes
            key += block
            number &+= 1
        }
        return SymmetricKey(bytes: Array(key.prefix(outputByteCount)))
    }
}
