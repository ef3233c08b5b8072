/// The number of a room's steps that viewers who only watch are sent in one message.
///
/// It follows from how long a thread takes to send them: as many messages as it can send in time. It reads no clock.
struct PaceControl {
    /// Steps in a message to a watcher: 60, 30, 20, 15, 12 or 10 messages a second.
    static let strides = 1...6
    /// Below 15 messages a second pauses begin to show: what is late then is more.
    private static let longStride = 4

    /// Steps in a message to a watcher.
    private(set) var stride = 1
    private var window = Window()
    private var quietWindows = 0

    /// Updates of rooms by which is judged whether the thread keeps up.
    private static let windowLength = 30
    /// From when an update was handed to the thread until it was sent to all: beyond this it is late.
    private static func late(at stride: Int) -> Duration { .milliseconds(stride < longStride ? 14 : 20) }
    /// What the delay at the next faster pace has to stay below.
    private static func early(at stride: Int) -> Duration { .milliseconds(stride <= longStride ? 11 : 16) }
    /// How many windows in a row have to be quiet before the pace rises: two seconds at 60 updates a second.
    private static let quietWindowsToRise = 4
    /// Without an update for so long nothing is known of the load any more.
    private static let memory = Duration.seconds(2)

    private struct Window {
        var count = 0
        var lateCount = 0
        var busyCount = 0
    }

    /// Messages a second that a watcher is sent while something moves.
    var rate: Int { 60 / stride }

    /// A room's update has been sent.
    ///
    /// - Parameters:
    ///   - delay: from when it was handed to the thread until the last viewer was sent it.
    ///   - pause: since the update before.
    mutating func sent(after delay: Duration, pause: Duration) {
        if pause >= Self.memory { (stride, window, quietWindows) = (1, Window(), 0) }
        window.count += 1
        if delay > Self.late(at: stride) { window.lateCount += 1 }
        // What goes to watchers grows as the stride shrinks.
        if stride > 1, delay * stride / (stride - 1) >= Self.early(at: stride) { window.busyCount += 1 }
        guard window.count == Self.windowLength else { return }
        if window.lateCount * 2 >= window.count {
            stride = min(stride + 1, Self.strides.upperBound)
            quietWindows = 0
        } else if window.busyCount * 10 > window.count {
            quietWindows = 0
        } else {
            quietWindows += 1
        }
        if quietWindows == Self.quietWindowsToRise {
            stride = max(stride - 1, Self.strides.lowerBound)
            quietWindows = 0
        }
        window = Window()
    }
}
