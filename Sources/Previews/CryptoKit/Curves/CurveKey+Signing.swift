import Foundation

// Of CCryptography, whose module those who import this one don't have.

@_silgen_name("cryptography_ed25519_sign")
private func signEd25519(
    _ key: UnsafeMutableRawPointer, _ message: UnsafePointer<UInt8>?, _ count: Int,
    _ signature: UnsafeMutablePointer<UInt8>?
) -> Int
@_silgen_name("cryptography_ed25519_verify")
private func verifyEd25519(
    _ key: UnsafeMutableRawPointer, _ message: UnsafePointer<UInt8>?, _ count: Int, _ signature: UnsafePointer<UInt8>?
) -> Int32
@_silgen_name("cryptography_ecdsa_sign")
private func signECDSA(
    _ key: UnsafeMutableRawPointer, _ number: UnsafePointer<UInt8>?, _ numberCount: Int,
    _ digest: UnsafePointer<UInt8>?, _ count: Int, _ signature: UnsafeMutablePointer<UInt8>?
) -> Int
@_silgen_name("cryptography_ecdsa_verify")
private func verifyECDSA(
    _ key: UnsafeMutableRawPointer, _ digest: UnsafePointer<UInt8>?, _ count: Int, _ signature: UnsafePointer<UInt8>?,
    _ signatureCount: Int
) -> Int32
@_silgen_name("cryptography_ecdsa_to_der")
private func encodeECDSA(
    _ raw: UnsafePointer<UInt8>?, _ count: Int, _ der: UnsafeMutablePointer<UInt8>?, _ capacity: Int
) -> Int
@_silgen_name("cryptography_ecdsa_to_raw")
private func decodeECDSA(
    _ der: UnsafePointer<UInt8>?, _ count: Int, _ raw: UnsafeMutablePointer<UInt8>?, _ rawCount: Int
) -> Int32

/// Signatures of keys.
extension CurveKey {
    /// Returns Ed25519's signature of a message.
    ///
    /// - Throws: `underlyingCoreCryptoError` if libcrypto fails.
    func signature(of message: [UInt8]) throws -> Data {
        let signature = [UInt8](unsafeUninitializedCapacity: 64) {
            $1 = signEd25519(pointer, message, message.count, $0.baseAddress)
        }
        guard signature.count == 64 else { throw CryptoKitError.underlyingCoreCryptoError(error: 0) }
        return Data(signature)
    }

    /// Returns whether Ed25519's signature is that of a message.
    func isSignature(_ signature: [UInt8], of message: [UInt8]) -> Bool {
        signature.count == 64 && verifyEd25519(pointer, message, message.count, signature) == 1
    }

    /// Returns ECDSA's signature of a digest, two numbers, made with the stage's chance.
    ///
    /// - Throws: `underlyingCoreCryptoError` if libcrypto fails.
    func signature(ofDigest digest: [UInt8]) throws -> Data {
        for _ in 0..<64 {
            let number = StageBytes.next(Curve.byteCount)
            let der = [UInt8](unsafeUninitializedCapacity: 160) {
                $1 = signECDSA(pointer, number, number.count, digest, digest.count, $0.baseAddress)
            }
            if !der.isEmpty { return try Self.raw(curve, signature: der) }
        }
        throw CryptoKitError.underlyingCoreCryptoError(error: 0)
    }

    /// Returns whether ECDSA's signature, two numbers, is that of a digest.
    func isSignature(_ signature: Data, ofDigest digest: [UInt8]) -> Bool {
        let der = Array(Self.der(signature: signature))
        return verifyECDSA(pointer, digest, digest.count, der, der.count) == 1
    }

    /// Returns the two numbers of an ECDSA signature in DER.
    ///
    /// - Throws: `invalidASN1Object` for what is none.
    static func raw(_ curve: Curve, signature der: [UInt8]) throws -> Data {
        var done: Int32 = 0
        let raw = [UInt8](unsafeUninitializedCapacity: 2 * Curve.byteCount) { raw, count in
            done = decodeECDSA(der, der.count, raw.baseAddress, 2 * Curve.byteCount)
            count = done == 1 ? 2 * Curve.byteCount : 0
        }
        guard done == 1 else { throw CryptoKitASN1Error.invalidASN1Object }
        return Data(raw)
    }

    /// Returns two numbers as an ECDSA signature in DER.
    static func der(signature raw: Data) -> Data {
        let raw = Array(raw)
        return Data([UInt8](unsafeUninitializedCapacity: 160) { $1 = encodeECDSA(raw, raw.count, $0.baseAddress, 160) })
    }
}
