import CryptoKit
import Foundation
import Testing

/// HMAC (RFC 4231) and HKDF (RFC 5869).
@Suite struct AuthenticationTests {
    @Test(arguments: [
        (
            [UInt8](repeating: 0x0b, count: 20), "Hi There",
            "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
        ),
        (
            Array("Jefe".utf8), "what do ya want for nothing?",
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
        ),
    ])
    func theStandardsExamplesHaveTheirCodes(key: [UInt8], message: String, code: String) {
        let key = SymmetricKey(data: key)
        let message = Data(message.utf8)
        let made = HMAC<SHA256>.authenticationCode(for: message, using: key)
        #expect(made == bytes(code))
        #expect(made.description == "HMAC with SHA256: \(code)" && made.byteCount == 32)
        #expect(HMAC<SHA256>.isValidAuthenticationCode(made, authenticating: message, using: key))
        #expect(HMAC<SHA256>.isValidAuthenticationCode(bytes(code), authenticating: message, using: key))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(made, authenticating: message + [0], using: key))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(Data(), authenticating: message, using: key))
    }

    @Test func aCopyGoesOnByItself() {
        let key = SymmetricKey(data: Data("key".utf8))
        var first = HMAC<Insecure.SHA1>(key: key)
        first.update(data: Data("a".utf8))
        var second = first
        second.update(data: Data("b".utf8))
        #expect(
            first.finalize() == HMAC<Insecure.SHA1>.authenticationCode(for: Data("a".utf8), using: key)
                && second.finalize() == HMAC<Insecure.SHA1>.authenticationCode(for: Data("ab".utf8), using: key))
    }

    @Test func aKeyOfNothingHasCodes() {
        // As `openssl mac` has it for SHA-256 and a key of one zero byte, with which keys are filled up.
        let code = HMAC<SHA256>.authenticationCode(for: Data(), using: SymmetricKey(data: Data()))
        #expect(code == bytes("b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad"))
    }

    @Test func keysAreDerivedAsInTheStandardsExample() {
        let material = SymmetricKey(data: [UInt8](repeating: 0x0b, count: 22))
        let (salt, info) = (bytes("000102030405060708090a0b0c"), bytes("f0f1f2f3f4f5f6f7f8f9"))
        let key = HKDF<SHA256>.deriveKey(inputKeyMaterial: material, salt: salt, info: info, outputByteCount: 42)
        let expected = bytes(
            "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
        #expect(key == SymmetricKey(data: expected) && key.bitCount == 336)
        let extracted = HKDF<SHA256>.extract(inputKeyMaterial: material, salt: salt)
        #expect(extracted == bytes("077709362c2e32df0ddc3f0dc47bba6390b6c73bb50f9c3122ec844ad7c2b3e5"))
        #expect(HKDF<SHA256>.expand(pseudoRandomKey: extracted, info: info, outputByteCount: 42) == key)
        // The third example: without salt and info.
        #expect(
            HKDF<SHA256>.deriveKey(inputKeyMaterial: material, outputByteCount: 42)
                == SymmetricKey(
                    data: bytes(
                        "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8")))
    }
}
