import CChildProcess

/// The end of a shared ring at which bytes are put in, whatever the other process does to it.
///
/// One thread writes at a time; any may finish, and interrupt.
final class RingWriter {
    private let ring: UnsafeMutablePointer<child_process_ring>
    /// The bytes that were written until now: the ring's own number is for the reader, and not read.
    private var written: UInt32 = 0

    init(_ ring: UnsafeMutablePointer<child_process_ring>) {
        self.ring = ring
    }

    /// The number of bytes for which there is room; 0 if the reader says what can't be.
    private var room: Int {
        max(Int(CHILD_PROCESS_RING_SIZE) - Int(written &- child_process_load(&ring.pointee.taken)), 0)
    }

    /// Writes as many bytes as there is room for, and tells a reader that waits.
    ///
    /// - Returns: their number.
    func write(_ bytes: UnsafeRawBufferPointer) -> Int {
        let count = min(bytes.count, room)
        guard count > 0 else { return 0 }
        let target = UnsafeMutableRawPointer(ring + 1)
        let start = Int(written) % Int(CHILD_PROCESS_RING_SIZE)
        let first = min(count, Int(CHILD_PROCESS_RING_SIZE) - start)
        (target + start).copyMemory(from: bytes.baseAddress!, byteCount: first)
        if first < count { target.copyMemory(from: bytes.baseAddress! + first, byteCount: count - first) }
        written &+= UInt32(count)
        child_process_store(&ring.pointee.written, written)
        child_process_tell_of_change(&ring.pointee.news)
        return count
    }

    /// Waits until there is room, `isOver` holds, or some milliseconds are over.
    func wait(atMost milliseconds: Int32, unless isOver: () -> Bool) {
        let rings = child_process_expect(&ring.pointee.room)
        if room == 0, !isOver() { child_process_wait(&ring.pointee.room, rings, milliseconds) }
        child_process_stop_expecting(&ring.pointee.room)
    }

    /// Tells the reader that nothing follows.
    func finish() {
        child_process_store(&ring.pointee.is_over, 1)
        child_process_wake(&ring.pointee.news)
    }

    /// Wakes whoever waits at this end.
    func interrupt() {
        child_process_wake(&ring.pointee.room)
    }
}
