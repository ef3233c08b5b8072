import CChildProcess
import Glibc
import Testing

@testable import PreviewHost

/// Memory at whose other end is code that does what it likes.
@Suite struct SharedRingsTests {
    private let memory: Int32
    /// As each side has mapped the memory.
    private let own, others: SharedRings
    private let reader: RingReader
    private let writer: RingWriter
    private let size = Int(CHILD_PROCESS_RING_SIZE)

    init() throws {
        memory = try #require(SharedRings.makeMemory())
        own = try #require(SharedRings(memory))
        others = try #require(SharedRings(memory))
        reader = RingReader(own.read(by: .server))
        writer = RingWriter(own.written(by: .server))
    }

    private func take() -> [UInt8]? {
        var bytes: [UInt8] = []
        return reader.take { bytes.append(contentsOf: $0) }.map { count in
            #expect(count == bytes.count)
            return bytes
        }
    }

    @Test func itsSizeStays() throws {
        defer { close(memory) }
        #expect(ftruncate(memory, 0) != 0)
        #expect(ftruncate(memory, 1 << 30) != 0)
        #expect(SharedRings(memory) != nil)
    }

    @Test func otherMemoryIsRefused() throws {
        close(memory)
        let null = open("/dev/null", O_RDWR)
        defer { close(null) }
        #expect(SharedRings(null) == nil)
        #expect(SharedRings(-1) == nil)
    }

    /// All that its number of written bytes can say: no byte outside of the ring is read.
    @Test func aWriterThatClaimsMoreThanTheRingHoldsBreaksTheFormat() {
        close(memory)
        let ring = others.written(by: .child)
        for claimed in [UInt32(size + 1), 1 << 31, .max] {
            ring.pointee.written = claimed
            #expect(take() == nil)
            #expect(!reader.isEmpty)
        }
        // No more than it holds is what it holds, whoever has written it.
        ring.pointee.written = UInt32(size)
        #expect(take()?.count == size)
        // Going back is claiming more.
        ring.pointee.written = UInt32(size - 1)
        #expect(take() == nil)
    }

    @Test func whatAReaderSaysOfTheWritersNumberIsNothing() {
        close(memory)
        let ring = others.read(by: .child)
        let bytes = [UInt8](repeating: 5, count: 2 * size)
        for claimed in [UInt32(1), 1 << 31, .max - UInt32(size)] {
            ring.pointee.taken = claimed
            #expect(bytes.withUnsafeBytes { writer.write($0) } == 0)
        }
        ring.pointee.taken = 0
        #expect(bytes.withUnsafeBytes { writer.write($0) } == size)
        // What it writes to the number that is the writer's own changes nothing.
        ring.pointee.written = 77
        ring.pointee.taken = 10
        #expect(bytes.withUnsafeBytes { writer.write($0) } == 10)
        #expect(ring.pointee.written == UInt32(size + 10))
    }

    /// Numbers of bytes begin anew after 2^32.
    @Test func numbersBeginAnew() {
        close(memory)
        let far = RingReader(others.read(by: .child))
        let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 / 3) }
        var count = 0
        while count < 1 << 32 + 3 * size {
            guard bytes.withUnsafeBytes({ writer.write($0) }) == size, far.take({ _ in }) == size else { break }
            count += size
        }
        #expect(count >= 1 << 32)
        #expect(bytes[..<100].withUnsafeBytes { writer.write($0) } == 100)
        var last: [UInt8] = []
        #expect(far.take { last.append(contentsOf: $0) } == 100)
        #expect(last == Array(bytes[..<100]))
    }
}
