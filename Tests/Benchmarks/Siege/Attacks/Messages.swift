import Foundation
import TestClient
import Wire

extension Attack {
    /// Bytes that are frames at best.
    static let frames = Attack(name: "frames of random bytes, as fast as they go") { target, isOver in
        repeating(threads: 8, isOver) { _, _ in
            let viewer = try TestWebSocket(port: target.port, path: "/rooms/grid", from: address)
            viewer.socket.resetWhenClosed()
            for _ in 0..<20 { try viewer.socket.write((0..<100).map { _ in UInt8.random(in: 0...255) }) }
        }
    }

    /// A fragment, and then one that is said to have 2^63 - 1 bytes.
    static let fragments = Attack(name: "fragments of 2^63 - 1 bytes, as fast as they go") { target, isOver in
        repeating(threads: 8, isOver) { _, _ in
            let viewer = try TestWebSocket(port: target.port, path: "/rooms/grid", from: address)
            viewer.socket.resetWhenClosed()
            try viewer.send([1, 2, 3], isFinal: false)
            let length: [UInt8] = [0x7F] + [UInt8](repeating: 0xFF, count: 7)
            try viewer.socket.write([0x80, 0xFF] + length + [UInt8](repeating: 0, count: 1100))
            _ = try viewer.socket.readToEnd()
        }
    }

    /// Control messages of 2 KB about parameters that there are not.
    static let controlMessages = Attack(name: "control messages of 2 KB, 90 a second on each of 250 connections") {
        target, isOver in
        let name = String(repeating: "x", count: 1990)
        let message = Array(#"{"type":"set","values":{"\#(name)":1}}"#.utf8)
        repeating(threads: 25, pause: 0.05, isOver) { _, isOver in
            let viewers = try (0..<10).map { _ in
                try TestWebSocket(port: target.port, path: "/rooms/grid", from: address)
            }
            for viewer in viewers { viewer.socket.resetWhenClosed() }
            while !isOver() {
                for viewer in viewers { try viewer.send(message, .text) }
                Thread.sleep(forTimeInterval: 1.0 / 90)
            }
        }
    }

    /// Reacts, writes, raises its hand and asks who is there, as often as it may.
    static let talk = Attack(name: "reactions, comments, hands and questions, 60 a second on each of 250 connections") {
        target, isOver in
        let text = String(repeating: "x", count: 200)
        let messages: [ViewerRequest] = [
            .react(Reaction(kind: 1, x: 10, y: 10)), .comment(text: text, x: 1, y: 1), .hand(true), .who(true),
            .who(false), .line(delay: 7), .present(PresentedView()),
            .changes(true), .sources(.everyone), .earlier(true), .earlier(false),
        ]
        repeating(threads: 25, pause: 0.05, isOver) { _, isOver in
            let viewers = try (0..<10).map { _ in
                try TestWebSocket(port: target.port, path: "/rooms/grid", from: address)
            }
            for viewer in viewers { viewer.socket.resetWhenClosed() }
            var turn = 0
            while !isOver() {
                for viewer in viewers { try viewer.send(messages[turn % messages.count].encoded(), .text) }
                turn += 1
                Thread.sleep(forTimeInterval: 1.0 / 60)
            }
        }
    }

    /// Has the stage of before the last save shown, and no longer, while one drags it, and asks what was saved.
    static let versions = Attack(
        name: "the stage of before a save, begun and ended 60 times a second on each of 60 connections",
        server: .preview
    ) { target, isOver in
        let messages: [ViewerRequest] = [.earlier(true), .changes(true), .earlier(false), .changes(false)]
        @Sendable func connect() throws -> TestWebSocket {
            let path = "/rooms/\(TwiceSavedPreview.attackedRoom)"
            let viewer = try TestWebSocket(port: target.port, path: path, from: address)
            viewer.socket.resetWhenClosed()
            return viewer
        }
        repeating(threads: 6, pause: 0.05, isOver) { thread, isOver in
            let mover = thread == 0 ? try Mover(BenchmarkViewer(connect())) : nil
            let viewers = try (0..<10).map { _ in try connect() }
            var turn = 0
            while !isOver() {
                for viewer in viewers { try viewer.send(messages[turn % messages.count].encoded(), .text) }
                turn += 1
                guard let mover else {
                    Thread.sleep(forTimeInterval: 1.0 / 60)
                    continue
                }
                try mover.move(for: 1.0 / 60)
            }
        }
    }

    /// Presses keys until it is closed, and comes back.
    static let keys = Attack(name: "keys until the close, on 40 connections") { target, isOver in
        let key = ViewerMessage.key(.init(key: .end, time: 0)).encoded()
        repeating(threads: 40, isOver) { _, isOver in
            let viewer = try TestWebSocket(port: target.port, path: "/rooms/grid", from: address)
            viewer.socket.resetWhenClosed()
            while !isOver() { for _ in 0..<50 { try viewer.send(key) } }
        }
    }

    /// Renews the links of a room with 254 watchers.
    static let renewals = Attack(name: "renewals of links, 20 a second before 254 watchers") { target, isOver in
        let room = try PrivateRoom(target)
        let presenter = try TestWebSocket(
            port: target.port, path: "/rooms/\(room.name)", subprotocols: ["zoetrope.v3", "key.\(room.presentKey)"],
            from: address)
        let watchers = (0..<254).compactMap { _ in
            try? TestWebSocket(
                port: target.port, path: "/rooms/\(room.name)", subprotocols: ["zoetrope.v3", "key.\(room.viewKey)"],
                from: address)
        }
        while !isOver() {
            try presenter.send(Array(#"{"type":"renew"}"#.utf8), .text)
            Thread.sleep(forTimeInterval: 0.05)
        }
        withExtendedLifetime(watchers) {}
    }
}
