import CryptoKit
import Foundation
import QuartzCore
import Testing

/// What is made by chance on a stage.
@MainActor @Suite(.serialized) struct StageChanceTests {
    @Test func aStageThatIsPlayedAgainMakesTheSameKeys() throws {
        func play() throws -> [Data] {
            try FrameClock().perform {
                let keys = [SymmetricKey(size: .bits256), SymmetricKey(size: .bits128)]
                let (agreement, signing) = (Curve25519.KeyAgreement.PrivateKey(), P256.Signing.PrivateKey())
                let signature = try signing.signature(for: Data("a".utf8))
                let box = try AES.GCM.seal(Data("a".utf8), using: keys[0])
                return keys.map { $0.withUnsafeBytes { Data($0) } }
                    + [
                        agreement.rawRepresentation, signing.rawRepresentation, signature.rawRepresentation,
                        try #require(box.combined),
                    ]
            }
        }
        let first = try play()
        #expect(try play() == first)
        #expect(Set(first).count == first.count && first.map(\.count) == [32, 16, 32, 32, 64, 29])
    }
}
