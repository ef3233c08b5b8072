import Foundation
import StageModel
import TestClient

@testable import WebSocketServer

/// Many viewers, each on a thread of its own, that keep up until they have seen what they wait for.
final class Crowd: Sendable {
    struct Outcome: Sendable {
        var frames = 0
        var fault: String?
    }

    private struct State {
        var joined = 0
        var outcomes: [Outcome] = []
    }

    private let count: Int
    private let state = LockedValue(State())

    init(_ port: UInt16, count: Int, isDone: @escaping @Sendable (StageSnapshot) -> Bool) {
        self.count = count
        for _ in 0..<count {
            Thread.detachNewThread { [state] in
                var outcome = Outcome()
                do {
                    let viewer = try LiveViewer(port)
                    try viewer.next()
                    state.withLock { $0.joined += 1 }
                    try viewer.until { viewer in
                        outcome.frames += 1
                        return viewer.stage.map(isDone) ?? false
                    }
                } catch {
                    outcome.fault = "\(error)"
                }
                let result = outcome
                state.withLock { $0.outcomes.append(result) }
            }
        }
    }

    var joined: Int { state.withLock { $0.joined } }

    /// Waits for all of them.
    func outcomes() throws -> [Outcome] {
        try eventually("all have seen it") { state.withLock { $0.outcomes.count == count } }
        return state.withLock { $0.outcomes }
    }
}
