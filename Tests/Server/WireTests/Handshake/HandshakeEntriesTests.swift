import Testing
import Wire

@Suite struct HandshakeEntriesTests {
    private let key = "p" + String(repeating: "aZ0-_9x", count: 6) + "q"

    @Test func keyAndIdentityComeInAnyOrder() throws {
        for offered in [["zoetrope.v3", "key." + key, "id.ab-_9"], ["id.ab-_9", "zoetrope.v3", "key." + key]] {
            let entries = try HandshakeEntries(offered: offered)
            #expect(entries.key == key)
            #expect(entries.identity == "ab-_9")
        }
    }

    @Test func namesOfOthersAreIgnored() throws {
        let entries = try HandshakeEntries(offered: ["zoetrope.v3", "chat", "keys." + key, "ID.a", "key", "id"])
        #expect(entries.key == nil)
        #expect(entries.identity == nil)
    }

    @Test func aKeyThatCannotBeOneIsRefusedWithAReason() {
        let (head, tail) = (String(key.dropLast()), String(key.dropFirst()))
        for key in ["", "p", head, key + "a", "x" + tail, head + "=", head.dropLast() + "é"] {
            let fault = #expect(throws: HandshakeEntries.InvalidKey.self, "\(key)") {
                try HandshakeEntries(offered: ["zoetrope.v3", "key." + key])
            }
            #expect(fault?.reason.contains("44 characters") == true)
        }
    }

    @Test func twoKeysAreRefused() {
        #expect(throws: HandshakeEntries.InvalidKey.self) {
            try HandshakeEntries(offered: ["key." + key, "key." + key])
        }
    }

    @Test(arguments: ["", "a b", "a=", "ä", String(repeating: "a", count: 65)])
    func anIdentityThatCannotBeOneIsNone(identity: String) throws {
        #expect(try HandshakeEntries(offered: ["zoetrope.v3", "id." + identity]).identity == nil)
    }

    @Test func theFirstIdentityCounts() throws {
        #expect(try HandshakeEntries(offered: ["id.a", "id.b"]).identity == "a")
        #expect(try HandshakeEntries(offered: ["id." + String(repeating: "a", count: 64)]).identity?.count == 64)
    }

    @Test func everyRoleHasALetterOfItsOwn() {
        #expect(ViewerRole.allCases.map(\.letter) == ["v", "t", "p"])
        for role in ViewerRole.allCases { #expect(ViewerRole(letter: role.letter) == role) }
        #expect(ViewerRole(letter: "x") == nil)
    }
}
