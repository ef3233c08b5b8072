import Foundation
import TestClient

/// A private room of the attacker's.
struct PrivateRoom {
    private struct Made: Decodable {
        struct Links: Decodable {
            let view: String
            let present: String
        }
        let room: String
        let links: Links
    }

    let name: String
    let viewKey: String
    let presentKey: String

    /// Makes a room.
    ///
    /// - Parameters:
    ///   - target: the server.
    ///   - scene: the scene's name.
    ///   - log: the events with which the room begins; empty for the scene's start.
    /// - Throws: an error if the server refuses.
    init(_ target: Attack.Target, scene: String = "grid", log: String = "") throws {
        var headers = ["Origin": "http://127.0.0.1:\(target.port)"]
        if log.isEmpty { headers["Content-Length"] = "0" }
        let response = try TestHTTP(
            "/rooms?scene=\(scene)", method: "POST", port: target.port,
            headers: headers, body: log, from: Attack.address)
        let made = try JSONDecoder().decode(Made.self, from: Data(response.body))
        func key(_ link: String) -> String { link.split(separator: "#").last.map(String.init) ?? "" }
        (name, viewKey, presentKey) = (made.room, key(made.links.view), key(made.links.present))
    }

    /// Somebody who may do everything in it.
    func presenter(_ target: Attack.Target) throws -> TestWebSocket {
        let viewer = try TestWebSocket(
            port: target.port, path: "/rooms/\(name)", subprotocols: ["zoetrope.v3", "key.\(presentKey)"],
            from: Attack.address)
        viewer.socket.resetWhenClosed()
        return viewer
    }
}
