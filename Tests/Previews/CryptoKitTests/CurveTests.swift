import CryptoKit
import Foundation
import Testing

/// Keys of curves: RFC 7748, RFC 8032, RFC 5903 and RFC 6979.
@Suite struct CurveTests {
    private let message = Data("sample".utf8)

    @Test func twoAgreeOnTheSecretOfX25519sExample() throws {
        typealias PrivateKey = Curve25519.KeyAgreement.PrivateKey
        let alice = try PrivateKey(
            rawRepresentation: bytes("77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a"))
        let bob = try PrivateKey(
            rawRepresentation: bytes("5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb"))
        let known = bytes("8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a")
        #expect(alice.publicKey.rawRepresentation == Data(known))
        let secret = try alice.sharedSecretFromKeyAgreement(with: bob.publicKey)
        #expect(secret == bytes("4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742"))
        #expect(try bob.sharedSecretFromKeyAgreement(with: alice.publicKey) == secret)
        let key = secret.hkdfDerivedSymmetricKey(
            using: SHA256.self, salt: Data(), sharedInfo: Data(), outputByteCount: 32)
        #expect(key.bitCount == 256)
    }

    @Test func theSignatureOfEd25519sExampleIsMadeAndKnown() throws {
        let key = try Curve25519.Signing.PrivateKey(
            rawRepresentation: bytes("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60"))
        let known = bytes("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a")
        #expect(key.publicKey.rawRepresentation == Data(known))
        let signature = try key.signature(for: Data())
        let expected = bytes(
            """
            e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9
            b46bd25bf5f0595bbe24655141438e7a100b
            """)
        #expect(signature == Data(expected))
        #expect(key.publicKey.isValidSignature(signature, for: Data()))
        #expect(!key.publicKey.isValidSignature(signature, for: Data([1])))
        #expect(!key.publicKey.isValidSignature(Data(), for: Data()))
    }

    @Test func twoAgreeOnTheSecretOfP256sExample() throws {
        typealias PrivateKey = P256.KeyAgreement.PrivateKey
        let first = try PrivateKey(
            rawRepresentation: bytes("c88f01f510d9ac3f70a292daa2316de544e9aab8afe84049c62a9c57862d1433"))
        let second = try P256.KeyAgreement.PublicKey(
            rawRepresentation: bytes(
                """
                d12dfb5289c8d4f81208b70270398c342296970a0bccb74c736fc7554494bf63
                56fbf3ca366cc23e8157854c13c58d6aac23f046ada30f8353e74f33039872ab
                """))
        #expect(
            try first.sharedSecretFromKeyAgreement(with: second)
                == bytes("d6840f6b42f6edafd13116e0e12565202fef8e9ece7dce03812464d04b9442de"))
    }

    @Test func theSignatureOfP256sExampleIsKnown() throws {
        let key = try P256.Signing.PrivateKey(
            rawRepresentation: bytes("c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721"))
        let known = bytes(
            """
            60fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6
            7903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299
            """)
        #expect(key.publicKey.rawRepresentation == Data(known))
        let signature = try P256.Signing.ECDSASignature(
            rawRepresentation: bytes(
                """
                efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716
                f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8
                """))
        #expect(key.publicKey.isValidSignature(signature, for: message))
        #expect(!key.publicKey.isValidSignature(signature, for: Data()))
        let again = try P256.Signing.ECDSASignature(derRepresentation: signature.derRepresentation)
        #expect(again.rawRepresentation == signature.rawRepresentation)
    }

    @Test func whatIsSignedIsKnownAsTheOwners() throws {
        let p256 = P256.Signing.PrivateKey()
        #expect(p256.publicKey.isValidSignature(try p256.signature(for: message), for: SHA256.hash(data: message)))
        #expect(
            !P256.Signing.PrivateKey().publicKey.isValidSignature(try p256.signature(for: message), for: message))
        let secrets = [P256.KeyAgreement.PrivateKey(), P256.KeyAgreement.PrivateKey()]
        #expect(
            try secrets[0].sharedSecretFromKeyAgreement(with: secrets[1].publicKey)
                == secrets[1].sharedSecretFromKeyAgreement(with: secrets[0].publicKey))
    }

    @Test func keysAreReadInEveryFormThatTheyAreWrittenIn() throws {
        let key = P256.Signing.PrivateKey()
        let number = key.rawRepresentation
        #expect(try P256.Signing.PrivateKey(x963Representation: key.x963Representation).rawRepresentation == number)
        #expect(try P256.Signing.PrivateKey(derRepresentation: key.derRepresentation).rawRepresentation == number)
        #expect(try P256.Signing.PrivateKey(pemRepresentation: key.pemRepresentation).rawRepresentation == number)
        #expect(key.pemRepresentation.hasPrefix("-----BEGIN PRIVATE KEY-----"))
        let (known, point) = (key.publicKey, key.publicKey.rawRepresentation)
        typealias PublicKey = P256.Signing.PublicKey
        #expect(try PublicKey(x963Representation: known.x963Representation).rawRepresentation == point)
        #expect(try PublicKey(derRepresentation: known.derRepresentation).rawRepresentation == point)
        #expect(try PublicKey(pemRepresentation: known.pemRepresentation).rawRepresentation == point)
        let compressed = try PublicKey(compressedRepresentation: known.compressedRepresentation)
        #expect(compressed.rawRepresentation == point && compressed.x963Representation == known.x963Representation)
        #expect(compressed.derRepresentation == known.derRepresentation)
    }

    @Test func whatIsNoKeyIsRefused() throws {
        #expect(throws: CryptoKitError.incorrectKeySize) {
            try Curve25519.Signing.PrivateKey(rawRepresentation: Data(count: 31))
        }
        #expect(throws: CryptoKitError.incorrectKeySize) {
            try Curve25519.KeyAgreement.PublicKey(rawRepresentation: Data(count: 33))
        }
        #expect(throws: CryptoKitError.incorrectKeySize) {
            try P256.Signing.PrivateKey(rawRepresentation: Data(count: 31))
        }
        #expect(throws: CryptoKitError.self) { try P256.Signing.PrivateKey(rawRepresentation: Data(count: 32)) }
        #expect(throws: CryptoKitError.self) {
            try P256.Signing.PrivateKey(rawRepresentation: Data(repeating: 0xff, count: 32))
        }
        #expect(throws: CryptoKitError.incorrectParameterSize) {
            try P256.Signing.PublicKey(rawRepresentation: Data(count: 63))
        }
        #expect(throws: CryptoKitError.self) {
            try P256.Signing.PublicKey(rawRepresentation: Data(repeating: 1, count: 64))
        }
        let other = P256.Signing.PrivateKey()
        #expect(throws: CryptoKitASN1Error.self) {
            try P256.Signing.PrivateKey(pemRepresentation: other.publicKey.pemRepresentation)
        }
        #expect(throws: CryptoKitASN1Error.self) { try P256.Signing.PublicKey(derRepresentation: Data([1, 2])) }
    }

    @Test func aStageHasNoSecureEnclave() {
        #expect(!SecureEnclave.isAvailable)
        #expect(throws: CryptoKitError.self) { try SecureEnclave.P256.Signing.PrivateKey() }
    }
}
