import Foundation
import StageModel
import TestClient
import Testing
import Wire

@testable import StageServer

/// Rooms' logs over HTTP, of stages that do what tests tell them.
@Suite struct RoomLogTests {
    private func text(_ answer: TestHTTP) -> String { String(decoding: answer.body, as: UTF8.self) }

    private func made(_ answer: TestHTTP) throws -> LiveViewer.Address {
        let made = try JSONDecoder().decode(MadeRoom.self, from: Data(answer.body))
        return (made.room, MadeRoom.key(made.links.present))
    }

    @Test func aRoomBeginsWhereItsLogEnds() async throws {
        let server = try await LiveServer()
        let answer = try server.post("/rooms?scene=one", "home\nhome\nhome\n")
        #expect(answer.status == 201)
        let (room, key) = try made(answer)
        let viewer = try LiveViewer(server.port, room: room, key: key)
        try viewer.until { $0.depth > 5 && $0.time?.isLive == true }
        #expect(viewer.time?.oldest == 0)
        #expect(viewer.welcome?.role == .presenter)
        try viewer.ask(.seek(2))
        try viewer.until { $0.depth == 2 }
    }

    @Test(arguments: [2, 3, 40] as [UInt32])
    func itStandsStillAtTheMomentThatWasAskedFor(tick: UInt32) async throws {
        let server = try await LiveServer()
        let (room, key) = try made(server.post("/rooms?scene=one&tick=\(tick)", "home\nhome\nhome\n"))
        let viewer = try LiveViewer(server.port, room: room, key: key)
        try viewer.until { $0.depth == Float(tick) && $0.time?.tick == tick }
        #expect(
            viewer.time == StageTime(rate: 0, isLive: tick >= 3, tick: tick, oldest: 0, newest: max(tick, 3)))
        try viewer.ask(.rate(1))
        try viewer.until { $0.time?.isLive == true && $0.depth > 50 }
    }

    @Test func aBadLogIsRefusedWithItsLineAndTakesNoRoom() async throws {
        let server = try await LiveServer { $0.maximumRooms = 1 }
        for _ in 0..<3 {
            // The room is given back once the server's thread has heard of it.
            try eventually("a room is free") {
                let answer = try server.post("/rooms?scene=one", "home\nfly\n")
                guard answer.status != 503 else { return false }
                #expect(answer.status == 400)
                #expect(text(answer) == "input line 2: there is no 'fly'; there is: home\n")
                return true
            }
        }
        try eventually("a room is free") { try server.post("/rooms?scene=one", "home\n").status == 201 }
        #expect(try server.post("/rooms?scene=one", "home\n").status == 503)
    }

    @Test func whatCannotBeIsRefused() async throws {
        let server = try await LiveServer()
        for (path, body, reason) in [
            ("/rooms?scene=three", "home\n", "there is no such scene; there are: one, two, broken\n"),
            ("/rooms?scene=one&tick=2", "", "'tick' needs a log in the body\n"),
            ("/rooms?scene=one&tick=-1", "home\n", "'tick' is not a whole number from 0 to 4294967295\n"),
            ("/rooms?scene=one&tick=4294967296", "home\n", "'tick' is not a whole number from 0 to 4294967295\n"),
        ] {
            let answer = try body.isEmpty ? server.post(path) : server.post(path, body)
            #expect(answer.status == 400)
            #expect(text(answer) == reason)
        }
        #expect(try server.post("/rooms?scene=one", String(repeating: "home\n", count: 60_000)).status == 413)
        let foreign = try TestHTTP(
            "/rooms?scene=one", method: "POST", port: server.port, headers: ["Origin": "http://elsewhere.example"],
            body: "home\n")
        #expect(foreign.status == 403)
    }

    @Test func aPrivateRoomsLogIsForWhoeverShowsAKey() async throws {
        let server = try await LiveServer()
        let made = try server.makeRoom()
        let path = "/rooms/\(made.room)/log"
        let bare = try TestHTTP(path, port: server.port)
        #expect(bare.status == 401)
        #expect(bare.headers["www-authenticate"] == "Bearer")
        #expect(text(bare) == "the room is private, and the link has no key; ask for the whole link\n")
        for (header, status) in [
            ("Bearer \(MadeRoom.key(made.links.view))", 200), ("bearer \(MadeRoom.key(made.links.present))", 200),
            ("Basic \(MadeRoom.key(made.links.view))", 401), ("Bearer", 401), ("Bearer x y", 401),
            ("Bearer v\(String(repeating: "A", count: 43))", 403),
        ] {
            let answer = try TestHTTP(path, port: server.port, headers: ["Authorization": header])
            #expect(answer.status == status, "\(header)")
        }
    }

    @Test func aPublicRoomsLogIsForEveryone() async throws {
        let server = try await LiveServer()
        let viewer = try LiveViewer(server.port)
        try viewer.press(.home)
        try viewer.until { $0.depth > 20 }
        try viewer.ask(.rate(0))
        try viewer.until { $0.time?.rate == 0 }
        let newest = try #require(viewer.time?.newest)
        for (query, expected) in [
            ("", "0-\(newest)\n"), ("?from=3", "3-\(newest)\n"), ("?from=3&to=9", "3-9\n"),
            // The asker's clock ran ahead a little.
            ("?from=3&to=\(newest + 5)", "3-\(newest)\n"),
        ] {
            let answer = try TestHTTP("/rooms/one/log\(query)", port: server.port)
            #expect(answer.status == 200)
            #expect(answer.headers["content-type"] == "application/x-ndjson")
            #expect(text(answer) == expected)
        }
        for query in ["?from=9&to=3", "?to=\(newest + 500)"] {
            let answer = try TestHTTP("/rooms/one/log\(query)", port: server.port)
            #expect(answer.status == 400)
            #expect(text(answer) == "there are the moments from 0 to \(newest)\n")
        }
        #expect(try TestHTTP("/rooms/one/log?from=x", port: server.port).status == 400)
        #expect(try TestHTTP("/rooms/three/log", port: server.port).status == 404)
        #expect(try TestHTTP("/rooms/one/logs", port: server.port).status == 404)
        #expect(try TestHTTP("/rooms//log", port: server.port).status == 404)
        // A room in which nobody is has a beginning.
        #expect(text(try TestHTTP("/rooms/two/log", port: server.port)) == "0-0\n")
    }
}

extension LiveViewer {
    fileprivate typealias Address = (room: String, key: String)

    /// At which moment a stage was that moves by itself.
    fileprivate var depth: Float { stage?.nodes.first?.zPosition ?? 0 }
}
