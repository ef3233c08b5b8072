import Foundation
import TestClient
import Testing

@testable import StageServer

/// What a room's address answers a browser, and a viewer, where there is no room.
@Suite struct RoomPageTests {
    @Test(arguments: [("/", 200), ("/one", 200), ("/index.html", 200), ("/oen", 404), ("/AAAAAAAAAAAAAAAAAAAAAA", 404)])
    func aPageHasTheStatusOfItsRoom(path: String, status: Int) async throws {
        let server = try await LiveServer()
        let page = try TestHTTP(path, port: server.port)
        #expect(page.status == status)
        #expect(page.headers["content-type"] == "text/html; charset=utf-8")
        #expect(try TestHTTP(path, method: "HEAD", port: server.port).status == status)
    }

    @Test func aPrivateRoomsPageIsThere() async throws {
        let server = try await LiveServer()
        #expect(try TestHTTP("/\(server.makeRoom().room)", port: server.port).status == 200)
    }

    @Test func aRoomThatHasEndedIsGone() async throws {
        let server = try await LiveServer { $0.roomIdle = 0.05 }
        let made = try server.makeRoom()
        try eventually("it has ended") { try TestHTTP("/\(made.room)", port: server.port).status == 410 }
        let closure = try LiveViewer(server.port, room: made.room, key: MadeRoom.key(made.links.view)).socket.closure()
        #expect(closure.code == 4410)
        #expect(closure.reason == "the room has ended")
        #expect(try TestHTTP("/rooms/\(made.room)/log", port: server.port).status == 410)
    }
}
