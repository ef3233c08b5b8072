import Foundation
import StageModel
import TestClient
import TestSupport
import Wire

/// What a participant does to the scenes of the catalogue, whichever there are.
extension Attack {
    /// Sets every parameter and every trait, in the public room of each scene and in a private one.
    static let extremes = Attack(name: "parameters at their extremes, 10 times a second in two rooms of each scene") {
        target, isOver in
        repeating(threads: 2 * target.scenes.count, pause: 1, isOver) { thread, isOver in
            let scene = target.scenes[thread / 2]
            let isPrivate = thread.isMultiple(of: 2) || scene.name == Witness.room
            try change(scene, in: join(scene, isPrivate: isPrivate, target), seed: UInt64(thread), isOver)
        }
    }

    /// Comes into the rooms of all scenes, changes and seeks, and leaves; nothing of it may stay in memory.
    static let churn = Attack(
        name: "six participants who come, change, seek and leave, in all scenes", duration: 600, warmUp: 60
    ) { target, isOver in
        repeating(threads: 6, isOver) { thread, isOver in
            let scenes = target.scenes.filter { $0.name != Witness.room }
            var turn = thread
            while !isOver() {
                turn += 1
                let scene = scenes[turn % scenes.count]
                let viewer = try join(scene, isPrivate: false, target)
                let end = Date(timeIntervalSinceNow: 1)
                try change(scene, in: viewer, seed: UInt64(turn)) { isOver() || Date() >= end }
                for request in [ViewerRequest.step(-60), .seek(nil)] {
                    try viewer.send(request.encoded(), .text)
                    Thread.sleep(forTimeInterval: 0.2)
                }
            }
        }
    }

    private static func join(_ scene: SceneDescription, isPrivate: Bool, _ target: Target) throws -> TestWebSocket {
        if isPrivate { return try PrivateRoom(target, scene: scene.name).presenter(target) }
        let viewer = try TestWebSocket(port: target.port, path: "/rooms/\(scene.name)", from: address)
        viewer.socket.resetWhenClosed()
        return viewer
    }

    private static func change(
        _ scene: SceneDescription, in viewer: TestWebSocket, seed: UInt64, _ isOver: () -> Bool
    ) throws {
        var random = SplitMix64(seed: seed)
        while !isOver() {
            try viewer.send(ViewerRequest.set(scene.extremes(using: &random)).encoded(), .text)
            Thread.sleep(forTimeInterval: 0.1)
        }
    }
}
