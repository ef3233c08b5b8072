import StageModel
import WebSocketServer

/// A room that is to begin with a log, and what its maker is told then.
struct LogRoom: Sendable {
    let new: NewRoom
    /// The log's opening, which makes the simulation, or throws what is wrong.
    let opening: LogWorker.ReadResult
    /// At which the room stands still; nil goes on from the log's end.
    let tick: UInt32?
    /// What was written in the room that the log is of.
    var comments: [LoggedComment] = []
}

/// Somebody asks for what happened between two stage ticks; nil are the first and the last.
struct LogRequest: Sendable {
    let from: UInt32?
    let to: UInt32?
    let promise: HTTPPromise
    let worker: LogWorker
}
