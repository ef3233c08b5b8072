import Testing
import TestSupport
import WebSocketServer
import Wire

@testable import StageServer

@Suite struct RoomDirectoryTests {
    let capabilities = Capabilities()

    private func directory(limit: Int = 10, share: Int? = nil, stored: [RoomRecord] = []) -> RoomDirectory {
        RoomDirectory(scenes: ["one", "two"], stored: stored, capabilities: capabilities, limit: limit, share: share)
    }

    @Test func withoutAKeyAPublicRoomsViewerParticipatesAndAPrivateRoomIsClosed() throws {
        var directory = directory()
        let admission = try directory.admit(to: "one", key: nil)
        #expect(admission.role == .participant)
        #expect(!admission.isByKey)
        let room = try directory.make(scene: "two").room
        #expect(throws: RoomRefusal.keyRequired) { try directory.admit(to: room, key: nil) }
        #expect(throws: RoomRefusal.keyRequired) { try directory.role(in: room, key: nil) }
    }

    @Test(arguments: ViewerRole.allCases)
    func aKeyDecidesTheRole(role: ViewerRole) throws {
        var directory = directory()
        let record = try directory.make(scene: "one")
        for (room, roomKey) in [(record.room, record.key), ("one", nil)] {
            let key = capabilities.key(role, room: room, roomKey: roomKey)
            let admission = try directory.admit(to: room, key: key)
            #expect(admission == .init(role: role, isByKey: true, roomKey: roomKey))
        }
    }

    @Test func aKeyOfAnotherRoomOrOfBeforeIsNotValid() throws {
        var directory = directory()
        let (first, second) = (try directory.make(scene: "one"), try directory.make(scene: "one"))
        let key = capabilities.key(.presenter, room: first.room, roomKey: first.key)
        #expect(throws: RoomRefusal.invalidKey) { try directory.admit(to: second.room, key: key) }
        #expect(throws: RoomRefusal.invalidKey) { try directory.admit(to: "one", key: key) }
        let renewed = RandomToken.random()
        directory.setKey(renewed, of: first.room)
        #expect(throws: RoomRefusal.invalidKey) { try directory.admit(to: first.room, key: key) }
        let newKey = capabilities.key(.presenter, room: first.room, roomKey: renewed)
        #expect(try directory.admit(to: first.room, key: newKey).role == .presenter)
        #expect(throws: RoomRefusal.keyRequired) { try directory.admit(to: first.room, key: nil) }
    }

    @Test(arguments: ["", "three", "one/", "ONE", "../one", "AAAAAAAAAAAAAAAAAAAAAA"])
    func whatIsNotThereIsSaidToBeNone(room: String) {
        let directory = directory()
        #expect(throws: RoomRefusal.noSuchRoom(publicRooms: ["one", "two"])) {
            try directory.admit(to: room, key: nil)
        }
    }

    @Test(arguments: [nil, "", "three", "One"])
    func aRoomIsMadeOfASceneThatThereIs(scene: String?) {
        var directory = directory()
        #expect(throws: RoomRefusal.noSuchScene(["one", "two"])) { try directory.make(scene: scene) }
    }

    @Test func oneAboveTheMostIsRefusedUntilOneEnds() throws {
        var directory = directory(limit: 2)
        let first = try directory.make(scene: "one")
        _ = try directory.make(scene: "two")
        #expect(throws: RoomRefusal.full(2)) { try directory.make(scene: "one") }
        let key = capabilities.key(.viewer, room: first.room, roomKey: first.key)
        _ = try directory.admit(to: first.room, key: key)
        directory.end(first.room)
        directory.end(first.room)
        #expect(throws: RoomRefusal.ended) { try directory.admit(to: first.room, key: key) }
        _ = try directory.make(scene: "two")
        #expect(throws: RoomRefusal.full(2)) { try directory.make(scene: "one") }
    }

    @Test func privateRoomsNeverShutThePublicOnes() throws {
        var directory = directory(limit: 2)
        for _ in 0..<2 { _ = try directory.make(scene: "one") }
        for room in ["one", "two"] { #expect(try directory.admit(to: room, key: nil).role == .participant) }
        directory.end("one")
        #expect(try directory.admit(to: "one", key: nil).role == .participant)
    }

    @Test func oneAddressHasAShareOfThePlaces() throws {
        var directory = directory(limit: 8)
        let (greedy, other) = (PeerAddress(ipv4: 1), PeerAddress(ipv4: 2))
        let rooms = try (0..<2).map { _ in try directory.make(scene: "one", owner: greedy).room }
        #expect(throws: RoomRefusal.share(2)) { try directory.make(scene: "one", owner: greedy) }
        _ = try directory.make(scene: "one", owner: other)
        directory.end(rooms[0])
        _ = try directory.make(scene: "one", owner: greedy)
        #expect(throws: RoomRefusal.share(2)) { try directory.make(scene: "one", owner: greedy) }
    }

    @Test func oneAddressHasAsManyPlacesAsItIsGiven() throws {
        var directory = directory(limit: 8, share: 5)
        for _ in 0..<5 { _ = try directory.make(scene: "one", owner: PeerAddress(ipv4: 1)) }
        #expect(throws: RoomRefusal.share(5)) { try directory.make(scene: "one", owner: PeerAddress(ipv4: 1)) }
        for _ in 0..<3 { _ = try directory.make(scene: "one", owner: PeerAddress(ipv4: 2)) }
        #expect(throws: RoomRefusal.full(8)) { try directory.make(scene: "one", owner: PeerAddress(ipv4: 2)) }
    }

    @Test func storedRoomsAreThereAndCount() throws {
        let kept = RoomRecord(room: RandomToken.random().text, scene: "two", key: .random())
        let renewed = RoomRecord(room: "one", scene: "one", key: .random())
        var directory = directory(limit: 1, stored: [kept, renewed])
        let key = capabilities.key(.presenter, room: kept.room, roomKey: kept.key)
        #expect(try directory.admit(to: kept.room, key: key).role == .presenter)
        #expect(throws: RoomRefusal.full(1)) { try directory.make(scene: "one") }
        let link = capabilities.key(.presenter, room: "one", roomKey: renewed.key)
        #expect(try directory.admit(to: "one", key: link).role == .presenter)
        #expect(throws: RoomRefusal.invalidKey) {
            try directory.admit(to: "one", key: capabilities.key(.presenter, room: "one", roomKey: nil))
        }
        directory.end(kept.room)
        _ = try directory.make(scene: "one")
    }

    @Test func everyReasonFitsACloseFrame() {
        for refusal: RoomRefusal in [
            .noSuchRoom(publicRooms: SceneNames.all), .ended, .keyRequired, .invalidKey, .full(100_000), .share(25_000),
            .noSuchScene(SceneNames.all),
        ] {
            #expect(1...123 ~= refusal.reason.utf8.count)
        }
    }
}
