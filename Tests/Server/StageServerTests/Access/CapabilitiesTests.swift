import Testing
import Wire

@testable import StageServer

@Suite struct CapabilitiesTests {
    let capabilities = Capabilities()
    let roomKey = RandomToken.random()

    @Test(arguments: ViewerRole.allCases)
    func aKeyGivesItsRole(role: ViewerRole) {
        for roomKey in [roomKey, nil] {
            let key = capabilities.key(role, room: "monzo", roomKey: roomKey)
            #expect(key.utf8.count == 44)
            #expect(capabilities.role(of: key, room: "monzo", roomKey: roomKey) == role)
        }
    }

    @Test func aKeyIsTheMACThatTheWireSpecifies() throws {
        // From Python's hmac, with the secret 0, 1 ... 31 and the room's key of 16 zero bytes.
        let capabilities = Capabilities(secret: Array(0..<32))
        let roomKey = try #require(RandomToken(text: "AAAAAAAAAAAAAAAAAAAAAA"))
        #expect(
            capabilities.key(.presenter, room: "monzo", roomKey: roomKey)
                == "pZnX-QXMt9AvE7he5SHTRYeHTW6NLpSSOWloIxFe0EkY")
        #expect(
            capabilities.key(.viewer, room: "monzo", roomKey: nil) == "vJTmkyABWamdfUt4wVFEg4uc2hYdxUJ0R-Q_W9sEhfk4")
    }

    @Test func linksNameTheServersAddressIfOneIsKnown() {
        for host in ["192.168.1.5", nil] {
            let links = Capabilities(host: host).links(for: .viewer, room: "monzo", isPrivate: false, roomKey: nil)
            #expect(links.host == host)
        }
    }

    @Test func aServerKnowsTheRoomNamesThatItMade() throws {
        let name = capabilities.makeRoomName()
        #expect(name.utf8.count == 22)
        #expect(capabilities.hasMade(roomName: name))
        #expect(Set((0..<100).map { _ in capabilities.makeRoomName() }).count == 100)
        // For another run: where the secret is kept.
        let secret: [UInt8] = Array(0..<32)
        #expect(Capabilities(secret: secret).hasMade(roomName: Capabilities(secret: secret).makeRoomName()))
        let bytes = try #require(Base64URL.bytes(name))
        let changed = bytes.indices.map { index in
            var bytes = bytes
            bytes[index] ^= 1
            return Base64URL.text(bytes)
        }
        let others = changed + ["", "monzo", name + "A", String(name.dropLast()), RandomToken.random().text]
        for other in others + [Capabilities().makeRoomName()] {
            #expect(!capabilities.hasMade(roomName: other), "\(other)")
        }
    }

    @Test func nothingElseGivesARole() {
        let key = capabilities.key(.viewer, room: "monzo", roomKey: roomKey)
        let code = key.dropFirst()
        var attempts = [
            "", "v", "p", String(code), "p\(code)", "t\(code)", "V\(code)", "x\(code)", " \(code)",
            String(key.dropLast()), key + "A", key + "=", "v" + code.dropLast() + "=", "vv" + code.dropFirst(2),
            capabilities.key(.presenter, room: "stack", roomKey: roomKey),
            capabilities.key(.presenter, room: "monz", roomKey: roomKey),
            capabilities.key(.presenter, room: "monzo", roomKey: nil),
            capabilities.key(.presenter, room: "monzo", roomKey: .random()),
            Capabilities().key(.presenter, room: "monzo", roomKey: roomKey),
            // What would be the same bytes without the fields' ends.
            capabilities.key(.presenter, room: "monzo\0p", roomKey: roomKey), "p" + String(repeating: "A", count: 43),
        ]
        // Every one-character change of the code.
        for index in code.indices {
            for character in "Ab9-_" where code[index] != character {
                attempts.append("v" + code[..<index] + String(character) + code[code.index(after: index)...])
            }
        }
        for attempt in attempts {
            #expect(capabilities.role(of: attempt, room: "monzo", roomKey: roomKey) == nil, "\(attempt)")
        }
    }

    @Test func linksAreThoseThatTheRoleMayHandOn() {
        func links(_ role: ViewerRole, isPrivate: Bool) -> [ViewerRole?] {
            let links = capabilities.links(for: role, room: "room", isPrivate: isPrivate, roomKey: roomKey)
            return [links.view, links.open, links.present].map { link in
                guard let link, link.hasPrefix("/room#") else { return nil }
                return capabilities.role(of: String(link.dropFirst(6)), room: "room", roomKey: roomKey)
            }
        }
        #expect(links(.viewer, isPrivate: true) == [.viewer, nil, nil])
        #expect(links(.participant, isPrivate: true) == [.viewer, .participant, nil])
        #expect(links(.presenter, isPrivate: true) == [.viewer, .participant, .presenter])
        #expect(links(.presenter, isPrivate: false) == [.viewer, nil, .presenter])
        #expect(capabilities.links(for: .participant, room: "room", isPrivate: false, roomKey: nil).open == "/room")
    }
}
