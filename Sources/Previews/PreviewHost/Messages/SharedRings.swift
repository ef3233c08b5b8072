import CChildProcess
import Glibc

/// The memory that the server shares with a process that runs previewed code: a ring of bytes for what each tells the other.
final class SharedRings: @unchecked Sendable {
    /// Who uses the memory.
    enum Side {
        case server, child
    }

    /// The descriptor at which the process finds the memory.
    static let descriptor: Int32 = 3

    private let memory: UnsafeMutableRawPointer

    /// Maps memory into this process.
    ///
    /// - Parameter descriptor: of what ``makeMemory()`` has made; it can be closed afterwards.
    init?(_ descriptor: Int32) {
        guard let memory = child_process_map_rings(descriptor) else { return nil }
        self.memory = memory
    }

    deinit {
        munmap(memory, Int(CHILD_PROCESS_RINGS_SIZE))
    }

    /// Makes memory of a size that stays.
    ///
    /// - Returns: its descriptor, which no other process gets by itself; nil where there is none.
    static func makeMemory() -> Int32? {
        let descriptor = child_process_make_rings()
        return descriptor < 0 ? nil : descriptor
    }

    /// Returns the ring that a side writes.
    func written(by side: Side) -> UnsafeMutablePointer<child_process_ring> {
        child_process_ring(memory, side == .server ? 0 : 1)
    }

    /// Returns the ring that a side reads.
    func read(by side: Side) -> UnsafeMutablePointer<child_process_ring> {
        written(by: side == .server ? .child : .server)
    }
}
