import CChildProcess

/// The end of a shared ring at which bytes are taken out, whatever the other process does to it.
///
/// One thread takes at a time; any may look, and interrupt.
final class RingReader {
    private let ring: UnsafeMutablePointer<child_process_ring>
    /// The bytes that were taken until now: the ring's own number is for the writer, and not read.
    private var taken: UInt32 = 0

    init(_ ring: UnsafeMutablePointer<child_process_ring>) {
        self.ring = ring
    }

    /// The number of bytes that the writer says are there; nil if there can't be as many.
    private var available: Int? {
        let count = Int(child_process_load(&ring.pointee.written) &- taken)
        return count <= Int(CHILD_PROCESS_RING_SIZE) ? count : nil
    }

    /// Whether there is nothing to take, and nothing wrong.
    var isEmpty: Bool { available == 0 }

    /// Whether the writer says that nothing follows.
    var isOver: Bool { child_process_load(&ring.pointee.is_over) != 0 }

    /// Takes all that is there, and tells a writer that waits for room.
    ///
    /// - Parameter receive: is called with the bytes, in up to two pieces, which may change under its hands: it only copies.
    /// - Returns: the number of bytes; nil if the writer breaks the format.
    func take(_ receive: (UnsafeRawBufferPointer) -> Void) -> Int? {
        guard let count = available else { return nil }
        guard count > 0 else { return 0 }
        let bytes = UnsafeRawPointer(ring + 1)
        let start = Int(taken) % Int(CHILD_PROCESS_RING_SIZE)
        let first = min(count, Int(CHILD_PROCESS_RING_SIZE) - start)
        receive(UnsafeRawBufferPointer(start: bytes + start, count: first))
        if first < count { receive(UnsafeRawBufferPointer(start: bytes, count: count - first)) }
        taken &+= UInt32(count)
        child_process_store(&ring.pointee.taken, taken)
        child_process_tell_of_change(&ring.pointee.room)
        return count
    }

    /// Waits until there is something to take, `isOver` holds, or some milliseconds are over.
    func wait(atMost milliseconds: Int32, unless isOver: () -> Bool) {
        let rings = child_process_expect(&ring.pointee.news)
        if isEmpty, !self.isOver, !isOver() { child_process_wait(&ring.pointee.news, rings, milliseconds) }
        child_process_stop_expecting(&ring.pointee.news)
    }

    /// Wakes whoever waits at this end.
    func interrupt() {
        child_process_wake(&ring.pointee.news)
    }
}
