import Wire

/// The ticks and lengths of the messages that a viewer was sent since the newest that it has acknowledged: a window at most.
///
/// They lie in the value itself, so that those of all viewers lie side by side.
struct UnacknowledgedMessages {
    private typealias Four = (UInt64, UInt64, UInt64, UInt64)
    private typealias Window = (Four, Four, Four, Four, Four, Four, Four, Four)

    /// Of each message the tick, and in the lower half its length; the oldest first.
    private var messages: Window
    private(set) var count = 0
    /// The sum of the lengths.
    private(set) var bytes = 0

    private static let capacity = WireFormat.acknowledgementWindow

    init() {
        let none: Four = (0, 0, 0, 0)
        messages = (none, none, none, none, none, none, none, none)
        precondition(MemoryLayout<Window>.size == Self.capacity * MemoryLayout<UInt64>.size)
    }

    /// Whether there is no place for a further one.
    var isFull: Bool { count >= Self.capacity }

    /// Adds a message.
    ///
    /// O(1).
    ///
    /// - Precondition: it is not full.
    mutating func append(tick: UInt32, bytes length: Int) {
        precondition(!isFull, "more messages than a viewer may be sent without an acknowledgement")
        let index = count
        withMessages { $0[index] = UInt64(tick) << 32 | UInt64(UInt32(clamping: length)) }
        count += 1
        bytes += length
    }

    /// Removes the messages up to one with a tick.
    ///
    /// A tick that is none of theirs changes nothing. O(messages).
    mutating func remove(upTo tick: UInt32) {
        let held = count
        let (removed, length) = withMessages { messages in
            guard let index = (0..<held).first(where: { UInt32(messages[$0] >> 32) == tick }) else { return (0, 0) }
            let length = messages[...index].reduce(0) { $0 + Int(UInt32(truncatingIfNeeded: $1)) }
            for place in index + 1..<max(held, index + 1) { messages[place - index - 1] = messages[place] }
            return (index + 1, length)
        }
        count -= removed
        bytes -= length
    }

    private mutating func withMessages<Result>(_ body: (UnsafeMutableBufferPointer<UInt64>) -> Result) -> Result {
        withUnsafeMutableBytes(of: &messages) { body($0.assumingMemoryBound(to: UInt64.self)) }
    }
}
