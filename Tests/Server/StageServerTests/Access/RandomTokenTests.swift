import Foundation
import Testing

@testable import StageServer

@Suite struct RandomTokenTests {
    @Test func aTokenIsItselfAfterAWayAsText() throws {
        for _ in 0..<100 {
            let token = RandomToken.random()
            #expect(token.text.utf8.count == 22)
            #expect(RandomToken(text: token.text) == token)
            #expect(try JSONDecoder().decode([RandomToken].self, from: JSONEncoder().encode([token])) == [token])
        }
    }

    @Test func tokensDiffer() {
        #expect(Set((0..<1000).map { _ in RandomToken.random() }).count == 1000)
    }

    @Test(arguments: [
        "", "AAAAAAAAAAAAAAAAAAAAA", "AAAAAAAAAAAAAAAAAAAAAAA", "AAAAAAAAAAAAAAAAAAAAAB", "AAAAAAAAAAAAAAAAAAAA==",
        "AAAAAAAAAAA+AAAAAAAAAA", "AAAAAAAAAAA AAAAAAAAAA", "AAAAAAAAAAAéAAAAAAAAAA",
    ])
    func anythingElseIsNone(text: String) {
        #expect(RandomToken(text: text) == nil)
    }

    @Test(
        arguments: [
            ([], ""), ([0], "AA"), ([255, 255], "__8"), ([251, 239, 190], "----"),
            ([102, 111, 111, 98, 97, 114], "Zm9vYmFy"),
        ] as [([UInt8], String)])
    func base64URLIsThatOfRFC4648(bytes: [UInt8], text: String) {
        #expect(Base64URL.text(bytes) == text)
        #expect(Base64URL.bytes(text) == bytes)
    }
}
