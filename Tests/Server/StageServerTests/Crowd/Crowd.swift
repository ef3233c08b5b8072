import Foundation
import Locks
import StageModel
import TestClient

@testable import WebSocketServer

/// Many viewers, each on a thread of its own, that keep up until they have seen what they wait for.
final class Crowd: Sendable {
    /// How many frames are a motion that one has seen: a second's.
    static let motion = 60

    private struct State {
        var joined = 0
        var moved = 0
        var ended = 0
        var faults: [String] = []
    }

    private let count: Int
    private let state = LockedValue(State())

    init(_ port: UInt16, count: Int, isDone: @escaping @Sendable (StageSnapshot) -> Bool) {
        self.count = count
        for _ in 0..<count {
            Thread.detachNewThread { [state] in
                do {
                    let viewer = try LiveViewer(port)
                    try viewer.next()
                    state.withLock { $0.joined += 1 }
                    var frames = 0
                    var tick = viewer.stage?.tick
                    try viewer.until { viewer in
                        if viewer.stage?.tick != tick {
                            tick = viewer.stage?.tick
                            frames += 1
                            if frames == Self.motion { state.withLock { $0.moved += 1 } }
                        }
                        return viewer.stage.map(isDone) ?? false
                    }
                } catch {
                    state.withLock { $0.faults.append("\(error)") }
                }
                state.withLock { $0.ended += 1 }
            }
        }
    }

    /// Waits until all have seen the stage, or not all will.
    func waitUntilJoined() throws {
        try eventually("all have joined") { state.withLock { $0.joined + $0.faults.count >= count } }
    }

    /// Waits until all have seen the stage move, or not all will.
    func waitUntilMoved() throws {
        try eventually("all have seen it move") { state.withLock { $0.moved + $0.faults.count >= count } }
    }

    /// Waits for all of them.
    ///
    /// - Returns: what went wrong with any.
    func faults() throws -> [String] {
        try eventually("all have seen it") { state.withLock { $0.ended == count } }
        return state.withLock { $0.faults }
    }
}
