import WebSocketServer

/// The logs of other nodes' rooms that somebody waits for, and the parts of them that have come.
///
/// A value without clock: instants are given to it.
struct AwaitedLogs {
    /// The bytes that logs may take.
    struct Limits {
        /// Of one log.
        var log = 32 << 20
        /// Of all logs together of which parts have come.
        var all = 64 << 20
    }

    /// The time within which each part of a log follows the one before.
    static let patience = Duration.seconds(2)

    private struct Log {
        let promise: HTTPPromise
        /// The place of the next part.
        var next: UInt64 = 0
        var bytes: [UInt8] = []
        /// When the newest part came; nil: none has come.
        var heardAt: MonotonicInstant?
    }

    private let limits: Limits
    private var logs: [UInt64: Log] = [:]
    private var lastNumber: UInt64 = 0
    /// The bytes of all parts.
    private var size = 0

    init(_ limits: Limits = Limits()) {
        self.limits = limits
    }

    /// Adds a log that is to be asked for.
    ///
    /// - Parameter promise: is fulfilled once all of the log has come, or cannot come any more.
    /// - Returns: the number by which its parts are known.
    mutating func add(_ promise: HTTPPromise) -> UInt64 {
        lastNumber += 1
        logs[lastNumber] = Log(promise: promise)
        return lastNumber
    }

    /// Receives a part; O(bytes of the part) on average.
    ///
    /// - Parameters:
    ///   - number: the log's number.
    ///   - status: the answer's status.
    ///   - index: the part's place, from 0.
    ///   - isLast: whether it is the last part.
    ///   - part: the bytes.
    ///   - now: the time.
    /// - Returns: whether a part before it is missing.
    mutating func receive(
        _ number: UInt64, _ status: UInt32, _ index: UInt64, isLast: Bool, _ part: [UInt8], at now: MonotonicInstant
    ) -> Bool {
        guard let next = logs[number]?.next, let count = logs[number]?.bytes.count else { return false }
        guard index == next else {
            remove(number)?.promise.fulfil(.lostLog)
            return true
        }
        guard count + part.count <= limits.log else {
            remove(number)?.promise.fulfil(.full("the log is too long"))
            return false
        }
        guard size + part.count <= limits.all else {
            remove(number)?.promise.fulfil(.manyLogs)
            return false
        }
        logs[number]?.bytes.append(contentsOf: part)
        logs[number]?.next += 1
        logs[number]?.heardAt = now
        size += part.count
        if isLast, let log = remove(number) {
            let type = status == 200 ? "application/x-ndjson" : "text/plain; charset=utf-8"
            log.promise.fulfil(HTTPAnswer(status: status, contentType: type, body: log.bytes))
        }
        return false
    }

    /// Removes the logs that nobody waits for any more, and those of which the next part has not come in time.
    mutating func removeStale(at now: MonotonicInstant) {
        for (number, log) in logs {
            if !log.promise.isAwaited {
                remove(number)
            } else if let heardAt = log.heardAt, now > heardAt + Self.patience {
                remove(number)?.promise.fulfil(.lostLog)
            }
        }
    }

    @discardableResult
    private mutating func remove(_ number: UInt64) -> Log? {
        guard let log = logs.removeValue(forKey: number) else { return nil }
        size -= log.bytes.count
        return log
    }
}

extension HTTPAnswer {
    fileprivate static let lostLog = HTTPAnswer.full("a part of the log was lost between servers")
}
