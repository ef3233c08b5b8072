import Foundation
import TestClient
import Testing
import Wire

/// What is left of a server that could not say a last word.
@Suite struct KillTests {
    @Test func aKilledServersViewersComeBackToWhatTheyLeft() throws {
        let folder = try TestFolder(["web/index.html": ""])
        let arguments = ["serve", "--web", folder.path + "/web", "--state-dir", folder.path + "/state", "--port"]
        let first = try RunningCommand(arguments + ["0"])
        let port = try first.port()
        let made = try TestHTTP(
            "/rooms?scene=monzo", method: "POST", port: port,
            headers: ["Origin": "http://127.0.0.1:\(port)", "Content-Length": "0"])
        struct Made: Decodable {
            let room: String
            let links: [String: String]
        }
        let room = try JSONDecoder().decode(Made.self, from: Data(made.body))
        let key = try #require(room.links["present"]?.split(separator: "#").last)
        let path = "/rooms/\(room.room)"
        let entries = ["zoetrope.v3", "key.\(key)"]
        let viewers = try (0..<5).map { _ in try TestWebSocket(port: port, path: path, subprotocols: entries) }
        let identities = try viewers.map { try ToldOnArrival($0).welcome.identity }
        #expect(Set(identities).count == viewers.count)
        try viewers[0].send(ViewerRequest.set(["height": .number(200)]).encoded(), .text)
        try viewers[0].send(ViewerMessage.key(.init(key: .arrowRight, time: 0)).encoded())
        let file = folder.path + "/state" + path + ".json"
        try eventually("the room is stored") {
            FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) }?.contains("200")
                == true
        }
        first.signal(SIGKILL)
        #expect(try first.wait().status == -1)
        let stored = try Data(contentsOf: URL(fileURLWithPath: file))
        for viewer in viewers { #expect(throws: TestSocket.Failure.self) { while true { _ = try viewer.message() } } }

        // They come back as pages do, with the identities that they had; of those a new server knows nothing.
        let second = try RunningCommand(arguments + [String(port)])
        #expect(try second.port() == port)
        for identity in identities {
            let viewer = try TestWebSocket(port: port, path: path, subprotocols: entries + ["id.\(identity)"])
            let told = try ToldOnArrival(viewer)
            #expect(told.welcome.role == .presenter)
            #expect(told.welcome.identity != identity)
            #expect(told.room.values["height"] == .integer(200))
        }
        #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == stored)
        second.signal(SIGTERM)
        #expect(try second.wait().status == 0)
    }
}
