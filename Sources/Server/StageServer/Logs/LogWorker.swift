import Dispatch
import StageModel
import Synchronization
import WebSocketServer

/// A reader and writer of logs, one at a time and on a thread of its own, as a long one takes a good part of a second,
/// in which every room would wait.
final class LogWorker: Sendable {
    /// The longest log that is read, in bytes.
    static let limit = 1 << 18
    /// The greatest number of waiting logs.
    static let places = 16

    private let read: StageServer.ReadLog
    private let queue = DispatchQueue(label: "LogWorker", qos: .utility)
    private let waiting = Atomic(0)

    init(_ read: @escaping StageServer.ReadLog) {
        self.read = read
    }

    /// Reads a log for a room of `scene`, and passes on the result.
    ///
    /// - Returns: whether there is a place for it; nothing happens if not.
    func read(_ log: StageLog, _ scene: String, then handle: @escaping @Sendable (ReadResult) -> Void) -> Bool {
        work { [read] in handle(ReadResult { try read(scene, log) }) }
    }

    typealias ReadResult = Result<StageServer.BeginOpening, any Error>

    /// Writes a log, and sends it.
    func write(_ lines: @escaping @Sendable () -> [UInt8], _ promise: HTTPPromise) {
        let hasPlace = work { promise.fulfil(HTTPAnswer(contentType: "application/x-ndjson", body: lines())) }
        if !hasPlace { promise.fulfil(.manyLogs) }
    }

    private func work(_ body: @escaping @Sendable () -> Void) -> Bool {
        guard waiting.add(1, ordering: .relaxed).newValue <= Self.places else {
            waiting.subtract(1, ordering: .relaxed)
            return false
        }
        queue.async { [self] in
            body()
            waiting.subtract(1, ordering: .relaxed)
        }
        return true
    }
}

extension HTTPAnswer {
    static let manyLogs = HTTPAnswer.full("many logs are being read and written")
}

extension Result where Failure == any Error {
    fileprivate init(_ body: () throws -> Success) {
        do { self = .success(try body()) } catch { self = .failure(error) }
    }
}
