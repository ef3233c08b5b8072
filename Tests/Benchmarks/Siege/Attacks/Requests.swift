import Foundation
import TestClient

extension Attack {
    /// Asks for one path again and again, on connections that stay.
    private static func asking(
        _ path: String, threads: Int, body: String? = nil, _ target: Target, _ isOver: @escaping @Sendable () -> Bool
    ) {
        var lines = ["\(body == nil ? "GET" : "POST") \(path) HTTP/1.1", "Host: 127.0.0.1:\(target.port)"]
        lines.append("Origin: http://127.0.0.1:\(target.port)")
        if let body { lines.append("Content-Length: \(body.utf8.count)") }
        let request = Array((lines.joined(separator: "\r\n") + "\r\n\r\n" + (body ?? "")).utf8)
        repeating(threads: threads, isOver) { _, isOver in
            let socket = try TestSocket(port: target.port, from: address)
            socket.resetWhenClosed()
            while !isOver() {
                try socket.write(request)
                _ = try TestHTTP(from: socket)
            }
        }
    }

    static let requests = Attack(name: "requests for the page, on 60 connections") { target, isOver in
        asking("/", threads: 60, target, isOver)
    }

    static let metrics = Attack(name: "requests for the metrics, on 60 connections") { target, isOver in
        asking("/metrics", threads: 60, target, isOver)
    }

    static let codes = Attack(name: "requests for QR codes, on 60 connections") { target, isOver in
        asking("/qr", threads: 60, body: String(repeating: "a", count: 1024), target, isOver)
    }

    /// Long files, of which nothing is read, and which get shorter meanwhile.
    static let files = Attack(name: "files that shrink while they are sent, on 60 connections") { target, isOver in
        let path = target.photos + "/a.png"
        repeating(threads: 61, pause: 0.2, isOver) { thread, isOver in
            if thread == 0 {
                _ = truncate(path, 1000)
                Thread.sleep(forTimeInterval: 0.3)
                return try TestPicture.write(to: path, padding: 4_000_000)
            }
            let socket = try TestSocket(port: target.port, receiveBuffer: 4096, from: address)
            socket.resetWhenClosed()
            try socket.write(Array("GET /images/a.png HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".utf8))
            _ = try socket.readHead()
            for _ in 0..<20 where !isOver() { Thread.sleep(forTimeInterval: 0.05) }
        }
    }
}
