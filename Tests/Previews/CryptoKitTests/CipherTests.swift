import CryptoKit
import Foundation
import Testing

/// Messages that are sealed and opened: NIST's examples of GCM, and RFC 8439.
@Suite struct CipherTests {
    private let message = Data("a message".utf8)
    private let key = SymmetricKey(data: bytes("feffe9928665731c6d6a8f9467308308"))
    private let longKey = SymmetricKey(data: Array(UInt8(0x80)...0x9f))

    @Test func theStandardsExampleOfGCMIsSealedAndOpened() throws {
        let message = bytes(
            """
            d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72
            1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39
            """)
        let data = bytes("feedfacedeadbeeffeedfacedeadbeefabaddad2")
        let nonce = try AES.GCM.Nonce(data: bytes("cafebabefacedbaddecaf888"))
        let box = try AES.GCM.seal(message, using: key, nonce: nonce, authenticating: data)
        let sealed = bytes(
            """
            42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e
            21d514b25466931c7d8f6a5aac84aa051ba30b396a0aac973d58e091
            """)
        #expect(box.ciphertext == Data(sealed))
        #expect(box.tag == Data(bytes("5bc94fbc3221a5db94fae95ae7121a47")))
        #expect(try AES.GCM.open(box, using: key, authenticating: data) == Data(message))
        let again = try AES.GCM.SealedBox(combined: try #require(box.combined))
        #expect(try AES.GCM.open(again, using: key, authenticating: data) == Data(message))
        #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(box, using: key) }
    }

    @Test func theStandardsExampleOfChaChaIsSealedAndOpened() throws {
        let message = Data(
            """
            Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the \
            future, sunscreen would be it.
            """.utf8)
        let data = bytes("50515253c0c1c2c3c4c5c6c7")
        let nonce = try ChaChaPoly.Nonce(data: bytes("070000004041424344454647"))
        let box = try ChaChaPoly.seal(message, using: longKey, nonce: nonce, authenticating: data)
        let sealed = bytes(
            """
            d31a8d34648e60db7b86afbc53ef7ec2a4aded51296e08fea9e2b5a736ee62d63dbea45e8ca9671282fafb69da92728b1a71de
            0a9e060b2905d6a5b67ecd3b3692ddbd7f2d778b8c9803aee328091b58fab324e4fad675945585808b4831d7bc3ff4def08e4b7a
            9de576d26586cec64b6116
            """)
        #expect(box.ciphertext == Data(sealed))
        #expect(box.tag == Data(bytes("1ae10b594f09e26a7e902ecbd0600691")))
        #expect(try ChaChaPoly.open(box, using: longKey, authenticating: data) == message)
        let again = try ChaChaPoly.SealedBox(combined: box.combined)
        #expect(try ChaChaPoly.open(again, using: longKey, authenticating: data) == message)
    }

    @Test func whatWasChangedIsNotOpened() throws {
        let box = try AES.GCM.seal(message, using: key)
        var tag = box.tag
        tag[tag.startIndex] ^= 1
        let changed = try AES.GCM.SealedBox(nonce: box.nonce, ciphertext: box.ciphertext, tag: tag)
        #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(changed, using: key) }
        #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(box, using: longKey) }
        let other = try ChaChaPoly.seal(message, using: longKey)
        let cut = try ChaChaPoly.SealedBox(
            nonce: other.nonce, ciphertext: other.ciphertext.dropLast(), tag: other.tag)
        #expect(throws: CryptoKitError.authenticationFailure) { try ChaChaPoly.open(cut, using: longKey) }
    }

    @Test func aMessageOfNothingIsSealed() throws {
        #expect(try AES.GCM.open(try AES.GCM.seal(Data(), using: key), using: key).isEmpty)
        #expect(try ChaChaPoly.open(try ChaChaPoly.seal(Data(), using: longKey), using: longKey).isEmpty)
    }

    @Test func otherSizesAreRefused() throws {
        #expect(throws: CryptoKitError.incorrectKeySize) {
            try AES.GCM.seal(message, using: SymmetricKey(data: Data([1, 2, 3])))
        }
        #expect(throws: CryptoKitError.incorrectKeySize) { try ChaChaPoly.seal(message, using: key) }
        #expect(throws: CryptoKitError.incorrectParameterSize) { try AES.GCM.Nonce(data: Data(count: 11)) }
        #expect(throws: CryptoKitError.incorrectParameterSize) { try ChaChaPoly.Nonce(data: Data(count: 13)) }
        #expect(throws: CryptoKitError.incorrectParameterSize) { try AES.GCM.SealedBox(combined: Data(count: 27)) }
        #expect(throws: CryptoKitError.incorrectParameterSize) {
            try AES.GCM.SealedBox(nonce: AES.GCM.Nonce(), ciphertext: message, tag: Data(count: 12))
        }
    }

    @Test func aBoxWithALongNonceIsNotCombined() throws {
        let nonce = try AES.GCM.Nonce(data: Data(count: 16))
        let box = try AES.GCM.seal(message, using: key, nonce: nonce)
        #expect(box.combined == nil)
        #expect(try AES.GCM.open(box, using: key) == message)
    }
}
