import CoreMetrics

/// What one thread has sent and received since it told the metrics last: plain counting, as it happens for each connection
/// and message.
final class MessageTally {
    private struct Count {
        var messages: UInt64 = 0
        var bytes: UInt64 = 0
    }

    private var sent = Count()
    private var received = Count()

    func sent(bytes count: Int) {
        sent.messages += 1
        sent.bytes += UInt64(count)
    }

    func received(bytes count: Int) {
        received.bytes += UInt64(count)
    }

    func receivedWhole() {
        received.messages += 1
    }

    func flush(to metrics: ServerMetrics) {
        if sent.messages > 0 {
            metrics.sentMessages.increment(by: sent.messages)
            metrics.sentBytes.increment(by: sent.bytes)
        }
        if received.bytes > 0 || received.messages > 0 {
            metrics.receivedMessages.increment(by: received.messages)
            metrics.receivedBytes.increment(by: received.bytes)
        }
        (sent, received) = (Count(), Count())
    }
}
