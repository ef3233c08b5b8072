import StageModel
import TestClient
import Testing
import Wire

@testable import StageServer

@Suite struct FaultTests {
    @Test func eachMalformedFrameClosesThatConnectionAlone() async throws {
        let live = try await LiveServer()
        let other = try LiveViewer(live.port)
        try other.next()
        let frames = try MalformedFrame.all()
        #expect(frames.count >= 20)
        for frame in frames {
            let viewer = try LiveViewer(live.port)
            try viewer.next()
            try viewer.socket.send(frame.bytes)
            let closure = try viewer.socket.closure()
            #expect(closure.code == frame.closeCode, "\(frame.name)")
            #expect(!closure.reason.isEmpty, "\(frame.name)")
        }
        try other.point(.down, 3, 3)
        try other.next()
        #expect(other.stage?.nodes[0].position == FixedPair(3, 3))
        #expect(await live.stage("one")?.received.count == 1)
    }

    @Test func nothingOfAMalformedMessageTakesEffect() async throws {
        let live = try await LiveServer()
        let (viewer, other) = (try LiveViewer(live.port), try LiveViewer(live.port))
        try viewer.next()
        try other.next()
        let good = ViewerMessage.Pointer(pointer: 0, phase: .down, x: 50, y: 50, time: 0)
        var bad = good
        bad.pointer = 16
        try viewer.send(.pointer([good, bad]))
        #expect(try viewer.socket.closure().code == 1002)
        try other.point(.down, 3, 3)
        try other.next()
        #expect(await live.stage("one")?.received.count == 1)
    }

    @Test(arguments: ["hello", "{}", #"{"type":"shout"}"#, "\u{0}"])
    func aTextMessageThatIsNoRequestClosesWith1007(text: String) async throws {
        let live = try await LiveServer()
        let viewer = try LiveViewer(live.port)
        try viewer.socket.send(Array(text.utf8), .text)
        let closure = try viewer.socket.closure()
        #expect(closure.code == 1007)
        #expect(!closure.reason.isEmpty)
    }

    @Test func aTextMessageThatIsNotUTF8ClosesWith1007() async throws {
        let live = try await LiveServer()
        let viewer = try LiveViewer(live.port)
        try viewer.socket.send([0x7B, 0xFF, 0x7D], .text)
        let closure = try viewer.socket.closure()
        #expect(closure.code == 1007)
        #expect(closure.reason == "a text message is not UTF-8")
    }

    @Test func aFloodOfRequestsClosesWith1008() async throws {
        let live = try await LiveServer()
        let viewer = try LiveViewer(live.port)
        for _ in 0...100 { try viewer.socket.send(ViewerRequest.control(take: true).encoded(), .text) }
        let closure = try viewer.socket.closure()
        #expect(closure.code == 1008)
        #expect(closure.reason == "more than 100 control messages within a second")
    }

    @Test func aMessageAbove2048BytesOverItsFragmentsClosesWith1009() async throws {
        let live = try await LiveServer()
        let viewer = try LiveViewer(live.port)
        try viewer.socket.send([UInt8](repeating: 0x10, count: 1500), isFinal: false)
        try viewer.socket.send([UInt8](repeating: 0, count: 1500), .continuation)
        #expect(try viewer.socket.closure().code == 1009)
    }

    @Test func aFloodOfSamplesClosesWith1008() async throws {
        let live = try await LiveServer()
        let viewer = try LiveViewer(live.port)
        let sample = ViewerMessage.Pointer(pointer: 0, phase: .move, x: 1, y: 1, time: 0)
        // The last of these goes beyond 2,000; nothing follows it that could race with the close frame.
        for _ in 0..<32 { try viewer.send(.pointer(.init(repeating: sample, count: 64))) }
        let closure = try viewer.socket.closure()
        #expect(closure.code == 1008)
        #expect(closure.reason == "more than 2000 samples within a second")
    }

    @Test(arguments: ["/rooms/none", "/rooms/", "/rooms/one/", "/one", "/", "/rooms/ONE"])
    func anUnknownRoomIsRefusedWithTheValidOnes(path: String) async throws {
        let live = try await LiveServer()
        let closure = try TestWebSocket(port: live.port, path: path).closure()
        #expect(closure.code == 4404)
        #expect(closure.reason == "there is no such room; public ones are: one, two, broken")
    }

    @Test func aPrivateRoomIsClosedToWhoeverShowsNoKey() async throws {
        let live = try await LiveServer()
        let made = try live.makeRoom()
        let closure = try LiveViewer(live.port, room: made.room).socket.closure()
        #expect(closure.code == 4401)
        #expect(closure.reason == "the room is private, and the link has no key; ask for the whole link")
        for link in [made.links.view, made.links.open, made.links.present] {
            let viewer = try LiveViewer(live.port, room: made.room, key: MadeRoom.key(link))
            try viewer.until { $0.welcome != nil }
        }
    }

    @Test func whoIsShutOutByNewLinksIsNotLetInWithoutAKeyEither() async throws {
        let live = try await LiveServer()
        let made = try live.makeRoom()
        let presenter = try LiveViewer(live.port, room: made.room, key: MadeRoom.key(made.links.present))
        let watcher = try LiveViewer(live.port, room: made.room, key: MadeRoom.key(made.links.view))
        try presenter.until { $0.room?.watching == 2 }
        try presenter.ask(.renew)
        #expect(try watcher.socket.closure().code == 4403)
        #expect(try LiveViewer(live.port, room: made.room).socket.closure().code == 4401)
        let key = MadeRoom.key(made.links.view)
        #expect(try LiveViewer(live.port, room: made.room, key: key).socket.closure().code == 4403)
        for headers in [[:], ["Authorization": "Bearer \(key)"]] {
            #expect(try TestHTTP("/rooms/\(made.room)/log", port: live.port, headers: headers).status >= 401)
        }
    }

    @Test func aRoomThatCannotBeOpenedClosesItsViewersAlone() async throws {
        let live = try await LiveServer()
        let other = try LiveViewer(live.port)
        try other.next()
        #expect(try LiveViewer(live.port, room: "broken").socket.closure().code == 1011)
        try other.point(.down, 3, 3)
        try other.next()
    }
}
