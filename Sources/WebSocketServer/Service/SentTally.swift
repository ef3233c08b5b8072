import CoreMetrics

/// What one thread has sent since it told the metrics last: plain counting, as it happens for each connection and message.
final class SentTally {
    private var messages: UInt64 = 0
    private var bytes: UInt64 = 0

    func add(bytes count: Int) {
        messages += 1
        bytes += UInt64(count)
    }

    func flush(to metrics: ServerMetrics) {
        guard messages > 0 else { return }
        metrics.sentMessages.increment(by: messages)
        metrics.sentBytes.increment(by: bytes)
        (messages, bytes) = (0, 0)
    }
}
