import CHeap
import Foundation

/// Large pages for the main thread's heap, where the stages of all rooms are.
///
/// A step of many rooms reads more memory than a processor's caches hold, and with pages of 4 KB the tables that say where
/// these are, too. Linux gives pages of 2 MB to those who ask for them, by `madvise(2)`, unless
/// `/sys/kernel/mm/transparent_hugepage/enabled` says `never`.
@MainActor
public enum LargePages {
    /// The bytes by which the heap grows: of smaller pieces few would hold a large page.
    private static let growth: Int32 = 64 << 20
    /// The bytes of an object from which on it has memory of its own.
    private static let largest: Int32 = 4 << 20
    /// The end of what large pages have been asked for; nil while they are not in use.
    private static var end: UInt?

    /// Asks for large pages for what the heap of the main thread grows by from now on.
    ///
    /// It concerns all of the process: memory for one object of up to 4 MB comes from that heap, too, and the heap's last
    /// 64 MB are not given back.
    ///
    /// - Returns: whether that is so; false where the memory is not glibc's.
    @discardableResult
    public static func use() -> Bool {
        if end == nil, heap_grow_by(growth, largest) != 0 { end = heap_end() }
        return end != nil
    }

    /// Asks for them for what the heap has grown by since the last call.
    ///
    /// O(1), and no system call if it has not.
    static func follow() {
        guard let asked = end else { return }
        let newEnd = heap_end()
        // What was given back is asked for again when the heap grows again.
        end = newEnd
        let page = UInt(sysconf(Int32(_SC_PAGESIZE)))
        let start = (asked + page - 1) / page * page
        guard newEnd > start else { return }
        // Where the kernel has none, pages stay as they are.
        madvise(UnsafeMutableRawPointer(bitPattern: start), Int(newEnd - start), MADV_HUGEPAGE)
    }
}
