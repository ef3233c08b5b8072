import Testing

@testable import StageServer

@Suite struct MessageAuthenticatorTests {
    /// Test cases 1, 2 and 6 of RFC 4231, section 4.
    static let vectors: [(key: [UInt8], message: String, code: [UInt8])] = [
        (
            Array(repeating: 0x0b, count: 20), "Hi There",
            bytes("b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7")
        ),
        (
            Array("Jefe".utf8), "what do ya want for nothing?",
            bytes("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        ),
        (
            Array(repeating: 0xaa, count: 131), "Test Using Larger Than Block-Size Key - Hash Key First",
            bytes("60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
        ),
    ]

    @Test(arguments: vectors.indices)
    func codesAreThoseOfTheRFC(index: Int) {
        let (key, message, code) = Self.vectors[index]
        let authenticator = MessageAuthenticator(key: key)
        #expect(authenticator.code(for: Array(message.utf8)) == code)
        #expect(authenticator.isValid(code, for: Array(message.utf8)))
    }

    @Test func aCodeThatIsShorterLongerOrChangedAnywhereIsNotValid() {
        let authenticator = MessageAuthenticator(key: Array(0..<32))
        let code = authenticator.code(for: [])
        #expect(!authenticator.isValid([], for: []))
        #expect(!authenticator.isValid(code.dropLast(), for: []))
        #expect(!authenticator.isValid(code + [0], for: []))
        for index in code.indices {
            var changed = code
            changed[index] ^= 1
            #expect(!authenticator.isValid(changed, for: []))
        }
    }

    private static func bytes(_ hexadecimal: String) -> [UInt8] {
        let digits = hexadecimal.compactMap(\.hexDigitValue)
        return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
    }
}
