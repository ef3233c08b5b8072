import Foundation

// Of CCryptography, whose module those who import this one don't have.

@_silgen_name("cryptography_key_new_private")
private func makePrivate(_ curve: Int32, _ bytes: UnsafePointer<UInt8>?, _ count: Int) -> UnsafeMutableRawPointer?
@_silgen_name("cryptography_key_new_public")
private func makePublic(_ curve: Int32, _ bytes: UnsafePointer<UInt8>?, _ count: Int) -> UnsafeMutableRawPointer?
@_silgen_name("cryptography_key_free")
private func freeKey(_ key: UnsafeMutableRawPointer)
@_silgen_name("cryptography_key_private_bytes")
private func privateBytes(
    _ curve: Int32, _ key: UnsafeRawPointer, _ bytes: UnsafeMutablePointer<UInt8>?, _ capacity: Int
) -> Int
@_silgen_name("cryptography_key_public_bytes")
private func publicBytes(
    _ curve: Int32, _ key: UnsafeRawPointer, _ bytes: UnsafeMutablePointer<UInt8>?, _ capacity: Int
) -> Int
@_silgen_name("cryptography_key_read")
private func readKey(
    _ curve: Int32, _ isPrivate: Int32, _ isPEM: Int32, _ bytes: UnsafePointer<UInt8>?, _ count: Int
) -> UnsafeMutableRawPointer?
@_silgen_name("cryptography_key_write")
private func writeKey(
    _ isPrivate: Int32, _ isPEM: Int32, _ key: UnsafeMutableRawPointer, _ bytes: UnsafeMutablePointer<UInt8>?,
    _ capacity: Int
) -> Int
@_silgen_name("cryptography_agree")
private func agree(
    _ key: UnsafeMutableRawPointer, _ other: UnsafeMutableRawPointer, _ secret: UnsafeMutablePointer<UInt8>?,
    _ capacity: Int
) -> Int

/// A key of libcrypto's, which does not change.
final class CurveKey: @unchecked Sendable {
    let curve: Curve
    let isPrivate: Bool
    let pointer: UnsafeMutableRawPointer

    private init?(_ curve: Curve, isPrivate: Bool, _ pointer: UnsafeMutableRawPointer?) {
        guard let pointer else { return nil }
        (self.curve, self.isPrivate, self.pointer) = (curve, isPrivate, pointer)
    }

    deinit { freeKey(pointer) }

    /// Makes a key of its public bytes; nil if they are none.
    convenience init?(_ curve: Curve, public bytes: [UInt8]) {
        self.init(curve, isPrivate: false, makePublic(curve.rawValue, bytes, bytes.count))
    }

    /// Makes a key of its private bytes; nil if they are none.
    convenience init?(_ curve: Curve, private bytes: [UInt8]) {
        guard bytes.count == Curve.byteCount else { return nil }
        self.init(curve, isPrivate: true, makePrivate(curve.rawValue, bytes, bytes.count))
    }

    /// Reads DER or PEM; nil for what is no key of the curve.
    convenience init?(_ curve: Curve, isPrivate: Bool, isPEM: Bool, _ bytes: [UInt8]) {
        self.init(
            curve, isPrivate: isPrivate,
            readKey(curve.rawValue, isPrivate ? 1 : 0, isPEM ? 1 : 0, bytes, bytes.count))
    }

    /// Makes a private key by the stage's chance.
    static func next(_ curve: Curve) -> CurveKey {
        // One in four billion numbers of P-256 is out of range.
        for _ in 0..<64 {
            if let key = CurveKey(curve, private: StageBytes.next(Curve.byteCount)) { return key }
        }
        fatalError("libcrypto has no \(curve)")
    }

    /// 25519's bytes, or the number.
    var privateBytes: [UInt8] {
        bytes(room: Curve.byteCount) { CryptoKit.privateBytes(curve.rawValue, pointer, $0, $1) }
    }
    /// 25519's bytes, or the point, uncompressed.
    var publicBytes: [UInt8] {
        bytes(room: 2 * Curve.byteCount + 1) { CryptoKit.publicBytes(curve.rawValue, pointer, $0, $1) }
    }

    /// The key in DER or PEM.
    func written(isPEM: Bool) -> [UInt8] {
        bytes(room: 2048) { writeKey(isPrivate ? 1 : 0, isPEM ? 1 : 0, pointer, $0, $1) }
    }

    /// The public one of a private key.
    var publicKey: CurveKey {
        guard let key = CurveKey(curve, public: publicBytes) else { fatalError("a key without a public one") }
        return key
    }

    /// Returns what it has in common with somebody's public key.
    ///
    /// - Throws: `underlyingCoreCryptoError` for a key with which there is none.
    func sharedSecret(with other: CurveKey) throws -> SharedSecret {
        let secret = bytes(room: Curve.byteCount) { agree(pointer, other.pointer, $0, $1) }
        guard !secret.isEmpty else { throw CryptoKitError.underlyingCoreCryptoError(error: 0) }
        return SharedSecret(bytes: secret)
    }

    private func bytes(room: Int, _ write: (UnsafeMutablePointer<UInt8>?, Int) -> Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: room) { $1 = write($0.baseAddress, room) }
    }
}
