import Foundation
import TestClient

extension Attack {
    /// Joins a room, and is gone.
    static let joins = Attack(name: "joins, as fast as they go") { target, isOver in
        repeating(threads: 8, isOver) { _, _ in
            let viewer = try TestWebSocket(port: target.port, path: "/rooms/grid", from: address)
            viewer.socket.resetWhenClosed()
        }
    }

    /// Connections of which nothing ever comes but the beginning of a request.
    static let handshakes = Attack(name: "requests that never end, 400 at a time") { target, isOver in
        repeating(threads: 4, isOver) { _, isOver in
            let sockets = try (0..<100).map { _ in
                let socket = try TestSocket(port: target.port, from: address)
                socket.resetWhenClosed()
                try? socket.write(Array("GET /rooms/grid HTTP/1.1\r\nUpgrade: webso".utf8))
                return socket
            }
            for _ in 0..<50 where !isOver() { Thread.sleep(forTimeInterval: 0.02) }
            withExtendedLifetime(sockets) {}
        }
    }

    /// Handshakes of TLS, each with a key of its own, by OpenSSL's command.
    static let secureHandshakes = Attack(name: "TLS handshakes of four clients, as fast as they go", server: .secure) {
        target, isOver in
        let clients = try (0..<4).map { _ in
            let client = Process()
            client.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            client.arguments = [
                "nice", "-n", "19", "openssl", "s_time", "-new", "-connect", "127.0.0.1:\(target.port)",
            ]
            client.standardOutput = FileHandle.nullDevice
            client.standardError = FileHandle.nullDevice
            try client.run()
            return client
        }
        while !isOver() { Thread.sleep(forTimeInterval: 0.02) }
        for client in clients { client.terminate() }
    }

    /// Asks for HTTP/2, whose streams would be counted by nobody.
    static let upgrades = Attack(name: "upgrades to HTTP/2, as fast as they go") { target, isOver in
        repeating(threads: 4, isOver) { _, _ in
            let socket = try TestSocket(port: target.port, from: address)
            socket.resetWhenClosed()
            let lines = [
                "GET /rooms/grid/log HTTP/1.1", "Host: 127.0.0.1:\(target.port)", "Connection: Upgrade, HTTP2-Settings",
                "Upgrade: h2c", "HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA",
            ]
            try socket.write(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8))
            _ = try socket.readToEnd()
        }
    }
}
