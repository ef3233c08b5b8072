import Foundation

/// The forms in which keys of P-256 and the like are written.
extension CurveKey {
    /// Makes a public key of a point's two coordinates.
    ///
    /// - Throws: `incorrectParameterSize`, or `underlyingCoreCryptoError` for what is no point.
    static func raw(_ curve: Curve, _ bytes: [UInt8]) throws -> CurveKey {
        guard bytes.count == 2 * Curve.byteCount else { throw CryptoKitError.incorrectParameterSize }
        return try point(curve, [4] + bytes)
    }

    /// Makes a public key of a point in X9.63's form, uncompressed.
    ///
    /// - Throws: `incorrectParameterSize`, or `underlyingCoreCryptoError` for what is no point.
    static func x963(_ curve: Curve, _ bytes: [UInt8]) throws -> CurveKey {
        guard bytes.count == 2 * Curve.byteCount + 1 else { throw CryptoKitError.incorrectParameterSize }
        return try point(curve, bytes)
    }

    /// Makes a public key of a point in X9.63's form, compressed.
    ///
    /// - Throws: `incorrectParameterSize`, or `underlyingCoreCryptoError` for what is no point.
    static func compressed(_ curve: Curve, _ bytes: [UInt8]) throws -> CurveKey {
        guard bytes.count == Curve.byteCount + 1 else { throw CryptoKitError.incorrectParameterSize }
        return try point(curve, bytes)
    }

    private static func point(_ curve: Curve, _ bytes: [UInt8]) throws -> CurveKey {
        guard let key = CurveKey(curve, public: bytes) else {
            throw CryptoKitError.underlyingCoreCryptoError(error: 0)
        }
        return key
    }

    /// Makes a private key of its number.
    ///
    /// - Throws: `incorrectKeySize`, or `underlyingCoreCryptoError` for a number that is out of range.
    static func rawPrivate(_ curve: Curve, _ bytes: [UInt8]) throws -> CurveKey {
        guard bytes.count == Curve.byteCount else { throw CryptoKitError.incorrectKeySize }
        guard let key = CurveKey(curve, private: bytes) else {
            throw CryptoKitError.underlyingCoreCryptoError(error: 0)
        }
        return key
    }

    /// Makes a private key of its public one in X9.63's form with the number behind it.
    ///
    /// - Throws: `incorrectKeySize`, or `underlyingCoreCryptoError` for what does not belong together.
    static func x963Private(_ curve: Curve, _ bytes: [UInt8]) throws -> CurveKey {
        guard bytes.count == 3 * Curve.byteCount + 1 else { throw CryptoKitError.incorrectKeySize }
        let key = try rawPrivate(curve, Array(bytes.suffix(Curve.byteCount)))
        guard key.publicBytes.elementsEqual(bytes.dropLast(Curve.byteCount)) else {
            throw CryptoKitError.underlyingCoreCryptoError(error: 0)
        }
        return key
    }

    /// Reads DER.
    ///
    /// - Throws: `invalidASN1Object` for what is no key of the curve.
    static func der(_ curve: Curve, isPrivate: Bool, _ bytes: [UInt8]) throws -> CurveKey {
        guard let key = CurveKey(curve, isPrivate: isPrivate, isPEM: false, bytes) else {
            throw CryptoKitASN1Error.invalidASN1Object
        }
        return key
    }

    /// Reads PEM.
    ///
    /// - Throws: `invalidPEMDocument` for what is no key of the curve.
    static func pem(_ curve: Curve, isPrivate: Bool, _ text: String) throws -> CurveKey {
        guard let key = CurveKey(curve, isPrivate: isPrivate, isPEM: true, Array(text.utf8)) else {
            throw CryptoKitASN1Error.invalidPEMDocument
        }
        return key
    }

    /// The point's two coordinates.
    var raw: Data { Data(publicBytes.dropFirst()) }
    /// The point, uncompressed.
    var x963: Data { Data(publicBytes) }
    /// The point's first coordinate, behind a byte that tells the other's sign.
    var compressed: Data {
        let point = publicBytes
        return Data([2 | (point.last ?? 0) & 1] + point.dropFirst().prefix(Curve.byteCount))
    }
    /// The point with the number behind it.
    var x963Private: Data { Data(publicBytes + privateBytes) }
    /// The key in DER.
    var der: Data { Data(written(isPEM: false)) }
    /// The key in PEM, without an end of the last line.
    var pem: String {
        let text = String(decoding: written(isPEM: true), as: UTF8.self)
        return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }
}
