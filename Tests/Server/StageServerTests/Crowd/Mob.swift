import Foundation
import Locks
import TestClient

@testable import WebSocketServer

/// Viewers, each on a thread of its own, that send something malformed, are closed for it, come back and do it again
/// until they are told to stop.
final class Mob: Sendable {
    struct Outcome: Sendable {
        /// How often it was closed as it should have been.
        var closures = 0
        var fault: String?
    }

    private struct State {
        var joined = 0
        var mayAct = false
        var mustStop = false
        var outcomes: [Outcome] = []
    }

    private let count: Int
    private let state = LockedValue(State())

    init(_ port: UInt16, count: Int, frames: [MalformedFrame]) {
        self.count = count
        for member in 0..<count {
            Thread.detachNewThread { [state] in
                var outcome = Outcome()
                do {
                    var viewer = try LiveViewer(port)
                    try viewer.next()
                    state.withLock { $0.joined += 1 }
                    try eventually("the mob may act") { state.withLock { $0.mayAct } }
                    repeat {
                        let frame = frames[(member + outcome.closures * count) % frames.count]
                        try viewer.socket.send(frame.bytes)
                        let closure = try viewer.socket.closure()
                        guard closure.code == frame.closeCode else {
                            throw TestSocket.Failure(description: "\(frame.name): closed with \(closure)")
                        }
                        outcome.closures += 1
                        // At most ten times a second, as only the server's time is to be spent, not the machine's.
                        usleep(100_000)
                        viewer = try LiveViewer(port)
                        try viewer.next()
                    } while !state.withLock { $0.mustStop }
                } catch {
                    outcome.fault = "\(error)"
                }
                let result = outcome
                state.withLock { $0.outcomes.append(result) }
            }
        }
    }

    /// Waits until all have seen the stage, or not all will.
    func waitUntilJoined() throws {
        try eventually("the mob has joined") { state.withLock { $0.joined + $0.outcomes.count >= count } }
    }

    func act() {
        state.withLock { $0.mayAct = true }
    }

    /// Has them stop, and waits for all of them.
    func outcomes() throws -> [Outcome] {
        state.withLock { $0.mustStop = true }
        try eventually("the mob is gone") { state.withLock { $0.outcomes.count == count } }
        return state.withLock { $0.outcomes }
    }
}
